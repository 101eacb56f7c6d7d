import { byId, endpoint, pageOf, pageQuery } from '../../http/index.ts';
import * as v from 'valibot';
import { apiTokenSchema, createApiTokenBody, createdApiTokenAnswer } from './api-token.schema.ts';
import {
  confirmIncomingMessageBody,
  dismissIncomingMessageBody,
  incomingContentSchema,
  incomingCountsSchema,
  incomingMessageSchema,
  incomingMessagesQuery,
} from './incoming-message.schema.ts';
import {
  giveUpMessageBody,
  messageContentSchema,
  messagesQuery,
  messageSummarySchema,
  outboundMessageSchema,
} from './message.schema.ts';

export const listApiTokens = endpoint({
  id: 'connections.list-tokens',
  method: 'GET',
  path: '/api-tokens',
  summary: 'List API tokens, newest first. Includes expired and revoked tokens.',
  access: 'admin',
  query: v.object(pageQuery),
  answer: pageOf(apiTokenSchema),
});

/**
 * Accepts no `Idempotency-Key`: replaying the first response would require storing the token. If
 * the response is lost, revoke the token and create another.
 */
export const createApiToken = endpoint({
  id: 'connections.create-token',
  method: 'POST',
  path: '/api-tokens',
  summary: 'Create an API token. Only this response contains it.',
  access: 'admin',
  body: createApiTokenBody,
  answer: createdApiTokenAnswer,
  problems: ['password_refused'],
  limit: 'own-password',
});

export const revokeApiToken = endpoint({
  id: 'connections.revoke-token',
  method: 'POST',
  path: '/api-tokens/{id}/revoke',
  summary: 'Revoke an API token permanently.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  answer: apiTokenSchema,
  problems: ['not_found', 'conflict'],
});

export const listMessages = endpoint({
  id: 'connections.list-messages',
  method: 'GET',
  path: '/outgoing-messages',
  summary: 'List outbound HL7 v2 messages of results and order statuses, newest first.',
  access: 'admin',
  query: messagesQuery,
  answer: pageOf(outboundMessageSchema),
});

export const readMessageSummary = endpoint({
  id: 'connections.read-message-summary',
  method: 'GET',
  path: '/outgoing-messages/summary',
  summary: 'Count outbound messages by status, and read whether sending is enabled.',
  access: 'admin',
  answer: messageSummarySchema,
});

export const readMessage = endpoint({
  id: 'connections.read-message',
  method: 'GET',
  path: '/outgoing-messages/{id}',
  summary:
    'Read the content of an outbound message, rebuilt from its result versions or statuses. The access is audited for the patient.',
  access: 'admin',
  params: byId,
  answer: messageContentSchema,
  problems: ['not_found'],
});

export const retryMessage = endpoint({
  id: 'connections.retry-message',
  method: 'POST',
  path: '/outgoing-messages/{id}/retry',
  summary:
    'Send a pending message now, or resend a rejected or abandoned one. Results with a later accepted version are omitted.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  answer: outboundMessageSchema,
  problems: ['not_found', 'conflict', 'message_superseded'],
});

export const giveUpMessage = endpoint({
  id: 'connections.give-up-message',
  method: 'POST',
  path: '/outgoing-messages/{id}/give-up',
  summary: 'Skip a pending or rejected message, with a reason. The next message is sent.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  body: giveUpMessageBody,
  answer: outboundMessageSchema,
  problems: ['not_found', 'conflict'],
});

export const listIncomingMessages = endpoint({
  id: 'connections.list-incoming',
  method: 'GET',
  path: '/incoming-messages',
  summary:
    'List incoming messages of other systems and analysers with their answer and reason, newest first.',
  access: 'admin',
  query: incomingMessagesQuery,
  answer: pageOf(incomingMessageSchema),
});

export const readIncomingSummary = endpoint({
  id: 'connections.read-incoming-summary',
  method: 'GET',
  path: '/incoming-messages/summary',
  summary: 'Count incoming messages by status.',
  access: 'admin',
  answer: incomingCountsSchema,
});

export const readIncomingMessage = endpoint({
  id: 'connections.read-incoming',
  method: 'GET',
  path: '/incoming-messages/{id}',
  summary:
    'Read the text of an incoming message, without its access token, and the records of a patient that it contradicts. The access is audited, for each patient.',
  access: 'admin',
  params: byId,
  answer: incomingContentSchema,
  problems: ['not_found'],
});

export const retryIncomingMessage = endpoint({
  id: 'connections.retry-incoming',
  method: 'POST',
  path: '/incoming-messages/{id}/retry',
  summary:
    'Process a rejected or dismissed message again, with the permissions of its connection. The response has the new status and reason.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  answer: incomingMessageSchema,
  problems: ['not_found', 'conflict', 'connection_inactive'],
});

export const confirmIncomingMessage = endpoint({
  id: 'connections.confirm-incoming',
  method: 'POST',
  path: '/incoming-messages/{id}/confirm',
  summary:
    'Process a rejected message about a patient although it contradicts the records, with a reason. Names, sex and date of birth are taken from the message.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  body: confirmIncomingMessageBody,
  answer: incomingMessageSchema,
  problems: ['not_found', 'conflict', 'connection_inactive'],
});

export const dismissIncomingMessage = endpoint({
  id: 'connections.dismiss-incoming',
  method: 'POST',
  path: '/incoming-messages/{id}/dismiss',
  summary: 'Dismiss a rejected message, with a reason.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  body: dismissIncomingMessageBody,
  answer: incomingMessageSchema,
  problems: ['not_found', 'conflict'],
});

export const connectionEndpoints = [
  listApiTokens,
  createApiToken,
  revokeApiToken,
  listMessages,
  readMessageSummary,
  readMessage,
  retryMessage,
  giveUpMessage,
  listIncomingMessages,
  readIncomingSummary,
  readIncomingMessage,
  retryIncomingMessage,
  confirmIncomingMessage,
  dismissIncomingMessage,
] as const;
