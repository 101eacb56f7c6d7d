import type { Logger } from 'pino';
import { notifyOfRefusedMessage } from '../../areas/notifications/message-notifications.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { RateLimited } from '../../platform/http/refusals/rate-limits.ts';
import { readApiToken } from '../connections/api-token.ts';
import { findApiToken } from '../connections/api-tokens.store.ts';
import { contentHashOf, keepMessage, refusedOutcome, wasRefusedSince } from './incoming.store.ts';
import type { Hl7Refusal } from './message.ts';
import { withoutToken, type Stated } from './stated-header.ts';

/** Refusals within this time, in ms, are notified once. */
const burst = 60 * 60_000;

export interface RefusedMessage {
  bytes: Buffer;
  stated: Stated;
  refusal: Hl7Refusal;
  /** Whether token, facility, scope and rate were accepted. */
  isAdmitted: boolean;
  /** Cause of the refusal. */
  error: unknown;
  requestId: string;
}

/**
 * Records a refused message in a transaction of its own, because that of its processing was rolled
 * back. Without a known token it belongs to no facility. The text is kept for an admitted sender
 * only, so that others cannot fill the database: their refusals for one reason are one entry. The
 * sender gets its answer even if recording fails.
 */
export async function recordRefusal(
  { bytes, stated, refusal, isAdmitted, error, requestId }: RefusedMessage,
  { db, clock, logger }: { db: Database; clock: Clock; logger: Logger },
): Promise<void> {
  const presented = readApiToken(stated.token);
  if (!presented || (error instanceof RateLimited && !error.first)) return;
  const { tenantId, hash } = presented;
  try {
    await tenantTransaction(db, tenantId, async (tx) => {
      const token = await findApiToken(tx, tenantId, { hash });
      if (!token) return;
      const at = clock.now();
      const isInBurst = await wasRefusedSince(tx, tenantId, new Date(at.getTime() - burst));
      const { id, state } = await keepMessage(tx, tenantId, {
        token_id: token.id,
        stated,
        content_hash: contentHashOf(isAdmitted ? bytes : `${token.id} ${refusal.message}`),
        raw: isAdmitted ? withoutToken(bytes, stated.token) : null,
        size: bytes.length,
        outcome: refusedOutcome(refusal),
        at,
      });
      if (state === 'refused' && !isInBurst)
        await notifyOfRefusedMessage(tx, tenantId, { id, connection: token.name }, at);
    });
  } catch (failure) {
    logger.error(
      { err: failure, request_id: requestId },
      'refused HL7 message could not be recorded',
    );
  }
}
