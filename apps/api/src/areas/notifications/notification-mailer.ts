import type { FacilityHosts, TenantId } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { noticeMail } from './notification-mail.ts';
import {
  facilitiesWithDueMail,
  findDueMails,
  lockMail,
  moveMail,
} from './notification-mail.store.ts';
import { mailAttempts, sendNotificationMail } from './notifications.jobs.ts';

export interface NotificationMailerOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  logger: Logger;
  hosts: FacilityHosts;
}

/** The email was abandoned after its last attempt. */
class MailGivenUp extends Error {
  override readonly name = 'MailGivenUp';
}

/** Sends email copies of notifications. */
export function notificationMailer({
  db,
  clock,
  mailer,
  logger,
  hosts,
}: NotificationMailerOptions): JobHandler {
  /** Counts an attempt and returns its email, unless it is no longer to be sent. */
  async function take(tenantId: TenantId, id: string) {
    return tenantTransaction(db, tenantId, async (tx) => {
      const row = await lockMail(tx, tenantId, id);
      if (row?.state !== 'waiting') return undefined;
      const { attempts, deliverable, ...mail } = row;
      if (!deliverable) {
        await moveMail(tx, tenantId, id, { state: 'dropped' });
        return undefined;
      }
      if (attempts >= mailAttempts) {
        await moveMail(tx, tenantId, id, { state: 'given_up' });
        return 'given-up' as const;
      }
      await moveMail(tx, tenantId, id, { attempts: attempts + 1 });
      return noticeMail(tx, { tenantId, hosts, ...mail });
    });
  }

  return handleJob({
    job: sendNotificationMail,
    async run({ tenant_id: tenantId, notification_id: id }) {
      const mail = await take(tenantId, id);
      if (!mail) return;
      if (mail === 'given-up') {
        logger.error(
          { tenant_id: tenantId, notification_id: id },
          'email delivery abandoned after the last attempt',
        );
        throw new MailGivenUp();
      }
      await mailer.send(mail);
      await tenantTransaction(db, tenantId, (tx) =>
        moveMail(tx, tenantId, id, { state: 'sent', sent_at: clock.now() }),
      );
    },
    schedule: {
      cron: '11 * * * *',
      async findDue(_, now) {
        const due = [];
        for (const tenantId of await facilitiesWithDueMail(db, now))
          due.push(
            ...(await tenantTransaction(db, tenantId, (tx) => findDueMails(tx, tenantId, now))),
          );
        return due;
      },
    },
    async beforeRetry(tx, { tenant_id, notification_id }) {
      await moveMail(tx, tenant_id, notification_id, { state: 'waiting', attempts: 0 }, 'given_up');
    },
  });
}
