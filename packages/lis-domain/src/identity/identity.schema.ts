import * as v from 'valibot';
import { tenantIdField } from '../tenancy/tenant-id.ts';
import { emailField, idField, instantField, lineField } from '../http/index.ts';
import { passwordFault, type PasswordRule } from './passwords.ts';
import { passwordText, signInAnswer } from './session.schema.ts';
import type { Named } from '../http/named.ts';

/** A new password, rejected with the message of its form’s rule. */
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
  tenant_id: tenantIdField,
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
  /** Subdomain of the new facility; it can still be changed during onboarding. */
  subdomain: v.string(),
});

/** One of the user’s own sessions. */
const sessionObject = v.object({
  id: idField,
  /** Browser and operating system from the user agent: `Firefox`, `Windows`. Null if unknown. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** IP address of the last use. */
  ip: v.nullable(v.string()),
  started_at: instantField,
  /** Time of the last renewal; a page in use renews about every ten minutes. */
  seen_at: instantField,
  /** True for the session of this request. */
  current: v.boolean(),
});
export interface SessionSchema extends Named<typeof sessionObject> {}
export const sessionSchema: SessionSchema = sessionObject;

export interface OwnSession extends v.InferOutput<SessionSchema> {}

export const profileBody = v.strictObject({ full_name: lineField(120) });

export const passwordResetBody = v.strictObject({ email: emailField });

/** The secret token of an emailed link. An incomplete one is refused like an expired one. */
const linkToken = lineField(200, 0);

export const passwordResetConfirmBody = v.strictObject({
  token: linkToken,
  newPassword: newPasswordField('reset'),
});

export const changePasswordBody = v.strictObject({
  /** The current password. */
  password: passwordText,
  new_password: newPasswordField('reset'),
});

export const confirmEmailBody = v.strictObject({ token: linkToken });

/** Address of the confirmed account’s facility. */
export const confirmEmailAnswer = v.object({ subdomain: v.string() });

export const messageAnswer = v.object({ message: v.string() });
