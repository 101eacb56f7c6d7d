import { describe, expect, it } from 'vitest';
import {
  appointmentMoves,
  appointmentStateAt,
  canMoveAppointment,
  type AppointmentMove,
} from './appointment-state.ts';
import {
  appointmentStates,
  recordedAppointmentStates,
  type AppointmentState,
} from './appointment.schema.ts';

/** Domain model 2.3: the allowed transitions from each state. */
const allowed: Record<AppointmentState, string> = {
  booked: 'arrive, cancel',
  arrived: 'fulfil',
  fulfilled: '',
  cancelled: '',
  no_show: 'arrive',
};

describe('appointment transitions', () => {
  it.each(appointmentStates)('%s', (state) => {
    const moves = (Object.keys(appointmentMoves) as AppointmentMove[]).filter((move) =>
      canMoveAppointment(state, move),
    );
    expect(moves.toSorted().join(', ')).toBe(allowed[state]);
  });
});

describe('the state of an appointment that ended at 9:15', () => {
  const end = '2026-05-12T09:15:00Z';

  it.each([
    ['2026-05-12T08:00:00Z', 'booked'],
    ['2026-05-12T09:45:00Z', 'booked'],
    ['2026-05-12T09:45:00.001Z', 'no_show'],
    ['2026-05-12T11:45:00+02:00', 'booked'],
    ['2027-01-01T00:00:00Z', 'no_show'],
  ])('when booked, at %s: %s', (now, state) => {
    expect(appointmentStateAt({ status: 'booked', end }, now)).toBe(state);
  });

  it.each(recordedAppointmentStates.filter((state) => state !== 'booked'))(
    'remains %s',
    (status) => {
      expect(appointmentStateAt({ status, end }, '2027-01-01T00:00:00Z')).toBe(status);
    },
  );
});
