import type { Appointment } from '@alms/lis-domain/appointments';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { appointmentWordsMessages } from './words/index.ts';

/**
 * Display text for appointments: types and statuses by code, and the date and time in facility
 * time.
 */
export function useAppointmentWords() {
  const words = useMessages(appointmentWordsMessages);
  const format = useFormat();
  const times = ({ start, end }: Pick<Appointment, 'start' | 'end'>) =>
    words.times({ from: format.time(start), to: format.time(end) });
  return {
    words,
    times,
    /** Formats the weekday, date and times. */
    when: (appointment: Pick<Appointment, 'start' | 'end'>) =>
      format.list([format.fullDate(format.dayOf(appointment.start)), times(appointment)]),
  };
}
