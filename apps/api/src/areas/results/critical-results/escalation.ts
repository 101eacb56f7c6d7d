import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { dueInEach, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import { notifyOfOverdueCriticalResults } from '../../notifications/critical-notifications.ts';
import { escalateCriticalResults } from '../results.jobs.ts';
import { escalateOverdueCalls, facilitiesWithOverdueCalls } from './critical-results.store.ts';

/** Escalates overdue critical result notifications to laboratory managers, each once. */
export function criticalResultEscalation({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: escalateCriticalResults,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        const overdue = await escalateOverdueCalls(tx, tenantId, now);
        await notifyOfOverdueCriticalResults(tx, tenantId, overdue, now);
        const entries = overdue.map(({ id, order_number, test_name, patient_id }) => ({
          action: 'update' as const,
          category: 'result' as const,
          entity_type: 'critical_call',
          entity_id: id,
          entity_label: `${order_number} ${test_name}`,
          patient_id,
          before: { state: 'open' },
          after: { state: 'escalated' },
        }));
        await appendAudit(tx, { tenantId, at: now, requestId: 'call-watch' }, entries);
      });
    },
    schedule: {
      cron: '*/15 * * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithOverdueCalls(db, now), now),
    },
  });
}
