import { byId, endpoint } from '../http/index.ts';
import { patientSchema } from './patient.schema.ts';
import {
  portalAccountBody,
  portalAccountReasonBody,
  portalAccountSchema,
} from './portal-account.schema.ts';

const atTheDesk = { anyOf: ['register_patients'] } as const;

export const invitePatient = endpoint({
  id: 'patients.invite',
  method: 'POST',
  path: '/patients/{id}/portal-account',
  summary:
    'Give a patient an account; the link to set the password is mailed. An account that is closed, or was never begun, is given to this address anew. Nobody is invited for a patient who has died, or of whom it is not established who it is.',
  access: atTheDesk,
  params: byId,
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
  summary: 'The account of a patient; not found where there is none.',
  access: atTheDesk,
  params: byId,
  answer: portalAccountSchema,
  problems: ['not_found'],
});

export const closePortalAccount = endpoint({
  id: 'patients.close-account',
  method: 'POST',
  path: '/patients/{id}/portal-account/close',
  summary:
    'Close the account of a patient: its sessions end, its links stop working. The record and its results stay.',
  access: atTheDesk,
  afterTrial: 'open',
  params: byId,
  body: portalAccountReasonBody,
  answer: portalAccountSchema,
  problems: ['not_found', 'conflict'],
});

export const resetPatientSecondFactor = endpoint({
  id: 'patients.reset-second-factor',
  method: 'POST',
  path: '/patients/{id}/portal-account/reset-second-factor',
  summary:
    'Take the authenticator app, the passkeys and the recovery codes from a patient who has lost them, and end every session; the patient is told.',
  access: atTheDesk,
  afterTrial: 'open',
  params: byId,
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
