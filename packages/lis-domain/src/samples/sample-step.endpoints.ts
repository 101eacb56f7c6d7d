import { endpoint } from '../http/index.ts';
import {
  collectSampleBody,
  endSampleBody,
  handOverBody,
  noteConditionBody,
  notCollectedBody,
  receiveSampleBody,
  rejectionsSchema,
  rejectSampleBody,
  rejectSamplesBody,
  reprintLabelBody,
  sampleSchema,
  sendSampleBody,
} from './sample.schema.ts';
import { disposeSampleBody, divideSampleBody, storeSampleBody } from './storage.schema.ts';
import { bySampleId } from './sample-id.ts';

/**
 * Common settings of the specimen actions: allowed after a trial ended, because laboratory work
 * continues, and always against the current version.
 */
const changesSample = {
  method: 'POST',
  afterTrial: 'open',
  visitors: 'open',
  params: bySampleId,
  answer: sampleSchema,
  versioned: true,
} as const;

export const collectSample = endpoint({
  ...changesSample,
  id: 'samples.collect',
  path: '/samples/{id}/collect',
  summary:
    'Record a collection. Requires two confirmed identifiers, and confirmed consent for tests that need it.',
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
  summary: 'Record an unsuccessful collection, with a reason. The specimen stays to be collected.',
  access: { anyOf: ['collect_samples'] },
  body: notCollectedBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const sendSample = endpoint({
  ...changesSample,
  id: 'samples.send',
  path: '/samples/{id}/send',
  summary:
    'Record the handover of a specimen for transport, optionally to a different laboratory, which then performs its tests.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  body: sendSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const receiveSample = endpoint({
  ...changesSample,
  id: 'samples.receive',
  path: '/samples/{id}/receive',
  summary:
    'Receive a specimen in the laboratory that performs its tests, with its specimen condition if notable.',
  access: { anyOf: ['receive_samples'] },
  body: receiveSampleBody,
  problems: ['not_found', 'sample_not_usable', 'specimen_for_other_laboratory'],
});

export const undoReceipt = endpoint({
  ...changesSample,
  id: 'samples.undo-receipt',
  path: '/samples/{id}/undo-receipt',
  summary:
    'Undo the receipt of a specimen within 15 minutes, by the user who received it. Rejected once anything else has happened to it. Receipt and correction stay in its history.',
  access: { anyOf: ['receive_samples'] },
  problems: [
    'not_found',
    'sample_not_usable',
    'receipt_by_other_user',
    'receipt_undo_expired',
    'specimen_for_other_laboratory',
  ],
});

export const noteSampleCondition = endpoint({
  ...changesSample,
  id: 'samples.note-condition',
  method: 'PUT',
  path: '/samples/{id}/condition',
  summary:
    'Record or correct the specimen condition and interference indices. A correction requires a reason. Once a result is verified, only indices are accepted, and verified values do not change. Unverified values are checked again.',
  access: { anyOf: ['receive_samples', 'enter_results'] },
  body: noteConditionBody,
  problems: ['not_found', 'sample_not_usable', 'results_verified'],
});

export const storeSample = endpoint({
  ...changesSample,
  id: 'samples.store',
  path: '/samples/{id}/store',
  summary:
    'Store a specimen in a box. Uses the given or the next free position. A stored specimen is moved.',
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
  summary: 'Retrieve a specimen from storage for further testing.',
  access: { anyOf: ['receive_samples'] },
  body: handOverBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const disposeOfSample = endpoint({
  ...changesSample,
  id: 'samples.dispose',
  path: '/samples/{id}/dispose',
  summary: 'Discard a stored specimen.',
  access: { anyOf: ['receive_samples'] },
  body: disposeSampleBody,
  problems: ['not_found', 'sample_not_usable', 'disposal_reason_missing', 'results_awaited'],
});

export const divideSample = endpoint({
  ...changesSample,
  id: 'samples.divide',
  path: '/samples/{id}/aliquots',
  summary: 'Split a specimen into aliquots with their own numbers and labels.',
  access: { anyOf: ['receive_samples'] },
  body: divideSampleBody,
  problems: ['not_found', 'sample_not_usable', 'volume_exceeded'],
});

export const loseSample = endpoint({
  ...changesSample,
  id: 'samples.lose',
  path: '/samples/{id}/lose',
  summary: 'Record a specimen as lost. Its unmeasured tests are reordered.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  body: endSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const rejectSample = endpoint({
  ...changesSample,
  id: 'samples.reject',
  path: '/samples/{id}/reject',
  summary:
    'Reject a specimen, or some of its tests, with a reason. Rejected tests are reordered. Other tests continue.',
  access: { anyOf: ['reject_samples'] },
  body: rejectSampleBody,
  problems: ['not_found', 'sample_not_usable'],
});

export const rejectSamples = endpoint({
  id: 'samples.reject-several',
  method: 'POST',
  path: '/samples/rejections',
  summary:
    'Reject several specimens for the same reason. Their tests are reordered. Each is validated separately.',
  access: { anyOf: ['reject_samples'] },
  body: rejectSamplesBody,
  answer: rejectionsSchema,
  afterTrial: 'open',
  visitors: 'open',
});

export const readSampleLabel = endpoint({
  id: 'samples.label',
  method: 'GET',
  path: '/samples/{id}/label',
  summary: 'Download the specimen label (50.8 × 25.4 mm, Code 128). Printing is audited.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  params: bySampleId,
  answer: { file: 'image/svg+xml' },
  problems: ['not_found', 'sample_not_usable'],
});

export const reprintSampleLabel = endpoint({
  id: 'samples.reprint-label',
  method: 'POST',
  afterTrial: 'open',
  path: '/samples/{id}/label',
  summary: 'Reprint a specimen label as PDF for a label printer. The reason is audited.',
  access: { anyOf: ['collect_samples', 'receive_samples'] },
  visitors: 'open',
  params: bySampleId,
  body: reprintLabelBody,
  answer: { file: 'application/pdf' },
  problems: ['not_found', 'sample_not_usable'],
});

export const sampleStepEndpoints = [
  collectSample,
  noteNotCollected,
  sendSample,
  receiveSample,
  undoReceipt,
  noteSampleCondition,
  storeSample,
  retrieveSample,
  disposeOfSample,
  divideSample,
  loseSample,
  rejectSample,
  rejectSamples,
  readSampleLabel,
  reprintSampleLabel,
] as const;
