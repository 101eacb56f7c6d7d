import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.js';
import { collectSampleBody, endSampleBody, handOverBody, notCollectedBody, rejectSampleBody, sampleSchema, sampleStates, storeSampleBody } from './sample.schema.js';

const readers = ['collect_samples', 'receive_samples', 'enter_results', 'view_results'] as const;

export const listSamples = endpoint({
  id: 'samples.list', method: 'GET', path: '/samples', summary: 'Specimens, urgent first, then oldest; `q` is an accession number, patient number or name.',
  access: { anyOf: readers },
  query: v.object({ ...pageQuery, status: v.optional(v.picklist(sampleStates)), order_id: v.optional(idField), q: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  answer: pageOf(sampleSchema),
});

export const readSample = endpoint({
  id: 'samples.read', method: 'GET', path: '/samples/{id}', summary: 'One specimen with its history.',
  access: { anyOf: readers }, params: byId, answer: sampleSchema, problems: ['not_found'],
});

export const collectSample = endpoint({
  id: 'samples.collect', method: 'POST', path: '/samples/{id}/collect', summary: 'Record the collection after confirming two identifiers.',
  access: { anyOf: ['collect_samples'] }, afterTrial: 'open', params: byId, body: collectSampleBody, answer: sampleSchema, versioned: true,
  problems: ['not_found', 'sample_not_usable', 'identity_not_confirmed'],
});

export const noteNotCollected = endpoint({
  id: 'samples.not-collected', method: 'POST', path: '/samples/{id}/not-collected', summary: 'Record that a specimen could not be collected, and why; it stays to be collected.',
  access: { anyOf: ['collect_samples'] }, afterTrial: 'open', params: byId, body: notCollectedBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const sendSample = endpoint({
  id: 'samples.send', method: 'POST', path: '/samples/{id}/send', summary: 'Record that a specimen has been handed over and is on its way.',
  access: { anyOf: ['collect_samples', 'receive_samples'] }, afterTrial: 'open', params: byId, body: handOverBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const receiveSample = endpoint({
  id: 'samples.receive', method: 'POST', path: '/samples/{id}/receive', summary: 'Record the arrival in the laboratory.',
  access: { anyOf: ['receive_samples'] }, afterTrial: 'open', params: byId, body: handOverBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const storeSample = endpoint({
  id: 'samples.store', method: 'POST', path: '/samples/{id}/store', summary: 'Record where a tested specimen is kept.',
  access: { anyOf: ['receive_samples'] }, afterTrial: 'open', params: byId, body: storeSampleBody, answer: sampleSchema, versioned: true,
  problems: ['not_found', 'sample_not_usable', 'storage_position_taken'],
});

export const retrieveSample = endpoint({
  id: 'samples.retrieve', method: 'POST', path: '/samples/{id}/retrieve', summary: 'Take a specimen out of storage to measure on it again.',
  access: { anyOf: ['receive_samples'] }, afterTrial: 'open', params: byId, body: handOverBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const disposeOfSample = endpoint({
  id: 'samples.dispose', method: 'POST', path: '/samples/{id}/dispose', summary: 'Record that a stored specimen has been disposed of.',
  access: { anyOf: ['receive_samples'] }, afterTrial: 'open', params: byId, body: endSampleBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const loseSample = endpoint({
  id: 'samples.lose', method: 'POST', path: '/samples/{id}/lose', summary: 'Record that a specimen cannot be found; what was not measured on it is ordered again.',
  access: { anyOf: ['collect_samples', 'receive_samples'] }, afterTrial: 'open', params: byId, body: endSampleBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const rejectSample = endpoint({
  id: 'samples.reject', method: 'POST', path: '/samples/{id}/reject', summary: 'Reject a specimen with its reason; its tests are ordered again.',
  access: { anyOf: ['reject_samples'] }, afterTrial: 'open', params: byId, body: rejectSampleBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const readSampleLabel = endpoint({
  id: 'samples.label', method: 'GET', path: '/samples/{id}/label', summary: 'The specimen label (50.8 × 25.4 mm) with its Code 128; printing is recorded.',
  access: { anyOf: ['collect_samples', 'receive_samples'] }, params: byId, answer: { file: 'image/svg+xml' }, problems: ['not_found', 'sample_not_usable'],
});

export const sampleEndpoints = [
  listSamples, readSample, collectSample, noteNotCollected, sendSample, receiveSample, storeSample, retrieveSample, disposeOfSample, loseSample, rejectSample, readSampleLabel,
] as const;
