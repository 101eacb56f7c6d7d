import {
  giveUpMessage,
  listMessages,
  readMessage,
  readMessageSummary,
  retryMessage,
  type MessageState,
} from '@alms/lis-domain/interfaces/connections';
import type { MessagesPanelProps } from '@alms/lis-features/interfaces/connections';
import { useState } from 'react';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Outbound messages to another system; a message’s content is loaded only when opened. */
export function useMessagesPanel(): MessagesPanelProps {
  const { call } = useApi();
  const [state, setState] = useState<MessageState>();
  const [readId, setReadId] = useState<string | null>(null);
  const messages = usePages(
    listMessages,
    { query: state ? { state } : {} },
    { emptiness: state ? 'no-match' : 'none-yet' },
  );
  const summary = useEndpoint(readMessageSummary, {});
  const content = useEndpoint(
    readMessage,
    readId === null ? undefined : { params: { id: readId } },
  );
  const reload = async () => {
    await Promise.all([messages.reload(), summary.reload()]);
  };
  const acting = async (work: () => Promise<unknown>) => {
    const outcome = await attempt(work);
    await reload();
    return outcome;
  };
  return {
    messages: itemsOf(messages.resource),
    summary: summary.resource,
    state,
    onStateChange: setState,
    onMore: messages.more,
    content: content.resource,
    onRead: setReadId,
    onRetry: reload,
    onSend: ({ id }) => acting(() => call(retryMessage, { params: { id } })),
    onGiveUp: ({ id, reason }) =>
      acting(() => call(giveUpMessage, { params: { id }, body: { reason } })),
  };
}
