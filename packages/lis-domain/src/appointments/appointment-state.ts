import type { AppointmentState, RecordedAppointmentState } from './appointment.schema.ts';

/**
 * Allowed state transitions of an appointment (domain model 2.3). A late patient can still arrive.
 */
export const appointmentMoves = {
  arrive: { from: ['booked', 'no_show'], to: 'arrived' },
  fulfil: { from: ['arrived'], to: 'fulfilled' },
  cancel: { from: ['booked'], to: 'cancelled' },
} as const satisfies Record<
  string,
  { from: readonly AppointmentState[]; to: RecordedAppointmentState }
>;

export type AppointmentMove = keyof typeof appointmentMoves;

export function canMoveAppointment(state: AppointmentState, move: AppointmentMove): boolean {
  return (appointmentMoves[move].from as readonly AppointmentState[]).includes(state);
}

/** Grace period after the end of an appointment before it counts as a no-show, in ms. */
const GRACE_PERIOD_MS = 30 * 60_000;

/**
 * Returns the state at `now`: an appointment still booked half an hour after its end is a no-show.
 * Derived from the clock, so it does not depend on a scheduled job.
 */
export function appointmentStateAt(
  { status, end }: { status: RecordedAppointmentState; end: string },
  now: string,
): AppointmentState {
  return status === 'booked' && Date.parse(now) > Date.parse(end) + GRACE_PERIOD_MS
    ? 'no_show'
    : status;
}
