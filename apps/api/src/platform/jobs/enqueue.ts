import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import type { FacilityPayload, Job, JobRun } from './job.ts';
import { queues } from './queues.ts';
import { failedQueue, jobChannel, retentionSeconds } from './schema.ts';

/**
 * Enqueues jobs in the transaction of the change that causes them: they exist if and only if it
 * commits, and every process is notified then. Row-level security rejects jobs of other facilities.
 */
export async function enqueue<Payload extends FacilityPayload>(
  tx: TenantTransaction,
  job: Job<Payload>,
  ...runs: readonly JobRun<Payload>[]
): Promise<void> {
  await addJobs(
    tx,
    job,
    runs.map(({ payload, ...run }) => ({ ...run, data: { ...payload, job: job.name } })),
  );
}

/**
 * Inserts rows into the job table, as pg-boss documents for transactions of others. Its own `send`
 * needs a started instance, which stores do not have.
 */
export async function addJobs(
  db: Kysely<Schema>,
  { queue, retries, priority = 0 }: Pick<Job, 'queue' | 'retries' | 'priority'>,
  runs: readonly { id?: string; data: object; dueAt: Date | string }[],
): Promise<void> {
  if (runs.length === 0) return;
  await sql`
    with added as (
      insert into pgboss.job (
        id, name, data, priority, policy, dead_letter, start_after, keep_until, expire_seconds, deletion_seconds,
        retry_limit, retry_delay, retry_backoff, retry_delay_max
      )
      select coalesce(r.id, gen_random_uuid()), ${queue}, r.data, ${priority}::integer, 'standard', ${failedQueue},
        r."dueAt", r."dueAt" + make_interval(secs => ${retentionSeconds.waiting}), ${queues[queue].expireSeconds}::integer,
        ${retentionSeconds.completed}::integer, ${retries.limit}::integer, ${retries.delay}::integer, true, ${retries.longest}::integer
      from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as r (id uuid, data jsonb, "dueAt" timestamptz)
      on conflict do nothing
      returning 1
    )
    select pg_notify(${jobChannel}, ${queue}) from added limit 1`.execute(db);
}
