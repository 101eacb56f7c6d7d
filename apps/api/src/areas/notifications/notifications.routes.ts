import {
  bulkSendNotifications, deleteNotification, listNotifications, markAllNotificationsRead, markNotificationRead, readNotificationAudience, readNotificationStats, sendNotification, streamNotifications,
} from '@alms/lis-domain/notifications';
import { handle, type Route } from '../../http/call.ts';
import type { AreaDependencies } from '../dependencies.ts';
import { audience, bulkSend, changes, list, markAllRead, markOneRead, remove, send, stats } from './notifications.service.ts';

export function notificationRoutes(deps: AreaDependencies): readonly Route[] {
  return [
    handle(listNotifications, (call) => list(call, call.query)),
    handle(readNotificationStats, stats),
    handle(streamNotifications, changes),
    handle(readNotificationAudience, audience),
    handle(markNotificationRead, (call) => markOneRead(call, call.params.id)),
    handle(markAllNotificationsRead, markAllRead),
    handle(deleteNotification, (call) => remove(call, call.params.id)),
    handle(sendNotification, (call) => send(call, deps)),
    handle(bulkSendNotifications, (call) => bulkSend(call, deps)),
  ];
}
