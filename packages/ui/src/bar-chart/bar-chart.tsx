import { useId, useMemo } from 'react';
import {
  extent,
  labelRoom,
  labelWidth,
  linearScale,
  Plot,
  usePlotWidth,
  valueTicks,
  type ChartFrameProps,
  type LegendEntry,
  type PlotStops,
} from '../chart/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { UnknownValue } from '../internal/index.ts';
import { Table } from '../table/index.ts';
import { barChartMessages } from './words/index.ts';
import * as S from './bar-chart.styles.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { barDomain, barsOf } from './bar-geometry.ts';
import type { BarArrangement, BarCategory, BarSeries } from './bar-chart.types.ts';

export interface BarChartProps extends ChartFrameProps {
  /** Categories in reading order. */
  categories: readonly BarCategory[];
  /** One to six series, each with one value per category. */
  series: readonly BarSeries[];
  /** Whether several series are placed side by side or stacked to a total. @default 'grouped' */
  arrangement?: BarArrangement;
  /** Use `horizontal` for many categories or long names. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal';
  /**
   * Whether the categories are sequential, such as days. When space is short, only every second or
   * third name is shown, in full. Otherwise long names are truncated. @default false
   */
  sequential?: boolean;
  /** Unit of the values. */
  unit?: string;
  /**
   * Height of the drawing in pixels. Defaults to 240, or the required height for horizontal bars.
   */
  height?: number;
}

/** Height of a horizontal bar including its spacing, in pixels. */
const BAR = 18;
/** Spacing around the bars of a category, in pixels. */
const AIR = 16;

/**
 * Compares amounts across a few categories. For change over time use `LineChart`, for
 * percentages close to 100 `DotScale`.
 */
export function BarChart({
  categories,
  series,
  arrangement = 'grouped',
  orientation = 'vertical',
  sequential = false,
  unit,
  height: ownHeight,
  title,
  ...rest
}: BarChartProps) {
  const words = useMessages(barChartMessages);
  const format = useFormat();
  const fills = useId();
  const [ref, width] = usePlotWidth();

  const upright = orientation === 'vertical';
  const height =
    ownHeight ??
    (upright
      ? 240
      : categories.length * (AIR + BAR * (arrangement === 'stacked' ? 1 : series.length)) + 40);
  const bars = useMemo(() => barsOf(series, arrangement), [series, arrangement]);
  const domain = barDomain(bars);
  const ticks = valueTicks(format, domain, upright ? 5 : Math.max(2, Math.floor(width / 120)));

  const figure = (value: number) => format.number(value, { maximumFractionDigits: 4 });
  const counted = (value: number) =>
    unit === undefined ? figure(value) : `${figure(value)} ${unit}`;
  const left = upright
    ? labelRoom(ticks.map(({ text }) => text))
    : Math.min(labelRoom(categories.map(({ name }) => name)), width * 0.4);
  const ends = labelWidth(figure(domain[1]));
  const plot = {
    left,
    right: width - (upright ? 0 : ends + 8),
    top: upright ? 20 : 4,
    bottom: height - (upright ? 28 : 32),
  };
  const scale = linearScale(domain, upright ? [plot.bottom, plot.top] : [plot.left, plot.right]);
  const room =
    (upright ? plot.right - plot.left : plot.bottom - plot.top) / Math.max(1, categories.length);
  const start = upright ? plot.left : plot.top;

  const named = (category: number) =>
    series.map(({ id, name, values: own }) => ({ id, name, value: own[category] ?? null }));
  const valueWords = (value: number | null) => (value === null ? words.unknown : counted(value));
  const stops: PlotStops = {
    label: words.stops({ title }),
    count: categories.length,
    nearest: (x, y) =>
      Math.min(categories.length - 1, Math.max(0, Math.floor(((upright ? x : y) - start) / room))),
    place: (stop) => {
      const end = scale(
        extent(
          bars.flatMap((each) =>
            each.bars.filter(({ category }) => category === stop).map(({ to }) => to),
          ),
        )?.[1] ?? 0,
      );
      const middle = start + (stop + 0.5) * room;
      return upright ? { x: middle, y: end } : { x: end, y: middle };
    },
    words: (stop) =>
      words.stop({
        category: categories[stop]!.name,
        values: named(stop)
          .map(({ name, value }) =>
            series.length === 1
              ? valueWords(value)
              : words.value({ name, value: valueWords(value) }),
          )
          .join(', '),
      }),
    render: (stop) => (
      <>
        <strong>{categories[stop]!.name}</strong>
        {series.length === 1 ? (
          valueWords(named(stop)[0]!.value)
        ) : (
          <dl data-part="figures">
            {named(stop).map(({ id, name, value }) => (
              <div key={id} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{valueWords(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </>
    ),
  };

  const known = extent(series.flatMap((each) => each.values));
  const pictureWords = () => {
    if (!known) return title;
    const [low, high] = known;
    if (series.length > 1)
      return words.pictureGroups({
        title,
        count: categories.length,
        series: series.length,
        low: counted(low),
        high: counted(high),
      });
    const highest = categories[series[0]!.values.indexOf(high)]?.name ?? '';
    return words.picture({ title, count: categories.length, highest, value: counted(high) });
  };

  const legend: LegendEntry[] = [
    ...(series.length > 1
      ? series.map(({ id, name }, position) => ({
          id,
          name,
          swatch: { series: position, as: 'fill' as const },
        }))
      : []),
    ...(bars.some(({ unknown }) => unknown.length > 0)
      ? [
          {
            id: 'unknown',
            name: words.unknownSwatch,
            swatch: { mark: 'cross' as const, tone: 'stroke' },
          },
        ]
      : []),
  ];

  return (
    <S.Root
      {...rest}
      title={title}
      height={height}
      content={known && categories.length > 0 ? 'drawn' : 'empty'}
      legend={legend}
      table={
        <Table
          caption={title}
          rows={categories.map((category, index) => ({ ...category, index }))}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: words.category, rowHeader: true, render: ({ name }) => name },
            ...series.map(({ id, name, values: own }) => ({
              id,
              header: name,
              align: 'end' as const,
              render: ({ index }: { index: number }) => {
                const value = own[index] ?? null;
                return value === null ? <UnknownValue /> : counted(value);
              },
            })),
          ]}
        />
      }
      data-component="bar-chart"
    >
      <Plot ref={ref} width={width} height={height} label={pictureWords()} stops={stops}>
        <BarDrawing
          {...{
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
          }}
        />
      </Plot>
    </S.Root>
  );
}
