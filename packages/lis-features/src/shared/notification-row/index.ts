export { NotificationRow } from './notification-row.tsx';
export type { NotificationRowProps } from './notification-row.tsx';
export { NotificationSkeleton } from './notification-skeleton.tsx';
export { useNotificationTypeWords } from './use-notification-type-words.ts';
