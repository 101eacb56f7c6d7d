export * from './notification.schema.js';
export * from './notification.endpoints.js';
export { notificationReach, openLink } from './notification-rules.js';
