import { createApiToken, listApiTokens, revokeApiToken } from '@alms/lis-domain/connections';
import { handle, type Route } from '../../http/call.ts';
import { create, list, revoke } from './api-tokens.service.ts';

export function connectionRoutes(): readonly Route[] {
  return [handle(listApiTokens, list), handle(createApiToken, create), handle(revokeApiToken, (call) => revoke(call, call.params.id))];
}
