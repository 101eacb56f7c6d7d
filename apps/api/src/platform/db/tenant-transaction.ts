import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** A transaction bound to one facility, required by all stores. */
export type TenantTransaction = Transaction<Schema>;

/**
 * Runs `work` in a transaction limited to this facility's rows. The setting ends with the
 * transaction, so it cannot leak to the next user of the connection, and queries outside such a
 * transaction return nothing.
 */
export function tenantTransaction<T>(
  db: Database,
  tenantId: TenantId,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
    return work(tx);
  });
}
