import { createHash } from 'node:crypto';
import type { JobName } from '@alms/lis-domain/audit';
import { tenantIdField, type TenantId } from '@alms/lis-domain/tenancy';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import type { QueueName } from './queues.ts';

/** Fields of every payload. Payloads hold ids only: operators read them. */
export const facilityPayload = v.object({ tenant_id: tenantIdField });
export type FacilityPayload = v.InferOutput<typeof facilityPayload>;

/** Retries after the first attempt, with exponential back-off and jitter; times in seconds. */
export interface Retries {
  limit: number;
  /** Shortest first pause; jitter at most doubles it, and every retry doubles it. */
  delay: number;
  longest: number;
}

/** A kind of background work of one facility. */
export interface Job<Payload extends FacilityPayload = FacilityPayload> {
  /** Stored with each job: a released name is never changed. */
  name: JobName;
  queue: QueueName;
  payload: v.GenericSchema<unknown, Payload>;
  retries: Retries;
  /** Higher values start first. @default 0 */
  priority?: number;
}

/** For transactions of the service itself: eight retries within one to two hours. */
const defaultRetries: Retries = { limit: 8, delay: 15, longest: 1_200 };

export function defineJob<Payload extends FacilityPayload>(
  job: Omit<Job<Payload>, 'queue' | 'retries'> & Partial<Pick<Job, 'queue' | 'retries'>>,
): Job<Payload> {
  return { queue: 'default', retries: defaultRetries, ...job };
}

/** One enqueued job. */
export interface JobRun<Payload extends FacilityPayload = FacilityPayload> {
  payload: Payload;
  /** Earliest start. */
  dueAt: Date | string;
  /** Enqueued once: a second job with this id in the queue is ignored. @default a new id */
  id?: string;
}

/** Context of a running job. */
export interface Attempt {
  now: Date;
  /** Aborted when the server stops; long work ends early and is resumed by a retry. */
  signal: AbortSignal;
}

/** The server stops during a job; a retry completes it. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
}

/** A job with its work. The work may run more than once, so it must have its effect only once. */
export interface JobHandler<Payload extends FacilityPayload = FacilityPayload> {
  job: Job<Payload>;
  run(payload: Payload, attempt: Attempt): Promise<void>;
  /** Enqueues due work that no event announces, or whose job was lost, e.g. by a restore. */
  schedule?: {
    /** Cron expression in UTC. */
    cron: string;
    findDue(db: Database, now: Date): Promise<readonly JobRun<Payload>[]>;
  };
  /** Prepares the facility's data for the retry of a permanently failed job. */
  beforeRetry?(tx: TenantTransaction, payload: Payload): Promise<void>;
}

/** The id of the only job about these parts. */
export function jobId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Checks a handler against the payload of its job. */
export function handleJob<Payload extends FacilityPayload>(
  handler: JobHandler<Payload>,
): JobHandler {
  return handler;
}

/** One job per facility, due now. */
export function dueInEach(tenantIds: readonly TenantId[], now: Date): JobRun[] {
  return tenantIds.map((tenant_id) => ({ payload: { tenant_id }, dueAt: now }));
}
