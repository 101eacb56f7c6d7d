import * as v from 'valibot';
import { byId, endpoint } from '../http/index.ts';
import {
  mergePatientsBody,
  mergePreviewSchema,
  mergeRefusals,
  patientMergeSchema,
  unmergedSchema,
  unmergePatientsBody,
} from './merge.schema.ts';
import { byPatientId, patientIdField } from './patient-id.ts';

const mergers = { anyOf: ['merge_patients'] } as const;

export const previewMerge = endpoint({
  id: 'patients.preview-merge',
  method: 'GET',
  path: '/patients/{id}/merge-preview',
  summary: 'Preview the merge of another patient into this one.',
  access: mergers,
  params: byPatientId,
  query: v.object({ loser_id: patientIdField }),
  answer: mergePreviewSchema,
  problems: ['not_found'],
});

export const mergePatients = endpoint({
  id: 'patients.merge',
  method: 'POST',
  path: '/patients/{id}/merge',
  summary:
    'Merge another patient into this one. All records of the other patient move to this one.',
  access: mergers,
  afterTrial: 'open',
  params: byPatientId,
  body: mergePatientsBody,
  answer: patientMergeSchema,
  versioned: true,
  problems: ['not_found', ...mergeRefusals, 'identity_differs'],
});

export const listMerges = endpoint({
  id: 'patients.list-merges',
  method: 'GET',
  path: '/patients/{id}/merges',
  summary: 'List the patients merged into this one, newest first, including undone merges.',
  access: mergers,
  params: byPatientId,
  answer: v.object({ items: v.array(patientMergeSchema) }),
  problems: ['not_found'],
});

export const unmergePatients = endpoint({
  id: 'patients.unmerge',
  method: 'POST',
  path: '/patient-merges/{id}/undo',
  summary: 'Undo a merge. Moved records return. Later additions stay and are listed.',
  access: mergers,
  afterTrial: 'open',
  params: byId,
  body: unmergePatientsBody,
  answer: unmergedSchema,
  problems: ['not_found', 'patient_merged', 'merge_undone'],
});

export const mergeEndpoints = [previewMerge, mergePatients, listMerges, unmergePatients] as const;
