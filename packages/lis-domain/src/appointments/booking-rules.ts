/**
 * A time interval `[start, end)` in instants (ISO 8601 with offset). An interval that ends at 9:15
 * does not overlap one that starts then.
 */
export interface Interval {
  start: string;
  end: string;
}

/** States in which an appointment occupies the patient’s time and facility capacity. */
export const holdingStates = ['booked', 'arrived'] as const;

const inTime = ({ start, end }: Interval) => ({ from: Date.parse(start), to: Date.parse(end) });

export function overlaps(one: Interval, other: Interval): boolean {
  const [a, b] = [inTime(one), inTime(other)];
  return a.from < b.to && b.from < a.to;
}

/** Returns the maximum number of other appointments in progress at any instant of the interval. */
export function maxAtOnce(interval: Interval, others: readonly Interval[]): number {
  const meeting = others.filter((other) => overlaps(interval, other));
  // The count only rises when an appointment starts, so it is evaluated at those instants.
  const beginnings = [
    interval,
    ...meeting.filter(({ start }) => Date.parse(start) > Date.parse(interval.start)),
  ].map(({ start }) => Date.parse(start));
  return Math.max(
    ...beginnings.map(
      (at) => meeting.map(inTime).filter(({ from, to }) => from <= at && at < to).length,
    ),
  );
}

/** Tolerance for clock drift or a form left open, in ms (domain model 2.3). */
const FORGIVEN_MS = 5 * 60_000;

/** Returns whether a start time is too far in the past to book. */
export function isPast(start: string, now: string): boolean {
  return Date.parse(start) < Date.parse(now) - FORGIVEN_MS;
}

/** Reason for refusing a booking. */
export type BookingRefusal =
  | 'appointment_past'
  | 'appointment_outside_hours'
  | 'appointment_overlaps'
  | 'appointments_full';

export interface Booking {
  wanted: Interval;
  /** Appointments of the same patient. */
  own: readonly Interval[];
  /** All appointments at the facility, including the patient’s own. */
  all: readonly Interval[];
  /** Number of patients the facility can see at the same time. */
  atOnce: number;
  /**
   * Whether the facility is open for the whole appointment, as far as its hours are known
   * (`outsideHours`).
   */
  open: boolean;
  now: string;
}

/** Returns the reason an appointment cannot be booked; undefined if it can. */
export function bookingRefusal({
  wanted,
  own,
  all,
  atOnce,
  open,
  now,
}: Booking): BookingRefusal | undefined {
  if (isPast(wanted.start, now)) return 'appointment_past';
  if (!open) return 'appointment_outside_hours';
  if (own.some((other) => overlaps(wanted, other))) return 'appointment_overlaps';
  return maxAtOnce(wanted, all) >= atOnce ? 'appointments_full' : undefined;
}
