-- Stock by lot. Stock changes only through transactions.

-- An item of the inventory.
create table stock_item (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  code text not null,
  name text not null,
  type text not null
    check (type in ('reagent', 'control', 'calibrator', 'consumable', 'kit', 'rdt', 'other')),
  manufacturer text not null,
  catalog_number text not null,
  barcode text not null,
  unit text not null,
  tests_per_unit integer check (tests_per_unit > 0),
  storage text not null check (storage in ('ambient', 'refrigerated', 'frozen_20', 'frozen_80')),
  min_level integer not null check (min_level >= 0),
  reorder_level integer not null,
  max_level integer not null,
  lead_time_days integer not null check (lead_time_days >= 0),
  expiry_alert_days integer not null check (expiry_alert_days >= 0),
  open_stability_days integer check (open_stability_days >= 0),
  supplier text not null,
  needs_lot_qc boolean not null,
  active boolean not null,
  -- Searchable text: code, name, manufacturer and catalogue number.
  search_text text not null,
  -- Tests performed since the last unit was deducted.
  tests_begun integer not null default 0 check (tests_begun >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  constraint stock_item_reorder_level_check check (reorder_level >= min_level),
  constraint stock_item_max_level_check check (max_level >= reorder_level)
);
create unique index stock_item_barcode_key on stock_item (tenant_id, barcode) where barcode <> '';
create index stock_item_active_name_idx on stock_item (tenant_id, active, lower(name), id);
alter table stock_item enable row level security, force row level security;
create policy tenant_isolation on stock_item
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on stock_item to lis_app;
create policy lookup on stock_item for select to lis_search using (true);
grant select (tenant_id) on stock_item to lis_search;

-- Tests that consume an item.
create table stock_item_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  item_id uuid not null,
  test_parameter_id uuid not null,
  primary key (tenant_id, item_id, test_parameter_id),
  foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
  foreign key (tenant_id, test_parameter_id)
    references test_parameter (tenant_id, id) on delete cascade
);
create index stock_item_test_test_parameter_id_idx
  on stock_item_test (tenant_id, test_parameter_id);
alter table stock_item_test enable row level security, force row level security;
create policy tenant_isolation on stock_item_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on stock_item_test to lis_app;

-- Stock of one lot. The serving role cannot write the amounts: only a transaction changes them.
create table stock_lot (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  item_id uuid not null,
  lot_number text not null,
  expiry_date date,
  use_by date,
  received_at timestamptz not null,
  opened_on date,
  -- Changed only by inserting a transaction.
  on_hand integer not null default 0 check (on_hand >= 0),
  received integer not null default 0,
  status text not null
    check (status in ('active', 'in_use', 'quarantined', 'consumed', 'disposed')),
  qc_status text not null check (qc_status in ('not_required', 'pending', 'passed', 'failed')),
  qc_note text not null default '',
  location text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, id, item_id),
  unique (tenant_id, item_id, lot_number),
  foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
  constraint stock_lot_use_by_check
    check (use_by is null or expiry_date is null or use_by <= expiry_date),
  constraint stock_lot_status_qc_status_check
    check (status not in ('active', 'in_use') or qc_status in ('not_required', 'passed'))
);
create index stock_lot_on_hand_idx on stock_lot (tenant_id, item_id) where on_hand > 0;
create index stock_lot_use_order_idx
  on stock_lot (
    tenant_id, item_id, (on_hand = 0), coalesce(use_by, '9999-12-31'::date), received_at, id
  );
alter table stock_lot enable row level security, force row level security;
create policy tenant_isolation on stock_lot
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert (tenant_id, id, item_id, lot_number, expiry_date, use_by, received_at, status,
  qc_status, qc_note, location, created_at, updated_at), update (use_by, opened_on, status,
  qc_status, qc_note, location, version, updated_at)
  on stock_lot to lis_app;

-- Append-only; an insert updates its lot.
create table stock_transaction (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  item_id uuid not null,
  lot_id uuid not null,
  type text not null
    check (type in ('receipt', 'consumption', 'qc_test', 'adjustment', 'disposal', 'return')),
  quantity integer not null check (quantity <> 0),
  -- Stock after the transaction.
  balance integer not null,
  reason text not null default '',
  reference text not null default '',
  at timestamptz not null,
  -- Null, as is the name, for automatic deductions.
  by_id uuid,
  by_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, by_id) references app_user (tenant_id, id),
  foreign key (tenant_id, lot_id, item_id) references stock_lot (tenant_id, id, item_id),
  constraint stock_transaction_by_id_check check ((by_id is null) = (by_name is null)),
  constraint stock_transaction_type_quantity_check
    check (type = 'adjustment' or (type = 'receipt') = (quantity > 0))
);
create index stock_transaction_item_id_at_idx
  on stock_transaction (tenant_id, item_id, at desc, id desc);
create index stock_transaction_lot_id_at_idx
  on stock_transaction (tenant_id, lot_id, at desc, id desc);
create index stock_transaction_used_idx
  on stock_transaction (tenant_id, item_id, at) include (quantity)
  where type in ('consumption', 'qc_test');
