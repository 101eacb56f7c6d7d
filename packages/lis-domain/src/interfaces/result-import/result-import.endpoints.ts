import * as v from 'valibot';
import { byId, endpoint, pageOf, pageQuery } from '../../http/index.ts';
import { resultImportAccess } from './result-import.access.ts';
import {
  acceptedRowsSchema,
  acceptRowsBody,
  batchCodesSchema,
  discardBatchBody,
  importBatchSchema,
  importFileSchema,
  importRowSchema,
  importRowStatuses,
  lookIntoFileBody,
  mapCodesBody,
  MAX_IMPORT_BYTES,
  stageFileBody,
} from './result-import.schema.ts';
import { frameFaults } from './unframe.ts';

/** Allows for base64 encoding of the maximum file size and the surrounding JSON. */
const maxBytes = Math.ceil((MAX_IMPORT_BYTES * 4) / 3) + 100_000;
const unreadable = [
  'file_is_spreadsheet',
  'file_not_text',
  'file_without_rows',
  'file_too_long',
  ...frameFaults,
] as const;

export const lookIntoImportFile = endpoint({
  id: 'result-import.look-into-file',
  method: 'POST',
  path: '/result-imports/look-into-file',
  summary: 'See what a file of an instrument holds before it is staged. Nothing is kept.',
  access: resultImportAccess,
  afterTrial: 'open',
  maxBytes,
  body: lookIntoFileBody,
  answer: importFileSchema,
  problems: unreadable,
});

export const stageImportFile = endpoint({
  id: 'result-import.stage-file',
  method: 'POST',
  path: '/result-imports',
  summary:
    'Stage the rows of a file of an instrument. Each is judged; none is a result until somebody takes it over.',
  access: resultImportAccess,
  afterTrial: 'open',
  maxBytes,
  body: stageFileBody,
  status: 201,
  answer: importBatchSchema,
  creates: true,
  problems: [...unreadable, 'duplicate'],
});

export const listImportBatches = endpoint({
  id: 'result-import.list',
  method: 'GET',
  path: '/result-imports',
  summary: 'The files that were staged, the latest first, each with how many of its rows are left.',
  access: resultImportAccess,
  query: v.object(pageQuery),
  answer: pageOf(importBatchSchema),
});

export const readImportBatch = endpoint({
  id: 'result-import.read',
  method: 'GET',
  path: '/result-imports/{id}',
  summary: 'One of them.',
  access: resultImportAccess,
  params: byId,
  answer: importBatchSchema,
  problems: ['not_found'],
});

export const listImportRows = endpoint({
  id: 'result-import.list-rows',
  method: 'GET',
  path: '/result-imports/{id}/rows',
  summary:
    'The rows of a staged file in its order: what each says, and what it would do or why it is refused.',
  access: resultImportAccess,
  params: byId,
  query: v.object({ ...pageQuery, status: v.optional(v.picklist(importRowStatuses)) }),
  answer: pageOf(importRowSchema),
  problems: ['not_found'],
});

export const listImportCodes = endpoint({
  id: 'result-import.list-codes',
  method: 'GET',
  path: '/result-imports/{id}/codes',
  summary:
    'The codes and units of the rows that are left, each with the test it means on this instrument, if somebody has said; and the tests it can mean.',
  access: resultImportAccess,
  params: byId,
  answer: batchCodesSchema,
  problems: ['not_found'],
});

export const mapImportCodes = endpoint({
  id: 'result-import.map-codes',
  method: 'POST',
  path: '/result-imports/{id}/codes',
  summary:
    'Say which tests the codes of an instrument mean, each in the unit it is written in, and which the laboratory ignores. The rows that are left are judged anew.',
  access: { anyOf: ['manage_tests'] },
  afterTrial: 'open',
  params: byId,
  body: mapCodesBody,
  answer: importBatchSchema,
  problems: ['not_found', 'version_stale', 'conflict'],
});

export const judgeImportBatch = endpoint({
  id: 'result-import.judge',
  method: 'POST',
  path: '/result-imports/{id}/judge',
  summary: 'Judge the rows that are left anew, by what is on record now.',
  access: resultImportAccess,
  afterTrial: 'open',
  params: byId,
  answer: importBatchSchema,
  problems: ['not_found', 'conflict'],
});

export const acceptImportRows = endpoint({
  id: 'result-import.accept',
  method: 'POST',
  path: '/result-imports/{id}/accept',
  summary:
    'Take over rows that are ready, as values that the instrument measured: flagged, checked and held like typed ones. A row is taken over once, whoever asks.',
  access: resultImportAccess,
  afterTrial: 'open',
  params: byId,
  body: acceptRowsBody,
  answer: acceptedRowsSchema,
  problems: ['not_found', 'conflict'],
});

export const discardImportBatch = endpoint({
  id: 'result-import.discard',
  method: 'POST',
  path: '/result-imports/{id}/discard',
  summary: 'Take over no more rows of a file, and say why. What was taken over stays.',
  access: resultImportAccess,
  afterTrial: 'open',
  params: byId,
  body: discardBatchBody,
  answer: importBatchSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const resultImportEndpoints = [
  lookIntoImportFile,
  stageImportFile,
  listImportBatches,
  readImportBatch,
  listImportRows,
  listImportCodes,
  mapImportCodes,
  judgeImportBatch,
  acceptImportRows,
  discardImportBatch,
] as const;
