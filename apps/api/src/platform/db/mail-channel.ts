import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/** Channel on which processes announce facilities with queued emails. */
export const mailChannel = 'alms_mail';

/** Notifies every process when the transaction commits, and none on rollback. */
export async function tellOfMail(tx: TenantTransaction): Promise<void> {
  await sql`select pg_notify(${mailChannel}, app_tenant()::text)`.execute(tx);
}
