import { TodaysAppointmentsCard } from '@alms/lis-features/appointments/todays-appointments';
import { paths } from '../../../app/paths.ts';
import { useRefreshed } from '../../../data/use-refreshed.ts';
import { useAppointmentsOfDay } from '../appointments/use-appointments-of-day.ts';

/** Today’s appointments, for users who manage appointments. */
export default function TodaysAppointments({ refreshes }: { refreshes: number }) {
  const { moveHref: _, ...day } = useAppointmentsOfDay();
  useRefreshed(refreshes, day.onRetry);
  return <TodaysAppointmentsCard {...day} allHref={paths.appointments} />;
}
