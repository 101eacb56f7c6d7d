import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { appendAudit } from '../../../platform/audit/audit-trail.ts';
import { notifyOfOverdueCriticalResults } from '../../notifications/result-notifications.ts';
import { escalateOverdueCalls, facilitiesWithOverdueCalls } from './critical-results.store.ts';

/**
 * Escalates overdue critical result notifications to laboratory managers. Every process on a
 * database has one; each notification is escalated once by one of them.
 */
export interface CallWatch {
  sweep(): Promise<void>;
}

export function callWatch({ db, clock }: { db: Database; clock: Clock }): CallWatch {
  return {
    async sweep() {
      const now = clock.now();
      for (const tenantId of await facilitiesWithOverdueCalls(db, now)) {
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
      }
    },
  };
}
