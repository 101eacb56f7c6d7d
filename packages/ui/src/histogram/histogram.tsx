import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  AxisLabels,
  Chart,
  extent,
  labelRoom,
  labelWidth,
  linearScale,
  niceDomain,
  Plot,
  rectanglesPath,
  usePlotWidth,
  valueTicks,
  type ChartFrameProps,
  type PlotStops,
} from '../chart/index.ts';
import { useFormat, useMessages } from '../i18n/index.ts';
import { Table } from '../table/index.ts';
import { t } from '../theme/index.ts';
import { binsOf } from './bins.ts';
import { histogramMessages } from './words/index.ts';

const Root = /* @__PURE__ */ styled(Chart)`
  [data-part='bars'] {
    fill: var(--series);
    stroke: ${t.color.surface};
    stroke-width: 1;
  }
`;

/** Minimum number of values: with fewer, the shape would be random. */
const LEAST = 5;

export interface HistogramProps extends ChartFrameProps {
  /** Values in any order. The caller omits unknown values and mentions them in the description. */
  values: readonly number[];
  /** Unit of the values. */
  unit?: string;
  /** Height of the drawing in pixels. @default 240 */
  height?: number;
}

/**
 * Frequency distribution in bins of equal width, chosen by the Freedman-Diaconis rule. For amounts
 * by category use `BarChart`. With fewer than five values the chart shows a text instead.
 */
export function Histogram({ values, unit, height = 240, title, ...rest }: HistogramProps) {
  const words = useMessages(histogramMessages);
  const format = useFormat();
  const [ref, width] = usePlotWidth();
  const bins = useMemo(() => binsOf(values), [values]);

  const [low, high] = extent(values) ?? [0, 1];
  const most = bins.reduce((best, bin) => (bin.count > best.count ? bin : best), {
    from: low,
    to: high,
    count: 0,
  });
  const counts: [number, number] = niceDomain(0, Math.max(1, most.count), 4);
  const edges: [number, number] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1];
  const ticks = valueTicks(format, counts, 4).filter(({ value }) => Number.isInteger(value));
  const plot = {
    left: labelRoom(ticks.map(({ text }) => text)),
    right: width - labelWidth('0000'),
    top: 12,
    bottom: height - 32,
  };
  const x = linearScale(edges, [plot.left, plot.right]);
  const y = linearScale(counts, [plot.bottom, plot.top]);
  const xTicks = valueTicks(format, edges, Math.max(2, Math.floor((plot.right - plot.left) / 80)));

  const figure = (value: number) =>
    `${format.number(value, { maximumFractionDigits: 4 })}${unit === undefined ? '' : ` ${unit}`}`;
  const ends = (stop: number) => ({
    from: figure(bins[stop]?.from ?? 0),
    to: figure(bins[stop]?.to ?? 0),
  });
  const countOf = (stop: number) => bins[stop]?.count ?? 0;
  /** Equal values form a bin of zero width, which is drawn at a minimum visible width. */
  const rectangle = ({ from, to, count }: (typeof bins)[number]) =>
    from === to
      ? { x: x(from) - 12, y: y(count), width: 24, height: y(0) - y(count) }
      : { x: x(from), y: y(count), width: x(to) - x(from), height: y(0) - y(count) };

  const stops: PlotStops = {
    label: words.stops({ title }),
    count: bins.length,
    nearest: (place) =>
      Math.min(
        bins.length - 1,
        Math.max(0, Math.floor(((place - plot.left) / (plot.right - plot.left)) * bins.length)),
      ),
    place: (stop) => ({
      x: plot.left + ((stop + 0.5) / bins.length) * (plot.right - plot.left),
      y: y(countOf(stop)),
    }),
    words: (stop) => words.stop({ ...ends(stop), count: countOf(stop) }),
    render: (stop) => (
      <>
        <strong>{words.count({ count: countOf(stop) })}</strong>
        {words.bin(ends(stop))}
      </>
    ),
  };

  const picture = words.picture({
    title,
    count: values.length,
    low: figure(low),
    high: figure(high),
    from: figure(most.from),
    to: figure(most.to),
  });
  const enough = values.length >= LEAST;
  return (
    <Root
      {...(values.length > 0 &&
        !enough && { emptyBody: words.fewBody({ count: values.length, least: LEAST }) })}
      {...rest}
      title={title}
      height={height}
      content={values.length === 0 ? 'empty' : enough ? 'drawn' : 'too-few'}
      table={
        <Table
          caption={title}
          rows={bins}
          rowKey={({ from }) => String(from)}
          columns={[
            {
              id: 'range',
              header: words.range,
              rowHeader: true,
              render: ({ from, to }) => words.bin({ from: figure(from), to: figure(to) }),
            },
            {
              id: 'count',
              header: words.values,
              align: 'end',
              render: ({ count }) => format.number(count),
            },
          ]}
        />
      }
      data-component="histogram"
    >
      <Plot ref={ref} width={width} height={height} label={picture} stops={stops}>
        <path
          data-part="grid"
          d={ticks.map(({ value }) => `M${plot.left} ${y(value)}H${plot.right}`).join('')}
        />
        <AxisLabels
          side="start"
          edge={plot.left - 8}
          labels={ticks.map(({ value, text }) => ({ at: y(value), text }))}
        />
        <AxisLabels
          side="below"
          edge={height - 6}
          labels={xTicks.map(({ value, text }) => ({ at: x(value), text, quiet: true }))}
        />
        <g data-series={1}>
          <path data-part="bars" d={rectanglesPath(bins.map(rectangle))} />
        </g>
        <path data-part="baseline" d={`M${plot.left} ${y(0)}H${plot.right}`} />
      </Plot>
    </Root>
  );
}
