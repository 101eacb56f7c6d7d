import {
  areaPath,
  AxisLabels,
  linePath,
  seriesFill,
  SeriesFills,
  seriesStyle,
  shapesPath,
  useTimeLabels,
  type LinearScale,
  type ValueTick,
} from '../chart/index.ts';
import { placesOf, type LineBand } from './line-geometry.ts';
import type { LineSeries } from './line-chart.types.ts';

/** From this number of points on, marks would hide the line and are omitted. */
const MARKED = 60;

export interface LineDrawingProps {
  series: readonly LineSeries[];
  area: boolean;
  band: LineBand | undefined;
  plot: { left: number; right: number; top: number; bottom: number };
  height: number;
  span: readonly [number, number];
  x: LinearScale;
  y: LinearScale;
  ticks: readonly ValueTick[];
  fills: string;
}

/**
 * The drawing: band, grid, axes, and one path each for the area, line and marks of every series.
 */
export function LineDrawing({
  series,
  area,
  band,
  plot,
  height,
  span,
  x,
  y,
  ticks,
  fills,
}: LineDrawingProps) {
  const { left, right, bottom, top } = plot;
  const time = useTimeLabels(span[0], span[1], x);
  const edges = [band?.low ?? null, band?.high ?? null].filter((edge) => edge !== null);
  return (
    <>
      {area && <SeriesFills id={fills} count={series.length} />}
      {band && (
        <path
          data-part="band"
          d={`M${left} ${band.high === null ? top : y(band.high)}H${right}V${band.low === null ? bottom : y(band.low)}H${left}Z`}
        />
      )}
      <path
        data-part="grid"
        d={ticks.map(({ value }) => `M${left} ${y(value)}H${right}`).join('')}
      />
      {edges.length > 0 && (
        <path
          data-part="band-edge"
          d={edges.map((edge) => `M${left} ${y(edge)}H${right}`).join('')}
        />
      )}
      <AxisLabels
        side="start"
        edge={left - 8}
        labels={ticks.map(({ value, text }) => ({ at: y(value), text }))}
      />
      <AxisLabels
        side="below"
        edge={height - 6}
        labels={time.map((label) => ({ ...label, quiet: true }))}
      />
      {series.map((each, position) => {
        const places = placesOf(each, x, y);
        const known = places.filter((place) => place !== null);
        const { number, shape, dash } = seriesStyle(position);
        return (
          <g key={each.id} data-series={number}>
            {area && (
              <path data-part="area" d={areaPath(places, y(0))} fill={seriesFill(fills, number)} />
            )}
            <path data-part="line" d={linePath(places)} strokeDasharray={dash} />
            {known.length <= MARKED && (
              <path data-part="points" data-shape={shape} d={shapesPath(shape, known)} />
            )}
          </g>
        );
      })}
    </>
  );
}
