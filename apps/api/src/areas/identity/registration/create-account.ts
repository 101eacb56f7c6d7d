import type { PatientId } from '@alms/lis-domain/patients';
import { defaultGrants, type Role } from '@alms/lis-domain/access';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { newId } from '../../../platform/db/new-id.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { reserveQuota } from '../../subscription/quota.ts';
import { normaliseEmail } from '../../../platform/auth/account.ts';

export interface NewAccount {
  tenantId: TenantId;
  email: string;
  full_name: string;
  /** Defaults to the email address before the @. */
  username?: string;
  role: Role;
  status: AccountStatus;
  passwordHash?: string;
  email_verified?: boolean;
  /** The user's own patient record, for the role patient. */
  patientId?: PatientId;
  now: Date;
}

/**
 * Creates an account with the default permissions of its role. Accounts pending approval have no
 * permissions and do not count as users; patients never count. Returns its id.
 */
export async function createAccount(tx: TenantTransaction, account: NewAccount): Promise<UserId> {
  const { tenantId, email, full_name, role, status, now } = account;
  const id = newId<UserId>();
  if (role !== 'patient' && status !== 'pending') await reserveQuota(tx, tenantId, 'users');
  await tx
    .insertInto('app_user')
    .values({
      tenant_id: tenantId,
      id,
      email: email.trim(),
      email_norm: normaliseEmail(email),
      full_name,
      username: account.username ?? email.split('@')[0] ?? email,
      role,
      status,
      password_hash: account.passwordHash ?? null,
      email_verified: account.email_verified ?? false,
      patient_id: account.patientId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  // An admin holds every permission of their facility without grants.
  const granted = role === 'admin' || status === 'pending' ? [] : defaultGrants[role];
  if (granted.length > 0) {
    await tx
      .insertInto('user_permission')
      .values(granted.map((permission) => ({ tenant_id: tenantId, user_id: id, permission })))
      .execute();
  }
  return id;
}
