import * as v from 'valibot';
import { byId, endpoint } from '../http/index.ts';
import {
  audienceQuery,
  audienceSchema,
  bulkSendBody,
  bulkSentSchema,
  chooseMailedBody,
  notificationPage,
  notificationPreferencesSchema,
  notificationsChangedSchema,
  notificationSchema,
  notificationsQuery,
  sendNotificationBody,
  sentSchema,
} from './notification.schema.ts';
import { readNotificationStats } from './notification-stats.ts';

const senders = { anyOf: ['send_notifications'] } as const;

export const listNotifications = endpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary: 'List the caller’s notifications, newest first.',
  access: 'signed-in',
  query: notificationsQuery,
  answer: notificationPage,
});

export const streamNotifications = endpoint({
  id: 'notifications.stream',
  method: 'GET',
  path: '/notifications/stream',
  summary: 'Stream changes to the caller’s notifications.',
  access: 'signed-in',
  answer: { events: { changed: notificationsChangedSchema } },
});

export const readNotificationAudience = endpoint({
  id: 'notifications.audience',
  method: 'GET',
  path: '/notifications/audience',
  summary: 'Count the recipients of a notification to roles or all users. Includes a few names.',
  access: senders,
  query: audienceQuery,
  answer: audienceSchema,
});

export const markNotificationRead = endpoint({
  id: 'notifications.mark-read',
  method: 'POST',
  path: '/notifications/{id}/read',
  summary: 'Mark one of the caller’s notifications as read.',
  access: 'signed-in',
  visitors: 'open',
  afterTrial: 'open',
  params: byId,
  answer: notificationSchema,
  problems: ['not_found'],
});

export const markAllNotificationsRead = endpoint({
  id: 'notifications.mark-all-read',
  method: 'POST',
  path: '/notifications/mark-all-read',
  summary: 'Mark all of the caller’s notifications as read.',
  access: 'signed-in',
  visitors: 'open',
  afterTrial: 'open',
  answer: v.object({ updated: v.number() }),
});

export const deleteNotification = endpoint({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/notifications/{id}',
  summary: 'Delete one of the caller’s notifications. Repeating the request has no effect.',
  access: 'signed-in',
  afterTrial: 'open',
  params: byId,
  problems: ['not_found'],
});

export const readNotificationPreferences = endpoint({
  id: 'notifications.preferences',
  method: 'GET',
  path: '/notifications/preferences',
  summary: 'List which notification types the caller also receives by email.',
  access: 'signed-in',
  answer: notificationPreferencesSchema,
});

/** Not versioned: the last choice is the intended one, and no other user’s change is lost. */
export const chooseMailedNotifications = endpoint({
  id: 'notifications.choose-mailed',
  method: 'POST',
  path: '/notifications/preferences',
  summary: 'Enable or disable email for one of the caller’s notification types.',
  access: 'signed-in',
  afterTrial: 'open',
  body: chooseMailedBody,
  answer: notificationPreferencesSchema,
});

export const sendNotification = endpoint({
  id: 'notifications.send',
  method: 'POST',
  path: '/notifications/send',
  summary: 'Send a notification to one user or to a role.',
  access: senders,
  body: sendNotificationBody,
  status: 201,
  answer: sentSchema,
  creates: true,
  limit: 'send',
});

export const bulkSendNotifications = endpoint({
  id: 'notifications.bulk-send',
  method: 'POST',
  path: '/notifications/bulk-send',
  summary: 'Send a notification to many users, at most 500.',
  access: 'admin',
  body: bulkSendBody,
  status: 201,
  answer: bulkSentSchema,
  creates: true,
  limit: 'send',
});

export const notificationEndpoints = [
  listNotifications,
  readNotificationStats,
  streamNotifications,
  readNotificationAudience,
  markNotificationRead,
  markAllNotificationsRead,
  deleteNotification,
  readNotificationPreferences,
  chooseMailedNotifications,
  sendNotification,
  bulkSendNotifications,
] as const;