alter table stock_transaction enable row level security, force row level security;
create policy tenant_isolation on stock_transaction
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert (tenant_id, id, item_id, lot_id, type, quantity, reason, reference, at, by_id,
  by_name)
  on stock_transaction to lis_app;
-- Runs as the owner of the tables, because the serving role may not write amounts. Row-level
-- security limits the owner to the facility, too.
create function move_stock() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
  begin
    update stock_lot
      set on_hand = on_hand + new.quantity,
        received = received + case when new.type = 'receipt' then new.quantity else 0 end
      where tenant_id = new.tenant_id and id = new.lot_id
      returning on_hand into strict new.balance;
    return new;
  end $$;
revoke execute on function move_stock() from public;
create trigger move_stock before insert on stock_transaction
  for each row execute function move_stock();

-- A stock count.
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
  foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
  foreign key (tenant_id, started_by) references app_user (tenant_id, id),
  foreign key (tenant_id, submitted_by) references app_user (tenant_id, id)
);
create index stock_count_created_at_idx on stock_count (tenant_id, created_at desc, id desc);
alter table stock_count enable row level security, force row level security;
create policy tenant_isolation on stock_count
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (status, submitted_by, submitted_by_name, submitted_at, decided_by,
  decided_by_name, decided_at, version, updated_at)
  on stock_count to lis_app;

-- A counted lot.
create table stock_count_line (
  tenant_id uuid not null default app_tenant() references tenant (id),
  count_id uuid not null,
  lot_id uuid not null,
  -- Recorded stock at counting time.
  expected integer,
  counted integer check (counted >= 0),
  primary key (tenant_id, count_id, lot_id),
  foreign key (tenant_id, count_id) references stock_count (tenant_id, id),
  foreign key (tenant_id, lot_id) references stock_lot (tenant_id, id),
  constraint stock_count_line_expected_check check ((expected is null) = (counted is null))
);
alter table stock_count_line enable row level security, force row level security;
create policy tenant_isolation on stock_count_line
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (expected, counted) on stock_count_line to lis_app;

-- An order to a supplier.
create table supplier_order (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  number text not null,
  supplier text not null,
  note text not null,
  status text not null
    check (status in ('draft', 'ordered', 'partly_received', 'received', 'cancelled')),
  ordered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);
create index supplier_order_created_at_idx on supplier_order (tenant_id, created_at desc, id desc);
alter table supplier_order enable row level security, force row level security;
create policy tenant_isolation on supplier_order
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (supplier, note, status, ordered_at, version, updated_at)
  on supplier_order to lis_app;

-- An ordered item.
create table supplier_order_line (
  tenant_id uuid not null default app_tenant() references tenant (id),
  order_id uuid not null,
  item_id uuid not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  received integer not null default 0 check (received >= 0),
  primary key (tenant_id, order_id, item_id),
  foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
  foreign key (tenant_id, order_id) references supplier_order (tenant_id, id)
);
create index supplier_order_line_outstanding_idx
  on supplier_order_line (tenant_id, item_id) where received < quantity;
alter table supplier_order_line enable row level security, force row level security;
create policy tenant_isolation on supplier_order_line
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (received), delete on supplier_order_line to lis_app;

-- A performed test not yet deducted from stock.
create table test_made (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  test_parameter_id uuid not null,
  type text not null check (type in ('consumption', 'qc_test')),
  reference text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
alter table test_made enable row level security, force row level security;
create policy tenant_isolation on test_made
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on test_made to lis_app;
create policy lookup on test_made for select to lis_search using (true);
grant select (tenant_id) on test_made to lis_search;

-- A notified stock alert, deleted when resolved.
create table stock_alert_told (
  tenant_id uuid not null default app_tenant() references tenant (id),
  item_id uuid not null,
  -- The lot, or the item for an alert on the total stock.
  about_id uuid not null,
  alert text not null,
  told_at timestamptz not null,
  primary key (tenant_id, item_id, about_id, alert),
  foreign key (tenant_id, item_id) references stock_item (tenant_id, id)
);
alter table stock_alert_told enable row level security, force row level security;
create policy tenant_isolation on stock_alert_told
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on stock_alert_told to lis_app;

-- Time of the facility's next stock check.
create table stock_watch (
  tenant_id uuid not null default app_tenant() references tenant (id),
  next_at timestamptz not null,
  primary key (tenant_id)
);
alter table stock_watch enable row level security, force row level security;
create policy tenant_isolation on stock_watch
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on stock_watch to lis_app;
create policy lookup on stock_watch for select to lis_search using (true);
grant select (tenant_id, next_at) on stock_watch to lis_search;
-- Facilities with performed tests to deduct, or with a stock check due.
create function facilities_with_due_stock(at timestamptz) returns table (tenant_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.tenant_id from test_made m
    union
    select i.tenant_id from stock_item i
    where not exists (
      select from stock_watch w where w.tenant_id = i.tenant_id and w.next_at > at
    )
  $$;
alter function facilities_with_due_stock(timestamptz) owner to lis_search;
revoke execute on function facilities_with_due_stock(timestamptz) from public;
grant execute on function facilities_with_due_stock(timestamptz) to lis_app;
