import { useFormat, type MessageFormat } from '../i18n/index.ts';
import type { LinearScale } from './linear-scale.ts';
import { niceTicks } from './ticks.ts';
import { isoOf, timeTicks } from './time-ticks.ts';

/** A word of an axis and where it stands. */
export interface AxisLabel {
  /** Pixels along the axis. */
  at: number;
  text: string;
  /** A label of less weight: a second scale's name. @default false */
  quiet?: boolean;
}

export interface AxisLabelsProps {
  /** `start` and `end`: upright axes beside the plot, on its left and right. `below`: the level axis under it. */
  side: 'start' | 'end' | 'below';
  /** Where the axis stands across its own direction, in pixels: its x, or for `below` its y. */
  edge: number;
  labels: readonly AxisLabel[];
}

const ANCHORS = { start: 'end', end: 'start', below: 'middle' } as const;

/** The labels of one axis. Lines are drawn by who knows how they should look. */
export function AxisLabels({ side, edge, labels }: AxisLabelsProps) {
  return (
    <g textAnchor={ANCHORS[side]}>
      {labels.map(({ at, text, quiet }) => (
        <text
          key={at}
          x={side === 'below' ? at : edge}
          y={side === 'below' ? edge : at + 4}
          data-quiet={quiet || undefined}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** About how wide a label is drawn, in pixels: enough to keep room for it before it is drawn. */
export const labelWidth = (text: string): number => text.length * 6.6;

/** Room for the widest of the labels and the gap to the plot, in pixels. */
export const labelRoom = (labels: readonly string[]): number =>
  Math.ceil(Math.max(0, ...labels.map(labelWidth))) + 10;

/** From here on axis labels are shortened, "120K": the words beside a point have every digit. */
const SHORTENED = 100_000;

/** A tick of a value axis and its label. */
export interface ValueTick {
  value: number;
  text: string;
}

/** Round values of a domain, written alike. */
export function valueTicks(
  format: MessageFormat,
  [from, to]: readonly [number, number],
  count?: number,
): ValueTick[] {
  const { values, digits } = niceTicks(from, to, count);
  const long = Math.max(Math.abs(from), Math.abs(to)) >= SHORTENED;
  return values.map((value) => ({
    value,
    text: format.number(
      value,
      long
        ? { notation: 'compact' }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits },
    ),
  }));
}

/** A time label needs this much of the axis, in pixels. */
const TIME_ROOM = 68;

function timeLabel(
  at: number,
  unit: 'time' | 'day' | 'month' | 'year',
  format: MessageFormat,
): string {
  const instant = isoOf(at);
  if (unit === 'time') return format.time(instant);
  if (unit === 'day') return format.dayMonth(instant);
  return unit === 'month'
    ? format.monthYear(instant)
    : (format.monthYear(instant).split(' ').at(-1) ?? '');
}

/** The labels of a time axis in the reader's language and zone. */
export function useTimeLabels(from: number, to: number, scale: LinearScale): AxisLabel[] {
  const format = useFormat();
  const room = Math.abs(scale(to) - scale(from));
  return timeTicks(from, to, Math.max(1, Math.floor(room / TIME_ROOM)), format.dayOf).map(
    ({ at, unit }) => ({ at: scale(at), text: timeLabel(at, unit, format) }),
  );
}
