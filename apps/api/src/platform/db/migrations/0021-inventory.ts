import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What the laboratory keeps, lot by lot. A transaction is the only way stock changes: writing one moves the lot, nobody may write the amount itself,
 * and it never falls below nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await items(db);
  await lots(db);
  await counts(db);
  await supplierOrders(db);
  await watch(db);
}

async function items(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_item (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      code text not null,
      name text not null,
      type text not null check (type in ('reagent', 'control', 'calibrator', 'consumable', 'kit', 'rdt', 'other')),
      manufacturer text not null,
      catalog_number text not null,
      barcode text not null,
      unit text not null,
      tests_per_unit integer check (tests_per_unit > 0),
      storage text not null check (storage in ('ambient', 'refrigerated', 'frozen_20', 'frozen_80')),
      min_level integer not null check (min_level >= 0),
      reorder_level integer not null check (reorder_level >= min_level),
      max_level integer not null check (max_level >= reorder_level),
      lead_time_days integer not null check (lead_time_days >= 0),
      expiry_alert_days integer not null check (expiry_alert_days >= 0),
      open_stability_days integer check (open_stability_days >= 0),
      supplier text not null,
      needs_lot_qc boolean not null,
      active boolean not null,
      search_text text not null,
      tests_begun integer not null default 0 check (tests_begun >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, code)
    )`.execute(db);
  await sql`create index stock_item_order on stock_item (tenant_id, active, name, id)`.execute(db);
  await sql`create unique index stock_item_barcode on stock_item (tenant_id, barcode) where barcode <> ''`.execute(
    db,
  );
  await isolate(db, 'stock_item', 'select, insert, update');

  await sql`
    create table stock_item_test (
      tenant_id uuid not null default app_tenant() references tenant (id),
      item_id uuid not null,
      test_parameter_id uuid not null,
      primary key (tenant_id, item_id, test_parameter_id),
      foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id) on delete cascade
    )`.execute(db);
  await sql`create index stock_item_test_test on stock_item_test (tenant_id, test_parameter_id)`.execute(
    db,
  );
  await isolate(db, 'stock_item_test', 'select, insert, delete');
}

async function lots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_lot (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      item_id uuid not null,
      lot_number text not null,
      expiry_date date,
      use_by date,
      received_at timestamptz not null,
      opened_on date,
      on_hand integer not null default 0 constraint stock_never_negative check (on_hand >= 0),
      received integer not null default 0,
      status text not null check (status in ('active', 'in_use', 'quarantined', 'consumed', 'disposed')),
      qc_status text not null check (qc_status in ('not_required', 'pending', 'passed', 'failed')),
      qc_note text not null default '',
      location text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, item_id, lot_number),
      unique (tenant_id, id, item_id),
      foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
      check (use_by is null or expiry_date is null or use_by <= expiry_date),
      check (status not in ('active', 'in_use') or qc_status in ('not_required', 'passed'))
    )`.execute(db);
  await sql`create index stock_lot_order on stock_lot (tenant_id, item_id, (on_hand = 0), coalesce(use_by, '9999-12-31'::date), received_at, id)`.execute(
    db,
  );
  await sql`create index stock_lot_left on stock_lot (tenant_id, item_id) where on_hand > 0`.execute(
    db,
  );
  await isolate(
    db,
    'stock_lot',
    'select, insert (tenant_id, id, item_id, lot_number, expiry_date, use_by, received_at, status, qc_status, qc_note, location, created_at, updated_at), ' +
      'update (use_by, opened_on, status, qc_status, qc_note, location, version, updated_at)',
  );

  await sql`
    create table stock_transaction (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      item_id uuid not null,
      lot_id uuid not null,
      type text not null check (type in ('receipt', 'consumption', 'qc_test', 'adjustment', 'disposal', 'return')),
      quantity integer not null check (quantity <> 0),
      balance integer not null,
      reason text not null default '',
      reference text not null default '',
      at timestamptz not null,
      by_id uuid,
      by_name text,
      primary key (tenant_id, id),
      foreign key (tenant_id, lot_id, item_id) references stock_lot (tenant_id, id, item_id),
      foreign key (tenant_id, by_id) references app_user (tenant_id, id),
      check ((by_id is null) = (by_name is null)),
      check (type = 'adjustment' or (type = 'receipt') = (quantity > 0))
    )`.execute(db);
  await sql`create index stock_transaction_item on stock_transaction (tenant_id, item_id, at desc, id desc)`.execute(
    db,
  );
  await sql`create index stock_transaction_lot on stock_transaction (tenant_id, lot_id, at desc, id desc)`.execute(
    db,
  );
  await sql`create index stock_transaction_used on stock_transaction (tenant_id, item_id, at) include (quantity) where type in ('consumption', 'qc_test')`.execute(
    db,
  );
  await isolate(
    db,
    'stock_transaction',
    'select, insert (tenant_id, id, item_id, lot_id, type, quantity, reason, reference, at, by_id, by_name)',
  );

  // As the tables' owner, who sees no other facility either: the serving role may not write the amount.
  await sql`
    create function move_stock() returns trigger
      language plpgsql security definer set search_path = public, pg_temp
      as $$
        begin
          update stock_lot set on_hand = on_hand + new.quantity, received = received + case when new.type = 'receipt' then new.quantity else 0 end
            where tenant_id = new.tenant_id and id = new.lot_id
            returning on_hand into strict new.balance;
          return new;
        end
      $$`.execute(db);
  await sql`revoke execute on function move_stock() from public`.execute(db);
  await sql`create trigger stock_moves before insert on stock_transaction for each row execute function move_stock()`.execute(
    db,
  );
}

