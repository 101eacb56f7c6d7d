import * as v from 'valibot';
import { byId, endpoint, idField, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** Background jobs that run for a facility. */
export const jobNames = [
  'check_audit_trail',
  'escalate_critical_results',
  'notify_portal_release',
  'read_analyser_messages',
  'remind_of_authorizations',
  'remind_of_eqa_rounds',
  'remove_message_texts',
  'reset_live_demo',
  'review_overdue_controls',
  'send_hl7_messages',
  'send_notification_mail',
  'send_ward_mail',
  'update_stock',
] as const;
export type JobName = (typeof jobNames)[number];

/**
 * Background work of the facility that failed after its last retry. Without its payload: what it is
 * about stays in the records.
 */
const failedJobObject = v.object({
  id: idField,
  job: v.picklist(jobNames),
  created_at: instantField,
  failed_at: instantField,
  /** Number of attempts, at least one. */
  attempts: v.number(),
  /** Type and code of the last error, e.g. `Error ECONNREFUSED`. */
  reason: v.string(),
});
export interface FailedJobSchema extends Named<typeof failedJobObject> {}
export const failedJobSchema: FailedJobSchema = failedJobObject;
export interface FailedJob extends v.InferOutput<FailedJobSchema> {}

/** Maximum number of failed jobs in one response. */
export const maxFailedJobs = 200;

export const listFailedJobs = endpoint({
  id: 'audit.list-failed-jobs',
  method: 'GET',
  path: '/failed-jobs',
  summary: 'List background jobs that failed after their last retry, newest first, at most 200.',
  access: 'admin',
  answer: v.object({ items: v.array(failedJobSchema) }),
});

export const retryFailedJob = endpoint({
  id: 'audit.retry-failed-job',
  method: 'POST',
  path: '/failed-jobs/{id}/retry',
  summary: 'Retry a failed background job, with all its attempts.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  problems: ['not_found'],
});
