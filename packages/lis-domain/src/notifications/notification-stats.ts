import * as v from 'valibot';
import { endpoint, instantField } from '../http/index.ts';
import { notificationPriorities, notificationTypes } from './notification-kinds.ts';

// Apart from the other calls: the bell needs this one on every page, and the others are loaded when it is opened.
const count = v.number();

export const notificationStatsSchema = v.object({
  total: count,
  unread: count,
  read: count,
  by_type: v.record(v.picklist(notificationTypes), count),
  by_priority: v.record(v.picklist(notificationPriorities), count),
  critical_unread: count,
  /** When the newest came; null while there is none. */
  last_at: v.nullable(instantField),
  /** The event of the stream that these counts are as of: whoever follows it from there is told of what has changed since, and of nothing else. */
  event_id: v.string(),
});

export type NotificationStats = v.InferOutput<typeof notificationStatsSchema>;

export const readNotificationStats = endpoint({
  id: 'notifications.stats',
  method: 'GET',
  path: '/notifications/stats',
  summary: 'How many of the own notifications are unread, by type and by priority.',
  access: 'signed-in',
  answer: notificationStatsSchema,
});
