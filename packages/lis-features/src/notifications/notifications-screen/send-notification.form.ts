import { roles } from '@alms/lis-domain/access';
import { notificationPriorities } from '@alms/lis-domain/notifications';
import * as v from 'valibot';

/** Everybody in a role, or everybody. Nothing is chosen at first. */
export const audiences = [...roles, 'everybody'] as const;

export const sendNotificationForm = v.object({
  audience: v.picklist(audiences, 'audienceRequired'),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('subjectRequired'), v.maxLength(120, 'subjectTooLong')),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty('messageRequired'), v.maxLength(1000, 'messageTooLong')),
  priority: v.picklist(notificationPriorities),
  mail: v.boolean(),
});
