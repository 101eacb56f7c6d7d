import { listInstruments } from '@alms/lis-domain/quality-control';
import {
  downloadImportedFile,
  importRowStatuses,
  type ImportRow,
  listImportBatches,
  listImportCodes,
  listImportRows,
  mapImportCodes,
  readImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import { listCriticalCalls, verificationAccess } from '@alms/lis-domain/results';
import type { ResultImportScreenProps } from '@alms/lis-features/interfaces/result-import';
import { useState } from 'react';
import { criticalCallHref } from '../../../app/task-links.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useFileDownload } from '../../../data/use-file-download.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';
import { useSiteQuery } from '../../../session/use-workplace.ts';
import { useImportActions } from './use-import-actions.ts';
import { useWaitingValues } from './use-waiting-values.ts';

const PAGE = '100';

/** Import of instrument files: open file and row filter are stored in the URL. */
export function useResultImport(): Omit<ResultImportScreenProps, 'hrefs'> {
  const offer = useOffer();
  const { call } = useApi();
  const download = useFileDownload();
  const [view, setView] = useView();
  const [readsCodes, setReadsCodes] = useState(false);
  const openId = view.get('batch');
  const named = openId === null ? undefined : { params: { id: openId } };
  const open = (batch: string | null, status?: ImportRow['status']) =>
    setView({ batch, rows: status ?? null });

  const batches = usePages(listImportBatches, named ? undefined : { query: { limit: '50' } });
  const batch = useEndpoint(readImportBatch, named);
  const counts = batch.resource.status === 'ready' ? batch.resource.data.counts : undefined;
  // Default: the first status that has rows.
  const shown =
    allowedValue(importRowStatuses, view.get('rows')) ||
    (counts && importRowStatuses.find((status) => counts[status] > 0)) ||
    'ready';
  const rows = usePages(
    listImportRows,
    named && counts ? { ...named, query: { status: shown, limit: PAGE } } : undefined,
    { emptiness: 'no-match' },
  );
  const codes = useEndpoint(listImportCodes, readsCodes ? named : undefined);
  const site = useSiteQuery();
  const instruments = useEndpoint(listInstruments, { query: site });
  const calls = usePages(
    listCriticalCalls,
    offer({ access: verificationAccess }, { query: { limit: PAGE, ...site } }),
  );
  const values = useWaitingValues(openId === null);
  const reload = async () => {
    await Promise.all([values, batches, batch, rows, codes, calls].map((each) => each.reload()));
  };
  const actions = useImportActions({
    reloadBatch: batch.reload,
    reload,
    onStaged: ({ id }) => open(id),
  });
  return {
    ...(calls.resource.status === 'ready' && {
      openCalls: { count: calls.resource.data.items.length, href: criticalCallHref() },
    }),
    waiting: values.waiting,
    batches: itemsOf(batches.resource),
    onMoreBatches: batches.more,
    batch: batch.resource,
    onOpen: open,
    rows: itemsOf(rows.resource),
    onMoreRows: rows.more,
    status: shown,
    onStatusChange: (status) => setView({ rows: status }),
    codes: codes.resource,
    onReadCodes: offer(mapImportCodes, setReadsCodes),
    onOpenFile:
      openId === null
        ? undefined
        : ({ number }: Pick<ImportRow, 'number'>) =>
            void download(() =>
              call(downloadImportedFile, {
                params: { id: openId },
                query: { number: String(number) },
              }),
            ),
    instruments:
      instruments.resource.status === 'ready'
        ? instruments.resource.data.items.filter(({ active }) => active)
        : [],
    ...actions,
    onRetry: reload,
  };
}
