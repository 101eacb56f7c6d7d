import * as v from 'valibot';
import { registrationAccess } from './registration.access.ts';
import { endpoint, lineField, pageOf, pageQuery } from '../http/index.ts';
import {
  correctedPatientSchema,
  correctPatientBody,
  patientSchema,
  registerPatientBody,
} from './patient.schema.ts';
import { byPatientId } from './patient-id.ts';

const careTeam = [
  'register_patients',
  'create_orders',
  'collect_samples',
  'view_results',
  'enter_results',
] as const;

export const searchPatients = endpoint({
  id: 'patients.search',
  method: 'GET',
  path: '/patients',
  summary:
    'Search patients. Matches MRN, identifiers, name in any order, phone digits or birth date.',
  access: { anyOf: careTeam },
  query: v.object({
    ...pageQuery,
    q: v.optional(lineField(100, 0)),
    /** Only patients for whom the caller placed an order. */
    own: v.optional(v.literal('true')),
  }),
  /**
   * Newest first. `more_than`: the query matches more patients than this; null if it does not, or
   * without a query.
   */
  answer: v.object({
    ...pageOf(patientSchema).entries,
    more_than: v.nullable(v.pipe(v.number(), v.integer())),
  }),
});

export const registerPatient = endpoint({
  id: 'patients.register',
  method: 'POST',
  path: '/patients',
  summary: 'Register a patient. A matching name and birth date requires a reason.',
  access: registrationAccess,
  body: registerPatientBody,
  status: 201,
  answer: patientSchema,
  creates: true,
  problems: ['duplicate', 'identifier_taken', 'possible_duplicate_patient', 'quota_exceeded'],
});

export const readPatient = endpoint({
  id: 'patients.read',
  method: 'GET',
  path: '/patients/{id}',
  summary: 'Read a patient.',
  access: { anyOf: careTeam, ownPatient: true },
  params: byPatientId,
  answer: patientSchema,
  problems: ['not_found'],
});

export const correctPatient = endpoint({
  id: 'patients.correct',
  method: 'PUT',
  path: '/patients/{id}',
  summary:
    'Edit patient details, with a reason. Unverified values are evaluated again if sex or birth date changes. Reported results are unchanged.',
  access: registrationAccess,
  afterTrial: 'open',
  params: byPatientId,
  body: correctPatientBody,
  answer: correctedPatientSchema,
  versioned: true,
  problems: ['not_found', 'patient_merged', 'identifier_taken', 'possible_duplicate_patient'],
});

export const patientEndpoints = [
  searchPatients,
  registerPatient,
  readPatient,
  correctPatient,
] as const;
