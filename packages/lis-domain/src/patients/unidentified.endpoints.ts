import { byId, endpoint } from '../http/index.ts';
import {
  correctedPatientSchema,
  correctPatientBody,
  patientSchema,
  registerUnidentifiedBody,
} from './patient.schema.ts';

export const registerUnidentified = endpoint({
  id: 'patients.register-unidentified',
  method: 'POST',
  path: '/unidentified-patients',
  summary:
    'Register somebody in an emergency of whom it is not known who they are, under a temporary number.',
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
    'Say who an unidentified patient is. The next record number takes the place of the temporary one, by which the patient is still found; what was reported stays as it was.',
  access: { anyOf: ['register_patients'] },
  afterTrial: 'open',
  params: byId,
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
