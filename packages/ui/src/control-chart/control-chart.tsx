import { useMemo } from 'react';
import {
  labelRoom,
  nearest,
  Plot,
  usePlotWidth,
  type ChartFrameProps,
  type PlotStops,
} from '../chart/index.ts';
import { useFormat } from '../i18n/index.ts';
import { controlGeometry, LEVELS, valueAxis } from './control-geometry.ts';
import { ControlDrawing } from './control-drawing.tsx';
import { legendOf, markGroups, type ExplainedChart } from './control-marks.ts';
import { ControlTable } from './control-table.tsx';
import { useControlWords, type PointWords } from './use-control-words.ts';
import type {
  ControlEvent,
  ControlLimits,
  ControlPoint,
  PointOpening,
} from './control-chart.types.ts';
import * as S from './control-chart.styles.ts';

const HOUR = 3_600_000;
/** Margin beside the plot where there are no labels, in pixels. */
const MARGIN = 12;
const NONE: readonly ControlEvent[] = [];
const NO_POINTS: readonly ControlPoint[] = [];
const ALONE: readonly ExplainedChart[] = [];
/** Space above the plot with labels of events, and without. */
const LABELLED_TOP = 36;
const PLAIN_TOP = 14;
/** Space below the plot for the dates, and without them. */
const DATED_BOTTOM = 32;
const PLAIN_BOTTOM = 8;

export interface ControlChartProps extends ChartFrameProps {
  /** Points in chronological order. */
  points: readonly ControlPoint[];
  /**
   * Limits in chronological order. Empty when none are set: values are then drawn without bands.
   */
  limits: readonly ControlLimits[];
  /** Events in chronological order, drawn as dotted vertical lines. Omit for none. */
  events?: readonly ControlEvent[];
  /**
   * Ends of the time axis as ISO instants; use the same for stacked charts. Defaults to the first
   * and last point.
   */
  span?: { from: string; to: string };
  /**
   * Maximum gap between connected points, in hours. When omitted, only unknown values break the
   * line.
   */
  breakAfterHours?: number;
  /**
   * Charts stacked above on the same time axis: the legend of this one explains their marks too.
   */
  above?: readonly ExplainedChart[];
  /** Whether a chart stacked below shows the dates and the legend. @default false */
  continued?: boolean;
  /** Opens details of some points by click or Enter. When omitted, points do nothing. */
  opening?: PointOpening | undefined;
  /** Height of the drawing in pixels. @default 248 */
  height?: number;
}

/**
 * Measured values against established limits, with a centre line, bands of one to three standard
 * deviations, and evaluation marks. It displays evaluations and makes none. Thousands of points are
 * rendered as a few paths. For values without limits use `LineChart`.
 */
export function ControlChart({
  points,
  limits,
  events = NONE,
  span,
  breakAfterHours = Infinity,
  above = ALONE,
  continued = false,
  opening,
  height = 248,
  title,
  ...rest
}: ControlChartProps) {
  const format = useFormat();
  const { words, levelWords, pointWords, pointSentence, flagWords, pictureWords, beyondWords } =
    useControlWords(title, limits);
  const [ref, width, isMeasured] = usePlotWidth();

  const axis = useMemo(() => valueAxis(points, limits), [points, limits]);
  const valueWords = (value: number) =>
    format.number(value, {
      minimumFractionDigits: axis.digits,
      maximumFractionDigits: axis.digits,
    });
  const left = labelRoom(axis.ticks.map(({ value }) => valueWords(value)));
  const right = limits.length > 0 ? labelRoom(LEVELS.map(levelWords)) : MARGIN;
  const from = Date.parse(span?.from ?? points[0]?.at ?? '');
  const to = Date.parse(span?.to ?? points.at(-1)?.at ?? '');

  const { area, geometry, marks } = useMemo(() => {
    const isLabelled = events.some(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
    const area = {
      left,
      right: width - right,
      top: isLabelled ? LABELLED_TOP : PLAIN_TOP,
      bottom: height - (continued ? PLAIN_BOTTOM : DATED_BOTTOM),
    };
    const placed = isMeasured ? points : NO_POINTS;
    const geometry = controlGeometry(
      placed,
      limits,
      axis,
      area,
      [from, to],
      breakAfterHours * HOUR,
    );
    return { area, geometry, marks: markGroups(placed, geometry, area.bottom) };
  }, [
    points,
    limits,
    events,
    axis,
    left,
    right,
    width,
    isMeasured,
    height,
    continued,
    from,
    to,
    breakAfterHours,
  ]);

  const opens = (stop: number) => opening?.ids.has(points[stop]!.id) === true;
  const stops: PlotStops = {
    label: words.stops({ title }),
    count: points.length,
    nearest: (x) => nearest(geometry.xs, x),
    place: (stop) => geometry.places[stop] ?? { x: geometry.xs[stop] ?? 0, y: area.bottom },
    words: (stop) =>
      [pointSentence(points[stop]!), ...(opens(stop) ? [opening?.hint] : [])].join('. '),
    render: (stop) => (
      <>
        <PointLines {...pointWords(points[stop]!)} />
        {opens(stop) && <span>{opening?.hint}</span>}
      </>
    ),
    onOpen:
      opening &&
      ((stop) => {
        if (opens(stop)) opening.onOpen(points[stop]!.id);
      }),
  };

  const latest = points.findLastIndex(
    ({ status, value }) => status === 'rejected' && value !== null,
  );
  const place = geometry.places[latest];
  const flag = place ? { place, text: flagWords(points[latest]!) } : null;
  const beyond = points.filter((_, index) => geometry.places[index]?.beyond);
  const note = [
    ...(limits.length === 0 ? [words.noLimits] : []),
    ...(beyond.length > 0 ? [beyondWords(beyond)] : []),
  ].join(' ');

  return (
    <S.Root
      {...rest}
      title={title}
      height={height}
      content={points.length === 0 ? 'empty' : 'drawn'}
      legend={continued ? [] : legendOf([...above, { points, limits }], (word) => words[word])}
      note={note === '' ? undefined : note}
      table={<ControlTable title={title} points={points} limits={limits} events={events} />}
      data-component="control-chart"
    >
      <Plot ref={ref} width={width} height={height} label={pictureWords(points)} stops={stops}>
        <ControlDrawing
          {...{ area, height, points, axis, geometry, marks, events, flag, valueWords, levelWords }}
          span={[from, to]}
          dated={!continued}
        />
      </Plot>
    </S.Root>
  );
}

/** Callout lines of a point, the value first because it matters most. */
function PointLines({ at, value, deviation, status, note }: PointWords) {
  return (
    <>
      <strong>{deviation === null ? value : `${value} (${deviation})`}</strong>
      {note === null ? status : `${status}: ${note}`}
      <span>{at}</span>
    </>
  );
}
