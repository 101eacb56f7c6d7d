/**
 * Writes rows to the embedded database one after the other and prints each number once committed. A
 * test kills it, or its database, and checks that every printed row exists.
 */
import type { TenantId } from '@alms/lis-domain/tenancy';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../platform/db/database.ts';
import { tenantTransaction } from '../platform/db/tenant-transaction.ts';

const [dataDirectory = '', id = ''] = process.argv.slice(2);
const tenantId = id as TenantId;
const { db } = await openDatabase({ dataDirectory });
const now = new Date();

await tenantTransaction(db, tenantId, (tx) =>
  tx
    .insertInto('tenant')
    .values({ id: tenantId, subdomain: 'written', created_at: now })
    .onConflict((taken) => taken.doNothing())
    .execute(),
);
process.stdout.write('writing\n');

for (let value = 1; ; value += 1) {
  try {
    await tenantTransaction(db, tenantId, (tx) =>
      tx
        .insertInto('counter')
        .values({ tenant_id: tenantId, name: 'written', period: `${process.pid}-${value}`, value })
        .execute(),
    );
    process.stdout.write(`wrote ${process.pid}-${value}\n`);
  } catch {
    process.stdout.write('refused\n');
    await delay(50);
  }
}
