import * as v from 'valibot';
import { byId, endpoint, idField, pageOf, pageQuery } from '../http/index.js';
import { mergePatientsBody, mergePreviewSchema, mergeRefusals, patientMergeSchema, unmergedSchema, unmergePatientsBody } from './merge.schema.js';
import { patientSchema, portalAccountBody, registerPatientBody } from './patient.schema.js';

const careTeam = ['register_patients', 'create_orders', 'collect_samples', 'view_results', 'enter_results'] as const;

export const searchPatients = endpoint({
  id: 'patients.search', method: 'GET', path: '/patients', summary: 'Find patients by number, name in any order, phone digits or birth date.',
  access: { anyOf: careTeam },
  query: v.object({ ...pageQuery, q: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  answer: pageOf(patientSchema),
});

export const registerPatient = endpoint({
  id: 'patients.register', method: 'POST', path: '/patients', summary: 'Register a patient; the same name and birth date needs a reason.',
  access: { anyOf: ['register_patients'] }, body: registerPatientBody, status: 201, answer: patientSchema, creates: true,
  problems: ['duplicate', 'possible_duplicate_patient', 'quota_exceeded'],
});

export const readPatient = endpoint({
  id: 'patients.read', method: 'GET', path: '/patients/{id}', summary: 'One patient.',
  access: { anyOf: careTeam, ownPatient: true }, params: byId, answer: patientSchema, problems: ['not_found'],
});

export const invitePatient = endpoint({
  id: 'patients.invite', method: 'POST', path: '/patients/{id}/portal-account', summary: 'Give a patient an account; the link to set the password is mailed.',
  access: { anyOf: ['register_patients'] }, params: byId, body: portalAccountBody, status: 202, answer: patientSchema, creates: true,
  problems: ['not_found', 'duplicate', 'portal_closed', 'patient_merged'],
});

const mergers = { anyOf: ['merge_patients'] } as const;

export const previewMerge = endpoint({
  id: 'patients.preview-merge', method: 'GET', path: '/patients/{id}/merge-preview', summary: 'What would come of merging another patient into this one.',
  access: mergers, params: byId, query: v.object({ loser_id: idField }), answer: mergePreviewSchema, problems: ['not_found'],
});

export const mergePatients = endpoint({
  id: 'patients.merge', method: 'POST', path: '/patients/{id}/merge', summary: 'Merge another patient into this one: everything of the other is this one’s then.',
  access: mergers, afterTrial: 'open', params: byId, body: mergePatientsBody, answer: patientMergeSchema, versioned: true,
  problems: ['not_found', ...mergeRefusals, 'identity_differs'],
});

export const listMerges = endpoint({
  id: 'patients.list-merges', method: 'GET', path: '/patients/{id}/merges', summary: 'Which patients were merged into this one, the newest first, and what was undone.',
  access: mergers, params: byId, answer: v.object({ items: v.array(patientMergeSchema) }), problems: ['not_found'],
});

export const unmergePatients = endpoint({
  id: 'patients.unmerge', method: 'POST', path: '/patient-merges/{id}/undo', summary: 'Undo a merge: what it moved goes back; what was added since stays and is listed.',
  access: mergers, afterTrial: 'open', params: byId, body: unmergePatientsBody, answer: unmergedSchema, problems: ['not_found', 'patient_merged', 'merge_undone'],
});

export const patientEndpoints = [searchPatients, registerPatient, readPatient, invitePatient, previewMerge, mergePatients, listMerges, unmergePatients] as const;
