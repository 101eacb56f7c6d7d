import * as v from 'valibot';
import { idField, instantField, lineField, pageQuery } from '../../http/index.ts';

/**
 * Status of an outbound message. `waiting`: not sent, or not acknowledged; `sent`: accepted;
 * `refused`: rejected by the other system; `given_up`: a user decided not to send it.
 */
export const messageStates = ['waiting', 'sent', 'refused', 'given_up'] as const;
export type MessageState = (typeof messageStates)[number];

/** An outbound HL7 v2 result message, without its content. */
export const outboundMessageSchema = v.object({
  id: idField,
  /** MSH-10, the message control id. */
  control_id: v.string(),
  order_number: v.string(),
  /** Number of results in the message. */
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
export interface OutboundMessage extends v.InferOutput<typeof outboundMessageSchema> {}

export const messageCountsSchema = v.object({
  waiting: v.number(),
  sent: v.number(),
  refused: v.number(),
  given_up: v.number(),
});
export interface MessageCounts extends v.InferOutput<typeof messageCountsSchema> {}

export const messagesQuery = v.object({
  ...pageQuery,
  state: v.optional(v.picklist(messageStates)),
});

/** Summary of the outbound messages. */
export const messageSummarySchema = v.object({
  /** Number of messages in each state. */
  counts: messageCountsSchema,
  /** Whether the operator configured a destination for results. */
  has_peer: v.boolean(),
});
export interface MessageSummary extends v.InferOutput<typeof messageSummarySchema> {}

/** Content of a message, by segment. */
export const messageContentSchema = v.object({
  message: outboundMessageSchema,
  segments: v.array(v.string()),
});
export interface MessageContent extends v.InferOutput<typeof messageContentSchema> {}

export const giveUpMessageBody = v.strictObject({ reason: lineField(300) });
