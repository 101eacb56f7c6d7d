import type { FacilityHosts } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { BackgroundWork } from '../../platform/background.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { noticeMail } from './notification-mail.ts';
import { facilitiesWithDueMail, lockDueMail, moveMail } from './notification-mail.store.ts';

/**
 * Retry delays in minutes after each attempt; after the last, the email is abandoned. The first
 * delay exceeds the mailer timeout, so an email is never sent by two processes at once.
 */
const pauses = [5, 30, 120, 480, 480] as const;

const minute = 60_000;

/**
 * Sends email copies of notifications. Every process on a database has one, and each email is sent
 * by one of them.
 */
export interface NoticePost {
  /** Sends a facility's due emails in the background. */
  wake(tenantId: string): void;
  /** Sends due emails of every facility: scheduled ones, and those left by a dead process. */
  sweep(): Promise<void>;
  /** Starts no further email. */
  stop(): void;
}

export interface NoticePostOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  logger: Logger;
  hosts: FacilityHosts;
  background: BackgroundWork;
}

export function noticePost({
  db,
  clock,
  mailer,
  logger,
  hosts,
  background,
}: NoticePostOptions): NoticePost {
  /** Facilities being processed here, and whether new emails arrived since processing began. */
  const rounds = new Map<string, { again: boolean }>();
  const stopping = new AbortController();

  /**
   * Claims one due email and returns it if it should be sent. Its next attempt is scheduled first,
   * so no other process claims it and it is retried if this process dies. Undefined when none is
   * due.
   */
  async function take(
    tenantId: string,
  ): Promise<{ id: string; mail: Mail | undefined; last: boolean } | undefined> {
    return tenantTransaction(db, tenantId, async (tx) => {
      const now = clock.now();
      const due = await lockDueMail(tx, tenantId, now);
      if (!due) return undefined;
      const { id, attempts, deliverable, ...mail } = due;
      const pause = pauses[attempts];
      if (!deliverable || pause === undefined) {
        await moveMail(tx, tenantId, id, { state: deliverable ? 'given_up' : 'dropped' });
        if (deliverable)
          logger.error(
            { tenant_id: tenantId, notification_id: id },
            'email delivery abandoned after the last attempt',
          );
        return { id, mail: undefined, last: true };
      }
      await moveMail(tx, tenantId, id, {
        attempts: attempts + 1,
        due_at: new Date(now.getTime() + pause * minute),
      });
      return {
        id,
        mail: await noticeMail(tx, { tenantId, id, hosts, ...mail }),
        last: attempts + 1 === pauses.length,
      };
    });
  }

  async function sendDue(tenantId: string): Promise<void> {
    while (!stopping.signal.aborted) {
      const taken = await take(tenantId);
      if (!taken) return;
      const { id, mail, last } = taken;
      if (!mail) continue;
      const become = (state: 'sent' | 'given_up') =>
        tenantTransaction(db, tenantId, (tx) =>
          moveMail(tx, tenantId, id, { state, ...(state === 'sent' && { sent_at: clock.now() }) }),
        );
      try {
        await mailer.send(mail);
      } catch (error) {
        // A rejected recipient must not block other emails.
        logger[last ? 'error' : 'warn'](
          { err: error, tenant_id: tenantId, notification_id: id },
          last
            ? 'email delivery abandoned after the last attempt'
            : 'a mail could not be sent and is tried again',
        );
        if (last) await become('given_up');
        continue;
      }
      await become('sent');
    }
  }

  function wake(tenantId: string): void {
    const going = rounds.get(tenantId);
    if (going) {
      going.again = true;
      return;
    }
    const round = { again: true };
    rounds.set(tenantId, round);
    background.run(async () => {
      try {
        while (round.again && !stopping.signal.aborted) {
          round.again = false;
          await sendDue(tenantId);
        }
      } finally {
        rounds.delete(tenantId);
      }
    });
  }

  return {
    wake,
    async sweep() {
      for (const tenantId of await facilitiesWithDueMail(db, clock.now())) wake(tenantId);
    },
    stop() {
      stopping.abort();
    },
  };
}
