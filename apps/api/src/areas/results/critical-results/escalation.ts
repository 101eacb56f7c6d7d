import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { dueInEach, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { appendAudit, type AuditEntry } from '../../../platform/audit/audit-trail.ts';
import {
  notifyOfOverdueCriticalResults,
  notifyOnCallOfCriticalResults,
} from '../../notifications/critical-notifications.ts';
import { escalateCriticalResults } from '../results.jobs.ts';
import { notifyWards } from './critical-results.service.ts';
import {
  escalateOverdueCalls,
  facilitiesWithOverdueCalls,
  takeOnCallSteps,
  type CallRow,
} from './critical-results.store.ts';

/** Escalates critical result notifications to wards, staff on call and managers, each once. */
export function criticalResultEscalation({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: escalateCriticalResults,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        const wards = await notifyWards({ tx, tenantId, now });
        const onCall = await takeOnCallSteps(tx, tenantId, now);
        await notifyOnCallOfCriticalResults(tx, tenantId, onCall, now);
        const overdue = await escalateOverdueCalls(tx, tenantId, now);
        await notifyOfOverdueCriticalResults(tx, tenantId, overdue, now);
        const entryOf =
          (after: NonNullable<AuditEntry['after']>) =>
          ({ id, order_number, test_name, patient_id }: CallRow) => ({
            action: 'update' as const,
            category: 'result' as const,
            entity_type: 'critical_call',
            entity_id: id,
            entity_label: `${order_number} ${test_name}`,
            patient_id,
            before: { state: 'open' },
            after,
          });
        const entries = [
          ...wards.map(entryOf({ state: 'open', escalated_to: 'ward' })),
          ...onCall.map(entryOf({ state: 'open', escalated_to: 'on_call' })),
          ...overdue.map(entryOf({ state: 'escalated' })),
        ];
        await appendAudit(tx, { tenantId, at: now, requestId: 'call-watch' }, entries);
      });
    },
    schedule: {
      cron: '*/15 * * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithOverdueCalls(db, now), now),
    },
  });
}