async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_count (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      number text not null,
      status text not null check (status in ('counting', 'submitted', 'approved', 'cancelled')),
      storage text,
      type text,
      started_by uuid not null,
      started_by_name text not null,
      submitted_by uuid,
      submitted_by_name text,
      submitted_at timestamptz,
      decided_by uuid,
      decided_by_name text,
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, number),
      foreign key (tenant_id, started_by) references app_user (tenant_id, id),
      foreign key (tenant_id, submitted_by) references app_user (tenant_id, id),
      foreign key (tenant_id, decided_by) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index stock_count_newest on stock_count (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await isolate(
    db,
    'stock_count',
    'select, insert, update (status, submitted_by, submitted_by_name, submitted_at, decided_by, decided_by_name, decided_at, version, updated_at)',
  );
  await sql`
    create table stock_count_line (
      tenant_id uuid not null default app_tenant() references tenant (id),
      count_id uuid not null,
      lot_id uuid not null,
      expected integer,
      counted integer check (counted >= 0),
      primary key (tenant_id, count_id, lot_id),
      foreign key (tenant_id, count_id) references stock_count (tenant_id, id),
      foreign key (tenant_id, lot_id) references stock_lot (tenant_id, id),
      check ((expected is null) = (counted is null))
    )`.execute(db);
  await isolate(db, 'stock_count_line', 'select, insert, update (expected, counted)');
}

async function supplierOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier_order (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      number text not null,
      supplier text not null,
      note text not null,
      status text not null check (status in ('draft', 'ordered', 'partly_received', 'received', 'cancelled')),
      ordered_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, number)
    )`.execute(db);
  await sql`create index supplier_order_newest on supplier_order (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await isolate(
    db,
    'supplier_order',
    'select, insert, update (supplier, note, status, ordered_at, version, updated_at)',
  );
  await sql`
    create table supplier_order_line (
      tenant_id uuid not null default app_tenant() references tenant (id),
      order_id uuid not null,
      item_id uuid not null,
      position integer not null,
      quantity integer not null check (quantity > 0),
      received integer not null default 0 check (received >= 0),
      primary key (tenant_id, order_id, item_id),
      foreign key (tenant_id, order_id) references supplier_order (tenant_id, id),
      foreign key (tenant_id, item_id) references stock_item (tenant_id, id)
    )`.execute(db);
  await sql`create index supplier_order_line_item on supplier_order_line (tenant_id, item_id) where received < quantity`.execute(
    db,
  );
  await isolate(db, 'supplier_order_line', 'select, insert, update (received), delete');
}

/** What the service sees to by itself: tests that were made are counted off the stock, and once a day somebody is told what needs attention. */
async function watch(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table test_made (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      test_parameter_id uuid not null,
      type text not null check (type in ('consumption', 'qc_test')),
      reference text not null,
      at timestamptz not null,
      primary key (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'test_made', 'select, insert, delete');
  await sql`
    create table stock_alert_told (
      tenant_id uuid not null default app_tenant() references tenant (id),
      item_id uuid not null,
      about_id uuid not null,
      alert text not null,
      told_at timestamptz not null,
      primary key (tenant_id, item_id, about_id, alert),
      foreign key (tenant_id, item_id) references stock_item (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'stock_alert_told', 'select, insert, delete');
  await sql`
    create table stock_watch (
      tenant_id uuid not null default app_tenant() references tenant (id),
      next_at timestamptz not null,
      primary key (tenant_id)
    )`.execute(db);
  await isolate(db, 'stock_watch', 'select, insert, update');

  // The watch asks one question of all facilities: where is something to count off, or a new day's look due.
  for (const [table, columns] of [
    ['test_made', 'tenant_id'],
    ['stock_watch', 'tenant_id, next_at'],
    ['stock_item', 'tenant_id'],
  ] as const) {
    await sql`create policy stock_lookup on ${sql.table(table)} for select to lis_search using (true)`.execute(
      db,
    );
    await sql`grant select (${sql.raw(columns)}) on ${sql.table(table)} to lis_search`.execute(db);
  }
  await sql`
    create function facilities_with_due_stock(at timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$
        select m.tenant_id from test_made m
        union
        select i.tenant_id from stock_item i where not exists (select from stock_watch w where w.tenant_id = i.tenant_id and w.next_at > at)
      $$`.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_due_stock(timestamptz) owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_due_stock(timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_due_stock(timestamptz) to lis_app`.execute(
    db,
  );
}
