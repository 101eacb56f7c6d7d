import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/**
 * Channel on which processes announce changed accounts without details; each reader queries the
 * database for what it may see.
 */
export const accountChannel = 'alms_account';

/** Name of an account on the channel. */
export const accountName = (tenantId: TenantId, userId: UserId) => `${tenantId}:${userId}`;

/** Notifies every process when the transaction commits, and none on rollback. */
export async function notifyAccounts(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select pg_notify(${accountChannel}, app_tenant() || ':' || id) from unnest(${userIds}::uuid[]) id`.execute(
    tx,
  );
}
