import * as v from 'valibot';
import { byId, endpoint, idField, instantField } from '../http/index.ts';

/**
 * Background work of the facility that failed after its last retry. Without its payload: what it is
 * about stays in the records.
 */
export const failedJobSchema = v.object({
  id: idField,
  /** Kind of work, e.g. `send-notification-mail`. */
  job: v.string(),
  created_at: instantField,
  failed_at: instantField,
  /** Number of attempts, at least one. */
  attempts: v.number(),
  /** Type and code of the last error, e.g. `Error ECONNREFUSED`. */
  reason: v.string(),
});
export type FailedJob = v.InferOutput<typeof failedJobSchema>;

/** Maximum number of failed jobs in one response. */
export const mostFailedJobs = 200;

export const listFailedJobs = endpoint({
  id: 'audit.list-failed-jobs',
  method: 'GET',
  path: '/failed-jobs',
  summary: 'Background work that failed after its last retry, newest first, at most 200.',
  access: 'admin',
  answer: v.object({ items: v.array(failedJobSchema) }),
});

export const retryFailedJob = endpoint({
  id: 'audit.retry-failed-job',
  method: 'POST',
  path: '/failed-jobs/{id}/retry',
  summary: 'Run failed background work again, with all its retries.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  problems: ['not_found'],
});
