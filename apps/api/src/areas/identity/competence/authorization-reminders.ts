import { addDays, dateIn } from '@alms/lis-domain/calendar';
import { EXPIRING_DAYS } from '@alms/lis-domain/identity/competence';
import type { Database } from '../../../platform/db/database.ts';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import {
  defineJob,
  dueInEach,
  facilityPayload,
  handleJob,
  type JobHandler,
} from '../../../platform/jobs/job.ts';
import { todayOf } from '../../facility/facility.store.ts';
import {
  notifyOfEndingAuthorizations,
  type EndingAuthorizations,
} from '../../notifications/competence-notifications.ts';
import {
  facilitiesWithEndingAuthorizations,
  takeEndingAuthorizations,
  type EndingAuthorization,
} from './competence.store.ts';

/** Sends reminders of authorizations that end soon or have ended. */
export const remindOfAuthorizations = defineJob({
  name: 'remind_of_authorizations',
  payload: facilityPayload,
});

/** Depends on the facility’s calendar and not on an event, so it runs hourly. */
export function authorizationReminders({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: remindOfAuthorizations,
    async run({ tenant_id: tenantId }, { now }) {
      await tenantTransaction(db, tenantId, async (tx) => {
        const today = await todayOf({ tx, tenantId, now });
        const soon = addDays(today, EXPIRING_DAYS);
        const ending = await takeEndingAuthorizations(tx, tenantId, { today, soon });
        await notifyOfEndingAuthorizations(tx, tenantId, byPersonAndDay(ending, today), now);
      });
    },
    schedule: {
      cron: '20 * * * *',
      async findDue(_, now) {
        // One day ahead of UTC: today in the first time zone. The job uses the facility’s calendar.
        const past = addDays(dateIn('UTC', now.toISOString()), 1);
        const soon = addDays(past, EXPIRING_DAYS);
        return dueInEach(await facilitiesWithEndingAuthorizations(db, { soon, past }), now);
      },
    },
  });
}

/** A renewed authorization needs no reminder. */
function byPersonAndDay(
  ending: readonly EndingAuthorization[],
  today: string,
): EndingAuthorizations[] {
  const groups = new Map<string, EndingAuthorization[]>();
  for (const each of ending.filter(({ is_renewed }) => !is_renewed)) {
    const key = `${each.user_id} ${each.valid_until}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { user_id, full_name, valid_until } = first;
    const departments = [...new Set(group.map(({ department }) => department))];
    return [{ user_id, full_name, departments, valid_until, hasEnded: valid_until < today }];
  });
}
