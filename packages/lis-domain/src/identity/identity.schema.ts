import * as v from 'valibot';
import { emailField, idField, instantField, lineField } from '../http/index.ts';
import { passwordFault, type PasswordRule } from './passwords.ts';
import { passwordText, signInAnswer } from './session.schema.ts';

/** A new password, refused in the words of its form's rule. */
export const newPasswordField = (rule: PasswordRule) =>
  v.pipe(
    passwordText,
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? passwordFault(rule, dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );

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

export const passwordResetConfirmBody = v.strictObject({
  token: linkToken,
  newPassword: newPasswordField('reset'),
});

export const confirmEmailBody = v.strictObject({ token: linkToken });

/** Where the facility of the confirmed account is found. */
export const confirmEmailAnswer = v.object({ subdomain: v.string() });

export const messageAnswer = v.object({ message: v.string() });
