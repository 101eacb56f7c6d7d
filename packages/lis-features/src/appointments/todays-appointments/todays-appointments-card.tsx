import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { AppointmentList, type AppointmentListProps } from '../../shared/appointment-list/index.ts';
import { todaysAppointmentsMessages } from './words/index.ts';

export interface TodaysAppointmentsCardProps extends Omit<
  AppointmentListProps,
  'label' | 'empty' | 'headingLevel' | 'moveHref'
> {
  /** Whether there are more appointments than these. @default false */
  hasMore?: boolean;
  /** Link to the appointments of other days. When omitted, it is not shown. */
  allHref?: string | undefined;
}

/**
 * Today’s appointments with their arrival status, for reception. For other days use
 * `AppointmentsScreen`, for one patient’s appointments `PatientAppointmentsCard`.
 */
export function TodaysAppointmentsCard({
  hasMore = false,
  allHref,
  ...list
}: TodaysAppointmentsCardProps) {
  const words = useMessages(todaysAppointmentsMessages);
  return (
    <Card
      heading={words.title}
      headerActions={allHref !== undefined && <Link href={allHref}>{words.all}</Link>}
      body="flush"
      footer={hasMore ? words.more : undefined}
    >
      <AppointmentList
        {...list}
        label={words.title}
        empty={{ title: words.noneTitle, body: words.noneBody }}
      />
    </Card>
  );
}
