import type { PatientResult } from '@alms/lis-domain/results';
import type { Resource } from '@alms/ui/resource';
import { useEffect, useRef } from 'react';
import { useNewReports } from '../../../data/use-new-reports.ts';
import { useNotificationActions } from '../../../data/use-notifications.ts';

/**
 * Marks the notifications of displayed reports as read, so that the badge of new reports falls.
 * Reloads the results once for each notification of a report that is not displayed yet.
 */
export function useSeenReports(
  results: Resource<readonly PatientResult[]>,
  reload: () => Promise<void>,
): void {
  const unread = useNewReports(true);
  const { markRead } = useNotificationActions();
  const done = useRef(new Set<string>());
  const shown = results.status === 'ready' ? results.data : undefined;
  useEffect(() => {
    if (shown === undefined || unread === undefined) return;
    for (const notification of unread) {
      const isShown = shown.some(({ order_id }) => order_id === notification.entity?.id);
      const key = `${notification.id} ${isShown ? 'read' : 'reload'}`;
      if (done.current.has(key)) continue;
      done.current.add(key);
      // A failure leaves the badge; the next visit tries again.
      if (isShown) void markRead(notification).catch(() => undefined);
      else void reload();
    }
  }, [shown, unread, markRead, reload]);
}
