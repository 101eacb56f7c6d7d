import { readNotificationStats } from '@alms/lis-domain/notifications';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEndpoint } from './use-endpoint.ts';
import { useNotificationsRefresh } from './use-unread-count.ts';

/**
 * Reloads a list of work when the user’s notifications change: when a critical result arrives, or
 * another user completes its notification.
 */
export function useLiveReload(reload: () => Promise<void>): void {
  const { resource } = useEndpoint(readNotificationStats, {}, useNotificationsRefresh());
  const event = resource.status === 'ready' ? resource.data.event_id : undefined;
  const shown = useRef(event);
  const onEvent = useEffectEvent(() => void reload());
  useEffect(() => {
    if (event === undefined || shown.current === event) return;
    const isFirst = shown.current === undefined;
    shown.current = event;
    if (!isFirst) onEvent();
  }, [event]);
}
