import { useId, type ReactNode } from 'react';
import { SeriesFills, seriesFill } from './series-fills.tsx';
import { seriesStyle } from './series-style.ts';
import { shapesPath, type PlotShape } from './svg-path.ts';

/** An entry of a legend. */
export interface LegendEntry {
  id: string;
  name: ReactNode;
  /** Swatch: a point shape in a tone's colour, or a series as drawn, by its zero-based position. */
  swatch: { mark: PlotShape; tone: string } | { series: number; as: 'line' | 'fill' };
  /** Value at the end of the line: a total or a share. */
  figure?: ReactNode;
}

export interface ChartLegendProps {
  entries: readonly LegendEntry[];
  /** Use `stacked` where each entry has a figure. @default 'inline' */
  layout?: 'inline' | 'stacked';
}

/** Legend for shapes, dashes and patterns, in drawing order. Part of a `Chart`. */
export function ChartLegend({ entries, layout = 'inline' }: ChartLegendProps) {
  const fills = useId();
  return (
    <ul data-part="legend" data-layout={layout}>
      {entries.map(({ id, name, swatch, figure }) => (
        <li key={id}>
          <Swatch swatch={swatch} fills={fills} />
          {figure === undefined ? name : <span data-part="name">{name}</span>}
          {figure !== undefined && <span data-part="figure">{figure}</span>}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ swatch, fills }: { swatch: LegendEntry['swatch']; fills: string }) {
  if ('mark' in swatch) {
    return (
      <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
        <path data-mark={swatch.tone} d={shapesPath(swatch.mark, [{ x: 0, y: 0 }])} />
      </svg>
    );
  }
  const { number, shape, dash } = seriesStyle(swatch.series);
  if (swatch.as === 'line') {
    return (
      <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true" data-series={number}>
        <path data-part="line" d="M0 6h28" strokeDasharray={dash} />
        <path data-part="points" data-shape={shape} d={shapesPath(shape, [{ x: 14, y: 6 }])} />
      </svg>
    );
  }
  // Each swatch defines its own pattern with a unique id.
  const own = `${fills}${number}`;
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" data-series={number}>
      <SeriesFills id={own} from={number} count={1} />
      <rect width="14" height="14" rx="3" fill={seriesFill(own, number)} />
    </svg>
  );
}
