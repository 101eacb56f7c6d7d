import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { useState } from 'react';
import {
  OutsideHoursList,
  outsideHoursMessages,
  type OutsideHours,
} from '../outside-hours/index.ts';
import { appointmentListMessages } from './words/index.ts';

/**
 * Number of upcoming appointments outside working hours, with a list of them. Renders nothing when
 * there are none.
 */
export function OutsideHoursNotice({ appointments, hasMore, onRetry, ...hrefs }: OutsideHours) {
  const words = useMessages(appointmentListMessages);
  const listWords = useMessages(outsideHoursMessages);
  const [open, setOpen] = useState(false);
  if (appointments.status === 'error')
    return (
      <Alert
        tone="caution"
        actions={
          onRetry && (
            <Button size="small" onClick={() => void onRetry()}>
              {words.outsideRetry}
            </Button>
          )
        }
      >
        {words.outsideFailed}
      </Alert>
    );
  if (appointments.status !== 'ready') return null;
  const all = appointments.data;
  return (
    <>
      <Alert
        tone="caution"
        title={words[hasMore ? 'outsideMany' : 'outsideTitle']({ count: all.length })}
        actions={
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.outsideShow}
          </Button>
        }
      >
        {words.outsideBody}
      </Alert>
      <Dialog open={open} onClose={() => setOpen(false)} title={listWords.title}>
        <OutsideHoursList appointments={all} {...hrefs} />
        {hasMore && <Text tone="muted">{listWords.more}</Text>}
      </Dialog>
    </>
  );
}
