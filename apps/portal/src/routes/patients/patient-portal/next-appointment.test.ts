import { anAppointment, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { expect, it } from 'vitest';
import { nextAppointment } from './next-appointment.ts';

const now = Date.parse(FIXTURE_NOW);

it('is the earliest that is booked and has not ended', () => {
  const [later, sooner, begun] = [600, 60, -5].map((minutes, index) =>
    anAppointment({ number: index + 1, minutes }),
  );
  const ended = anAppointment({ number: 4, minutes: -120, status: 'booked' });
  const cancelled = anAppointment({ number: 5, minutes: 10, status: 'cancelled' });
  const next = (...all: (typeof ended | undefined)[]) =>
    nextAppointment(ready(all.flatMap((each) => each ?? [])), now);
  expect(next(later, sooner, ended, cancelled)).toMatchObject({ status: 'ready', data: sooner });
  expect(next(later, begun)).toMatchObject({ status: 'ready', data: begun });
});

it('is empty without one, and unknown while loading or after a failure', () => {
  const cancelled = anAppointment({ status: 'cancelled' });
  expect(nextAppointment(ready([cancelled]), now).status).toBe('empty');
  expect(nextAppointment({ status: 'loading' }, now).status).toBe('loading');
  expect(nextAppointment({ status: 'error', error: { kind: 'server' } }, now).status).toBe('error');
});
