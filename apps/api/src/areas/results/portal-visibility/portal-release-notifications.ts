import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { notifyPatientsOfResults } from '../../notifications/result-notifications.ts';
import { facilitiesWithResultsToShow, takeResultsToShow } from '../results.store.ts';

/**
 * Notifies patients of results whose portal delay has ended; visibility itself needs no action.
 * Every process on a database has one; each result is notified once by one of them.
 */
export interface ShowingWatch {
  sweep(): Promise<void>;
}

export function showingWatch({ db, clock }: { db: Database; clock: Clock }): ShowingWatch {
  return {
    async sweep() {
      const now = clock.now();
      for (const tenantId of await facilitiesWithResultsToShow(db, now)) {
        await tenantTransaction(db, tenantId, async (tx) =>
          notifyPatientsOfResults(
            { tx, tenantId, now },
            await takeResultsToShow(tx, tenantId, now),
          ),
        );
      }
    },
  };
}
