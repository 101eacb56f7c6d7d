import {
  collectVisit,
  countCollection,
  listSamples,
  noteNotCollected,
  printLabels,
  type PrintedLabel,
} from '@alms/lis-domain/samples';
import type { CollectionScreenProps } from '@alms/lis-features/samples/sample-collection';
import { idIn, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';

/** Patients to collect from; search and open patient are stored in the URL. */
export function useCollection(): CollectionScreenProps {
  const { call } = useApi();
  const [view, change] = useView();
  const site = useSiteQuery();
  const query = view.get('q') ?? '';
  const search = useDebouncedValue(query, 300);
  const openId = idIn(view, 'patient');
  const expected = usePages(
    listSamples,
    { query: { ...site, status: 'expected', limit: '100', ...(search && { q: search }) } },
    { emptiness: search ? 'no-match' : 'none-yet' },
  );
  usePageReading(expected.resource);
  const progress = useEndpoint(countCollection, { query: site });
  const visit = usePages(
    listSamples,
    openId === null
      ? undefined
      : { query: { ...site, status: 'expected', limit: '100', patient_id: openId } },
    { emptiness: 'none-yet' },
  );
  const reload = async () => {
    await Promise.all([expected.reload(), progress.reload(), visit.reload()]);
  };
  const printing = useSubmission();
  const collection = useAction(collectVisit, {
    // The collected visit stays as it is until the next one opens.
    after: ({ status }) =>
      status === 'done' ? Promise.all([expected.reload(), progress.reload()]) : reload(),
  });
  const attempt = useSubmission({ after: expected.reload });
  return {
    list: {
      samples: itemsOf(expected.resource),
      progress: progress.resource.status === 'ready' ? progress.resource.data : undefined,
      onRetry: reload,
      onMore: expected.more,
      query,
      onSearch: (q) => change({ q }),
    },
    openId,
    onOpen: (patient) => {
      for (const action of [printing, collection, attempt]) action.reset();
      change({ patient });
    },
    visit: itemsOf(visit.resource),
    printing: printing.state,
    onPrintLabels: async ({ identity, sampleIds, reason }) => {
      let labels: readonly PrintedLabel[] = [];
      const outcome = await printing.submit(async () => {
        const body = {
          identity,
          sample_ids: [...sampleIds],
          ...(reason !== undefined && { reason }),
        };
        labels = (await call(printLabels, { body })).items;
      });
      return { outcome, labels };
    },
    onPrintPage: () => window.print(),
    collection: collection.state,
    onCollect: ({ items, ...rest }) => collection.submit({ body: { ...rest, items: [...items] } }),
    attempt: attempt.state,
    // One specimen at a time: each attempt is a fact of its own, also when a later one fails.
    onNotCollected: ({ samples, ...body }) =>
      attempt.submit(async () => {
        for (const { id, version } of samples)
          await call(noteNotCollected, { params: { id }, version, body });
      }),
  };
}
