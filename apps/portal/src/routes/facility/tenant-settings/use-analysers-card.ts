import {
  createAnalyserConnection,
  deleteAnalyserConnection,
  listAnalyserConnections,
  pauseAnalyserConnection,
  readAnalyserOptions,
  resumeAnalyserConnection,
  updateAnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { listInstruments } from '@alms/lis-domain/quality-control';
import type { AnalysersCardProps } from '@alms/lis-features/interfaces/analysers';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';

/** Connections to analysers, with their instruments and what the operator permits. */
export function useAnalysersCard(): AnalysersCardProps {
  const { resource, reload } = useEndpoint(listAnalyserConnections, {});
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
    onSave: ({ connection, body }) =>
      connection
        ? update.submit({ params: { id: connection.id }, version: connection.version, body })
        : create.submit({ body }),
    onPause: ({ id }) => pause.submit({ params: { id } }),
    onResume: ({ id }) => resume.submit({ params: { id } }),
    onDelete: ({ id, version }) => remove.submit({ params: { id }, version }),
    onRetry: async () => {
      await Promise.all([reload(), options.reload()]);
    },
  };
}
