import type { Appointment } from '@alms/lis-domain/appointments';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { appointmentWordsMessages } from './words/index.ts';

/** The words for appointments: their types and states by code, and when they are, on the facility's clock. */
export function useAppointmentWords() {
  const words = useMessages(appointmentWordsMessages);
  const format = useFormat();
  const times = ({ start, end }: Pick<Appointment, 'start' | 'end'>) =>
    words.times({ from: format.time(start), to: format.time(end) });
  return {
    words,
    times,
    /** The day, with its name, and the times. */
    when: (appointment: Pick<Appointment, 'start' | 'end'>) =>
      format.list([format.fullDate(format.dayOf(appointment.start)), times(appointment)]),
  };
}
