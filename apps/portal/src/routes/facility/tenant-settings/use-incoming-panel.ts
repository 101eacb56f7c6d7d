import {
  confirmIncomingMessage,
  dismissIncomingMessage,
  incomingStates,
  listIncomingMessages,
  readIncomingMessage,
  readIncomingSummary,
  retryIncomingMessage,
  type IncomingMessage,
} from '@alms/lis-domain/interfaces/connections';
import { resultImportAccess } from '@alms/lis-domain/interfaces/result-import';
import { readOrder, type OrderId } from '@alms/lis-domain/orders';
import { readPatient, type PatientId } from '@alms/lis-domain/patients';
import type { IncomingPanelProps } from '@alms/lis-features/interfaces/connections';
import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { importHref } from '../../../app/task-links.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useOffer } from '../../../session/session-provider.tsx';

/**
 * Messages from other systems; a message’s text is loaded only when opened. The status is stored in
 * the URL, to which notifications and the dashboard link; the search text, which may name a
 * patient, is not.
 */
export function useIncomingPanel(): IncomingPanelProps {
  const offer = useOffer();
  const [view, setView] = useView();
  const state = allowedValue(incomingStates, view.get('incoming')) || undefined;
  const [query, setQuery] = useState('');
  const [readId, setReadId] = useState<string | null>(null);
  const q = useDebouncedValue(query, 300).trim();
  const messages = usePages(
    listIncomingMessages,
    { query: { ...(state && { state }), ...(q !== '' && { q }) } },
    { emptiness: state || q !== '' ? 'no-match' : 'none-yet' },
  );
  const counts = useEndpoint(readIncomingSummary, {});
  const content = useEndpoint(
    readIncomingMessage,
    readId === null ? undefined : { params: { id: readId } },
  );
  const reload = async () => {
    await Promise.all([messages.reload(), counts.reload()]);
  };
  const retry = useAction(retryIncomingMessage, { after: reload, read: outcomeOf });
  const confirm = useAction(confirmIncomingMessage, { after: reload, read: outcomeOf });
  const dismiss = useAction(dismissIncomingMessage, { after: reload });
  return {
    messages: itemsOf(messages.resource),
    counts: counts.resource,
    filter: { state, query },
    onFilterChange: (next) => {
      setQuery(next.query);
      if (next.state !== state) setView({ incoming: next.state ?? null });
    },
    onMore: messages.more,
    content: content.resource,
    orderHref: offer(readOrder, (orderId: OrderId) => hrefOf(paths.order, { orderId })),
    importHref: offer({ access: resultImportAccess }, importHref),
    patientHref: offer(readPatient, (patientId: PatientId) => hrefOf(paths.patient, { patientId })),
    onRead: setReadId,
    onRetry: reload,
    onProcess: ({ id }) => retry.submit({ params: { id } }),
    onDismiss: ({ id, reason }) => dismiss.submit({ params: { id }, body: { reason } }),
    onConfirm: ({ id, reason }) => confirm.submit({ params: { id }, body: { reason } }),
  };
}

/** A message that is refused again stays open with its current reason. */
const outcomeOf = ({ state }: IncomingMessage): Submission =>
  state === 'accepted'
    ? { status: 'done' }
    : { status: 'rejected', fieldErrors: {}, formError: 'refused_again' };
