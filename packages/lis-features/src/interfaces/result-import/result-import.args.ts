import {
  anImportBatch,
  anImportFile,
  aUser,
  minutesAgo,
  someBatchCodes,
  someImportRows,
} from '@alms/lis-domain/fixtures';
import type { ImportRow, ImportRowStatus } from '@alms/lis-domain/interfaces/result-import';
import { idle, loading, ready, type Submission } from '@alms/ui/resource';
import { fn } from 'storybook/test';
import type { ImportAction, FilePreview } from './import-actions.ts';
import type { ResultImportScreenProps } from './result-import-screen.tsx';

const done: Submission = { status: 'done' };

export const batches = [
  anImportBatch(),
  anImportBatch({
    number: 2,
    counts: { ready: 0, unmapped: 0, refused: 0, ignored: 0, entered: 96 },
  }),
  anImportBatch({
    number: 3,
    file_name: 'analyser-3.astm',
    format: 'astm',
    counts: { ready: 40, unmapped: 0, refused: 2, ignored: 0, entered: 0 },
    discarded: {
      at: minutesAgo(30),
      by: { id: aUser('lab_manager').id, name: aUser('lab_manager').full_name },
      reason: 'Measured before the calibration',
    },
  }),
];

export const rowsThatAre = (status: ImportRowStatus): readonly ImportRow[] =>
  someImportRows().filter((row) => row.status === status);

/** No file is open. */
export const listArgs: ResultImportScreenProps = {
  hrefs: { workList: '/app/test-results', specimen: (id) => `/app/test-results?specimen=${id}` },
  batches: ready(batches),
  batch: idle,
  onOpen: fn(),
  rows: idle,
  status: 'ready',
  onStatusChange: fn(),
  codes: idle,
  onReadCodes: fn(),
  instruments: [anImportBatch().instrument],
  onLookInto: fn(() => Promise.resolve<FilePreview>({ status: 'read', content: anImportFile() })),
  onAction: fn((_action: ImportAction) => Promise.resolve(done)),
  onRetry: fn(),
};

/** A file is open, showing its ready rows. */
export const openArgs: ResultImportScreenProps = {
  ...listArgs,
  batch: ready(anImportBatch()),
  rows: ready(rowsThatAre('ready')),
  codes: ready(someBatchCodes()),
};

export const loadingArgs: ResultImportScreenProps = { ...listArgs, batches: loading };

const LONG =
  'a_very_long_name_of_a_file_without_any_place_to_break_it_and_still_going_on_2026-05-12.csv';

export const longArgs: ResultImportScreenProps = {
  ...openArgs,
  batch: ready(
    anImportBatch({
      file_name: LONG,
      instrument: {
        id: anImportBatch().instrument.id,
        name: 'Chemistry analyser in the second room on the left behind the cold store',
      },
      counts: { ready: 12_345, unmapped: 1, refused: 4, ignored: 0, entered: 7654 },
    }),
  ),
  rows: ready(
    rowsThatAre('ready').map((row) => ({
      ...row,
      content: {
        ...row.content,
        accession: '260512-000000000123',
        value: '123456789012.123456789',
      },
      outcome: row.outcome && {
        ...row.outcome,
        patient: {
          ...row.outcome.patient,
          full_name:
            'Placeholder-Verylongfamilyname von und zu Samplesenhausen, Maximiliane Theodora',
        },
      },
    })),
  ),
};
