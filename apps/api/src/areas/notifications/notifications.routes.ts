import {
  bulkSendNotifications,
  chooseMailedNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationAudience,
  readNotificationPreferences,
  readNotificationStats,
  sendNotification,
  streamNotifications,
} from '@alms/lis-domain/notifications';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import {
  audience,
  bulkSend,
  changes,
  chooseMailed,
  list,
  markAllRead,
  markOneRead,
  preferences,
  remove,
  send,
  stats,
} from './notifications.service.ts';

export function notificationRoutes(): readonly Route[] {
  return [
    handle(listNotifications, (call) => list(call, call.query)),
    handle(readNotificationStats, stats),
    handle(streamNotifications, changes),
    handle(readNotificationAudience, audience),
    handle(markNotificationRead, (call) => markOneRead(call, call.params.id)),
    handle(markAllNotificationsRead, markAllRead),
    handle(deleteNotification, (call) => remove(call, call.params.id)),
    handle(readNotificationPreferences, preferences),
    handle(chooseMailedNotifications, chooseMailed),
    handle(sendNotification, send),
    handle(bulkSendNotifications, bulkSend),
  ];
}
