import * as v from 'valibot';
import { idField, instantField, lineField, pageQuery } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import type { OrderItemState } from '../../orders/order.schema.ts';

/**
 * Status of an outbound message. `waiting`: not sent, or not acknowledged; `sent`: accepted;
 * `refused`: rejected by the other system; `given_up`: a user decided not to send it.
 */
export const messageStates = ['waiting', 'sent', 'refused', 'given_up'] as const;
export type MessageState = (typeof messageStates)[number];

/** Statuses of an ordered test that are sent to the system that ordered it. */
export const sentStatuses = [
  'collected',
  'received',
  'in_process',
  'rejected',
  'cancelled',
] as const satisfies readonly OrderItemState[];
export type SentStatus = (typeof sentStatuses)[number];

/** An outbound HL7 v2 message, without its content. */
const outboundMessageObject = v.object({
  id: idField,
  /** MSH-10, the message control id. */
  control_id: v.string(),
  order_number: v.string(),
  /** Results, or the status of ordered tests. */
  kind: v.picklist(['results', 'status']),
  /** Number of results or tests in the message. */
  results: v.number(),
  state: v.picklist(messageStates),
  /** Number of send attempts. */
  attempts: v.number(),
  created_at: instantField,
  /** For a waiting message: time of the next attempt, unless earlier messages are still waiting. */
  due_at: v.nullable(instantField),
  sent_at: v.nullable(instantField),
  /**
   * Reason the last attempt failed, or the response of the other system: `AE` or `AR` with its
   * text.
   */
  failure: v.nullable(v.string()),
  given_up: v.nullable(v.object({ at: instantField, by: v.string(), reason: v.string() })),
});
export interface OutboundMessageSchema extends Named<typeof outboundMessageObject> {}
export const outboundMessageSchema: OutboundMessageSchema = outboundMessageObject;
export interface OutboundMessage extends v.InferOutput<OutboundMessageSchema> {}

const messageCountsObject = v.object({
  waiting: v.number(),
  sent: v.number(),
  refused: v.number(),
  given_up: v.number(),
});
export interface MessageCountsSchema extends Named<typeof messageCountsObject> {}
export const messageCountsSchema: MessageCountsSchema = messageCountsObject;
export interface MessageCounts extends v.InferOutput<MessageCountsSchema> {}

export const messagesQuery = v.object({
  ...pageQuery,
  state: v.optional(v.picklist(messageStates)),
});

/** Summary of the outbound messages. */
const messageSummaryObject = v.object({
  /** Number of messages in each state. */
  counts: messageCountsSchema,
  /** Whether the operator configured a destination for results. */
  has_peer: v.boolean(),
});
export interface MessageSummarySchema extends Named<typeof messageSummaryObject> {}
export const messageSummarySchema: MessageSummarySchema = messageSummaryObject;
export interface MessageSummary extends v.InferOutput<MessageSummarySchema> {}

/** Content of a message, by segment. */
const messageContentObject = v.object({
  message: outboundMessageSchema,
  segments: v.array(v.string()),
});
export interface MessageContentSchema extends Named<typeof messageContentObject> {}
export const messageContentSchema: MessageContentSchema = messageContentObject;
export interface MessageContent extends v.InferOutput<MessageContentSchema> {}

export const giveUpMessageBody = v.strictObject({ reason: lineField(300) });
