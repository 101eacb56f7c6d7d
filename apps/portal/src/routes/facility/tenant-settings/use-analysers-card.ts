import {
  createAnalyserConnection,
  deleteAnalyserConnection,
  listAnalyserConnections,
  listAnalyserEvents,
  pauseAnalyserConnection,
  readAnalyserOptions,
  resumeAnalyserConnection,
  tryAnalyserMessage,
  updateAnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { listInstruments } from '@alms/lis-domain/quality-control';
import type {
  AnalyserLogFilter,
  AnalysersCardProps,
  TrialOutcome,
} from '@alms/lis-features/interfaces/analysers';
import { useState } from 'react';
import { base64Of } from '../../../data/base64-of.ts';
import { itemsOf } from '../../../data/lists.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** The state of the connections changes without a user. */
const refreshMs = 15_000;

/**
 * Connections to analysers, with their instruments, what the operator permits, and their log, which
 * is loaded when opened.
 */
export function useAnalysersCard(): AnalysersCardProps {
  const { call } = useApi();
  const { resource, reload } = useEndpoint(listAnalyserConnections, {}, { refreshMs });
  const [filter, setFilter] = useState<AnalyserLogFilter>();
  const { connection_id, kind } = filter ?? {};
  const events = usePages(
    listAnalyserEvents,
    filter && { query: { ...(connection_id && { connection_id }), ...(kind && { kind }) } },
    { emptiness: connection_id || kind ? 'no-match' : 'none-yet' },
  );
  const options = useEndpoint(readAnalyserOptions, {});
  const { resource: instruments } = useEndpoint(listInstruments, { query: {} });
  const create = useAction(createAnalyserConnection, { after: reload });
  const update = useAction(updateAnalyserConnection, { after: reload });
  const pause = useAction(pauseAnalyserConnection, { after: reload });
  const resume = useAction(resumeAnalyserConnection, { after: reload });
  const remove = useAction(deleteAnalyserConnection, { after: reload });
  const connections =
    resource.status === 'ready' && resource.data.items.length === 0
      ? ({ status: 'empty', reason: 'none-yet' } as const)
      : resource.status === 'ready'
        ? { ...resource, data: resource.data.items }
        : resource;
  return {
    connections,
    options: options.resource,
    instruments:
      instruments.status === 'ready' ? instruments.data.items.filter(({ active }) => active) : [],
    log: {
      filter,
      onFilterChange: setFilter,
      events: itemsOf(events.resource),
      onMore: events.more,
      onRetry: events.reload,
    },
    onSave: ({ connection, body }) =>
      connection
        ? update.submit({ params: { id: connection.id }, version: connection.version, body })
        : create.submit({ body }),
    onTry: async ({ text, profile, reading }) => {
      try {
        const content = await base64Of(new Blob([text]));
        const trial = await call(tryAnalyserMessage, { body: { profile, reading, content } });
        return { status: 'read', trial };
      } catch (error) {
        return toSubmission(error) as Exclude<TrialOutcome, { status: 'read' }>;
      }
    },
    onPause: ({ id }) => pause.submit({ params: { id } }),
    onResume: ({ id }) => resume.submit({ params: { id } }),
    onDelete: ({ id, version }) => remove.submit({ params: { id }, version }),
    onRetry: async () => {
      await Promise.all([reload(), options.reload()]);
    },
  };
}
