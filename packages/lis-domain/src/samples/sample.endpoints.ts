import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.js';
import { collectSampleBody, receiveSampleBody, rejectSampleBody, sampleSchema, sampleStates } from './sample.schema.js';

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

export const receiveSample = endpoint({
  id: 'samples.receive', method: 'POST', path: '/samples/{id}/receive', summary: 'Record the arrival in the laboratory.',
  access: { anyOf: ['receive_samples'] }, afterTrial: 'open', params: byId, body: receiveSampleBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const rejectSample = endpoint({
  id: 'samples.reject', method: 'POST', path: '/samples/{id}/reject', summary: 'Reject a specimen with its reason; its tests are ordered again.',
  access: { anyOf: ['reject_samples'] }, afterTrial: 'open', params: byId, body: rejectSampleBody, answer: sampleSchema, versioned: true, problems: ['not_found', 'sample_not_usable'],
});

export const readSampleLabel = endpoint({
  id: 'samples.label', method: 'GET', path: '/samples/{id}/label', summary: 'The specimen label (50.8 × 25.4 mm) with its Code 128; printing is recorded.',
  access: { anyOf: ['collect_samples', 'receive_samples'] }, params: byId, answer: { file: 'image/svg+xml' }, problems: ['not_found', 'sample_not_usable'],
});

export const sampleEndpoints = [listSamples, readSample, collectSample, receiveSample, rejectSample, readSampleLabel] as const;
