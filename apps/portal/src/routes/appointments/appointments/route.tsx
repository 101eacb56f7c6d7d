import { mayOpen } from '@alms/lis-domain/access';
import { dateIn } from '@alms/lis-domain/calendar';
import { isCalendarDate } from '@alms/lis-domain/http';
import { AppointmentsScreen } from '@alms/lis-features/appointments/appointments';
import { useNow } from '@alms/ui/clock';
import { bookAppointmentHref } from '../../../app/task-links.ts';
import { useView } from '../../../app/use-view.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useZone } from '../../../session/use-zone.ts';
import { useAppointmentsOfDay } from './use-appointments-of-day.ts';

/** `/app/appointments`: the appointments of the day in the URL, or of today. */
export default function AppointmentsRoute() {
  const { user } = useSignedIn();
  const [view, change] = useView();
  const today = dateIn(useZone(), new Date(useNow()).toISOString());
  const chosen = view.get('date') ?? '';
  const day = isCalendarDate(chosen) ? chosen : today;
  const list = useAppointmentsOfDay(day);
  usePageReading(list.appointments);
  return (
    <AppointmentsScreen
      {...list}
      day={day}
      onDayChange={(date) => change({ date: date === today ? null : date })}
      bookHref={mayOpen(user, '/app/patient-portal').allowed ? bookAppointmentHref : undefined}
    />
  );
}
