import { sql, type Kysely } from 'kysely';

/** Ordered tests are cancelled with a reason, and with them the specimens that nobody wants any more; tests are added after an order was billed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_item add column cancellation jsonb`.execute(db);
  await sql`
    alter table sample drop constraint sample_status_check, add constraint sample_status_check check (status in
      ('expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred', 'cancelled'))`.execute(db);
  // What is added after the issue is billed by itself; there is one draft at a time.
  await sql`drop index invoice_order`.execute(db);
  await sql`create index invoice_order on invoice (tenant_id, order_id)`.execute(db);
  await sql`create unique index invoice_draft on invoice (tenant_id, order_id) where status = 'draft'`.execute(db);
}
