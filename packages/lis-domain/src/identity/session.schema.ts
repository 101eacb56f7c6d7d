import * as v from 'valibot';
import { permissions } from '../access/permissions.ts';
import { roles } from '../access/roles.ts';
import { idField } from '../http/index.ts';
import { languageField } from '../language/index.ts';

/** How the product looks to one person, wherever that person signs in. */
export const appearanceEntries = {
  /** Null: the facility's language, or the browser's. */
  language: v.nullable(languageField),
  /** Null: as the device is set. */
  color_scheme: v.nullable(v.picklist(['light', 'dark'])),
  density: v.picklist(['comfortable', 'compact']),
};

export const appearanceBody = v.strictObject(appearanceEntries);

export type Appearance = v.InferOutput<typeof appearanceBody>;

/** A person with an account at one facility. Permissions are read-only here: no profile call changes them. */
export const userSchema = v.object({
  id: idField,
  email: v.string(),
  full_name: v.string(),
  username: v.string(),
  role: v.picklist(roles),
  tenant_id: idField,
  preferences: v.object({ permissions: v.array(v.picklist(permissions)) }),
  ...appearanceEntries,
  /** Until the address is confirmed, invitations and outgoing mail are held back. */
  email_verified: v.boolean(),
  /** The own record, for the role patient. */
  patient_id: v.nullable(idField),
  /** The facility requires a second step at sign-in and this account has none: until it has, nothing but the way to it is answered. */
  needs_second_factor: v.boolean(),
  version: v.number(),
});

export type User = v.InferOutput<typeof userSchema>;

export const signInAnswer = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  /** Seconds. */
  expires_in: v.number(),
  user: userSchema,
});

export type SignedIn = v.InferOutput<typeof signInAnswer>;

export const accessLogBody = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(500)),
  timestamp: v.pipe(v.string(), v.maxLength(40)),
  ip: v.pipe(v.string(), v.maxLength(60)),
  status: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** A password as a field: any characters, pasted or typed; 128 at most so that hashing stays bounded. */
export const passwordText = v.pipe(
  v.string(),
  v.maxLength(128, 'must have at most 128 characters'),
);

export const signInBody = v.strictObject({
  username: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(254)),
  password: passwordText,
});

/** How the second step of signing in can be taken: a code of an authenticator app, a passkey, or one of the codes kept for the day both are lost. */
export const secondStepWays = ['authenticator', 'passkey', 'recovery'] as const;

export type SecondStepWay = (typeof secondStepWays)[number];

/** These ways as the query of the second step's page, so that a form sent without a script, and a reload, offer all of them too. */
export const secondStepQuery = (ways: readonly SecondStepWay[]): string =>
  new URLSearchParams(ways.map((way) => ['way', way])).toString();

/** The password was right, and this account has a second step. Which sign-in it belongs to, a cookie says that no script reads. */
export const secondStepAnswer = v.object({
  second_step: v.object({
    /** What works at this address; passkeys belong to the address they were made at. */
    ways: v.array(v.picklist(secondStepWays)),
    /** Seconds. */
    expires_in: v.number(),
  }),
});
