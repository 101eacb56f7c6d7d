import type { Submission } from '@alms/ui/resource';
import type { PasswordChange, Proof } from './security.form.ts';

/** Set-up data of an authenticator app. */
export interface Enrolment {
  /** Secret to type. */
  secret: string;
  /** URI to encode as a QR code. */
  uri: string;
}

/**
 * Recovery codes, available only once; empty when the account already has some. Undefined: the
 * action was refused, and the screen’s `submission` has the reason.
 */
export type Codes = readonly string[] | undefined;

/** Actions to enrol in two-step verification. */
export interface EnrolmentActions {
  /** Resolves to the set-up data; undefined when refused. */
  onBeginAuthenticator: (values: { password: string }) => Promise<Enrolment | undefined>;
  onConfirmAuthenticator: (values: { code: string }) => Promise<Codes>;
  /** Adds a passkey. When omitted, this browser does not support passkeys here. */
  onAddPasskey?: ((values: { name: string; password: string }) => Promise<Codes>) | undefined;
  /** Downloads the codes as a file. */
  onSaveCodes: (values: { codes: readonly string[] }) => void;
}

/** All security actions, including removal. */
export interface SecurityActions extends EnrolmentActions {
  onChangePassword: (change: PasswordChange) => Promise<Submission>;
  onRemoveAuthenticator: (proof: Proof) => Promise<Submission>;
  onRemovePasskey: (values: Proof & { id: string }) => Promise<Submission>;
  onRenewCodes: (proof: Proof) => Promise<Codes>;
  onEndSession: (values: { id: string }) => Promise<Submission>;
  onEndOtherSessions: () => Promise<Submission>;
}
