import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { tenantIdField } from '../tenancy/tenant-id.ts';
import { permissions } from '../access/permissions.ts';
import { roles } from '../access/roles.ts';
import { laboratoryIdField, workplaceSchema } from '../facility/laboratory-id.ts';
import { languageField } from '../language/index.ts';
import type { Named } from '../http/named.ts';
import { patientIdField } from '../patients/patient-id.ts';
import { userIdField } from './user-id.ts';

/** Appearance settings of a user, on every device. */
export const appearanceEntries = {
  /** Null: the language of the facility or the browser. */
  language: v.nullable(languageField),
  /** Null: the device setting. */
  color_scheme: v.nullable(v.picklist(['light', 'dark'])),
  density: v.picklist(['comfortable', 'compact']),
  /** When scans at receiving sound: never, on errors, or on every scan. */
  scan_sounds: v.picklist(['off', 'errors', 'all']),
};

const appearanceObject = v.strictObject({
  ...appearanceEntries,
  /** Omitted: unchanged. */
  scan_sounds: v.optional(appearanceEntries.scan_sounds),
});
export interface AppearanceBody extends Named<typeof appearanceObject> {}
export const appearanceBody: AppearanceBody = appearanceObject;

/** The laboratory in which the user works from now on. */
export const workplaceBody = v.strictObject({ laboratory_id: laboratoryIdField });

export interface Appearance extends Pick<User, keyof typeof appearanceEntries> {}

/**
 * A user account at one facility. Permissions are read-only here: no profile endpoint changes them.
 */
const userObject = v.object({
  id: userIdField,
  email: v.string(),
  full_name: v.string(),
  username: v.string(),
  role: v.picklist(roles),
  tenant_id: tenantIdField,
  preferences: v.object({ permissions: v.array(v.picklist(permissions)) }),
  ...appearanceEntries,
  /** Invitations and outgoing email are held until the address is confirmed. */
  email_verified: v.boolean(),
  /** The user’s own patient record, for the role patient. */
  patient_id: v.nullable(patientIdField),
  /**
   * Two-step verification is required but not enrolled. All endpoints except enrolment are
   * rejected.
   */
  needs_second_factor: v.boolean(),
  /** The laboratory in which the user works: new records belong to it. */
  laboratory_id: laboratoryIdField,
  /** Laboratories the user can choose to work in; empty when there is only one. */
  laboratories: v.array(workplaceSchema),
  version: v.number(),
});
export interface UserSchema extends Named<typeof userObject> {}
export const userSchema: UserSchema = userObject;

export interface User extends v.InferOutput<UserSchema> {}

const signInObject = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  /** In seconds. */
  expires_in: v.number(),
  user: userSchema,
});
export interface SignInAnswer extends Named<typeof signInObject> {}
export const signInAnswer: SignInAnswer = signInObject;

export interface SignedIn extends v.InferOutput<SignInAnswer> {}

export const accessLogBody = v.strictObject({
  path: lineField(500, 0),
  timestamp: lineField(40, 0),
  ip: lineField(60, 0),
  status: v.optional(lineField(40, 0)),
});

/**
 * A password field: any characters, pasted or typed; at most 128 so that hashing time is bounded.
 */
export const passwordText = v.pipe(
  v.string(),
  v.maxLength(128, 'must have at most 128 characters'),
);

export const signInBody = v.strictObject({
  username: lineField(254),
  password: passwordText,
});

/**
 * Methods of two-step verification: an authenticator app code, a passkey, or a recovery code in
 * case both are lost.
 */
export const twoStepWays = ['authenticator', 'passkey', 'recovery'] as const;

export type TwoStepWay = (typeof twoStepWays)[number];

/**
 * Returns these methods as the query of the verification page, so that they are offered after a
 * reload and without JavaScript.
 */
export const twoStepQuery = (ways: readonly TwoStepWay[]): string =>
  new URLSearchParams(ways.map((way) => ['way', way])).toString();

/**
 * The password was correct, and the account has two-step verification. An HttpOnly cookie
 * identifies the sign-in attempt.
 */
export const twoStepAnswer = v.object({
  two_step: v.object({
    /**
     * Methods available at this address; a passkey only works at the address where it was created.
     */
    ways: v.array(v.picklist(twoStepWays)),
    /** In seconds. */
    expires_in: v.number(),
  }),
});
