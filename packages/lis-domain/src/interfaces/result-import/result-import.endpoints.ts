import * as v from 'valibot';
import { byId, countQuery, endpoint, pageOf, pageQuery } from '../../http/index.ts';
import { attachmentTypes } from '../../results/attachment.ts';
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
  openImportRowSchema,
  openRowCountsSchema,
  openRowsQuery,
  previewFileBody,
  mapCodesBody,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  stageFileBody,
} from './result-import.schema.ts';
import { frameFaults } from './frame-faults.ts';

/** Allows for base64 encoding of the maximum file size and the surrounding JSON. */
const maxBytes = Math.ceil((MAX_IMPORT_BYTES * 4) / 3) + 100_000;
const unreadable = [
  'file_is_spreadsheet',
  'file_not_text',
  'file_without_rows',
  'file_too_long',
  ...frameFaults,
] as const;

export const previewImportFile = endpoint({
  id: 'result-import.preview-file',
  method: 'POST',
  path: '/result-imports/preview-file',
  summary: 'Preview an instrument file before staging. Nothing is saved.',
  access: resultImportAccess,
  afterTrial: 'open',
  maxBytes,
  body: previewFileBody,
  answer: importFileSchema,
  problems: unreadable,
});

export const stageImportFile = endpoint({
  id: 'result-import.stage-file',
  method: 'POST',
  path: '/result-imports',
  summary:
    'Stage the rows of an instrument file. Each row is validated. Rows become results only when accepted.',
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
  summary: 'List staged files with their remaining rows, latest first.',
  access: resultImportAccess,
  query: v.object(pageQuery),
  answer: pageOf(importBatchSchema),
});

export const readImportBatch = endpoint({
  id: 'result-import.read',
  method: 'GET',
  path: '/result-imports/{id}',
  summary: 'Read a staged file.',
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
    'List the rows of a staged file in order. Includes content, outcome and rejection reason.',
  access: resultImportAccess,
  params: byId,
  query: v.object({ ...pageQuery, status: v.optional(v.picklist(importRowStatuses)) }),
  answer: pageOf(importRowSchema),
  problems: ['not_found'],
});

export const downloadImportedFile = endpoint({
  id: 'result-import.download-file',
  method: 'GET',
  path: '/result-imports/{id}/file',
  summary: 'Download the document of a row that awaits acceptance. The access is audited.',
  access: resultImportAccess,
  params: byId,
  query: v.object({ number: countQuery(MAX_IMPORT_ROWS) }),
  answer: { file: attachmentTypes },
  problems: ['not_found', 'no_file'],
});

export const listOpenImportRows = endpoint({
  id: 'result-import.list-open',
  method: 'GET',
  path: '/result-import-rows',
  summary:
    'List the rows of all staged files and messages that are not accepted, each with its reason, longest waiting first.',
  access: resultImportAccess,
  query: openRowsQuery,
  answer: pageOf(openImportRowSchema),
});

export const countOpenImportRows = endpoint({
  id: 'result-import.count-open',
  method: 'GET',
  path: '/result-import-rows/summary',
  summary: 'Count the rows that are not accepted, by reason and by instrument.',
  access: resultImportAccess,
  answer: openRowCountsSchema,
});

export const listImportCodes = endpoint({
  id: 'result-import.list-codes',
  method: 'GET',
  path: '/result-imports/{id}/codes',
  summary: 'List codes and units of the remaining rows. Includes mapped and possible tests.',
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
    'Map instrument codes and units to tests or interference indices, or ignore them. The remaining rows are validated again, also those with these codes in other files and messages of the instrument.',
  access: { anyOf: ['manage_tests'] },
  afterTrial: 'open',
  params: byId,
  body: mapCodesBody,
  answer: importBatchSchema,
  problems: ['not_found', 'version_stale', 'conflict'],
});

export const recheckImportBatch = endpoint({
  id: 'result-import.recheck',
  method: 'POST',
  path: '/result-imports/{id}/recheck',
  summary: 'Validate the remaining rows again with current data.',
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
    'Accept ready rows as instrument results. They are flagged, checked and held like manually entered values. Interference indices of the same specimens are recorded first. Each row is accepted only once.',
  access: resultImportAccess,
  afterTrial: 'open',
  params: byId,
  body: acceptRowsBody,
  answer: acceptedRowsSchema,
  problems: ['not_found', 'conflict', 'version_stale'],
});

export const discardImportBatch = endpoint({
  id: 'result-import.discard',
  method: 'POST',
  path: '/result-imports/{id}/discard',
  summary: 'Discard the remaining rows of a file, with a reason. Accepted rows are unchanged.',
  access: resultImportAccess,
  afterTrial: 'open',
  params: byId,
  body: discardBatchBody,
  answer: importBatchSchema,
  versioned: true,
  problems: ['not_found', 'conflict'],
});

export const resultImportEndpoints = [
  previewImportFile,
  stageImportFile,
  listImportBatches,
  readImportBatch,
  listImportRows,
  downloadImportedFile,
  listOpenImportRows,
  countOpenImportRows,
  listImportCodes,
  mapImportCodes,
  recheckImportBatch,
  acceptImportRows,
  discardImportBatch,
] as const;
