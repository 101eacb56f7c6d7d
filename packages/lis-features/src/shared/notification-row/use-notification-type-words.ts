import type { NotificationType } from '@alms/lis-domain/notifications';
import { useMessages } from '@alms/ui/i18n';
import { notificationRowMessages } from './words/index.ts';

/** What the kinds of notifications are called. */
export function useNotificationTypeWords(): Record<NotificationType, string> {
  return useMessages(notificationRowMessages);
}
