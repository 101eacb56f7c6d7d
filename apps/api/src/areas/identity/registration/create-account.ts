import { defaultGrants, type Role } from '@alms/lis-domain/access';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { takeUp } from '../../subscription/quota.ts';
import { normaliseEmail } from '../../../platform/auth/account.ts';

export interface NewAccount {
  tenantId: string;
  email: string;
  full_name: string;
  /** Left out: the part of the address before the @. */
  username?: string;
  role: Role;
  status: AccountStatus;
  passwordHash?: string;
  email_verified?: boolean;
  /** The own record, for the role patient. */
  patientId?: string;
  now: Date;
}

/**
 * An account with the rights its role begins with. An account that waits for approval has none, and is not counted as a user yet; patients never are.
 * Answers its id.
 */
export async function createAccount(tx: TenantTransaction, account: NewAccount): Promise<string> {
  const { tenantId, email, full_name, role, status, now } = account;
  const id = uuidv7();
  if (role !== 'patient' && status !== 'pending') await takeUp(tx, tenantId, 'users');
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
  // An admin holds every right of the own facility without a list.
  const granted = role === 'admin' || status === 'pending' ? [] : defaultGrants[role];
  if (granted.length > 0) {
    await tx
      .insertInto('user_permission')
      .values(granted.map((permission) => ({ tenant_id: tenantId, user_id: id, permission })))
      .execute();
  }
  return id;
}
