import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import {
  defineJob,
  dueInEach,
  facilityPayload,
  handleJob,
  JobStopped,
  type JobHandler,
} from '../../platform/jobs/job.ts';
import { appendAudit } from '../../platform/audit/audit-trail.ts';
import { facilitiesWithOldTexts, removeOldTexts } from './incoming.store.ts';

/**
 * Days that the text of an accepted or dismissed message is kept after it was last received. Then
 * its content is in the record; the entry with its answer stays. A rejected message keeps its text
 * until a decision, because it can still be processed.
 */
export const MESSAGE_TEXT_DAYS = 90;

const DAY_MS = 86_400_000;
const limitAt = (now: Date) => new Date(now.getTime() - MESSAGE_TEXT_DAYS * DAY_MS);

/** Removes texts of incoming messages after their retention period. */
export const removeMessageTexts = defineJob({
  name: 'remove_message_texts',
  payload: facilityPayload,
});

export function messageRetention({ db }: { db: Database }): JobHandler {
  return handleJob({
    job: removeMessageTexts,
    async run({ tenant_id: tenantId }, { now, signal }) {
      const before = limitAt(now);
      /** One page, with its audit event. */
      const removePage = () =>
        tenantTransaction(db, tenantId, async (tx) => {
          const texts = await removeOldTexts(tx, tenantId, before);
          if (texts > 0)
            await appendAudit(tx, { tenantId, at: now, requestId: 'message-retention' }, [
              {
                action: 'delete',
                category: 'report',
                entity_type: 'incoming_message',
                entity_label: `Texts received before ${before.toISOString().slice(0, 10)}`,
                after: { texts, retention_days: MESSAGE_TEXT_DAYS },
              },
            ]);
          return texts;
        });
      while ((await removePage()) > 0) if (signal.aborted) throw new JobStopped();
    },
    schedule: {
      cron: '41 2 * * *',
      findDue: async (_, now) => dueInEach(await facilitiesWithOldTexts(db, limitAt(now)), now),
    },
  });
}
