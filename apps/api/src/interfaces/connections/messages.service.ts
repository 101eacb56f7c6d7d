import type {
  giveUpMessage,
  listMessages,
  MessageContent,
  MessageSummary,
  OutboundMessage,
} from '@alms/lis-domain/interfaces/connections';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { fullName } from '@alms/lis-domain/patients';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { Hl7Peers } from '../hl7/hl7-sender.ts';
import { isSuperseded, notGivenUp, pendingContent } from '../hl7/outbound.store.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { sendHl7Messages } from '../../areas/results/results.jobs.ts';
import { findSubdomain } from '../../areas/facility/facility.store.ts';
import { readingOf } from '../../areas/patients/patient-summary.ts';
import {
  countMessages,
  findMessage,
  findMessages,
  hasPeer,
  lockMessage,
  updateMessage,
  type MessageRow,
} from './messages.store.ts';

const defaultLimit = 20;

/** Maps a message to the contract. */
function messageOf({
  id,
  control_id,
  order_number,
  results,
  statuses,
  state,
  attempts,
  created_at,
  due_at,
  sent_at,
  failure,
  given_up_at,
  given_up_by_name,
  give_up_reason,
}: MessageRow): OutboundMessage {
  const given_up =
    given_up_at === null || given_up_by_name === null || give_up_reason === null
      ? null
      : { at: given_up_at, by: given_up_by_name, reason: give_up_reason };
  return {
    id,
    control_id,
    order_number,
    kind: statuses === null ? 'results' : 'status',
    results: (statuses ?? results).length,
    state,
    attempts,
    created_at,
    due_at: state === 'waiting' ? due_at : null,
    sent_at,
    failure,
    given_up,
  };
}

/** The facility's outbound messages, newest first. */
export async function list(
  { tx, tenantId }: OperationContext,
  { cursor, limit = defaultLimit, state }: QueryOf<typeof listMessages>,
): Promise<AnswerOf<typeof listMessages>> {
  const [after] = (keysOf(cursor, 1) as [number] | undefined) ?? [];
  const rows = await findMessages(tx, tenantId, { state, after, max: limit + 1 });
  return pageOfRows(rows, limit, ({ position }) => [position], messageOf);
}

export async function summary({ tx, tenantId }: OperationContext): Promise<MessageSummary> {
  return { counts: await countMessages(tx, tenantId), has_peer: await hasPeer(tx, tenantId) };
}

/** Returns the text of a message. Access is audited as access to its patient. */
export async function read(
  { tx, tenantId, now, audit }: OperationContext,
  id: string,
  { hl7Peers }: { hl7Peers: Hl7Peers },
): Promise<MessageContent> {
  const row = await findMessage(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  const sender = await findSubdomain(tx, tenantId);
  // HL7 message code is lazy-loaded.
  const { outboundText } = await import('../hl7/outbound-text.ts');
  const { text, order } = await outboundText(
    { tx, tenantId, sender, receiver: hl7Peers[sender] ?? { application: '', facility: '' }, now },
    row,
    row,
  );
  audit(readingOf({ id: order.patient_id, full_name: fullName(order), mrn: order.mrn }, 'report'));
  return { message: messageOf(row), segments: text.split('\r').filter(Boolean) };
}

/**
 * Schedules a message for immediate retry, or after the current attempt ends. It keeps its position
 * before later messages.
 */
export async function retry(context: OperationContext, id: string): Promise<OutboundMessage> {
  const { tx, tenantId, now } = context;
  const row = await lockMessage(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  if (row.state === 'sent') throw new Refusal('conflict');
  if (isSuperseded(await pendingContent(tx, tenantId, row)))
    throw new Refusal('message_superseded');
  const due_at =
    row.in_hand_until !== null && row.in_hand_until > now.toISOString() ? row.in_hand_until : now;
  return changed(context, row, { state: 'waiting', due_at, ...notGivenUp });
}

/** Abandons a message. Its content must reach the other system by other means. */
export async function giveUp(
  context: OperationContext,
  id: string,
  { reason }: BodyOf<typeof giveUpMessage>,
): Promise<OutboundMessage> {
  const { tx, tenantId, user, now } = context;
  const row = await lockMessage(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  if (row.state !== 'waiting' && row.state !== 'refused') throw new Refusal('conflict');
  return changed(
    context,
    row,
    {
      state: 'given_up',
      given_up_at: now,
      given_up_by: user.id,
      given_up_by_name: user.full_name,
      give_up_reason: reason,
    },
    reason,
  );
}

async function changed(
  { tx, tenantId, now, audit }: OperationContext,
  { id, state, control_id, order_number, patient_id }: MessageRow,
  change: Parameters<typeof updateMessage>[3],
  reason?: string,
): Promise<OutboundMessage> {
  await updateMessage(tx, tenantId, id, change);
  await enqueue(tx, sendHl7Messages, {
    payload: { tenant_id: tenantId },
    dueAt: change.due_at ?? now,
  });
  audit({
    action: 'update',
    category: 'report',
    entity_type: 'hl7_message',
    entity_id: id,
    entity_label: `${order_number} (${control_id})`,
    patient_id,
    before: { state },
    after: { state: change.state },
    ...(reason !== undefined && { reason }),
  });
  const row = await findMessage(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return messageOf(row);
}
