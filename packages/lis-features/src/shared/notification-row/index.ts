export { NotificationRow } from './notification-row.js';
export type { NotificationRowProps } from './notification-row.js';
export { NotificationSkeleton } from './notification-skeleton.js';
export { useNotificationTypeWords } from './use-notification-type-words.js';
