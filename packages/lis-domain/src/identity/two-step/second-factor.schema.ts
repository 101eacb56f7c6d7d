import * as v from 'valibot';
import { idField, instantField, lineField } from '../../http/index.ts';
import { passwordText } from '../index.ts';

/** A typed code: six digits of an authenticator app, or a recovery code. */
const codeText = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(40));

/** Bytes as browsers write them: base64url. */
const bytes = (most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be base64url'), v.maxLength(most));
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
};

/** What the browser makes of `navigator.credentials.get`. What it says beyond this is not read. */
const passkeyUse = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(12_000),
    userHandle: v.optional(v.nullable(bytes(200))),
  }),
});

/** What the browser makes of `navigator.credentials.create`. */
const newPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(30_000),
    transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(30))), []),
  }),
});

/** For the browser's own functions, which say what they need. */
export const passkeyOptions = v.looseObject({ challenge: v.string() });

export const secondStepBody = v.union([
  v.strictObject({ code: codeText }),
  v.strictObject({ passkey: passkeyUse }),
]);

export const accountSecuritySchema = v.object({
  /** Since when codes of an authenticator app are asked for; null: they are not. */
  authenticator: v.nullable(v.object({ since: instantField })),
  passkeys: v.array(
    v.object({
      id: idField,
      name: v.string(),
      /** The address it works at. */
      host: v.string(),
      created_at: instantField,
      last_used_at: v.nullable(instantField),
    }),
  ),
  recovery_codes_left: v.number(),
  /** The facility wants a second step of this account. */
  required: v.boolean(),
});

export type AccountSecurity = v.InferOutput<typeof accountSecuritySchema>;

export const passwordBody = v.strictObject({ password: passwordText });

/** Both parts of signing in, for what makes an account less safe. */
export const passwordAndCodeBody = v.strictObject({ password: passwordText, code: codeText });

export const codeBody = v.strictObject({ code: codeText });

export const authenticatorSecretAnswer = v.object({
  /** To be typed into the app: base32. */
  secret: v.string(),
  /** The same as the address that apps read from a QR code. */
  uri: v.string(),
});

/** Told once; empty where the account already has some. */
export const recoveryCodesAnswer = v.object({ recovery_codes: v.array(v.string()) });

export const newPasskeyBody = v.strictObject({ name: lineField(60), passkey: newPasskey });
