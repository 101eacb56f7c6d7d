import { useId, useMemo } from 'react';
import {
  extent,
  isoOf,
  labelRoom,
  labelWidth,
  linearScale,
  nearest,
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
import { lineChartMessages } from './words/index.ts';
import * as S from './line-chart.styles.ts';
import { LineDrawing } from './line-drawing.tsx';
import { lineDomain, rowsOf, type LineBand } from './line-geometry.ts';
import type { LineSeries } from './line-chart.types.ts';

export interface LineChartProps extends ChartFrameProps {
  /** One to six series; more cannot be distinguished. */
  series: readonly LineSeries[];
  /** Fills the area between each line and zero: for amounts, not for levels. @default false */
  area?: boolean;
  /**
   * Value range shown behind the lines and named in the legend: a target or an expected interval.
   */
  band?: LineBand & { name: string };
  /** Unit of the values, shown after each value where it fits. */
  unit?: string;
  /** Height of the drawing in pixels. @default 240 */
  height?: number;
}

/**
 * Values over time: one to six lines, each with its own dash pattern and mark. For evaluated
 * measurements use `ControlChart`, to compare amounts across a few categories `BarChart`, for a
 * trend within a line of text `Sparkline`.
 */
export function LineChart({
  series,
  area = false,
  band,
  unit,
  height = 240,
  title,
  ...rest
}: LineChartProps) {
  const words = useMessages(lineChartMessages);
  const format = useFormat();
  const fills = useId();
  const [ref, width] = usePlotWidth();

  const rows = useMemo(() => rowsOf(series), [series]);
  const times = rows.map(({ time }) => time);
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0];
  const domain = lineDomain(series, area, band);
  const ticks = valueTicks(format, domain);

  const plot = {
    left: labelRoom(ticks.map(({ text }) => text)),
    right: width - labelWidth('000'),
    top: 12,
    bottom: height - 32,
  };
  const x = linearScale([from, to], [plot.left + 8, plot.right - 8]);
  const y = linearScale(domain, [plot.bottom, plot.top]);

  const figure = (value: number) =>
    `${format.number(value, { maximumFractionDigits: 4 })}${unit === undefined ? '' : ` ${unit}`}`;
  const at = (stop: number) => format.dateTime(isoOf(times[stop] ?? 0));
  const named = (stop: number) =>
    series.flatMap(({ id, name }, position) => {
      const value = rows[stop]?.values[position];
      return value === undefined
        ? []
        : [{ id, name, value: value === null ? words.unknown : figure(value) }];
    });

  const stops: PlotStops = {
    label: words.stops({ title }),
    count: rows.length,
    nearest: (place) => nearest(times.map(x), place),
    place: (stop) => {
      const [, highest] = extent(rows[stop]?.values.map((value) => value ?? null) ?? []) ?? [
        0,
        domain[0],
      ];
      return { x: x(times[stop] ?? 0), y: y(highest) };
    },
    words: (stop) =>
      words.stop({
        at: at(stop),
        values: named(stop)
          .map(({ name, value }) => words.value({ name, value }))
          .join(', '),
      }),
    render: (stop) => (
      <>
        <strong>{at(stop)}</strong>
        <dl data-part="figures">
          {named(stop).map(({ id, name, value }) => (
            <div key={id} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  };

  const known = extent(rows.flatMap((row) => row.values.map((value) => value ?? null)));
  const picture = known
    ? words.picture({
        title,
        series: series.length,
        from: format.dateTime(isoOf(from)),
        to: format.dateTime(isoOf(to)),
        low: figure(known[0]),
        high: figure(known[1]),
      })
    : words.pictureUnknown({ title });

  const legend: LegendEntry[] =
    series.length > 1 || band
      ? series.map(({ id, name }, position) => ({
          id,
          name,
          swatch: { series: position, as: area ? 'fill' : 'line' },
        }))
      : [];

  return (
    <S.Root
      {...rest}
      title={title}
      height={height}
      content={known ? 'drawn' : 'empty'}
      legend={legend}
      note={band && bandWords(band, words, figure)}
      table={
        <Table
          caption={title}
          rows={rows.toReversed()}
          rowKey={({ time }) => String(time)}
          columns={[
            {
              id: 'time',
              header: words.time,
              rowHeader: true,
              width: '11.5rem',
              render: ({ time }) => format.dateTime(isoOf(time)),
            },
            ...series.map(({ id, name }, position) => ({
              id,
              header: name,
              align: 'end' as const,
              render: (row: (typeof rows)[number]) => {
                const value = row.values[position];
                if (value === undefined) return null;
                return value === null ? <UnknownValue /> : figure(value);
              },
            })),
          ]}
        />
      }
      data-component="line-chart"
    >
      <Plot ref={ref} width={width} height={height} label={picture} stops={stops}>
        <LineDrawing
          {...{ series, area, band, plot, height, x, y, ticks, fills }}
          span={[from, to]}
        />
      </Plot>
    </S.Root>
  );
}

type Words = ReturnType<typeof useMessages<typeof lineChartMessages.messages>>;

function bandWords(
  { name, low, high }: LineBand & { name: string },
  words: Words,
  figure: (value: number) => string,
): string {
  if (low !== null && high !== null)
    return words.band({ name, low: figure(low), high: figure(high) });
  if (low !== null) return words.bandFrom({ name, low: figure(low) });
  return high === null ? name : words.bandTo({ name, high: figure(high) });
}
