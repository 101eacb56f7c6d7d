import { byId, endpoint, pageOf, pageQuery } from '../../http/index.ts';
import * as v from 'valibot';
import { apiTokenSchema, createApiTokenBody, createdApiTokenAnswer } from './api-token.schema.ts';
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
  summary:
    'The access tokens of other systems, newest first; those that have ended are kept on record.',
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
  summary: 'Make an access token for another system; this answer alone shows it.',
  access: 'admin',
  body: createApiTokenBody,
  answer: createdApiTokenAnswer,
  problems: ['password_refused'],
  limit: 'sign-in',
});

export const revokeApiToken = endpoint({
  id: 'connections.revoke-token',
  method: 'POST',
  path: '/api-tokens/{id}/revoke',
  summary: 'End an access token at once, for good.',
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
  summary:
    'The messages of results to another system (HL7 v2), newest first, each with what has become of it.',
  access: 'admin',
  query: messagesQuery,
  answer: pageOf(outboundMessageSchema),
});

export const readMessageSummary = endpoint({
  id: 'connections.read-message-summary',
  method: 'GET',
  path: '/outgoing-messages/summary',
  summary: 'How many messages of results there are in each state, and whether any are sent on.',
  access: 'admin',
  answer: messageSummarySchema,
});

export const readMessage = endpoint({
  id: 'connections.read-message',
  method: 'GET',
  path: '/outgoing-messages/{id}',
  summary:
    'What a message says: made anew of the results in the versions that it tells of. The look is on record for its patient.',
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
    'Send a message now that waits, or once more one that was refused or given up. Results of which a later version was taken since are not told again.',
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
  summary:
    'Say that a message which waits or was refused is not sent, and why. The next one follows.',
  access: 'admin',
  afterTrial: 'open',
  params: byId,
  body: giveUpMessageBody,
  answer: outboundMessageSchema,
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
] as const;
