import type {
  confirmIncomingMessage,
  dismissIncomingMessage,
  IncomingContent,
  IncomingCounts,
  IncomingMessage,
  IncomingState,
  listIncomingMessages,
} from '@alms/lis-domain/interfaces/connections';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { fullName } from '@alms/lis-domain/patients';
import { sql } from 'kysely';
import type { AreaDependencies } from '../../areas/dependencies.ts';
import { readingOf } from '../../areas/patients/patient-summary.ts';
import { findPatient } from '../../areas/patients/patients.store.ts';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { readMessageAgain } from '../analysers/read-messages.ts';
import { messageText } from '../hl7/character-set.ts';
import { lockSender } from '../hl7/inbound.store.ts';
import { batchRow, discard } from '../result-import/batches.service.ts';
import { statusOf } from './api-tokens.service.ts';
import { findApiToken } from './api-tokens.store.ts';
import {
  countIncoming,
  findIncoming,
  findIncomingMessage,
  findIncomingText,
  lockIncoming,
  updateIncoming,
  type IncomingRow,
} from './incoming.store.ts';

const defaultLimit = 20;

/** Maps a message to the contract. */
function incomingOf({
  name,
  prefix,
  dismissed_at,
  dismissed_by_name,
  dismiss_reason,
  position: _position,
  patient_id: _patient,
  patient_authority: _authority,
  made_patient_id,
  mrn,
  ...row
}: IncomingRow): IncomingMessage {
  const dismissed =
    dismissed_at === null || dismissed_by_name === null || dismiss_reason === null
      ? null
      : { at: dismissed_at, by: dismissed_by_name, reason: dismiss_reason };
  return {
    ...row,
    connection: { name, prefix },
    patient: made_patient_id === null || mrn === null ? null : { id: made_patient_id, mrn },
    dismissed,
  };
}

/** The facility's incoming messages, newest first. */
export async function list(
  { tx, tenantId }: OperationContext,
  { cursor, limit = defaultLimit, state, q = '' }: QueryOf<typeof listIncomingMessages>,
): Promise<AnswerOf<typeof listIncomingMessages>> {
  const [after] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  const rows = await findIncoming(tx, tenantId, { state, q, after, max: limit + 1 });
  return pageOfRows(rows, limit, ({ position }) => [position], incomingOf);
}

export const summary = ({ tx, tenantId }: OperationContext): Promise<IncomingCounts> =>
  countIncoming(tx, tenantId);

/**
 * Returns the text of a message. Access is audited: for its patient or that of its order, otherwise
 * for the message, whose patients are not known.
 */
export async function read(context: OperationContext, id: string): Promise<IncomingContent> {
  const { tx, tenantId, audit } = context;
  const row = await findIncomingMessage(tx, tenantId, id);
  const raw = await findIncomingText(tx, tenantId, id);
  if (!row || raw === null) throw new Refusal('not_found');
  const patient =
    row.patient_id === null ? undefined : await findPatient(tx, tenantId, row.patient_id);
  audit(
    patient
      ? readingOf({ id: patient.id, full_name: fullName(patient), mrn: patient.mrn }, 'report')
      : { ...entryOf(row), action: 'read' },
  );
  // HL7 message code is lazy-loaded.
  const { patientCheckOf } = await import('../hl7/patient-check.ts');
  const patient_check =
    row.state === 'accepted' || row.prefix === null
      ? null
      : await patientCheckOf(context, raw, row.patient_authority);
  for (const { id: recordId, full_name, mrn } of patient_check?.records ?? [])
    audit(readingOf({ id: recordId, full_name, mrn }, 'patient'));
  return {
    patient_check,
    message: incomingOf(row),
    segments: messageText(raw)
      .split(/\r\n|\r|\n/)
      .filter(Boolean),
  };
}

/**
 * Processes a message about a patient although it contradicts the records, in the name of the user.
 * Only messages of patients can be confirmed: an order never changes a patient.
 */
export async function confirm(
  context: OperationContext,
  id: string,
  { reason }: BodyOf<typeof confirmIncomingMessage>,
  deps: Pick<AreaDependencies, 'beta' | 'workers'>,
): Promise<IncomingMessage> {
  const row = await findIncomingMessage(context.tx, context.tenantId, id);
  if (row && !row.message_type.startsWith('ADT^')) throw new Refusal('conflict');
  return retry(context, id, deps, reason);
}

/**
 * Processes a refused message again with the permissions that its connection has now; that of an
 * analyser with its profile of now. If it is refused again, its reason is updated.
 */
