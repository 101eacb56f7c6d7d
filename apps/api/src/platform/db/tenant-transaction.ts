import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** A transaction that belongs to one facility: the only thing stores accept. */
export type TenantTransaction = Transaction<Schema>;

/**
 * Runs `work` in one transaction that sees and writes this facility's rows alone. The setting ends with the transaction, so the next user of the
 * connection starts with none, and a query outside of any such transaction finds nothing.
 */
export function tenantTransaction<T>(
  db: Database,
  tenantId: string,
  work: (tx: TenantTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
    return work(tx);
  });
}
