import * as v from 'valibot';
import { endpoint, instantField } from '../http/index.ts';
import { notificationPriorities, notificationTypes } from './notification-kinds.ts';
import type { Named } from '../http/named.ts';

// Separate from the other endpoints: the bell needs this one on every page; the others are loaded
// when it is opened.
const count = v.number();

const notificationStatsObject = v.object({
  total: count,
  unread: count,
  read: count,
  by_type: v.record(v.picklist(notificationTypes), count),
  by_priority: v.record(v.picklist(notificationPriorities), count),
  critical_unread: count,
  /** Time of the latest notification; null if there is none. */
  last_at: v.nullable(instantField),
  /**
   * Stream event that these counts correspond to: following the stream from here yields exactly the
   * later changes.
   */
  event_id: v.string(),
});
export interface NotificationStatsSchema extends Named<typeof notificationStatsObject> {}
export const notificationStatsSchema: NotificationStatsSchema = notificationStatsObject;

export interface NotificationStats extends v.InferOutput<NotificationStatsSchema> {}

export const readNotificationStats = endpoint({
  id: 'notifications.stats',
  method: 'GET',
  path: '/notifications/stats',
  summary: 'Count the caller’s unread notifications by type and priority.',
  access: 'signed-in',
  answer: notificationStatsSchema,
});
