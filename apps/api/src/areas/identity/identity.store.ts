import type { PatientId } from '@alms/lis-domain/patients';
import type { Appearance, UserId } from '@alms/lis-domain/identity';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { normaliseEmail } from '../../platform/auth/account.ts';

/**
 * Active accounts of any facility with this email address: the only cross-facility query. Accounts
 * that cannot sign in (pending, declined, invited, disabled) are not found, because they prove
 * nothing about the address.
 */
export async function accountsOfEmail(
  db: Database | TenantTransaction,
  email: string,
): Promise<{ tenant_id: TenantId; id: UserId }[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
    id: UserId;
  }>`select tenant_id, id from accounts_of_email(${normaliseEmail(email)})`.execute(db);
  return rows;
}

/** Locks registration of this email address until the transaction ends. */
export async function lockEmail(tx: TenantTransaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${normaliseEmail(email)}, 1))`.execute(
    tx,
  );
}

export async function recordSignIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ last_login_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/**
 * Sets a password through an emailed link. This also verifies the address and activates an invited
 * account.
 */
export async function setPassword(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('app_user')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      email_verified: true,
      status: 'active',
      updated_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('status', 'in', ['active', 'invited'])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Marks the address as verified by its emailed link. The version is unchanged, so concurrent edits
 * of the account do not conflict.
 */
export async function setEmailVerified(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('app_user')
    .set({ email_verified: true, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function setAppearance(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  appearance: Appearance,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ ...appearance, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/** Sets the laboratory in which the user works. */
export async function setLaboratory(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  laboratory_id: LaboratoryId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ laboratory_id, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/** Changes the user's own name unless the account has changed since `version`. */
export async function setFullName(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  version: number,
  fullName: string,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('app_user')
    .set({ full_name: fullName, updated_at: now, version: version + 1 })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/**
 * Whether an account belongs to a deceased patient. Emailed links then grant no access, because
 * another person reads the email. The password works until staff deactivate the account.
 */
export async function isOfDeceasedPatient(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patient_id }: { patient_id: PatientId | null },
): Promise<boolean> {
  if (patient_id === null) return false;
  const patient = await tx
    .selectFrom('patient')
    .select('deceased')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', patient_id)
    .executeTakeFirst();
  return patient?.deceased ?? false;
}
