import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Ordered tests are cancelled with a reason, and with them the specimens that nobody wants any more; tests are added after an order was billed. Two
 * patients who are one person are merged, and parted again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await changedOrders(db);
  await mergedPatients(db);
}

async function changedOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_item add column cancellation jsonb`.execute(db);
  await sql`
    alter table sample drop constraint sample_status_check, add constraint sample_status_check check (status in
      ('expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred', 'cancelled'))`.execute(
    db,
  );
  // What is added after the issue is billed by itself; there is one draft at a time.
  await sql`drop index invoice_order`.execute(db);
  await sql`create index invoice_order on invoice (tenant_id, order_id)`.execute(db);
  await sql`create unique index invoice_draft on invoice (tenant_id, order_id) where status = 'draft'`.execute(
    db,
  );
}

async function mergedPatients(db: Kysely<unknown>): Promise<void> {
  await sql`alter table patient add column merged_into_id uuid, add foreign key (tenant_id, merged_into_id) references patient (tenant_id, id),
    add check ((status = 'merged') = (merged_into_id is not null))`.execute(db);
  await sql`create index patient_merged on patient (tenant_id, merged_into_id) where merged_into_id is not null`.execute(
    db,
  );

  await sql`
    create table patient_merge (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      survivor_id uuid not null,
      loser_id uuid not null check (loser_id <> survivor_id),
      reason text not null,
      identity_reason text,
      replaced jsonb not null,
      at timestamptz not null,
      by_id uuid not null,
      by_name text not null,
      undone_at timestamptz,
      undone_by_name text,
      undo_reason text,
      primary key (tenant_id, id),
      foreign key (tenant_id, survivor_id) references patient (tenant_id, id),
      foreign key (tenant_id, loser_id) references patient (tenant_id, id),
      foreign key (tenant_id, by_id) references app_user (tenant_id, id),
      check ((undone_at is null) = (undo_reason is null))
    )`.execute(db);
  await sql`create index patient_merge_survivor on patient_merge (tenant_id, survivor_id, at desc)`.execute(
    db,
  );
  // A patient is given up once at a time.
  await sql`create unique index patient_merge_loser on patient_merge (tenant_id, loser_id) where undone_at is null`.execute(
    db,
  );
  await isolate(
    db,
    'patient_merge',
    'select, insert, update (undone_at, undone_by_name, undo_reason)',
  );

  await sql`
    create table patient_merge_row (
      tenant_id uuid not null default app_tenant() references tenant (id),
      merge_id uuid not null,
      table_name text not null check (table_name in ('test_order', 'appointment', 'app_user', 'patient')),
      row_id uuid not null,
      primary key (tenant_id, merge_id, table_name, row_id),
      foreign key (tenant_id, merge_id) references patient_merge (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'patient_merge_row', 'select, insert');

  await sql`alter table result add column reported_as jsonb`.execute(db);
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`grant update (patient_id, reported_as) on result to lis_app`.execute(db);
  for (const table of ['invoice', 'appointment', 'critical_call'])
    await sql`grant update (patient_id) on ${sql.table(table)} to lis_app`.execute(db);
}
