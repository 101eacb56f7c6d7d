import {
  acceptImportRows,
  discardImportBatch,
  recheckImportBatch,
  previewImportFile,
  mapImportCodes,
  MAX_ACCEPTED_ROWS,
  stageImportFile,
  type ImportBatch,
} from '@alms/lis-domain/interfaces/result-import';
import type {
  FilePreview,
  ResultImportScreenProps,
} from '@alms/lis-features/interfaces/result-import';
import { base64Of } from '../../../data/base64-of.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { useAction } from '../../../data/use-action.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

interface ImportActionsOptions {
  /** Reloads the open file after each imported part. */
  reloadBatch: () => Promise<void>;
  reload: () => Promise<void>;
  onStaged: (batch: ImportBatch) => void;
}

/** Actions on instrument files. They share their state. */
export function useImportActions({
  reloadBatch,
  reload,
  onStaged,
}: ImportActionsOptions): Pick<ResultImportScreenProps, 'onLookInto' | 'onAction'> {
  const { call } = useApi();
  const form = useSubmission({ after: reload });
  const stage = useAction(stageImportFile, { form, onDone: onStaged });
  const map = useAction(mapImportCodes, { form });
  const recheck = useAction(recheckImportBatch, { form });
  const discard = useAction(discardImportBatch, { form });

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
      await reloadBatch();
    }
  };
  return {
    onLookInto: async (file) => {
      try {
        return {
          status: 'read',
          content: await call(previewImportFile, {
            body: { file_name: file.name, content: await base64Of(file) },
          }),
        };
      } catch (error) {
        return toSubmission(error) as Exclude<FilePreview, { status: 'read' }>;
      }
    },
    onAction: (action) => {
      if (action.kind === 'stage') {
        const { file, instrument_name, reading, again } = action;
        return stage.submit(
          base64Of(file).then((content) => ({
            body: { file_name: file.name, content, instrument_name, reading, again },
          })),
        );
      }
      const { batch } = action;
      const params = { id: batch.id };
      switch (action.kind) {
        case 'accept':
          return form.submit(() => accept(batch, action.numbers));
        case 'map':
          return map.submit({ params, body: { items: action.items } });
        case 'recheck':
          return recheck.submit({ params });
        case 'discard':
          return discard.submit({
            params,
            version: batch.version,
            body: { reason: action.reason },
          });
      }
    },
  };
}
