import type { PlotShape } from './svg-path.ts';

/** How a series is distinguished without colour. */
export interface SeriesStyle {
  /** Series number from 1 to 6, for `data-series`: selects the colour. */
  number: number;
  /** Shape of its points. */
  shape: PlotShape;
  /** Line dashes in SVG syntax. Undefined is a solid line. */
  dash: string | undefined;
}

const LOOKS: readonly Omit<SeriesStyle, 'number'>[] = [
  { shape: 'disc', dash: undefined },
  { shape: 'square', dash: '6 3' },
  { shape: 'triangle', dash: '2 3' },
  { shape: 'diamond', dash: '9 3 2 3' },
  { shape: 'triangle-down', dash: '12 4' },
  { shape: 'cross', dash: '1 2' },
];

/** Maximum number of distinguishable series. The seventh looks like the first. */
export const SERIES_STYLES = LOOKS.length;

/** Returns the look of a series by its zero-based position. */
export function seriesStyle(position: number): SeriesStyle {
  const index = position % SERIES_STYLES;
  return { ...LOOKS[index]!, number: index + 1 };
}
