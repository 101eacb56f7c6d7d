import { readQualityMetrics } from '@alms/lis-domain/analytics';
import {
  createControlledTest,
  listControlledTests,
  listControlMaterials,
  listControlRuns,
  listInstruments,
  listResultsSinceAccepted,
  needsReview,
  readControlledTest,
  readRollingTarget,
  readTestNames,
  type ControlledTest,
  type ControlRun,
} from '@alms/lis-domain/quality-control';
import type {
  AffectedResults,
  QualityControlScreenProps,
} from '@alms/lis-features/quality-control/quality-control';
import { loading, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { affectedResultHref } from '../../../app/task-links.ts';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { useMayCall } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

const REFRESH_MS = 60_000;

/** Returns the items, or an empty list while unknown. */
const itemsRead = <T>(resource: Resource<{ items: readonly T[] }>): readonly T[] =>
  resource.status === 'ready' ? resource.data.items : [];

/** A test without runs is still displayed: an empty list is not an error. */
const evenNone = <T>(list: Resource<readonly T[]>): Resource<readonly T[]> =>
  list.status === 'empty' ? { status: 'ready', data: [], freshness: 'fresh' } : list;

/**
 * The test that needs attention most: on hold, then with an open review, then by the status of its
 * latest run.
 */
const firstToOpen = (tests: readonly ControlledTest[]): ControlledTest | undefined =>
  tests.find(({ hold }) => hold !== null) ??
  tests.find(({ open_reviews }) => open_reviews > 0) ??
  tests.find(({ last_run }) => last_run?.status === 'rejected') ??
  tests.find(({ last_run }) => last_run?.status === 'warning') ??
  tests[0];

type Controls = Pick<
  QualityControlScreenProps,
  'list' | 'opened' | 'since' | 'rolling' | 'choices' | 'onRetry'
> & { onRetry: () => Promise<void> };

/**
 * Tests with QC, and the data of the open one, which is stored in the URL. Default: the test that
 * needs attention most.
 */
export function useControls(): Controls {
  const [view, setView] = useView();
  const site = useSiteQuery();
  const [asksForResults, setAsksForResults] = useState(false);
  const [proposedLot, setProposedLot] = useState<string>();
  const tests = usePages(
    listControlledTests,
    { query: { ...site, limit: '200' } },
    { refreshMs: REFRESH_MS },
  );
  usePageReading(tests.resource);
  const listed = itemsRead(tests.resource);
  const first = firstToOpen(listed);
  const selectedId = view.get('test') ?? first?.id ?? null;
  const named = selectedId === null ? undefined : { params: { id: selectedId } };
  const test = useEndpoint(readControlledTest, named, { refreshMs: REFRESH_MS });
  const runs = usePages(listControlRuns, named && { ...named, query: { limit: '60' } }, {
    refreshMs: REFRESH_MS,
  });
  const runId = view.get('run');
  const isOlder =
    runId !== null &&
    runs.resource.status === 'ready' &&
    !runs.resource.data.items.some(({ id }) => id === runId);
  const older = useEndpoint(
    listControlRuns,
    named && isOlder ? { ...named, query: { run_id: runId, limit: '60' } } : undefined,
  );
  const results = useResultsSince(named, {
    run: [...itemsRead(runs.resource), ...itemsRead(older.resource)].find(
      ({ id, status }) => id === runId && needsReview(status),
    ),
    isAsked: asksForResults,
  });
  const rolling = useEndpoint(
    readRollingTarget,
    named && proposedLot !== undefined ? { ...named, query: { lot_id: proposedLot } } : undefined,
  );
  const metrics = useEndpoint(readQualityMetrics, { query: site });
  const { choices, reloadChoices } = useChoices(site);
  const onRetry = async () => {
    await Promise.all([
      ...[tests, test, runs, older, metrics, results, rolling].map((each) => each.reload()),
      reloadChoices(),
    ]);
  };
  return {
    list: {
      tests: itemsOf(tests.resource),
      onMore: tests.more,
      selectedId,
      onSelect: (id) => {
        setAsksForResults(false);
        setProposedLot(undefined);
        setView({ test: id, run: null });
      },
      metrics: metrics.resource,
    },
    opened: {
      test: test.resource,
      runs: evenNone(itemsOf(runs.resource)),
      onMoreRuns: runs.more,
      olderRuns: itemsRead(older.resource),
    },
    since: {
      results: results.resource,
      onShow: () => setAsksForResults(true),
      onMore: results.more,
      hrefOf: affectedResultHref,
    },
    rolling: {
      proposal: rolling.resource,
      onPropose: ({ id }) => (id === proposedLot ? void rolling.reload() : setProposedLot(id)),
    },
    choices,
    onRetry,
  };
}

/**
 * Results that depend on a rejected or overdue run, or, when asked for, those since the last
 * accepted run. None is not an error.
 */
function useResultsSince(
  test: { params: { id: string } } | undefined,
  { run, isAsked }: { run: ControlRun | undefined; isAsked: boolean },
) {
  const query = { limit: '200', ...(run && { run_id: run.id }) };
  const { resource, first, more, reload } = usePages(
    listResultsSinceAccepted,
    test && (run !== undefined || isAsked) ? { ...test, query } : undefined,
  );
  const affected = (): Resource<AffectedResults> => {
    if (first && resource.status === 'empty')
      return { status: 'ready', data: { ...first, items: [] }, freshness: 'fresh' };
    if (resource.status !== 'ready') return resource;
    return first ? { ...resource, data: { ...first, items: resource.data.items } } : loading;
  };
  return { resource: affected(), more, reload };
}

/** Tests, instruments of the site and materials, for users who set up QC. */
function useChoices(site: ReturnType<typeof useSiteQuery>) {
  const setsUp = useMayCall()(createControlledTest);
  const names = useEndpoint(readTestNames, setsUp ? {} : undefined);
  const instruments = useEndpoint(listInstruments, setsUp ? { query: site } : undefined);
  const materials = useEndpoint(
    listControlMaterials,
    setsUp ? { query: { limit: '200' } } : undefined,
  );
  return {
    choices: {
      catalogue: itemsRead(names.resource),
      instruments: itemsRead(instruments.resource).flatMap(({ name, active }) =>
        active ? [name] : [],
      ),
      materials: itemsRead(materials.resource),
    },
    reloadChoices: () => Promise.all([instruments.reload(), materials.reload()]),
  };
}
