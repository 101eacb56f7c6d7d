import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/** Where processes tell each other that something about an account has changed, and nothing of what: each asks the database what it may know. */
export const accountChannel = 'alms_account';

/** How an account is named on the channel. */
export const accountName = (tenantId: string, userId: string) => `${tenantId}:${userId}`;

/** Told to every process when the transaction commits, and to none when it does not. */
export async function tellOfAccounts(
  tx: TenantTransaction,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select pg_notify(${accountChannel}, app_tenant() || ':' || id) from unnest(${userIds}::uuid[]) id`.execute(
    tx,
  );
}
