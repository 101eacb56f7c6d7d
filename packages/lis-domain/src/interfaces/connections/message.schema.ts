import * as v from 'valibot';
import { idField, instantField, lineField, pageQuery } from '../../http/index.ts';

/**
 * What has become of a message to another system. `waiting`: it has not been sent, or nobody has answered; `sent`: it was taken; `refused`: the other system
 * does not take it; `given_up`: somebody has said that it is not sent.
 */
export const messageStates = ['waiting', 'sent', 'refused', 'given_up'] as const;
export type MessageState = (typeof messageStates)[number];

/** A message of HL7 v2 that tells of results, without what it tells. */
export const outboundMessageSchema = v.object({
  id: idField,
  /** MSH-10, by which the other system knows it. */
  control_id: v.string(),
  order_number: v.string(),
  /** How many results it tells of. */
  results: v.number(),
  state: v.picklist(messageStates),
  /** How often it was sent. */
  attempts: v.number(),
  created_at: instantField,
  /** Of one that waits: when it is sent next, unless others wait before it. */
  due_at: v.nullable(instantField),
  sent_at: v.nullable(instantField),
  /** Why the last try did not succeed, or what the other system has said: `AE` or `AR` and its text. */
  failure: v.nullable(v.string()),
  given_up: v.nullable(v.object({ at: instantField, by: v.string(), reason: v.string() })),
});
export type OutboundMessage = v.InferOutput<typeof outboundMessageSchema>;

export const messageCountsSchema = v.object({
  waiting: v.number(),
  sent: v.number(),
  refused: v.number(),
  given_up: v.number(),
});
export type MessageCounts = v.InferOutput<typeof messageCountsSchema>;

export const messagesQuery = v.object({
  ...pageQuery,
  state: v.optional(v.picklist(messageStates)),
});

/** How the messages stand at a glance. */
export const messageSummarySchema = v.object({
  /** How many there are in each state. */
  counts: messageCountsSchema,
  /** Whether results are sent on at all: the operator has said where. */
  has_peer: v.boolean(),
});
export type MessageSummary = v.InferOutput<typeof messageSummarySchema>;

/** A message as it is sent, segment by segment. */
export const messageContentSchema = v.object({
  message: outboundMessageSchema,
  segments: v.array(v.string()),
});
export type MessageContent = v.InferOutput<typeof messageContentSchema>;

export const giveUpMessageBody = v.strictObject({ reason: lineField(300) });
