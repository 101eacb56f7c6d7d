import { sql } from 'kysely';
import type { TenantTransaction } from './tenant-transaction.ts';

/** Where processes tell each other which facility has mail to send. */
export const mailChannel = 'alms_mail';

/** Told to every process when the transaction commits, and to none when it does not. */
export async function tellOfMail(tx: TenantTransaction): Promise<void> {
  await sql`select pg_notify(${mailChannel}, app_tenant()::text)`.execute(tx);
}
