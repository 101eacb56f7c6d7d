import type { JobName } from '@alms/lis-domain/audit';
import { sql } from 'kysely';
import type { TenantTransaction } from '../db/tenant-transaction.ts';
import { failedQueue } from './schema.ts';

/** A permanently failed job, without its payload. */
export interface FailedJobRow {
  id: string;
  job: JobName;
  created_at: string;
  failed_at: string;
  attempts: number;
  reason: string;
}

/**
 * Failed jobs of the transaction's facility, newest first. An attempt that ended with its process
 * has no error of its own.
 */
export async function findFailedJobs(tx: TenantTransaction, max: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select id, data->>'job' as job, coalesce(source_created_on, created_on) as created_at, created_on as failed_at,
      coalesce(source_retry_count, 0) + 1 as attempts, coalesce(source_output->>'reason', 'Expired') as reason
    from pgboss.job
    where name = ${failedQueue} and (data->>'tenant_id')::uuid = app_tenant()
    order by created_on desc, id desc
    limit ${max}`.execute(tx);
  return rows;
}
