import * as v from 'valibot';
import { byId, endpoint, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/**
 * Consents requested from a patient: a portal account, contact by email or by phone message, and
 * use of results for research.
 */
export const consentKinds = ['portal', 'email', 'sms', 'research'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Status of one consent. */
const consentObject = v.object({
  kind: v.picklist(consentKinds),
  /** Null: not asked, which is not consent. */
  granted: v.nullable(v.boolean()),
  at: v.nullable(instantField),
  /** Who recorded the answer: the patient, or staff on the patient’s behalf. */
  by: v.nullable(v.string()),
});
export interface ConsentSchema extends Named<typeof consentObject> {}
export const consentSchema: ConsentSchema = consentObject;

export interface Consent extends v.InferOutput<ConsentSchema> {}

export const recordConsentBody = v.strictObject({
  kind: v.picklist(consentKinds),
  granted: v.boolean(),
});

const access = { anyOf: ['register_patients'], ownPatient: true } as const;
const answer = v.object({ items: v.array(consentSchema) });

export const readConsents = endpoint({
  id: 'patients.read-consents',
  method: 'GET',
  path: '/patients/{id}/consents',
  summary: 'List a patient’s consents, including unanswered ones.',
  access,
  params: byId,
  answer,
  problems: ['not_found'],
});

export const recordConsent = endpoint({
  id: 'patients.record-consent',
  method: 'POST',
  path: '/patients/{id}/consents',
  summary:
    'Record or withdraw a patient’s consent. Previous answers are kept. A portal account must be disabled before its consent is withdrawn.',
  access,
  afterTrial: 'open',
  params: byId,
  body: recordConsentBody,
  answer,
  problems: ['not_found', 'patient_merged', 'account_open'],
});

export const consentEndpoints = [readConsents, recordConsent] as const;
