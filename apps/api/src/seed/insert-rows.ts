import { sql, type Insertable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';

/** Rows per statement, sent and parsed as one text. */
const part = 2_000;

/**
 * Inserts any number of rows with identical columns. They are sent as one value because a statement
 * has a parameter limit.
 */
export async function insertRows<Table extends keyof Schema>(
  tx: TenantTransaction,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let from = 0; from < rows.length; from += part) {
    const text = JSON.stringify(rows.slice(from, from + part));
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${text}::jsonb)`.execute(
      tx,
    );
  }
}
