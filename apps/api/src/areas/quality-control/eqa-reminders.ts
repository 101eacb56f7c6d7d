import { dateIn } from '@alms/lis-domain/calendar';
import { eqaDueAt } from '@alms/lis-domain/quality-control';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  defineJob,
  dueInEach,
  facilityPayload,
  handleJob,
  type JobHandler,
} from '../../platform/jobs/job.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { notifyOfDueEqaRounds } from '../notifications/control-notifications.ts';
import { facilitiesWithDueRounds, lockRoundsToRemind, updateEqaRound } from './eqa-rounds.store.ts';

/**
 * Exceeds the "closes soon" period in any time zone; the exact check uses the facility's calendar.
 */
const AHEAD_MS = 5 * 86_400_000;
const nearOf = (now: Date) => new Date(now.getTime() + AHEAD_MS);

/** Sends notifications of open EQA rounds that close soon or have closed. */
export const remindOfEqaRounds = defineJob({
  name: 'remind_of_eqa_rounds',
  payload: facilityPayload,
});

/** Depends on the facility's calendar and not on an event, so it runs hourly. */
export function eqaReminders({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: remindOfEqaRounds,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        const zone = await timeZoneOf(tx, tenantId);
        const due = (await lockRoundsToRemind(tx, tenantId, nearOf(now))).flatMap((round) => {
          const urgency = eqaDueAt(round, now.toISOString(), (instant) => dateIn(zone, instant));
          return urgency === 'overdue' || (urgency === 'soon' && round.reminded_soon_at === null)
            ? [{ ...round, urgency }]
            : [];
        });
        for (const { id, urgency } of due)
          await updateEqaRound(
            tx,
            tenantId,
            id,
            urgency === 'soon' ? { reminded_soon_at: now } : { reminded_overdue_at: now },
          );
        await notifyOfDueEqaRounds(tx, tenantId, due, { now, zone });
      });
    },
    schedule: {
      cron: '5 * * * *',
      findDue: async (_, now) =>
        dueInEach(await facilitiesWithDueRounds(db, now, nearOf(now)), now),
    },
  });
}
