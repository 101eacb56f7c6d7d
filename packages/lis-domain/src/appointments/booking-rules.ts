/** A length of time, `[start, end)`, in instants (ISO 8601 with offset): one that ends at 9:15 does not meet one that begins then. */
export interface Interval {
  start: string;
  end: string;
}

/** States in which an appointment takes up its patient and its place. */
export const holdingStates = ['booked', 'arrived'] as const;

const inTime = ({ start, end }: Interval) => ({ from: Date.parse(start), to: Date.parse(end) });

export function overlaps(one: Interval, other: Interval): boolean {
  const [a, b] = [inTime(one), inTime(other)];
  return a.from < b.to && b.from < a.to;
}

/** The largest number of the others that are under way at any one instant of the interval. */
export function mostAtOnce(interval: Interval, others: readonly Interval[]): number {
  const meeting = others.filter((other) => overlaps(interval, other));
  // The number only grows where one begins, so it is counted there.
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

/** A clock that goes a little wrong, or a form that was long open, is forgiven so much, in milliseconds (domain model 2.3). */
const FORGIVEN_MS = 5 * 60_000;

/** Whether it is too late to book something that starts then. */
export function isPast(start: string, now: string): boolean {
  return Date.parse(start) < Date.parse(now) - FORGIVEN_MS;
}

/** Why an appointment is not booked. */
export type BookingRefusal =
  | 'appointment_past'
  | 'appointment_outside_hours'
  | 'appointment_overlaps'
  | 'appointments_full';

export interface Booking {
  wanted: Interval;
  /** What takes up the same patient. */
  own: readonly Interval[];
  /** What takes up the facility, the patient's own among it. */
  all: readonly Interval[];
  /** How many the facility sees at once. */
  atOnce: number;
  /** The facility is open for the whole of it, as far as its hours are known (`outsideHours`). */
  open: boolean;
  now: string;
}

/** Whether the appointment can be booked; undefined: it can. */
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
  return mostAtOnce(wanted, all) >= atOnce ? 'appointments_full' : undefined;
}
