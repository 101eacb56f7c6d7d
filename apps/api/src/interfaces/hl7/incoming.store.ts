import { createHash } from 'node:crypto';
import type { IncomingAnswer, IncomingState } from '@alms/lis-domain/interfaces/connections';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { AcceptedMessage } from './inbound.store.ts';
import { errorCodes, type Hl7Refusal } from './message.ts';
import type { Stated } from './stated-header.ts';

/** SHA-256 by which a repeated message is recognised. */
export const contentHashOf = (content: Buffer | string): Buffer =>
  createHash('sha256').update(content).digest();

/** Answer to a message, and what it made. */
export interface IncomingOutcome {
  state: Exclude<IncomingState, 'dismissed'>;
  answer: IncomingAnswer;
  error_code: string | null;
  location: string | null;
  reason: string | null;
  order_id: OrderId | null;
  batch_id: string | null;
  patient_id: PatientId | null;
}

export const acceptedOutcome = (made: AcceptedMessage['made']): IncomingOutcome => ({
  state: 'accepted',
  answer: 'AA',
  error_code: null,
  location: null,
  reason: null,
  order_id:
    'order_id' in made ? made.order_id : 'changed_order_id' in made ? made.changed_order_id : null,
  batch_id: 'batch_id' in made ? made.batch_id : null,
  patient_id: 'patient_id' in made ? made.patient_id : null,
});

/** Maximum length of a stored reason, which may quote the message. */
const maxReason = 500;

export const refusedOutcome = ({ answer, kind, place, message }: Hl7Refusal): IncomingOutcome => ({
  state: 'refused',
  answer,
  error_code: errorCodes[kind].code,
  location:
    place === undefined
      ? null
      : [place.segment, ...(place.field > 0 ? [place.field] : [])].join('-') +
        (place.sequence > 1 ? ` (${place.sequence})` : ''),
  reason: message.replace(/\p{Cc}/gu, ' ').slice(0, maxReason),
  order_id: null,
  batch_id: null,
  patient_id: null,
});

export const notDismissed = {
  dismissed_at: null,
  dismissed_by: null,
  dismissed_by_name: null,
  dismiss_reason: null,
} as const;

export interface KeptMessage {
  token_id: string;
  stated: Pick<Stated, 'sender' | 'message_type' | 'control_id'>;
  /** Identifies the message: repeats are counted. */
  content_hash: Buffer;
  /** The text without the token; null when it is not kept. */
  raw: Buffer | null;
  size: number;
  outcome: IncomingOutcome;
  at: Date;
}

/**
 * Records a message with its answer, or counts its repeat. An accepted message stays accepted. A
 * dismissed message stays dismissed until it is accepted, but without its text, it may be another
 * one: it needs a decision again.
 */
export async function keepMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { token_id, stated, content_hash, raw, size, outcome, at }: KeptMessage,
): Promise<{ id: string; state: IncomingState }> {
  const { sender, message_type, control_id } = stated;
  const made = await tx
    .insertInto('incoming_message')
    .values({
      tenant_id: tenantId,
      token_id,
      sender,
      message_type,
      control_id,
      content_hash,
      raw,
      size,
      ...outcome,
      received_at: at,
      last_received_at: at,
    })
    .onConflict((there) => there.columns(['tenant_id', 'content_hash']).doNothing())
    .returning(['id', sql<IncomingState>`state`.as('state')])
    .executeTakeFirst();
  if (made) return made;
  const known = await tx
    .selectFrom('incoming_message')
    .select(['id', sql<IncomingState>`state`.as('state')])
    .where('tenant_id', '=', tenantId)
    .where('content_hash', '=', content_hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const isDecided =
    known.state === 'accepted' ||
    (known.state === 'dismissed' && outcome.state === 'refused' && raw !== null);
  await tx
    .updateTable('incoming_message')
    .set({ last_received_at: at, sender, message_type, control_id, size })
    .set(({ eb }) => ({ receipts: eb('receipts', '+', 1) }))
    .$if(!isDecided, (update) => update.set({ ...outcome, ...notDismissed }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', known.id)
    .execute();
  return { id: known.id, state: isDecided ? known.state : outcome.state };
}

/** Whether a refused message without a decision was received since this time. */
export async function wasRefusedSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select exists (
      select from incoming_message
      where tenant_id = ${tenantId}::uuid and token_id is not null and state = 'refused'
        and last_received_at > ${since.toISOString()}::timestamptz
    ) as refused`.execute(tx);
  return rows[0]?.refused ?? false;
}
