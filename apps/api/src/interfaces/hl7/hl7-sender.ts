import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Logger } from 'pino';
import { appendAudit } from '../../platform/audit/audit-trail.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import {
  dueInEach,
  handleJob,
  jobId,
  JobStopped,
  type JobHandler,
} from '../../platform/jobs/job.ts';
import { findSubdomain } from '../../areas/facility/facility.store.ts';
import { sendHl7Messages } from '../../areas/results/results.jobs.ts';
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { parsedMessage, textAt } from './message.ts';
import { isSuperseded, lockNext, moveMessage, pendingContent, setPeers } from './outbound.store.ts';
import type { StatusMessage } from './status-message.ts';
import { reportForReceiver } from './report-for-receiver.ts';
import { outboundText } from './outbound-text.ts';

/** Receiver of a facility's reports and statuses. */
export interface Hl7Peer {
  host: string;
  port: number;
  /** Receiving application and facility: MSH-5 and MSH-6. */
  application: string;
  facility: string;
  /** The connection is encrypted. @default false */
  tls?: boolean;
  /** Results are sent with the report of their order as PDF. @default false */
  report?: boolean;
  /** Message type for the status of its orders; omitted: it gets none. */
  status?: StatusMessage['as'];
}

/** HL7 v2 receivers of facilities' results, by subdomain. */
export type Hl7Peers = Readonly<Record<string, Hl7Peer>>;

export interface Hl7SenderOptions {
  db: Database;
  clock: Clock;
  logger: Logger;
  peers: Hl7Peers;
  renderer: PdfRenderer;
  /** Sends a message and returns the reply; rejects without one. */
  exchange(peer: Hl7Peer, message: string): Promise<Buffer>;
}

/** Lease of a send attempt, longer than any exchange. */
const handSeconds = 60;
/**
 * Retry delays in seconds; the last repeats indefinitely because a report is never abandoned
 * automatically.
 */
const pauses = [10, 30, 120, 600] as const;

/** Sends released results to receivers. The messages of a facility are sent one at a time. */
export function hl7Sender({
  db,
  clock,
  logger,
  peers,
  renderer,
  exchange,
}: Hl7SenderOptions): JobHandler {
  /**
   * Claims a facility's next message. Its retry is scheduled first, so it is sent even if this
   * process dies.
   */
  async function take(tenantId: TenantId, subdomain: string, peer: Hl7Peer) {
    return tenantTransaction(db, tenantId, async (tx) => {
      const now = clock.now();
      const next = await lockNext(tx, tenantId, now);
      if (!next) return undefined;
      const content = await pendingContent(tx, tenantId, next);
      if (isSuperseded(content)) {
        await moveMessage(tx, tenantId, next.id, {
          state: 'refused',
          failure: `A later message already contains these ${content.statuses ? 'statuses' : 'results'}`,
        });
        return 'superseded' as const;
      }
      const until = new Date(now.getTime() + handSeconds * 1000);
      await moveMessage(tx, tenantId, next.id, {
        attempts: next.attempts + 1,
        due_at: until,
        in_hand_until: until,
      });
      await continueAt(tx, tenantId, next.id, until);
      const { text, order } = await outboundText(
        {
          tx,
          tenantId,
          sender: subdomain,
          receiver: peer,
          now,
          ...(peer.report && {
            reportOf: (order, resultId) =>
              reportForReceiver(
                {
                  tx,
                  tenantId,
                  now,
                  order,
                  resultId,
                  receiver: peer.application || peer.host,
                },
                renderer,
              ),
          }),
        },
        next,
        content,
      );
      return {
        ...next,
        message: text,
        order_number: order.order_number,
        patient_id: order.patient_id,
      };
    });
  }

  /** Returns whether the next message may follow. */
  async function sendNext(tenantId: TenantId, subdomain: string, peer: Hl7Peer): Promise<boolean> {
    const taken = await take(tenantId, subdomain, peer);
    if (!taken) return false;
    if (taken === 'superseded') return true;
    const { id, attempts, control_id, order_id, order_number, patient_id, message } = taken;
    const outcome = await exchange(peer, message).then(
      (answer) => readAnswer(answer, control_id),
      (error: unknown) => ({ verdict: 'none' as const, reason: (error as Error).message }),
    );
    const now = clock.now();
    await tenantTransaction(db, tenantId, async (tx) => {
      if (outcome.verdict === 'none') {
        const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? handSeconds;
        const due_at = new Date(now.getTime() + pause * 1000);
        await moveMessage(tx, tenantId, id, {
          due_at,
          in_hand_until: null,
          failure: outcome.reason,
        });
        await continueAt(tx, tenantId, id, due_at);
        return;
      }
      await moveMessage(tx, tenantId, id, {
        in_hand_until: null,
        ...(outcome.verdict === 'taken'
          ? { state: 'sent', sent_at: now, failure: null }
          : { state: 'refused', failure: outcome.reason }),
      });
      await appendAudit(tx, { tenantId, at: now, requestId: 'hl7-post' }, [
        {
          action: 'export',
          category: 'report',
          entity_type: 'order',
          entity_id: order_id,
          entity_label: `${order_number} to ${peer.application || peer.host}`,
          outcome: outcome.verdict === 'taken' ? 'success' : 'failure',
          patient_id,
          ...(outcome.reason !== '' && { reason: outcome.reason }),
        },
      ]);
    });
    if (outcome.verdict !== 'taken')
      logger[outcome.verdict === 'refused' ? 'error' : 'warn'](
        { tenant_id: tenantId, control_id, reason: outcome.reason },
        'HL7 peer did not accept a report',
      );
    return outcome.verdict !== 'none';
  }

  /** At most one job per message and time, however many jobs find the message. */
  const continueAt = (tx: TenantTransaction, tenantId: TenantId, id: string, dueAt: Date) =>
    enqueue(tx, sendHl7Messages, {
      payload: { tenant_id: tenantId },
      dueAt,
      id: jobId(id, dueAt.toISOString()),
    });

  return handleJob({
    job: sendHl7Messages,
    async run({ tenant_id: tenantId }, { signal }) {
      const subdomain = await tenantTransaction(db, tenantId, (tx) => findSubdomain(tx, tenantId));
      const peer = peers[subdomain];
      if (!peer) return;
      while (await sendNext(tenantId, subdomain, peer)) if (signal.aborted) throw new JobStopped();
    },
    schedule: {
      // Statuses are queued by the database, which starts no job.
      cron: '* * * * *',
      findDue: async (_, now) =>
        dueInEach(
          (await setPeers(db, peers, now)).map(({ tenantId }) => tenantId),
          now,
        ),
    },
  });
}

type Outcome = { verdict: 'taken' | 'refused' | 'none'; reason: string };

/**
 * Interprets a reply. A rejection (AE, AR) is final because it would recur; a reply to another
 * message counts as no reply.
 */
function readAnswer(bytes: Buffer, controlId: string): Outcome {
  const answer = parsedMessage(bytes);
  const acknowledgment = answer?.getSegment('MSA');
  if (textAt(acknowledgment, 2) !== controlId)
    return { verdict: 'none', reason: 'The response does not refer to the message that was sent' };
  const code = textAt(acknowledgment, 1).toUpperCase();
  if (code === 'AA' || code === 'CA') return { verdict: 'taken', reason: '' };
  const why = [code, textAt(acknowledgment, 3), textAt(answer?.getSegment('ERR'), 8)]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300);
  return code === 'AE' || code === 'AR'
    ? { verdict: 'refused', reason: why }
    : { verdict: 'none', reason: why };
}
