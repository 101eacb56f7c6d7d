import {
  collectSample,
  listSamples,
  noteNotCollected,
  readSample,
  readSampleLabel,
  reprintSampleLabel,
} from '@alms/lis-domain/samples';
import type { CollectionScreenProps } from '@alms/lis-features/samples/sample-collection';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { saveFile, useObjectUrl } from '../../../data/use-object-url.ts';

/** Specimens to collect; search and open specimen are stored in the URL. */
export function useCollection(): CollectionScreenProps {
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const search = useDebouncedValue(query, 300);
  const openId = view.get('specimen');
  const expected = usePages(
    listSamples,
    {
      query: { ...useSiteQuery(), status: 'expected', limit: '100', ...(search && { q: search }) },
    },
    { emptiness: search ? 'no-match' : 'none-yet' },
  );
  const open = useEndpoint(readSample, openId === null ? undefined : { params: { id: openId } });
  const collected = open.resource.status === 'ready' && open.resource.data.status !== 'expected';
  const label = useEndpoint(
    readSampleLabel,
    collected && openId !== null ? { params: { id: openId } } : undefined,
  );
  const after = () => Promise.all([open.reload(), expected.reload()]);
  const collection = useAction(collectSample, { after });
  const attempt = useAction(noteNotCollected, { after });
  const saving = useAction(reprintSampleLabel, { onDone: (file) => saveFile(file, 'label.pdf') });
  return {
    samples: itemsOf(expected.resource),
    onRetry: expected.reload,
    onMore: expected.more,
    query,
    onSearch: (q) => change({ q }),
    sample: open.resource,
    onOpen: (specimen) => {
      collection.reset();
      attempt.reset();
      saving.reset();
      change({ specimen });
    },
    collection: collection.state,
    onCollect: ({ sampleId, version, identityCheck, fasting, consent, volume }) =>
      void collection.submit({
        params: { id: sampleId },
        version,
        body: {
          identity_check: identityCheck,
          ...(fasting !== undefined && { fasting }),
          ...(consent && { consent }),
          ...(volume !== undefined && { volume_ml: volume }),
        },
      }),
    attempt: attempt.state,
    onNotCollected: ({ sampleId, version, ...body }) =>
      void attempt.submit({ params: { id: sampleId }, version, body }),
    label: useObjectUrl(label.resource),
    onPrintLabel: () => window.print(),
    saving: saving.state,
    onSaveLabel: ({ sampleId, reason }) =>
      void saving.submit({ params: { id: sampleId }, body: { reason } }),
  };
}
