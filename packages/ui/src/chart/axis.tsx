import { useFormat, type MessageFormat } from '../i18n/index.ts';
import type { LinearScale } from './linear-scale.ts';
import { niceTicks } from './ticks.ts';
import { isoOf, timeTicks } from './time-ticks.ts';

/** An axis label and its position. */
export interface AxisLabel {
  /** Position along the axis, in pixels. */
  at: number;
  text: string;
  /** A label with less emphasis, such as the name of a second scale. @default false */
  quiet?: boolean;
}

export interface AxisLabelsProps {
  /**
   * `start` and `end`: vertical axes to the left and right of the plot. `below`: the horizontal
   * axis below it.
   */
  side: 'start' | 'end' | 'below';
  /** Position across the axis direction, in pixels: x, or y for `below`. */
  edge: number;
  labels: readonly AxisLabel[];
}

const ANCHORS = { start: 'end', end: 'start', below: 'middle' } as const;

/** The labels of one axis. The caller draws the lines. */
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

/** Estimated width of a label in pixels, used to reserve space before rendering. */
export const labelWidth = (text: string): number => text.length * 6.6;

/** Space for the widest label and the gap to the plot, in pixels. */
export const labelRoom = (labels: readonly string[]): number =>
  Math.ceil(Math.max(0, ...labels.map(labelWidth))) + 10;

/**
 * Axis labels from this value on are abbreviated ("120K"). The text beside a point shows every
 * digit.
 */
const SHORTENED = 100_000;

/** A tick of a value axis and its label. */
export interface ValueTick {
  value: number;
  text: string;
}

/** Returns round values of a domain with uniform formatting. */
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

/** Axis space needed by a time label, in pixels. */
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

/** Returns the labels of a time axis in the user's language and time zone. */
export function useTimeLabels(from: number, to: number, scale: LinearScale): AxisLabel[] {
  const format = useFormat();
  const room = Math.abs(scale(to) - scale(from));
  return timeTicks(from, to, Math.max(1, Math.floor(room / TIME_ROOM)), format.dayOf).map(
    ({ at, unit }) => ({ at: scale(at), text: timeLabel(at, unit, format) }),
  );
}
