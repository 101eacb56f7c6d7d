import { mayCall } from '@alms/lis-domain/access';
import { readQualityMetrics } from '@alms/lis-domain/analytics';
import type { Endpoint } from '@alms/lis-domain/http';
import {
  addControlLot,
  addCorrectiveAction,
  archiveControlLot,
  createControlledTest,
  createControlMaterial,
  listControlledTests,
  listControlMaterials,
  listControlRuns,
  listInstruments,
  listResultsSinceAccepted,
  readControlledTest,
  readRollingTarget,
  readTestNames,
  recordControlRun,
  releaseControlHold,
  setControlTarget,
  updateControlSettings,
  updateCorrectiveAction,
  verifyCorrectiveAction,
  voidControlRun,
} from '@alms/lis-domain/quality-control';
import {
  QualityControlScreen,
  qualityControlTabs,
} from '@alms/lis-features/quality-control/quality-control';
import type { Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { oneOf, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useAssessment } from './use-assessment.ts';

const REFRESH_MS = 60_000;

/** Returns the items, or an empty list while unknown. */
const itemsRead = <T,>(resource: Resource<{ items: readonly T[] }>): readonly T[] =>
  resource.status === 'ready' ? resource.data.items : [];

/** A test without runs is still displayed: an empty list is not an error. */
const evenNone = <T,>(list: Resource<readonly T[]>): Resource<readonly T[]> =>
  list.status === 'empty' ? { status: 'ready', data: [], freshness: 'fresh' } : list;

/**
 * `/app/quality-control`: tab, open test and open round are stored in the URL. Default: the first
 * test.
 */
export default function QualityControlRoute() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, setView] = useView();
  const key = useIdempotencyKey();
  const { state: submission, submit } = useSubmission();
  const { state: savingSettings, save } = useVersionedSave();
  const [asksForResults, setAsksForResults] = useState(false);
  const [proposedLot, setProposedLot] = useState<string>();
  const tab = oneOf(qualityControlTabs, view.get('tab')) || 'controls';
  const assessment = useAssessment(tab === 'eqa');

  const tests = usePages(
    listControlledTests,
    { query: { limit: '200' } },
    { refreshMs: REFRESH_MS },
  );
  const listed = itemsRead(tests.resource);
  /** Tests on hold come first. */
  const first = listed.find(({ hold }) => hold !== null) ?? listed[0];
  const selectedId = view.get('test') ?? first?.id ?? null;
  const params = { id: selectedId ?? '' };
  const named = selectedId === null ? undefined : { params };
  const test = useEndpoint(readControlledTest, named, { refreshMs: REFRESH_MS });
  const runs = usePages(
    listControlRuns,
    selectedId === null ? undefined : { params, query: { limit: '60' } },
    { refreshMs: REFRESH_MS },
  );
  const results = usePages(
    listResultsSinceAccepted,
    selectedId === null || !asksForResults ? undefined : { params, query: {} },
  );
  const rolling = useEndpoint(
    readRollingTarget,
    selectedId === null || proposedLot === undefined
      ? undefined
      : { params, query: { lot_id: proposedLot } },
  );
  const metrics = useEndpoint(readQualityMetrics, { query: {} });
  const may = (endpoint: Endpoint) => mayCall(user, endpoint.access).allowed;
  const isKeeper = may(createControlledTest);
  const names = useEndpoint(readTestNames, isKeeper ? {} : undefined);
  const instruments = useEndpoint(listInstruments, isKeeper ? {} : undefined);
  const materials = useEndpoint(
    listControlMaterials,
    isKeeper ? { query: { limit: '200' } } : undefined,
  );

  const reload = async () => {
    await Promise.all([
      tests.reload(),
      test.reload(),
      runs.reload(),
      metrics.reload(),
      materials.reload(),
      instruments.reload(),
      results.reload(),
      rolling.reload(),
    ]);
  };
  /**
   * Reloads also after an error, to display concurrent changes. Every attempt with a response gets
   * a new idempotency key.
   */
  const act = async <T,>(work: (key: string) => Promise<T>): Promise<T | undefined> => {
    let answer: T | undefined;
    const outcome = await submit(async () => {
      answer = await work(key.read()).finally(reload);
    });
    if (outcome.status !== 'failed') key.renew();
    return answer;
  };
  /** Offers an action only with permission. */
  const offered = <Given,>(
    endpoint: Endpoint,
    work: (given: Given, key: string) => Promise<unknown>,
  ) => (may(endpoint) ? (given: Given) => void act((attempt) => work(given, attempt)) : undefined);

  return (
    <QualityControlScreen
      tab={tab}
      onTabChange={(next) => setView({ tab: next === 'controls' ? null : next })}
      assessment={assessment}
      tests={itemsOf(tests.resource)}
      onMoreTests={tests.more}
      selectedId={selectedId}
      onSelect={(id) => {
        setAsksForResults(false);
        setProposedLot(undefined);
        setView({ test: id });
      }}
      test={test.resource}
      runs={evenNone(itemsOf(runs.resource))}
      onMoreRuns={runs.more}
      resultsSince={itemsOf(results.resource)}
      onShowResults={() => setAsksForResults(true)}
      onMoreResults={results.more}
      rolling={rolling.resource}
      onProposeRolling={({ id }) =>
        id === proposedLot ? void rolling.reload() : setProposedLot(id)
      }
      metrics={metrics.resource}
      catalogue={itemsRead(names.resource)}
      instruments={itemsRead(instruments.resource).map(({ name }) => name)}
      materials={itemsRead(materials.resource)}
      viewerId={user.id}
      submission={submission}
      onRecord={
        may(recordControlRun)
          ? (body) => act((attempt) => call(recordControlRun, { params, body, key: attempt }))
          : undefined
      }
      onVoid={offered(voidControlRun, ({ run, reason }) =>
        call(voidControlRun, { params: { id: run.id }, version: run.version, body: { reason } }),
      )}
      onAddAction={offered(addCorrectiveAction, ({ run, ...body }, attempt) =>
        call(addCorrectiveAction, { params: { id: run.id }, body, key: attempt }),
      )}
      onCompleteAction={offered(updateCorrectiveAction, ({ id, version: read, type, text }) =>
        call(updateCorrectiveAction, {
          params: { id },
          version: read,
          body: { type, text, state: 'completed' },
        }),
      )}
      onVerifyAction={offered(verifyCorrectiveAction, ({ id, version: read }) =>
        call(verifyCorrectiveAction, { params: { id }, version: read }),
      )}
      onRelease={offered(releaseControlHold, (body) => call(releaseControlHold, { params, body }))}
      onSaveSettings={
        may(updateControlSettings)
          ? async ({ settings: body, base: { id, version } }) => {
              const outcome = await save(
                () => call(updateControlSettings, { params: { id }, version, body }),
                () => call(readControlledTest, { params: { id } }),
              );
              await reload();
              return outcome;
            }
          : undefined
      }
      savingSettings={savingSettings}
      onSetTarget={offered(setControlTarget, (body, attempt) =>
        call(setControlTarget, { params, body, key: attempt }),
      )}
      onAddTest={offered(createControlledTest, async (body, attempt) =>
        setView({ test: (await call(createControlledTest, { body, key: attempt })).id }),
      )}
      onAddMaterial={offered(createControlMaterial, (body, attempt) =>
        call(createControlMaterial, { body, key: attempt }),
      )}
      onAddLot={offered(addControlLot, ({ material_id: id, ...body }, attempt) =>
        call(addControlLot, { params: { id }, body, key: attempt }),
      )}
      onArchiveLot={offered(archiveControlLot, ({ id, version: read }) =>
        call(archiveControlLot, { params: { id }, version: read }),
      )}
      onRetry={reload}
    />
  );
}