export async function retry(
  context: OperationContext,
  id: string,
  { beta, workers }: Pick<AreaDependencies, 'beta' | 'workers'>,
  confirmation?: string,
): Promise<IncomingMessage> {
  const { tx, tenantId, now } = context;
  const row = await findIncomingMessage(tx, tenantId, id);
  // In the order of the intake: the sender, then the message.
  if (row) await lockSender(tx, tenantId, row.sender);
  const locked = await lockIncoming(tx, tenantId, id);
  if (!locked) throw new Refusal('not_found');
  const { state, raw, content_hash, token_id, connection_id } = locked;
  if (state === 'accepted' || state === 'received' || raw === null) throw new Refusal('conflict');
  if (token_id === null) {
    await readMessageAgain(tx, tenantId, { id, connection_id: connection_id! }, now);
    return retried(context, id, state);
  }
  const token = await findApiToken(tx, tenantId, { id: token_id });
  // HL7 message code is lazy-loaded.
  const [
    { takeAgain, scopesFor },
    { acceptedOutcome, notDismissed, refusedOutcome },
    { Hl7Refusal },
  ] = await Promise.all([
    import('../hl7/inbound.ts'),
    import('../hl7/incoming.store.ts'),
    import('../hl7/message.ts'),
  ]);
  const mayWrite = scopesFor(row?.message_type ?? '').some((scope) =>
    token?.scopes.includes(scope),
  );
  if (!token || statusOf(token, now) !== 'active' || !mayWrite)
    throw new Refusal('connection_inactive');
  const entries: AuditEntry[] = [];
  // A refusal takes back what the message made so far, and nothing else.
  await sql`savepoint retry`.execute(tx);
  const outcome = await takeAgain(
    { ...context, token, audit: (entry) => entries.push(entry) },
    { raw, content_hash, confirmation },
    { beta, workers },
  ).then(
    ({ made }) => acceptedOutcome(made),
    async (error: unknown) => {
      if (!(error instanceof Hl7Refusal)) throw error;
      await sql`rollback to savepoint retry`.execute(tx);
      entries.length = 0;
      return refusedOutcome(error);
    },
  );
  await updateIncoming(tx, tenantId, id, { ...outcome, ...notDismissed });
  for (const entry of entries) context.audit(entry);
  return retried(context, id, state, confirmation);
}

/** Audits a retry with its outcome. */
async function retried(
  context: OperationContext,
  id: string,
  before: IncomingState,
  confirmation?: string,
): Promise<IncomingMessage> {
  const row = await findIncomingMessage(context.tx, context.tenantId, id);
  if (!row) throw new Refusal('not_found');
  return changed(context, id, {
    before: { state: before },
    after: { state: row.state },
    ...(row.reason === null
      ? confirmation !== undefined && { reason: confirmation }
      : { reason: row.reason, outcome: 'failure' as const }),
  });
}

/** Ends a refused message without processing it: it needs nothing more here. */
export async function dismiss(
  context: OperationContext,
  id: string,
  { reason }: BodyOf<typeof dismissIncomingMessage>,
): Promise<IncomingMessage> {
  const { tx, tenantId, user, now } = context;
  const locked = await lockIncoming(tx, tenantId, id);
  if (!locked) throw new Refusal('not_found');
  if (locked.state !== 'refused') throw new Refusal('conflict');
  await updateIncoming(tx, tenantId, id, {
    state: 'dismissed',
    dismissed_at: now,
    dismissed_by: user.id,
    dismissed_by_name: user.full_name,
    dismiss_reason: reason,
  });
  // What an analyser’s message left in the work list of values.
  if (locked.batch_id !== null) {
    const { version, discarded_at } = await batchRow(context, locked.batch_id);
    if (discarded_at === null) await discard(context, { id: locked.batch_id, version }, { reason });
  }
  return changed(context, id, {
    before: { state: locked.state },
    after: { state: 'dismissed' },
    reason,
  });
}

async function changed(
  { tx, tenantId, audit }: OperationContext,
  id: string,
  change: Pick<AuditEntry, 'before' | 'after' | 'reason' | 'outcome'>,
): Promise<IncomingMessage> {
  const row = await findIncomingMessage(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  audit({
    ...entryOf(row),
    action: 'update',
    ...(row.patient_id !== null && { patient_id: row.patient_id }),
    ...change,
  });
  return incomingOf(row);
}

const entryOf = ({ id, name, sender, control_id }: IncomingRow) =>
  ({
    category: 'report',
    entity_type: 'incoming_message',
    entity_id: id,
    entity_label: `${sender || name}${control_id && ` (${control_id})`}`,
  }) as const;
