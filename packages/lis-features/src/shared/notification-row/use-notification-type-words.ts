import type { NotificationType } from '@alms/lis-domain/notifications';
import { useMessages } from '@alms/ui/i18n';
import { notificationRowMessages } from './words/index.ts';

/** Display names of notification types. */
export function useNotificationTypeWords(): Record<NotificationType, string> {
  return useMessages(notificationRowMessages);
}
