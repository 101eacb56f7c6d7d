export { NotificationsScreen } from './notifications-screen.js';
export type { NotificationFilter, NotificationsScreenProps } from './notifications-screen.js';
export type {
  NotificationAudience,
  NotificationSender,
  OutgoingNotification,
  PeopleFinder,
} from './send-dialog.js';
