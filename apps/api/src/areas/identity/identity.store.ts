import type { Appearance } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { normaliseEmail } from '../../platform/auth/account.ts';

/** The facility at an address. */
export function findTenant(
  db: Database,
  subdomain: string,
): Promise<{ id: string; subdomain: string } | undefined> {
  return db
    .selectFrom('tenant')
    .select(['id', 'subdomain'])
    .where('subdomain', '=', subdomain)
    .executeTakeFirst();
}

export function findTenantById(
  db: Database | TenantTransaction,
  id: string,
): Promise<{ id: string; subdomain: string } | undefined> {
  return db
    .selectFrom('tenant')
    .select(['id', 'subdomain'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Which accounts of any facility have this address: the one question that crosses facilities. */
export async function accountsOfEmail(
  db: Database | TenantTransaction,
  email: string,
): Promise<{ tenant_id: string; id: string }[]> {
  const { rows } = await sql<{
    tenant_id: string;
    id: string;
  }>`select tenant_id, id from accounts_of_email(${normaliseEmail(email)})`.execute(db);
  return rows;
}

/** Until the transaction ends, nobody else registers this address. */
export async function lockEmail(tx: TenantTransaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${normaliseEmail(email)}, 1))`.execute(
    tx,
  );
}

export async function noteSignIn(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ last_login_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .execute();
}

/** A password set through a mailed link: it also proves the address, and begins the account of somebody invited. */
export async function setPassword(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
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

/** The address is its owner's: a link that was mailed to it came back. No version is counted: nobody who edits the account meanwhile edits this. */
export async function setEmailVerified(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
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
  tenantId: string,
  userId: string,
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

/** Changes the own name, if nobody has changed the account since `version`. */
export async function setFullName(
  tx: TenantTransaction,
  tenantId: string,
  userId: string,
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
 * Whether an account is that of a patient who has died. What is mailed opens it to nobody then: whoever reads the mail is somebody else. Who has the password
 * keeps it, until the desk closes the account.
 */
export async function isOfTheDead(
  tx: TenantTransaction,
  tenantId: string,
  { patient_id }: { patient_id: string | null },
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
