import {
  collectSample,
  listSamples,
  noteNotCollected,
  readSample,
  readSampleLabel,
  reprintSampleLabel,
} from '@alms/lis-domain/samples';
import { CollectionScreen } from '@alms/lis-features/samples/sample-collection';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { saveFile, useObjectUrl } from '../../../data/use-object-url.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** `/app/sample-collection` */
export default function SampleCollectionRoute() {
  const { call } = useApi();
  const [view, change] = useView();
  const query = view.get('q') ?? '';
  const asked = useDebouncedValue(query, 300);
  const openId = view.get('specimen');
  const expected = usePages(
    listSamples,
    { query: { status: 'expected', limit: '100', ...(asked && { q: asked }) } },
    { emptiness: asked ? 'no-match' : 'none-yet' },
  );
  const open = useEndpoint(readSample, openId === null ? undefined : { params: { id: openId } });
  const collected = open.resource.status === 'ready' && open.resource.data.status !== 'expected';
  const label = useEndpoint(
    readSampleLabel,
    collected && openId !== null ? { params: { id: openId } } : undefined,
  );
  const { submission, submit, reset } = useSubmission();
  const attempt = useSubmission();
  const saving = useSubmission();
  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([open.reload(), expected.reload()]);
  };

  return (
    <CollectionScreen
      samples={itemsOf(expected.resource)}
      onRetry={expected.reload}
      onMore={expected.more}
      query={query}
      onSearch={(q) => change({ q })}
      sample={open.resource}
      onOpen={(specimen) => {
        reset();
        attempt.reset();
        saving.reset();
        change({ specimen });
      }}
      collection={submission}
      onCollect={({ sampleId, version, identityCheck, fasting, consent, volume }) =>
        void submit(() =>
          call(collectSample, {
            params: { id: sampleId },
            version,
            body: {
              identity_check: identityCheck,
              ...(fasting !== undefined && { fasting }),
              ...(consent && { consent }),
              ...(volume !== undefined && { volume_ml: volume }),
            },
          }).finally(reload),
        )
      }
      attempt={attempt.submission}
      onNotCollected={({ sampleId, version, ...body }) =>
        void attempt.submit(() =>
          call(noteNotCollected, { params: { id: sampleId }, version, body }).finally(reload),
        )
      }
      label={useObjectUrl(label.resource)}
      onPrintLabel={() => window.print()}
      saving={saving.submission}
      onSaveLabel={({ sampleId, reason }) =>
        void saving.submit(async () =>
          saveFile(
            await call(reprintSampleLabel, { params: { id: sampleId }, body: { reason } }),
            'label.pdf',
          ),
        )
      }
    />
  );
}
