import type { Submission } from '@alms/ui/resource';
import type { Proof } from './security.form.ts';

/** What an authenticator app is set up with. */
export interface Enrolment {
  /** To be typed. */
  secret: string;
  /** To be scanned. */
  uri: string;
}

/** Told once; none where the account has some already. Undefined: the act was refused, and the screen's `submission` says why. */
export type Codes = readonly string[] | undefined;

/** The ways to a second step. */
export interface EnrolmentActs {
  /** Undefined: refused. */
  onBeginAuthenticator: (values: { password: string }) => Promise<Enrolment | undefined>;
  onConfirmAuthenticator: (values: { code: string }) => Promise<Codes>;
  /** When omitted, this browser has no passkeys here. */
  onAddPasskey?: ((values: { name: string; password: string }) => Promise<Codes>) | undefined;
  /** Writes the codes into a file of the reader's. */
  onSaveCodes: (values: { codes: readonly string[] }) => void;
}

/** What else can be done here. */
export interface SecurityActs extends EnrolmentActs {
  onRemoveAuthenticator: (proof: Proof) => Promise<Submission>;
  onRemovePasskey: (values: Proof & { id: string }) => Promise<Submission>;
  onRenewCodes: (proof: Proof) => Promise<Codes>;
  onEndSession: (values: { id: string }) => Promise<Submission>;
  onEndOtherSessions: () => Promise<Submission>;
}
