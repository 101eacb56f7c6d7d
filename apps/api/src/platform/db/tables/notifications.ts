import type { LanguageTag } from '@alms/lis-domain/language';
import type {
  NotificationChannel,
  NotificationPriority,
  NotificationType,
} from '@alms/lis-domain/notifications';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, OfTenant } from './columns.ts';

interface NotificationTable extends OfTenant {
  id: string;
  recipient_id: UserId;
  type: NotificationType;
  title: string;
  message: string;
  priority: NotificationPriority;
  channels: NotificationChannel[];
  /** Null for system notifications. */
  actor_id: UserId | null;
  entity_type: string | null;
  entity_id: string | null;
  link: string | null;
  metadata: Record<string, string>;
  /** Visible from this time; in the future for scheduled notifications. */
  created_at: Instant;
  /** Position in the recipient's feed. */
  position: Generated<number>;
  read_at: InstantOrNull;
  expires_at: InstantOrNull;
  /**
   * Soft deletion, so that a repeated deletion differs from deleting another user's notification.
   */
  deleted_at: InstantOrNull;
}

/** Number of changes to an account's notifications. */
interface NotificationFeedTable extends OfTenant {
  account_id: UserId;
  position: number;
}

/** A notification type for which an account wants email copies. */
interface MailedNotificationTypeTable extends OfTenant {
  account_id: UserId;
  type: NotificationType;
}

/** Email copy of a notification. */
interface NotificationMailTable extends OfTenant {
  notification_id: string;
  language: LanguageTag;
  /** `dropped`: the recipient is no longer eligible. */
  state: Generated<'waiting' | 'sent' | 'dropped' | 'given_up'>;
  /** Number of send attempts. */
  attempts: Generated<number>;
  /** Time of sending or of the next retry. */
  due_at: Instant;
  sent_at: InstantOrNull;
}

export interface NotificationsTables {
  notification: NotificationTable;
  notification_feed: NotificationFeedTable;
  mailed_notification_type: MailedNotificationTypeTable;
  notification_mail: NotificationMailTable;
}
