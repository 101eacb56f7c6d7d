import { mayCall } from '@alms/lis-domain/access';
import type { Endpoint } from '@alms/lis-domain/http';
import { listResultSteps } from '@alms/lis-domain/results';
import {
  countSamples,
  disposeOfSample,
  divideSample,
  listSamples,
  listStorageBoxes,
  loseSample,
  noteSampleCondition,
  readSample,
  receiveSample,
  rejectSample,
  reprintSampleLabel,
  retrieveSample,
  sendSample,
  storeSample,
} from '@alms/lis-domain/samples';
import type { DisposalViewProps, StorageViewProps } from '@alms/lis-features/samples/storage';
import {
  custodyMoves,
  TrackingScreen,
  trackedStates,
  trackingTabs,
  type CustodyChange,
  type CustodyMove,
  type TrackedState,
} from '@alms/lis-features/samples/sample-tracking';
import { Skeleton } from '@alms/ui/skeleton';
import { Suspense, type ReactNode } from 'react';
import { loaded } from '../../../app/screen.tsx';
import { oneOf, useView } from '../../../app/use-view.ts';
import { itemsOf, known } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useBoxChoices } from './use-box-choices.ts';
import { useDisposal } from './use-disposal.ts';
import { useStorage } from './use-storage.ts';

const calls = {
  receive: receiveSample,
  store: storeSample,
  retrieve: retrieveSample,
  send: sendSample,
  reject: rejectSample,
  lose: loseSample,
  dispose: disposeOfSample,
} satisfies Record<CustodyMove, Endpoint>;

// Components that only other tabs need are loaded with them.
const StorageView = loaded<StorageViewProps>(async () => ({
  default: (await import('@alms/lis-features/samples/storage')).StorageView,
}));
const DisposalView = loaded<DisposalViewProps>(async () => ({
  default: (await import('@alms/lis-features/samples/storage')).DisposalView,
}));
const later = (view: ReactNode) => <Suspense fallback={<Skeleton count={8} />}>{view}</Suspense>;

/** `/app/sample-tracking` */
export default function SampleTrackingRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, change] = useView();
  const state: TrackedState =
    trackedStates.find((each) => each === view.get('state')) ?? trackedStates[0];
  const query = view.get('q') ?? '';
  const asked = useDebouncedValue(query, 300);
  const openId = view.get('specimen');
  const search = asked && { q: asked };
  const list = usePages(
    listSamples,
    { query: { status: state, limit: '100', ...search } },
    { emptiness: asked ? 'no-match' : 'none-yet' },
  );
  const counted = useEndpoint(countSamples, { query: { ...search } });
  const counts = counted.resource.status === 'ready' ? counted.resource.data.counts : {};
  const open = useEndpoint(readSample, openId === null ? undefined : { params: { id: openId } });
  const steps = useEndpoint(
    listResultSteps,
    openId === null ? undefined : { params: { id: openId } },
  );
  const moving = useSubmission();
  const scan = useSubmission();
  const printing = useSubmission();
  const tab = oneOf(trackingTabs, view.get('tab')) || 'specimens';
  const mayKeep = mayCall(user, listStorageBoxes.access).allowed;
  const storage = useStorage(mayKeep && tab === 'storage');
  const disposal = useDisposal(mayKeep && tab === 'disposal');
  const boxes = useBoxChoices();
  const moves = custodyMoves.filter((move) => mayCall(user, calls[move].access).allowed);
  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([open, steps, list, counted, storage, disposal].map((each) => each.reload()));
  };

  const openSample = (specimen: string | null) => {
    moving.reset();
    change({ specimen });
  };

  const make = ({ move, sampleId, version, body }: CustodyChange) =>
    call(calls[move], { params: { id: sampleId }, version, body });

  const shown = { openId: openId ?? undefined, onOpen: openSample, onRetry: reload };

  return (
    <TrackingScreen
      state={state}
      onStateChange={(next) => change({ state: next, specimen: null })}
      counts={known(counts)}
      samples={itemsOf(list.resource)}
      onRetry={reload}
      onMore={list.more}
      query={query}
      onSearch={(q) => change({ q })}
      scan={scan.state}
      onScan={({ accession, intent, condition }) =>
        void scan.submit(
          async () => {
            const { items } = await call(listSamples, { query: { q: accession } });
            const found = items.find((each) => each.accession_number === accession);
            if (!found) return 'not_found';
            if (intent === 'receive')
              await call(receiveSample, {
                params: { id: found.id },
                version: found.version,
                body: condition ? { condition } : {},
              });
            change({ specimen: found.id });
            await reload();
            return 'found';
          },
          {
            read: (outcome) =>
              outcome === 'found'
                ? { status: 'done' }
                : { status: 'rejected', fieldErrors: {}, formError: outcome },
          },
        )
      }
      sample={open.resource}
      steps={itemsOf(steps.resource)}
      onOpen={openSample}
      tab={tab}
      onTabChange={(next) => change({ tab: next === 'specimens' ? null : next })}
      {...(mayKeep && {
        keeping: {
          storage: later(<StorageView {...storage.view} {...shown} />),
          disposal: later(
            <DisposalView
              {...disposal.view}
              {...shown}
              onDispose={(samples) => disposal.dispose(samples).finally(reload)}
            />,
          ),
        },
      })}
      boxes={boxes}
      {...(mayCall(user, noteSampleCondition.access).allowed && {
        onCondition: ({ sampleId, version, arriving, condition, reason }) =>
          attempt(() => {
            const which = { params: { id: sampleId }, version };
            return (
              arriving
                ? call(receiveSample, { ...which, body: condition ? { condition } : {} })
                : call(noteSampleCondition, { ...which, body: { condition, reason } })
            ).finally(reload);
          }),
      })}
      {...(mayCall(user, divideSample.access).allowed && {
        onDivide: ({ sampleId, version, body }) =>
          attempt(() =>
            call(divideSample, { params: { id: sampleId }, version, body }).finally(reload),
          ),
      })}
      moves={moves}
      moving={moving.state}
      {...(mayCall(user, reprintSampleLabel.access).allowed && {
        onReprint: async ({ sampleId, reason }) => {
          const outcome = await printing.submit(async () =>
            saveFile(
              await call(reprintSampleLabel, { params: { id: sampleId }, body: { reason } }),
              'label.pdf',
            ),
          );
          await open.reload();
          return outcome;
        },
      })}
      onMove={(change) => void moving.submit(() => make(change).finally(reload))}
    />
  );
}
