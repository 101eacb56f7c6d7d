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
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';

/** Outbound messages to another system; a message’s content is loaded only when opened. */
export function useMessagesPanel(): MessagesPanelProps {
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
  const retry = useAction(retryMessage, { after: reload });
  const giveUp = useAction(giveUpMessage, { after: reload });
  return {
    messages: itemsOf(messages.resource),
    summary: summary.resource,
    state,
    onStateChange: setState,
    onMore: messages.more,
    content: content.resource,
    onRead: setReadId,
    onRetry: reload,
    onSend: ({ id }) => retry.submit({ params: { id } }),
    onGiveUp: ({ id, reason }) => giveUp.submit({ params: { id }, body: { reason } }),
  };
}
