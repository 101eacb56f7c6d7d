import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import {
  OutsideHoursList,
  outsideHoursMessages,
  type OutsideHours,
} from '../../shared/outside-hours/index.ts';

/**
 * Appointments booked before the working hours changed, with contact details. Renders nothing when
 * there are none.
 */
export function OutsideHoursCard({ appointments, hasMore, onRetry, ...hrefs }: OutsideHours) {
  const words = useMessages(outsideHoursMessages);
  if (
    appointments.status === 'idle' ||
    appointments.status === 'loading' ||
    appointments.status === 'empty'
  )
    return null;
  return (
    <Card heading={words.title} footer={hasMore ? words.more : undefined}>
      <ResourceView
        resource={appointments}
        label={words.title}
        skeleton={<Skeleton />}
        {...(onRetry && { onRetry })}
      >
        {(all) => <OutsideHoursList appointments={all} {...hrefs} />}
      </ResourceView>
    </Card>
  );
}
