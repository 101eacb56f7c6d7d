import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.ts';
import {
  collectSampleBody,
  endSampleBody,
  handOverBody,
  noteConditionBody,
  notCollectedBody,
  receiveSampleBody,
  rejectSampleBody,
  reprintLabelBody,
  sampleCountsSchema,
  sampleSchema,
  sampleStates,
} from './sample.schema.ts';
import { disposeSampleBody, divideSampleBody, storeSampleBody } from './storage.schema.ts';

const readers = ['collect_samples', 'receive_samples', 'enter_results', 'view_results'] as const;

const search = { q: v.optional(v.pipe(v.string(), v.maxLength(100))) };

export const listSamples = endpoint({
  id: 'samples.list',
  method: 'GET',
  path: '/samples',
  summary:
    'Specimens, urgent first, then oldest; `q` is an accession number, patient number or name.',
  access: { anyOf: readers },
  query: v.object({
    ...pageQuery,
    status: v.optional(v.picklist(sampleStates)),
    order_id: v.optional(idField),
    ...search,
  }),
  answer: pageOf(sampleSchema),
});

export const countSamples = endpoint({
  id: 'samples.count',
  method: 'GET',
  path: '/samples/counts',
  summary: 'How many specimens are in each state, of all or of those that `q` finds.',
  access: { anyOf: readers },
  query: v.object(search),
  answer: sampleCountsSchema,
});

export const readSample = endpoint({
  id: 'samples.read',
  method: 'GET',
  path: '/samples/{id}',
  summary: 'One specimen with its history.',
  access: { anyOf: readers },
  params: byId,
  answer: sampleSchema,
  problems: ['not_found'],
});

/**
 * Common settings of the specimen actions: allowed after a trial ended, because laboratory work
 * continues, and always against the current version.
 */
const changesSample = {
  method: 'POST',
  afterTrial: 'open',
  params: byId,
  answer: sampleSchema,
  versioned: true,
} as const;

export const collectSample = endpoint({
  ...changesSample,
  id: 'samples.collect',
  path: '/samples/{id}/collect',
  summary:
    'Record the collection after confirming two identifiers, and that the patient agrees to tests that ask for it.',
  access: { anyOf: ['collect_samples'] },
  body: collectSampleBody,
  problems: [
    'not_found',
    'sample_not_usable',
    'identity_not_confirmed',
    'consent_not_confirmed',
    'payment_due',
  ],
});

export const noteNotCollected = endpoint({
  ...changesSample,
  id: 'samples.not-collected',
  path: '/samples/{id}/not-collected',
  summary: 'Record that a specimen could not be collected, and why; it stays to be collected.',
  access: { anyOf: ['collect_samples'] },
  body: notCollectedBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const sendSample = endpoint({
  ...changesSample,
  id: 'samples.send',
  path: '/samples/{id}/send',
  summary: 'Record that a specimen has been handed over and is on its way.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  body: handOverBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const receiveSample = endpoint({
  ...changesSample,
  id: 'samples.receive',
  path: '/samples/{id}/receive',
  summary:
    'Record the arrival in the laboratory, and what the specimen was like where there is something to tell.',
  access: { anyOf: ['receive_samples'] },
  body: receiveSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const noteSampleCondition = endpoint({
  ...changesSample,
  id: 'samples.note-condition',
  method: 'PUT',
  path: '/samples/{id}/condition',
  summary:
    'Note what a specimen in the laboratory was like on arrival, or put that right with the reason, while nothing of it is verified. Values that are there are checked again.',
  access: { anyOf: ['receive_samples'] },
  body: noteConditionBody,
  problems: ['not_found', 'sample_not_usable', 'results_verified'],
});

export const storeSample = endpoint({
  ...changesSample,
  id: 'samples.store',
  path: '/samples/{id}/store',
  summary:
    'Put a specimen into a box, at a position or the next free one; one that is stored already is put elsewhere.',
  access: { anyOf: ['receive_samples'] },
  body: storeSampleBody,
  problems: [
    'not_found',
    'sample_not_usable',
    'storage_position_taken',
    'storage_box_full',
    'storage_box_retired',
  ],
});

export const retrieveSample = endpoint({
  ...changesSample,
  id: 'samples.retrieve',
  path: '/samples/{id}/retrieve',
  summary: 'Take a specimen out of storage to measure on it again.',
  access: { anyOf: ['receive_samples'] },
  body: handOverBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const disposeOfSample = endpoint({
  ...changesSample,
  id: 'samples.dispose',
  path: '/samples/{id}/dispose',
  summary: 'Record that a stored specimen has been disposed of.',
  access: { anyOf: ['receive_samples'] },
  body: disposeSampleBody,
  problems: ['not_found', 'sample_not_usable', 'disposal_reason_missing', 'results_awaited'],
});

export const divideSample = endpoint({
  ...changesSample,
  id: 'samples.divide',
  path: '/samples/{id}/aliquots',
  summary: 'Divide a specimen into aliquots, each with a number and label of its own.',
  access: { anyOf: ['receive_samples'] },
  body: divideSampleBody,
  problems: ['not_found', 'sample_not_usable', 'volume_exceeded'],
});

export const loseSample = endpoint({
  ...changesSample,
  id: 'samples.lose',
  path: '/samples/{id}/lose',
  summary: 'Record that a specimen cannot be found; what was not measured on it is ordered again.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  body: endSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const rejectSample = endpoint({
  ...changesSample,
  id: 'samples.reject',
  path: '/samples/{id}/reject',
  summary: 'Reject a specimen with its reason; its tests are ordered again.',
  access: { anyOf: ['reject_samples'] },
  body: rejectSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const readSampleLabel = endpoint({
  id: 'samples.label',
  method: 'GET',
  path: '/samples/{id}/label',
  summary: 'The specimen label (50.8 × 25.4 mm) with its Code 128; printing is recorded.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  params: byId,
  answer: { file: 'image/svg+xml' },
  problems: ['not_found', 'sample_not_usable'],
});

export const reprintSampleLabel = endpoint({
  id: 'samples.reprint-label',
  method: 'POST',
  afterTrial: 'open',
  path: '/samples/{id}/label',
  summary: 'The label once more, as a PDF of its own size for a label printer; why is recorded.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  params: byId,
  body: reprintLabelBody,
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'sample_not_usable'],
});

export const sampleEndpoints = [
  listSamples,
  countSamples,
  readSample,
  collectSample,
  noteNotCollected,
  sendSample,
  receiveSample,
  noteSampleCondition,
  storeSample,
  retrieveSample,
  disposeOfSample,
  divideSample,
  loseSample,
  rejectSample,
  readSampleLabel,
  reprintSampleLabel,
] as const;
