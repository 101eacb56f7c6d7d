import {
  confirmIncomingMessage,
  createApiToken,
  dismissIncomingMessage,
  giveUpMessage,
  listApiTokens,
  listIncomingMessages,
  listMessages,
  readIncomingMessage,
  readIncomingSummary,
  readMessage,
  readMessageSummary,
  retryIncomingMessage,
  retryMessage,
  revokeApiToken,
} from '@alms/lis-domain/interfaces/connections';
import type { AreaDependencies } from '../../areas/dependencies.ts';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import type { Hl7Peers } from '../hl7/hl7-sender.ts';
import { create, list, revoke } from './api-tokens.service.ts';
import * as incoming from './incoming.service.ts';
import { giveUp, list as messages, read, retry, summary } from './messages.service.ts';

export function connectionRoutes(
  deps: { hl7Peers: Hl7Peers } & Pick<AreaDependencies, 'beta' | 'workers'>,
): readonly Route[] {
  return [
    handle(listApiTokens, list),
    handle(createApiToken, create),
    handle(revokeApiToken, (call) => revoke(call, call.params.id)),
    handle(listMessages, (call) => messages(call, call.query)),
    handle(readMessageSummary, summary),
    handle(readMessage, (call) => read(call, call.params.id, deps)),
    handle(retryMessage, (call) => retry(call, call.params.id)),
    handle(giveUpMessage, (call) => giveUp(call, call.params.id, call.body)),
    handle(listIncomingMessages, (call) => incoming.list(call, call.query)),
    handle(readIncomingSummary, incoming.summary),
    handle(readIncomingMessage, (call) => incoming.read(call, call.params.id)),
    handle(retryIncomingMessage, (call) => incoming.retry(call, call.params.id, deps)),
    handle(confirmIncomingMessage, (call) =>
      incoming.confirm(call, call.params.id, call.body, deps),
    ),
    handle(dismissIncomingMessage, (call) => incoming.dismiss(call, call.params.id, call.body)),
  ];
}
