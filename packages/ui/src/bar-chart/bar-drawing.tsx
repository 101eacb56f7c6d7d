import {
  AxisLabels,
  labelWidth,
  rectanglesPath,
  seriesFill,
  SeriesFills,
  shapesPath,
  type LinearScale,
  type ValueTick,
} from '../chart/index.ts';
import { fitted, namedEvery, rectangleOf, type Bar, type SeriesBars } from './bar-geometry.ts';
import type { BarCategory, BarSeries } from './bar-chart.types.ts';

export interface BarDrawingProps {
  categories: readonly BarCategory[];
  series: readonly BarSeries[];
  bars: readonly SeriesBars[];
  orientation: 'vertical' | 'horizontal';
  sequential: boolean;
  plot: { left: number; right: number; top: number; bottom: number };
  height: number;
  /** Pixels per category along its axis. */
  room: number;
  scale: LinearScale;
  ticks: readonly ValueTick[];
  fills: string;
  figure: (value: number) => string;
}

/** Minimum gap between two category names below the bars, in pixels. */
const NAME_AIR = 6;

/** The drawing: grid, axes, and one path for all bars of a series. */
export function BarDrawing({
  categories,
  series,
  bars,
  orientation,
  sequential,
  plot,
  height,
  room,
  scale,
  ticks,
  fills,
  figure,
}: BarDrawingProps) {
  const { left, right, top, bottom } = plot;
  const upright = orientation === 'vertical';
  const start = upright ? left : top;
  const across = (value: number) =>
    upright ? `M${left} ${scale(value)}H${right}` : `M${scale(value)} ${top}V${bottom}`;
  const every =
    upright && sequential
      ? namedEvery(
          categories.map(({ name }) => labelWidth(name) + NAME_AIR),
          room,
        )
      : 1;
  const names = categories
    .map(({ name }, index) => ({
      at: start + (index + 0.5) * room,
      text: fitted(name, upright ? every * room - NAME_AIR : left - 9, labelWidth),
    }))
    .filter((_, index) => index % every === 0);
  const values = ticks.map(({ value, text }) => ({ at: scale(value), text, quiet: true }));
  const unknown = bars.flatMap((each) =>
    each.unknown.map(({ category, middle, from }) => ({
      across: start + (category + middle) * room,
      end: scale(from),
    })),
  );
  return (
    <>
      <SeriesFills id={fills} count={series.length} />
      <path data-part="grid" d={ticks.map(({ value }) => across(value)).join('')} />
      <AxisLabels side="start" edge={left - 8} labels={upright ? values : names} />
      <AxisLabels side="below" edge={height - 6} labels={upright ? names : values} />
      {bars.map((each, position) => (
        <g key={series[position]!.id} data-series={position + 1}>
          <path
            data-part="bars"
            d={rectanglesPath(
              each.bars.map((bar) => rectangleOf(bar, orientation, room, start, scale)),
            )}
            fill={seriesFill(fills, position + 1)}
          />
        </g>
      ))}
      <path data-part="baseline" d={across(0)} />
      {unknown.length > 0 && (
        <path
          data-mark="stroke"
          d={shapesPath(
            'cross',
            unknown.map(({ across: at, end }) =>
              upright ? { x: at, y: end - 9 } : { x: end + 10, y: at },
            ),
          )}
        />
      )}
      {series.length === 1 && (
        <Figures bars={bars[0]!.bars} {...{ upright, room, start, scale, figure }} />
      )}
    </>
  );
}

interface FiguresProps extends Pick<BarDrawingProps, 'room' | 'scale' | 'figure'> {
  bars: readonly Bar[];
  upright: boolean;
  start: number;
}

/** Value labels at the bar ends of a single series, shown only when all of them fit. */
function Figures({ bars, upright, room, start, scale, figure }: FiguresProps) {
  if (bars.some(({ to }) => (upright ? labelWidth(figure(to)) > room : room < 16))) return null;
  return bars.map(({ category, to }) => {
    const middle = start + (category + 0.5) * room;
    const away = to < 0 ? -1 : 1;
    return upright ? (
      <text
        key={category}
        data-figure
        x={middle}
        y={scale(to) + (away > 0 ? -6 : 16)}
        textAnchor="middle"
      >
        {figure(to)}
      </text>
    ) : (
      <text
        key={category}
        data-figure
        x={scale(to) + away * 6}
        y={middle + 4}
        textAnchor={away > 0 ? 'start' : 'end'}
      >
        {figure(to)}
      </text>
    );
  });
}
