import { byId, endpoint, pageOf, pageQuery } from '../http/index.js';
import * as v from 'valibot';
import { apiTokenSchema, createApiTokenBody, createdApiTokenAnswer } from './api-token.schema.js';

export const listApiTokens = endpoint({
  id: 'connections.list-tokens', method: 'GET', path: '/api-tokens', summary: 'The access tokens of other systems, newest first; those that have ended are kept on record.',
  access: 'admin', query: v.object(pageQuery), answer: pageOf(apiTokenSchema),
});

/**
 * Takes no `Idempotency-Key`: a repeated key answers with the first answer, which would have to be kept, token and all. Whoever loses the answer revokes
 * the token and makes another.
 */
export const createApiToken = endpoint({
  id: 'connections.create-token', method: 'POST', path: '/api-tokens', summary: 'Make an access token for another system; this answer alone shows it.',
  access: 'admin', body: createApiTokenBody, answer: createdApiTokenAnswer, problems: ['password_refused'], limit: 'sign-in',
});

export const revokeApiToken = endpoint({
  id: 'connections.revoke-token', method: 'POST', path: '/api-tokens/{id}/revoke', summary: 'End an access token at once, for good.',
  access: 'admin', afterTrial: 'open', params: byId, answer: apiTokenSchema, problems: ['not_found', 'conflict'],
});

export const connectionEndpoints = [listApiTokens, createApiToken, revokeApiToken] as const;
