import { listResultSteps } from '@alms/lis-domain/results';
import { countSamples, listSamples, readSample, type SampleId } from '@alms/lis-domain/samples';
import {
  trackedStates,
  trackingTabs,
  type TrackedState,
  type TrackingScreenProps,
} from '@alms/lis-features/samples/sample-tracking';
import { allowedValue, idIn, useView } from '../../../app/use-view.ts';
import { itemsOf, known } from '../../../data/lists.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';

type Tracked = Pick<TrackingScreenProps, 'view' | 'list'> & {
  specimen: Omit<TrackingScreenProps['specimen'], 'onOpen'>;
  openId: SampleId | null;
  reload: () => Promise<unknown>;
};

/** Specimens by status and the open one; tab, status, search and open specimen are in the URL. */
export function useTracked(): Tracked {
  const [view, change] = useView();
  const state: TrackedState =
    trackedStates.find((each) => each === view.get('state')) ?? trackedStates[0];
  const task = allowedValue(['receive'], view.get('task')) || undefined;
  const query = view.get('q') ?? '';
  const text = useDebouncedValue(query, 300);
  const openId = idIn(view, 'specimen');
  const search = text && { q: text };
  const site = useSiteQuery();
  const named = openId === null ? undefined : { params: { id: openId } };
  const list = usePages(
    listSamples,
    { query: { ...site, status: state, limit: '100', ...search } },
    { emptiness: text ? 'no-match' : 'none-yet' },
  );
  usePageReading(list.resource);
  const counted = useEndpoint(countSamples, { query: { ...site, ...search } });
  const open = useEndpoint(readSample, named);
  const steps = useEndpoint(listResultSteps, named);
  return {
    view: {
      tab: (task === undefined && allowedValue(trackingTabs, view.get('tab'))) || 'specimens',
      onTabChange: (next) => change({ tab: next === 'specimens' ? null : next }),
      state,
      onStateChange: (next) => change({ state: next, specimen: null }),
      query,
      onSearch: (q) => change({ q }),
      task,
    },
    list: {
      samples: itemsOf(list.resource),
      counts: known(counted.resource.status === 'ready' ? counted.resource.data.counts : {}),
      onMore: list.more,
    },
    specimen: { sample: open.resource, steps: itemsOf(steps.resource) },
    openId,
    reload: () => Promise.all([open, steps, list, counted].map((each) => each.reload())),
  };
}
