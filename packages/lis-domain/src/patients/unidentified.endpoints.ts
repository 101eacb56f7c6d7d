import { endpoint } from '../http/index.ts';
import {
  correctedPatientSchema,
  correctPatientBody,
  patientSchema,
  registerUnidentifiedBody,
} from './patient.schema.ts';
import { byPatientId } from './patient-id.ts';

export const registerUnidentified = endpoint({
  id: 'patients.register-unidentified',
  method: 'POST',
  path: '/unidentified-patients',
  summary: 'Register an unidentified patient under a temporary number.',
  access: { anyOf: ['register_patients'] },
  body: registerUnidentifiedBody,
  status: 201,
  answer: patientSchema,
  creates: true,
  problems: ['quota_exceeded'],
});

export const establishIdentity = endpoint({
  id: 'patients.establish-identity',
  method: 'POST',
  path: '/patients/{id}/identity',
  summary:
    'Identify an unidentified patient. Assigns the next MRN. The patient can still be found by the temporary number. Reported results are unchanged.',
  access: { anyOf: ['register_patients'] },
  afterTrial: 'open',
  params: byPatientId,
  body: correctPatientBody,
  answer: correctedPatientSchema,
  versioned: true,
  problems: [
    'not_found',
    'patient_merged',
    'identity_established',
    'identifier_taken',
    'possible_duplicate_patient',
  ],
});

export const unidentifiedEndpoints = [registerUnidentified, establishIdentity] as const;
