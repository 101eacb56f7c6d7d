export * from './notification-kinds.js';
export { notificationStatsSchema, readNotificationStats } from './notification-stats.js';
export type { NotificationStats } from './notification-stats.js';
export * from './notification.schema.js';
export * from './notification.endpoints.js';
export { notificationReach, notificationTypesOf, openLink } from './notification-rules.js';
