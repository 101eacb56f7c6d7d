import * as v from 'valibot';
import { permissions } from '../access/permissions.js';
import { roles } from '../access/roles.js';
import { emailField, idField, instantField, lineField } from '../http/index.js';
import { languageField } from '../language/index.js';
import { passwordFault, type PasswordRule } from './passwords.js';

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

/** A password as a field: any characters, pasted or typed; 128 at most so that hashing stays bounded. */
export const passwordText = v.pipe(v.string(), v.maxLength(128, 'must have at most 128 characters'));

/** A new password, refused in the words of its form's rule. */
export const newPasswordField = (rule: PasswordRule) =>
  v.pipe(
    passwordText,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? passwordFault(rule, dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );

export const signInBody = v.strictObject({ username: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(254)), password: passwordText });

export const signInAnswer = v.object({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  /** Seconds. */
  expires_in: v.number(),
  user: userSchema,
});

export type SignedIn = v.InferOutput<typeof signInAnswer>;

/** How the second step of signing in can be taken: a code of an authenticator app, a passkey, or one of the codes kept for the day both are lost. */
export const secondStepWays = ['authenticator', 'passkey', 'recovery'] as const;

export type SecondStepWay = (typeof secondStepWays)[number];

/** The password was right, and this account has a second step. Which sign-in it belongs to, a cookie says that no script reads. */
export const secondStepAnswer = v.object({
  second_step: v.object({
    /** What works at this address; passkeys belong to the address they were made at. */
    ways: v.array(v.picklist(secondStepWays)),
    /** Seconds. */
    expires_in: v.number(),
  }),
});

export const registerBody = v.strictObject({
  email: emailField,
  full_name: lineField(120),
  username: lineField(60),
  password: newPasswordField('lab-admin'),
  tenant_id: idField,
});

export const registerLabAdminBody = v.strictObject({
  email: emailField,
  full_name: lineField(120),
  username: lineField(60),
  password: newPasswordField('lab-admin'),
});

export const registerLabAdminAnswer = v.object({
  ...signInAnswer.entries,
  onboarding_required: v.boolean(),
  /** Where the new facility will be found; it can still be chosen during onboarding. */
  subdomain: v.string(),
});

/** One of the own sessions. */
export const sessionSchema = v.object({
  id: idField,
  /** What the browser says it is, and on what it runs: `Firefox`, `Windows`. Null where that is not known. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The network address it was last used from. */
  ip: v.nullable(v.string()),
  started_at: instantField,
  /** When it was last renewed, which a page in use does about every ten minutes. */
  seen_at: instantField,
  /** The session this was asked with. */
  current: v.boolean(),
});

export type OwnSession = v.InferOutput<typeof sessionSchema>;

export const profileBody = v.strictObject({ full_name: lineField(120) });

export const passwordResetBody = v.strictObject({ email: emailField });

/** The secret of a mailed link. */
const linkToken = v.pipe(v.string(), v.minLength(20), v.maxLength(200));

export const passwordResetConfirmBody = v.strictObject({ token: linkToken, newPassword: newPasswordField('reset') });

export const confirmEmailBody = v.strictObject({ token: linkToken });

/** Where the facility of the confirmed account is found. */
export const confirmEmailAnswer = v.object({ subdomain: v.string() });

export const accessLogBody = v.strictObject({
  path: v.pipe(v.string(), v.maxLength(500)),
  timestamp: v.pipe(v.string(), v.maxLength(40)),
  ip: v.pipe(v.string(), v.maxLength(60)),
  status: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

export const messageAnswer = v.object({ message: v.string() });
