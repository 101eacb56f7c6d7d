import { mayCall } from '@alms/lis-domain/access';
import { listInstruments } from '@alms/lis-domain/quality-control';
import {
  acceptImportRows,
  discardImportBatch,
  importRowStatuses,
  judgeImportBatch,
  listImportBatches,
  listImportCodes,
  listImportRows,
  lookIntoImportFile,
  mapImportCodes,
  MAX_ACCEPTED_ROWS,
  readImportBatch,
  stageImportFile,
  type ImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import { listCriticalCalls, recordCallAttempt } from '@alms/lis-domain/results';
import {
  ResultImportScreen,
  type ImportAction,
  type LookedInto,
} from '@alms/lis-features/interfaces/result-import';
import { useState } from 'react';
import { criticalCallHref, paths } from '../../../app/paths.ts';
import { oneOf, useView } from '../../../app/use-view.ts';
import { base64Of } from '../../../data/base64-of.ts';
import { itemsOf } from '../../../data/lists.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

const PAGE = '100';

/** Import of test results: open file and row filter are stored in the URL. */
export default function ResultImport() {
  const { user } = useSignedIn();
  const { call } = useApi();
  const [view, setView] = useView();
  const { submit } = useSubmission();
  const key = useIdempotencyKey();
  const [readsCodes, setReadsCodes] = useState(false);
  const openId = view.get('batch');
  const named = openId === null ? undefined : { params: { id: openId } };

  const batches = usePages(listImportBatches, named ? undefined : { query: { limit: '50' } });
  const batch = useEndpoint(readImportBatch, named);
  const counts = batch.resource.status === 'ready' ? batch.resource.data.counts : undefined;
  // Default: the first status that has rows.
  const shown =
    oneOf(importRowStatuses, view.get('rows')) ||
    (counts && importRowStatuses.find((status) => counts[status] > 0)) ||
    'ready';
  const rows = usePages(
    listImportRows,
    named && counts ? { ...named, query: { status: shown, limit: PAGE } } : undefined,
    { emptiness: 'no-match' },
  );
  const codes = useEndpoint(listImportCodes, readsCodes ? named : undefined);
  const instruments = useEndpoint(listInstruments, {});
  const calls = usePages(
    listCriticalCalls,
    mayCall(user, recordCallAttempt.access).allowed ? { query: { limit: PAGE } } : undefined,
  );

  const reload = async () => {
    await Promise.all([
      batches.reload(),
      batch.reload(),
      rows.reload(),
      codes.reload(),
      calls.reload(),
    ]);
  };

  /** Imports rows in independent parts: entered results remain if a later part fails. */
  const accept = async (
    { id, counts: { ready } }: ImportBatch,
    numbers: readonly number[] | 'all-ready',
  ) => {
    const params = { id };
    const parts = Math.ceil((numbers === 'all-ready' ? ready : numbers.length) / MAX_ACCEPTED_ROWS);
    for (let part = 0; part < parts; part += 1) {
      const these =
        numbers === 'all-ready'
          ? undefined
          : numbers.slice(part * MAX_ACCEPTED_ROWS, (part + 1) * MAX_ACCEPTED_ROWS);
      await call(acceptImportRows, { params, body: these ? { numbers: these } : {} });
      await batch.reload();
    }
  };

  const make = async (act: ImportAction): Promise<void> => {
    switch (act.act) {
      case 'stage': {
        const { file, instrument_name, reading, again } = act;
        const staged = await call(stageImportFile, {
          body: {
            file_name: file.name,
            content: await base64Of(file),
            instrument_name,
            reading,
            again,
          },
          key: key.read(),
        });
        setView({ batch: staged.id, rows: null });
        return;
      }
      case 'accept':
        return accept(act.batch, act.numbers);
      case 'map':
        await call(mapImportCodes, { params: { id: act.batch.id }, body: { items: act.items } });
        return;
      case 'judge':
        await call(judgeImportBatch, { params: { id: act.batch.id } });
        return;
      case 'discard':
        await call(discardImportBatch, {
          params: { id: act.batch.id },
          version: act.batch.version,
          body: { reason: act.reason },
        });
    }
  };

  return (
    <ResultImportScreen
      hrefs={{
        workList: paths.testResults,
        specimen: (id) => `${paths.testResults}?specimen=${id}`,
      }}
      {...(calls.resource.status === 'ready' && {
        openCalls: { count: calls.resource.data.items.length, href: criticalCallHref() },
      })}
      batches={itemsOf(batches.resource)}
      onMoreBatches={batches.more}
      batch={batch.resource}
      onOpen={(id) => setView({ batch: id, rows: null })}
      rows={itemsOf(rows.resource)}
      onMoreRows={rows.more}
      status={shown}
      onStatusChange={(status) => setView({ rows: status })}
      codes={codes.resource}
      onReadCodes={mayCall(user, mapImportCodes.access).allowed ? setReadsCodes : undefined}
      instruments={instruments.resource.status === 'ready' ? instruments.resource.data.items : []}
      onLookInto={async (file) => {
        try {
          return {
            status: 'read',
            content: await call(lookIntoImportFile, {
              body: { file_name: file.name, content: await base64Of(file) },
            }),
          };
        } catch (error) {
          return toSubmission(error) as Exclude<LookedInto, { status: 'read' }>;
        }
      }}
      onAct={async (act) => {
        const outcome = await submit(() => make(act));
        if (outcome.status !== 'failed') key.renew();
        await reload();
        return outcome;
      }}
      onRetry={reload}
    />
  );
}
