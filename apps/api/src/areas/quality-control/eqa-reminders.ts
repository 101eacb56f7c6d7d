import { dateIn } from '@alms/lis-domain/calendar';
import { eqaDueAt } from '@alms/lis-domain/quality-control';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { notifyOfDueEqaRounds } from '../notifications/control-notifications.ts';
import { facilitiesWithDueRounds, lockUntoldRounds, updateEqaRound } from './eqa-rounds.store.ts';

/**
 * Sends notifications of open EQA rounds that close soon or have closed. Every process on a
 * database has one; each round is notified once by one of them.
 */
export interface RoundWatch {
  sweep(): Promise<void>;
}

/**
 * Exceeds the "closes soon" period in any time zone; the exact check uses the facility's calendar.
 */
const AHEAD_MS = 5 * 86_400_000;

export function roundWatch({ db, clock }: { db: Database; clock: Clock }): RoundWatch {
  return {
    async sweep() {
      const now = clock.now();
      const near = new Date(now.getTime() + AHEAD_MS);
      for (const tenantId of await facilitiesWithDueRounds(db, now, near)) {
        await tenantTransaction(db, tenantId, async (tx) => {
          const zone = await timeZoneOf(tx, tenantId);
          const due = (await lockUntoldRounds(tx, tenantId, near)).flatMap((round) => {
            const urgency = eqaDueAt(round, now.toISOString(), (instant) => dateIn(zone, instant));
            return urgency === 'overdue' || (urgency === 'soon' && round.told_soon_at === null)
              ? [{ ...round, urgency }]
              : [];
          });
          for (const { id, urgency } of due)
            await updateEqaRound(
              tx,
              tenantId,
              id,
              urgency === 'soon' ? { told_soon_at: now } : { told_overdue_at: now },
            );
          await notifyOfDueEqaRounds(tx, tenantId, due, { now, zone });
        });
      }
    },
  };
}
