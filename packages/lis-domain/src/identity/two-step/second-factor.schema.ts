import * as v from 'valibot';
import { idField, instantField, lineField } from '../../http/index.ts';
import { passwordText } from '../index.ts';
import type { Named } from '../../http/named.ts';

/** A typed code: six digits from an authenticator app, or a recovery code. */
const codeText = lineField(40);

/** Bytes as sent by browsers: base64url. */
const bytes = (max: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be base64url'), v.maxLength(max));
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

/** Result of `navigator.credentials.get` in the browser; additional fields are ignored. */
const passkeyUse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(12_000),
    userHandle: v.optional(v.nullable(bytes(200))),
  }),
});

/** Result of `navigator.credentials.create` in the browser. */
const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(30_000),
    transports: v.optional(v.array(lineField(30, 0)), []),
  }),
});

/** Options passed to the browser’s WebAuthn functions, which define their content. */
export const passkeyOptions = v.looseObject({ challenge: v.string() });

export const twoStepBody = v.union([
  v.strictObject({ code: codeText }),
  v.strictObject({ passkey: passkeyUse }),
]);

const accountSecurityObject = v.object({
  /** When the authenticator app was enabled; null if it is not. */
  authenticator: v.nullable(v.object({ since: instantField })),
  passkeys: v.array(
    v.object({
      id: idField,
      name: v.string(),
      /** The host for which the passkey is valid. */
      host: v.string(),
      created_at: instantField,
      last_used_at: v.nullable(instantField),
    }),
  ),
  recovery_codes_left: v.number(),
  /** The facility requires two-step verification for this account. */
  required: v.boolean(),
});
export interface AccountSecuritySchema extends Named<typeof accountSecurityObject> {}
export const accountSecuritySchema: AccountSecuritySchema = accountSecurityObject;

export interface AccountSecurity extends v.InferOutput<AccountSecuritySchema> {}

export const passwordBody = v.strictObject({ password: passwordText });

/** Both factors, required for changes that make an account less secure. */
export const passwordAndCodeBody = v.strictObject({ password: passwordText, code: codeText });

export const codeBody = v.strictObject({ code: codeText });

export const authenticatorSecretAnswer = v.object({
  /** Secret in base32, for manual entry into the app. */
  secret: v.string(),
  /** The same secret as the URI of the QR code. */
  uri: v.string(),
});

/** Displayed once; empty if the account already has recovery codes. */
export const recoveryCodesAnswer = v.object({ recovery_codes: v.array(v.string()) });

export const newPasskeyBody = v.strictObject({ name: lineField(60), passkey: newPasskey });
