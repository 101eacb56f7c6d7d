import type { PlotShape } from './svg-path.ts';

/** How one series is told from the others without its color. */
export interface SeriesLook {
  /** 1 to 6, for `data-series`: the color. */
  number: number;
  /** The outline of its points. */
  shape: PlotShape;
  /** Its line, as SVG writes dashes. Undefined is unbroken. */
  dash: string | undefined;
}

const LOOKS: readonly Omit<SeriesLook, 'number'>[] = [
  { shape: 'disc', dash: undefined },
  { shape: 'square', dash: '6 3' },
  { shape: 'triangle', dash: '2 3' },
  { shape: 'diamond', dash: '9 3 2 3' },
  { shape: 'triangle-down', dash: '12 4' },
  { shape: 'cross', dash: '1 2' },
];

/** More than six series cannot be told apart; the seventh looks like the first. */
export const SERIES_LOOKS = LOOKS.length;

/** The look of the series at this position, from 0. */
export function seriesLook(position: number): SeriesLook {
  const index = position % SERIES_LOOKS;
  return { ...LOOKS[index]!, number: index + 1 };
}
