import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { dueInEach, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import { notifyPatientsOfResults } from '../../notifications/result-notifications.ts';
import { notifyPortalRelease } from '../results.jobs.ts';
import { facilitiesWithResultsToShow, takeResultsToShow } from '../results.store.ts';

/**
 * Notifies patients of results whose portal delay has ended, of each once; visibility itself needs
 * no action.
 */
export function portalReleaseNotifications({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: notifyPortalRelease,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) =>
        notifyPatientsOfResults({ tx, tenantId, now }, await takeResultsToShow(tx, tenantId, now)),
      );
    },
    schedule: {
      cron: '37 * * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithResultsToShow(db, now), now),
    },
  });
}
