import type { PatientId } from '@alms/lis-domain/patients';
import type { Permission, Role } from '@alms/lis-domain/access';
import type { Department } from '@alms/lis-domain/catalogue';
import type { AuthorizationId, ResultTask } from '@alms/lis-domain/identity/competence';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import type { LaboratoryId, WardId } from '@alms/lis-domain/facility';
import type { LanguageTag } from '@alms/lis-domain/language';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

/** Purpose of an emailed link: setting a password, or confirming the address it was sent to. */
export type LinkPurpose = 'password' | 'email';

interface AppUserTable extends OfTenant {
  id: UserId;
  email: string;
  email_norm: string;
  full_name: string;
  username: string;
  role: Role;
  status: AccountStatus;
  password_hash: Nullable<string>;
  email_verified: Generated<boolean>;
  patient_id: Nullable<PatientId>;
  /** The account whose address must be confirmed before this invitation is sent. */
  invitation_waits_for: Nullable<UserId>;
  last_login_at: InstantOrNull;
  language: Nullable<LanguageTag>;
  color_scheme: Nullable<'light' | 'dark'>;
  density: Generated<'comfortable' | 'compact'>;
  scan_sounds: Generated<'off' | 'errors' | 'all'>;
  /** The laboratory chosen to work in; null until chosen. */
  laboratory_id: Nullable<LaboratoryId>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

/** A laboratory where a member of staff works; without rows, all of them. */
interface UserLaboratoryTable extends OfTenant {
  user_id: UserId;
  laboratory_id: LaboratoryId;
}

/** Authorization of a member of staff for tasks in a department; never deleted, only withdrawn. */
interface StaffAuthorizationTable extends OfTenant {
  id: AuthorizationId;
  user_id: UserId;
  department: Department;
  tasks: ResultTask[];
  /** Date of the competence assessment. */
  assessed_on: string;
  assessed_by: string;
  remark: string;
  /** Last day. */
  valid_until: string;
  granted_by: UserId;
  granted_by_name: string;
  granted_at: Instant;
  withdrawn_by: Nullable<UserId>;
  withdrawn_by_name: Nullable<string>;
  withdrawn_at: InstantOrNull;
  withdrawal_reason: Nullable<string>;
  /** Reminders sent: before the end, and after it. */
  reminded: Generated<0 | 1 | 2>;
}

/** A ward where a doctor or nurse works. */
interface UserWardTable extends OfTenant {
  user_id: UserId;
  ward_id: WardId;
}

interface UserPermissionTable extends OfTenant {
  user_id: UserId;
  permission: Permission;
}

interface RefreshTokenTable extends OfTenant {
  id: string;
  family_id: string;
  user_id: UserId;
  token_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  family_expires_at: Instant;
  used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

/** A user session, open while one of its refresh tokens is valid. */
interface SessionTable extends OfTenant {
  /** Id of its refresh token family. */
  id: string;
  user_id: UserId;
  /** Browser and platform from the user agent; null when unknown. */
  browser: Nullable<string>;
  system: Nullable<string>;
  /** Network address of the last renewal. */
  ip: Nullable<string>;
  /** Opened without an account, in the live demo. */
  is_visitor: Generated<boolean>;
  started_at: Instant;
  seen_at: Instant;
}

interface MailedLinkTable extends OfTenant {
  id: string;
  user_id: UserId;
  purpose: LinkPurpose;
  token_hash: Buffer;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
}

/** A request to join whose email address is not confirmed yet. */
interface AccessRequestTable extends OfTenant {
  /** Hash of the secret in the emailed link. */
  token_hash: Buffer;
  email: string;
  email_norm: string;
  full_name: string;
  username: string;
  password_hash: string;
  created_at: Instant;
  expires_at: Instant;
}

interface AuthenticatorTable extends OfTenant {
  user_id: UserId;
  /** Shared secret of the app, encrypted with the service's key. */
  sealed_secret: Buffer;
  created_at: Instant;
  /** Null until confirmed by a code. */
  confirmed_at: InstantOrNull;
  /** Last accepted 30-second time step (since 1970): no code works twice. */
  last_step: Generated<number>;
}

interface PasskeyTable extends OfTenant {
  id: string;
  user_id: UserId;
  name: string;
  /** The address where it was created and is valid. */
  host: string;
  /** Base64url, as in the WebAuthn API. */
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  created_at: Instant;
  last_used_at: InstantOrNull;
}

interface RecoveryCodeTable extends OfTenant {
  user_id: UserId;
  code_hash: Buffer;
}

/** What the code of the main site stands for: a correct password, or a complete session. */
export type HandOverPurpose = 'hand-over' | 'hand-over-session';

/** A short-lived, single-use challenge to a browser. */
interface ChallengeTable extends OfTenant {
  token_hash: Buffer;
  user_id: UserId;
  purpose: 'sign-in' | 'passkey' | HandOverPurpose;
  /** Challenge for the passkey signature. */
  passkey_challenge: Nullable<string>;
  tries: Generated<number>;
  expires_at: Instant;
}

export interface IdentityTables {
  app_user: AppUserTable;
  user_permission: UserPermissionTable;
  user_laboratory: UserLaboratoryTable;
  staff_authorization: StaffAuthorizationTable;
  user_ward: UserWardTable;
  refresh_token: RefreshTokenTable;
  session: SessionTable;
  mailed_link: MailedLinkTable;
  access_request: AccessRequestTable;
  authenticator: AuthenticatorTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  challenge: ChallengeTable;
}
