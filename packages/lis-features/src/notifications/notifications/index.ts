export { NotificationsScreen } from './notifications-screen.tsx';
export type { NotificationFilter, NotificationsScreenProps } from './notifications-screen.tsx';
export type {
  NotificationAudience,
  NotificationSender,
  OutgoingNotification,
  PeopleFinder,
} from './send-dialog.tsx';
