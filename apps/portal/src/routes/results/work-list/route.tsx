import { holds, mayCall } from '@alms/lis-domain/access';
import { readLaboratorySettings } from '@alms/lis-domain/facility';
import type { AnswerOf } from '@alms/lis-domain/http';
import { listInstruments } from '@alms/lis-domain/quality-control';
import { resultImportAccess } from '@alms/lis-domain/interfaces/result-import';
import {
  acceptReflex,
  amendResult,
  amendWithFile,
  attachFile,
  downloadAttachment,
  downloadReport,
  enterResults,
  listCriticalCalls,
  listResults,
  listResultVersions,
  markResultAsError,
  recordCallAttempt,
  releaseHeldResult,
  releaseToPatient,
  removeFile,
  retestResult,
  verifyResults,
} from '@alms/lis-domain/results';
import { ResultsScreen, SOME_REFUSED, type Drafts } from '@alms/lis-features/results/work-list';
import type { Submission } from '@alms/ui/resource';
import { Suspense, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { loaded } from '../../../app/screen.tsx';
import { useView } from '../../../app/use-view.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { countOf, itemsOf, known } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useAttachment } from '../../../data/use-attachment.ts';
import { useReport } from '../../../data/use-report.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { useUnsavedWork } from '../../../session/use-unsaved-work.ts';
import { filterIn, filterParams, filterQuery, isFiltered, tabIn } from './work-filter.ts';

// Lazy-loaded, because most users view results without recording a notification.
const CriticalCallsDialog = loaded(async () => ({
  default: (await import('@alms/lis-features/results/critical-calls')).CriticalCallsDialog,
}));

// Lazy-loaded, because most users enter values manually.
const ResultImport = loaded(() => import('./result-import.tsx'));

const PAGE = '100';

/** The only tab outside the work list. */
const IMPORT = 'import';

/** A file as request body. */
const sent = async (file: File) => ({ name: file.name, content: await base64Of(file) });

/** Converts the entry response to a form state, by value. */
function refusalsOf({ refused }: AnswerOf<typeof enterResults>): Submission {
  if (refused.length === 0) return { status: 'done' };
  return {
    status: 'rejected',
    formError: SOME_REFUSED,
    fieldErrors: Object.fromEntries(refused.map(({ id, code }) => [id, code])),
  };
}

/** `/app/test-results`: the work list, or the import of instrument files. */
export default function TestResultsRoute() {
  const { user } = useSignedIn();
  const [search] = useView();
  if (search.get('tab') !== IMPORT || !mayCall(user, resultImportAccess).allowed)
    return <WorkList />;
  return (
    <Suspense fallback={null}>
      <ResultImport />
    </Suspense>
  );
}

/** The work list: tab, filters, search and open specimen are stored in the URL. */
function WorkList() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [search, change] = useView();
  const canVerify = mayCall(user, verifyResults.access).allowed;
  const canEnter = mayCall(user, enterResults.access).allowed;
  const tab = tabIn(search, { canEnter, canVerify });
  const filter = filterIn(search);
  const query = search.get('q') ?? '';
  const settled = useDebouncedValue(query, 300);
  const selected = search.get('specimen');

  const list = (status: 'pending' | 'entered' | 'verified' | 'held') => ({
    query: { status, limit: PAGE, ...(settled && { q: settled }), ...filterQuery(filter) },
  });
  const emptiness = settled || isFiltered(filter) ? ('no-match' as const) : ('none-yet' as const);
  const pending = usePages(
    listResults,
    { query: { ...list('pending').query, arrived: 'true' as const } },
    { emptiness },
  );
  const entered = usePages(listResults, list('entered'), { emptiness });
  const held = usePages(listResults, list('held'), { emptiness });
  const released = usePages(
    listResults,
    tab === 'released'
      ? {
          query: {
            reported: 'true' as const,
            limit: PAGE,
            ...(settled && { q: settled }),
            ...filterQuery(filter),
          },
        }
      : undefined,
    { emptiness },
  );
  const settings = useEndpoint(readLaboratorySettings, canVerify ? {} : undefined);
  const rules = settings.resource.status === 'ready' ? settings.resource.data : undefined;
  // Results verified while two verifications were required await release by a second verifier, even
  // if the setting changes later.
  const verified = usePages(listResults, canVerify ? list('verified') : undefined, { emptiness });
  const open = useEndpoint(
    listResults,
    selected === null ? undefined : { query: { sample_id: selected, limit: PAGE } },
  );
  const instruments = useEndpoint(listInstruments, canEnter ? {} : undefined);
  const entry = useSubmission();
  const verification = useSubmission();
  const canCall = mayCall(user, recordCallAttempt.access).allowed;
  const calls = usePages(listCriticalCalls, canCall ? { query: { limit: PAGE } } : undefined, {
    emptiness: 'none-yet',
    refreshMs: 60_000,
  });
  const recording = useSubmission();
  const correction = useSubmission();
  const [historyOf, setHistoryOf] = useState<string | null>(null);
  const history = useEndpoint(
    listResultVersions,
    historyOf === null ? undefined : { params: { id: historyOf } },
  );
  const { download } = useReport('facility');
  const openFile = useAttachment();
  const { restored, keep, forget } = useUnsavedWork<Drafts>('test-results', {
    survivesLeaving: true,
  });

  /** Also after an error, to display concurrent changes. */
  const reload = async () => {
    await Promise.all([
      pending.reload(),
      entered.reload(),
      verified.reload(),
      held.reload(),
      released.reload(),
      open.reload(),
      history.reload(),
      calls.reload(),
    ]);
  };
  const shown = {
    'to-enter': pending,
    'to-verify': entered,
    'to-release': verified,
    held,
    released,
  }[tab];

  return (
    <>
      <ResultsScreen
        tab={tab}
        onTabChange={(next) => change({ tab: next, specimen: null })}
        counts={known({
          'to-enter': countOf(pending.resource),
          'to-verify': countOf(entered.resource),
          'to-release': countOf(verified.resource),
          held: countOf(held.resource),
        })}
        results={itemsOf(shown.resource)}
        onMore={shown.more}
        onRetry={reload}
        filter={filter}
        onFilterChange={(next) => change(filterParams(next))}
        query={query}
        onSearch={(q) => change({ q })}
        selectedSampleId={selected}
        onSelect={(specimen) => {
          entry.reset();
          verification.reset();
          correction.reset();
          change({ specimen });
        }}
        sampleResults={itemsOf(open.resource)}
        importHref={canEnter ? `${paths.testResults}?tab=${IMPORT}` : undefined}
        viewerId={user.id}
        {...(instruments.resource.status === 'ready' && {
          instruments: instruments.resource.data.items,
        })}
        defaultDrafts={restored}
        onDraftsChange={(drafts) => (Object.keys(drafts).length > 0 ? keep(drafts) : forget())}
        selfVerification={rules?.self_verification === true}
        releasedBySecond={
          rules?.verification_levels === 2 ||
          tab === 'to-release' ||
          (countOf(verified.resource) ?? 0) > 0
        }
        entry={entry.state}
        onEnter={
          canEnter
            ? ({ items }) =>
                void entry.submit(() => call(enterResults, { body: { items } }).finally(reload), {
                  read: refusalsOf,
                })
            : undefined
        }
        verification={verification.state}
        onVerify={
          canVerify
            ? ({ items }) =>
                void verification.submit(() =>
                  call(verifyResults, { body: { items } }).finally(reload),
                )
            : undefined
        }
        onAcceptReflex={
          mayCall(user, acceptReflex.access).allowed
            ? (id) =>
                void verification.submit(() =>
                  call(acceptReflex, { params: { id } }).finally(reload),
                )
            : undefined
        }
        onShow={
          mayCall(user, releaseToPatient.access).allowed
            ? ({ id, version }) =>
                attempt(() => call(releaseToPatient, { params: { id }, version }).finally(reload))
            : undefined
        }
        correction={correction.state}
        overrulesControls={holds(user, 'override_qc')}
        onAttach={
          canEnter
            ? ({ id, version, file, comment }) =>
                void correction.submit(async () =>
                  call(attachFile, {
                    params: { id },
                    version,
                    body: { file: await sent(file), comment },
                  }).finally(reload),
                )
            : undefined
        }
        onRemoveFile={
          canEnter
            ? ({ id, version }) =>
                void correction.submit(() =>
                  call(removeFile, { params: { id }, version }).finally(reload),
                )
            : undefined
        }
        onAmendFile={
          mayCall(user, amendWithFile.access).allowed
            ? ({ id, version, file, ...said }) =>
                void correction.submit(async () =>
                  call(amendWithFile, {
                    params: { id },
                    version,
                    body: { file: await sent(file), ...said },
                  }).finally(reload),
                )
            : undefined
        }
        onOpenFile={
          mayCall(user, downloadAttachment.access).allowed
            ? (file) => void openFile(file)
            : undefined
        }
        onReleaseHold={
          mayCall(user, releaseHeldResult.access).allowed
            ? ({ id, version, ...body }) =>
                void correction.submit(() =>
                  call(releaseHeldResult, { params: { id }, version, body }).finally(reload),
                )
            : undefined
        }
        onAmend={
          mayCall(user, amendResult.access).allowed
            ? ({ id, version, ...body }) =>
                void correction.submit(() =>
                  call(amendResult, { params: { id }, version, body }).finally(reload),
                )
            : undefined
        }
        onRetest={
          mayCall(user, retestResult.access).allowed
            ? ({ id, version, ...body }) =>
                void correction.submit(() =>
                  call(retestResult, { params: { id }, version, body }).finally(reload),
                )
            : undefined
        }
        onTakeBack={
          mayCall(user, markResultAsError.access).allowed
            ? ({ id, version, ...body }) =>
                void correction.submit(() =>
                  call(markResultAsError, { params: { id }, version, body }).finally(reload),
                )
            : undefined
        }
        onReadHistory={setHistoryOf}
        history={itemsOf(history.resource)}
        {...(history.resource.status === 'ready' && { shown: history.resource.data.shown })}
        onDownload={
          mayCall(user, downloadReport.access).allowed
            ? (resultId) => void download(resultId)
            : undefined
        }
        openCalls={
          calls.resource.status === 'ready'
            ? { calls: calls.resource.data.items, onOpen: () => change({ calls: 'open' }) }
            : undefined
        }
      />
      {canCall && search.get('calls') === 'open' && (
        <Suspense fallback={null}>
          <CriticalCallsDialog
            open
            onClose={() => {
              recording.reset();
              change({ calls: null });
            }}
            calls={itemsOf(calls.resource)}
            onMore={calls.more}
            onRetry={calls.reload}
            recording={recording.state}
            onRecord={({ id, version, ...body }) =>
              void recording.submit(() =>
                call(recordCallAttempt, { params: { id }, version, body }).finally(calls.reload),
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}
