import * as v from 'valibot';
import { idField, instantField, lineField } from '../../http/index.ts';
import { passwordText } from '../../identity/index.ts';

/**
 * What another system may do with a token, as far as nobody is signed in there. A resource's own scope opens what has been reported; `unreleased.read`
 * adds, to the scopes beside it, what the laboratory has not let out yet, and `confidential.read` the tests that it keeps confidential. `hl7.write` is for messages (HL7 v2): orders are placed, results of instruments
 * wait to be taken over.
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
  'hl7.write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** A year: who renews a token looks at what it still has to do. */
export const longestTokenDays = 365;

/** Whether a token opens anything now. */
export const apiTokenStates = ['active', 'expired', 'revoked'] as const;

/** A token as administrators see it. The token itself is shown once, when it is made. */
export const apiTokenSchema = v.object({
  id: idField,
  /** Which system has it. */
  name: v.string(),
  /** How the token begins: enough to recognise it by. */
  prefix: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  status: v.picklist(apiTokenStates),
  created_at: instantField,
  created_by: v.string(),
  expires_at: instantField,
  /** Exact to a minute; null for one that nobody has used. */
  last_used_at: v.nullable(instantField),
  revoked_at: v.nullable(instantField),
});

export type ApiToken = v.InferOutput<typeof apiTokenSchema>;

export const createApiTokenBody = v.strictObject({
  name: lineField(80),
  scopes: v.pipe(
    v.array(v.picklist(apiScopes)),
    v.minLength(1, 'must name at least one scope'),
    v.maxLength(apiScopes.length, 'must name each scope once'),
  ),
  /** How long it is good for. */
  valid_days: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(longestTokenDays, `must be at most ${longestTokenDays}`),
  ),
  /** The maker's own: a session that was left open is not enough. */
  password: passwordText,
});

/** The one answer that holds the token itself. */
export const createdApiTokenAnswer = v.object({ token: v.string(), api_token: apiTokenSchema });
