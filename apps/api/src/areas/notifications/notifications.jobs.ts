import { wardIdField } from '@alms/lis-domain/facility';
import * as v from 'valibot';
import { defineJob, facilityPayload } from '../../platform/jobs/job.ts';

/** Maximum number of attempts to send an email. */
export const mailAttempts = 5;

/**
 * Sends the email copy of a notification. The pauses exceed the mailer's timeouts. One more run
 * than attempts, since the process may die in the last one.
 */
export const sendNotificationMail = defineJob({
  name: 'send_notification_mail',
  queue: 'mail',
  payload: v.object({ ...facilityPayload.entries, notification_id: v.pipe(v.string(), v.uuid()) }),
  retries: { limit: mailAttempts, delay: 300, longest: 8 * 3_600 },
});

/** Sends the email about a critical result to the address of a ward. */
export const sendWardMail = defineJob({
  name: 'send_ward_mail',
  queue: 'mail',
  payload: v.object({
    ...facilityPayload.entries,
    ward_id: wardIdField,
    critical_call_id: v.pipe(v.string(), v.uuid()),
  }),
  retries: { limit: mailAttempts, delay: 300, longest: 8 * 3_600 },
});
