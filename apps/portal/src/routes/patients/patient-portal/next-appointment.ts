import type { Appointment } from '@alms/lis-domain/appointments';
import { ready, type Resource } from '@alms/ui/resource';

/**
 * Returns the earliest appointment that is booked and has not ended.
 * @param now in ms.
 */
export function nextAppointment(
  appointments: Resource<readonly Appointment[]>,
  now: number,
): Resource<Appointment> {
  if (appointments.status !== 'ready') return appointments;
  const [next] = appointments.data
    .filter(({ status, end }) => status === 'booked' && Date.parse(end) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start));
  return next === undefined ? { status: 'empty', reason: 'none-yet' } : ready(next);
}
