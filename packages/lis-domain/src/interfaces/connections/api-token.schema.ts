import * as v from 'valibot';
import { idField, instantField, lineField } from '../../http/index.ts';
import { passwordText } from '../../identity/index.ts';
import type { Named } from '../../http/named.ts';
import { normaliseName } from '../../patients/name-search.ts';

/**
 * Scopes of an API token, for access without a signed-in user. A resource scope covers reported
 * data. Combined with it, `unreleased.read` adds results not yet released, and `confidential.read`
 * adds confidential tests. The `hl7` scopes are for sending HL7 v2 messages: orders are placed,
 * instrument results await import, and patients are registered, updated and merged.
 */
export const apiScopes = [
  'patient.read',
  'coverage.read',
  'order.read',
  'specimen.read',
  'observation.read',
  'report.read',
  'unreleased.read',
  'confidential.read',
  'hl7.orders',
  'hl7.results',
  'hl7.patients',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Maximum validity of one year, so that access is reviewed at each renewal. */
export const longestTokenDays = 365;

/** Whether a token currently grants access. */
export const apiTokenStates = ['active', 'expired', 'revoked'] as const;

/** An issuer of patient numbers, which is compared without case and punctuation. */
const authorityField = v.pipe(
  lineField(80),
  v.check((name) => normaliseName(name) !== '', 'must contain at least one letter or digit'),
);

/** A token as administrators see it. The token itself is shown once, at creation. */
const apiTokenObject = v.object({
  id: idField,
  /** Name of the system that uses the token. */
  name: v.string(),
  /** First characters of the token, to recognise it. */
  prefix: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  /** Assigning authority of the patient numbers of the system; null without `hl7.patients`. */
  patient_authority: v.nullable(v.string()),
  status: v.picklist(apiTokenStates),
  created_at: instantField,
  created_by: v.string(),
  expires_at: instantField,
  /** Accurate to one minute; null if never used. */
  last_used_at: v.nullable(instantField),
  revoked_at: v.nullable(instantField),
});
export interface ApiTokenSchema extends Named<typeof apiTokenObject> {}
export const apiTokenSchema: ApiTokenSchema = apiTokenObject;

export interface ApiToken extends v.InferOutput<ApiTokenSchema> {}

export const createApiTokenBody = v.pipe(
  v.strictObject({
    name: lineField(80),
    scopes: v.pipe(
      v.array(v.picklist(apiScopes)),
      v.minLength(1, 'must contain at least one scope'),
      v.maxLength(apiScopes.length, 'must not contain duplicate scopes'),
    ),
    /**
     * Assigning authority (HL7 CX.4) whose numbers identify the patients of the system. Required
     * with `hl7.patients`, not allowed without it.
     */
    patient_authority: v.optional(authorityField),
    /** Validity in days. */
    valid_days: v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(longestTokenDays, `must be at most ${longestTokenDays}`),
    ),
    /**
     * Password of the user who creates the token, so that an unattended session is not sufficient.
     */
    password: passwordText,
  }),
  v.forward(
    v.check(
      ({ scopes, patient_authority }) =>
        scopes.includes('hl7.patients') === (patient_authority !== undefined),
      'is required with the scope hl7.patients, and not allowed without it',
    ),
    ['patient_authority'],
  ),
);

/** The only response that contains the token itself. */
export const createdApiTokenAnswer = v.object({ token: v.string(), api_token: apiTokenSchema });
