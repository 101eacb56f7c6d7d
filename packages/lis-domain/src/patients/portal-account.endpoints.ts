import { endpoint } from '../http/index.ts';
import { patientSchema } from './patient.schema.ts';
import {
  portalAccountBody,
  portalAccountReasonBody,
  portalAccountSchema,
} from './portal-account.schema.ts';
import { byPatientId } from './patient-id.ts';

const frontDesk = { anyOf: ['register_patients'] } as const;

export const invitePatient = endpoint({
  id: 'patients.invite',
  method: 'POST',
  path: '/patients/{id}/portal-account',
  summary:
    'Create a portal account for a patient and email the password link. A disabled or unused account is reissued for this address. Rejected for deceased and unidentified patients.',
  access: frontDesk,
  params: byPatientId,
  body: portalAccountBody,
  status: 202,
  answer: patientSchema,
  creates: true,
  problems: [
    'not_found',
    'duplicate',
    'portal_closed',
    'patient_merged',
    'patient_deceased',
    'identity_unknown',
    'consent_refused',
  ],
});

export const readPortalAccount = endpoint({
  id: 'patients.read-account',
  method: 'GET',
  path: '/patients/{id}/portal-account',
  summary: 'Read a patient’s portal account. Returns not found if there is none.',
  access: frontDesk,
  params: byPatientId,
  answer: portalAccountSchema,
  problems: ['not_found'],
});

export const closePortalAccount = endpoint({
  id: 'patients.close-account',
  method: 'POST',
  path: '/patients/{id}/portal-account/close',
  summary:
    'Disable a patient’s portal account. Ends its sessions and invalidates its links. The patient record and results are kept.',
  access: frontDesk,
  afterTrial: 'open',
  params: byPatientId,
  body: portalAccountReasonBody,
  answer: portalAccountSchema,
  problems: ['not_found', 'conflict'],
});

export const resetPatientSecondFactor = endpoint({
  id: 'patients.reset-second-factor',
  method: 'POST',
  path: '/patients/{id}/portal-account/reset-second-factor',
  summary:
    'Reset a patient’s two-step verification. Removes the authenticator app, passkeys and recovery codes, ends all sessions and notifies the patient.',
  access: frontDesk,
  afterTrial: 'open',
  params: byPatientId,
  body: portalAccountReasonBody,
  answer: portalAccountSchema,
  problems: ['not_found', 'conflict'],
});

export const portalAccountEndpoints = [
  invitePatient,
  readPortalAccount,
  closePortalAccount,
  resetPatientSecondFactor,
] as const;
