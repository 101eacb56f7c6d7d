export * from './notification-kinds.ts';
export { notificationStatsSchema, readNotificationStats } from './notification-stats.ts';
export type { NotificationStats } from './notification-stats.ts';
export * from './notification.schema.ts';
export * from './notification.endpoints.ts';
export { notificationReach, notificationTypesOf, openLink } from './notification-rules.ts';
