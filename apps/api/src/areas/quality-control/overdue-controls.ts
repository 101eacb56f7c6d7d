import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { appendAudit, type AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  defineJob,
  dueInEach,
  facilityPayload,
  handleJob,
  type JobHandler,
} from '../../platform/jobs/job.ts';
import { lockedTestRow } from './controlled-tests.service.ts';
import { recordOverdue } from './overdue-controls.service.ts';
import { currentHolds } from './quality-hold.ts';

/** Opens the reviews of results that depend on overdue QC. */
export const reviewOverdueControls = defineJob({
  name: 'review_overdue_controls',
  payload: facilityPayload,
});

/** QC becomes overdue by the passage of time and not by an event, so this runs periodically. */
export function overdueControls({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: reviewOverdueControls,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        const entries: AuditEntry[] = [];
        const context = {
          tx,
          tenantId,
          now,
          audit: (entry: AuditEntry) => void entries.push(entry),
        };
        for (const { id, reason } of await currentHolds(context, undefined))
          if (reason === 'overdue')
            await recordOverdue(context, await lockedTestRow(context, id), now.toISOString());
        await appendAudit(tx, { tenantId, at: now, requestId: 'control-watch' }, entries);
      });
    },
    schedule: {
      cron: '*/15 * * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithOverdueControls(db, now), now),
    },
  });
}

async function facilitiesWithOverdueControls(db: Database, now: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_overdue_controls(${now})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}
