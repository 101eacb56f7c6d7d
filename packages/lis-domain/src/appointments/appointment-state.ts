import type { AppointmentState, RecordedAppointmentState } from './appointment.schema.ts';

/** Every way an appointment may change state (domain model 2.3). Somebody who comes late still arrives. */
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

/** How long after its end a patient is waited for, in milliseconds. */
const WAITED_MS = 30 * 60_000;

/** The state as it is at `now`: nobody has come to what is still booked half an hour after its end. Read from the clock, so that no job can be late. */
export function appointmentStateAt(
  { status, end }: { status: RecordedAppointmentState; end: string },
  now: string,
): AppointmentState {
  return status === 'booked' && Date.parse(now) > Date.parse(end) + WAITED_MS ? 'no_show' : status;
}
