import { DEMO_RESET_HOUR, demoSubdomain } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { archivedTables } from '../operations/tables.ts';
import { findTenant } from '../areas/facility/facility.store.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { tenantTransaction } from '../platform/db/tenant-transaction.ts';
import { newId } from '../platform/db/new-id.ts';
import { handleJob, jobId, type JobHandler } from '../platform/jobs/job.ts';
import { createDemo, passwordHashOf } from './demo-facility.ts';
import { resetLiveDemo } from './demo.jobs.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Latest scheduled reset at or before `now`. */
export function lastReset(now: Date): Date {
  const offset = DEMO_RESET_HOUR * hour;
  return new Date(Math.floor((now.getTime() - offset) / day) * day + offset);
}

/**
 * Replaces the demo facility by a new one with the data of a first start, atomically. Sessions of
 * its visitors end. Other facilities are unchanged.
 */
export async function resetDemo(
  database: Pick<OpenDatabase, 'asOwner' | 'analyze'>,
  clock: Clock,
): Promise<void> {
  // Random: the accounts of a public demo are opened by a choice of role only.
  const passwordHash = await passwordHashOf('public');
  await database.asOwner(async (owner, pool) => {
    const former = await findTenant(owner, demoSubdomain);
    const tables = await archivedTables(pool);
    // The same id: the planner's statistics know it, and for an unknown one it would expect no
    // rows.
    const tenantId = former?.id ?? newId<TenantId>();
    await tenantTransaction(owner, tenantId, async (tx) => {
      for (const { name, of } of tables.toReversed())
        if (of === 'facility')
          await sql`delete from ${sql.table(name)} where ${sql.ref(name === 'tenant' ? 'id' : 'tenant_id')} = ${tenantId}`.execute(
            tx,
          );
      await sql`delete from pgboss.job where data ->> 'tenant_id' = ${tenantId} and state < 'active'`.execute(
        tx,
      );
      await createDemo(tx, { tenantId, passwordHash, now: clock.now() });
    });
  });
  await database.analyze();
}

/** Resets the public demo every night, or later when the service was down then. */
export function demoReset(reset: () => Promise<void>): JobHandler {
  return handleJob({
    job: resetLiveDemo,
    run: reset,
    schedule: {
      cron: '5 * * * *',
      findDue: async (db, now) => {
        const tenant = await findTenant(db, demoSubdomain);
        return tenant && new Date(tenant.created_at) < lastReset(now)
          ? [{ payload: { tenant_id: tenant.id }, dueAt: now, id: jobId('reset', tenant.id) }]
          : [];
      },
    },
  });
}
