-- Reagent and calibrator lots in use, calibrations, and the trace of each measurement
-- (ISO 15189:2022 6.5.3, 6.6.7, 7.3.7).

-- A lot of a product, in any laboratory of the facility. The stock of it is in `stock_lot`.
create table product_lot (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  -- Null: not a stock item.
  item_id uuid,
  name text not null,
  lot_number text not null,
  expiry_date date,
  recalled_at timestamptz,
  recalled_by uuid,
  recalled_by_name text,
  recall_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references stock_item (tenant_id, id),
  foreign key (tenant_id, recalled_by) references app_user (tenant_id, id),
  constraint product_lot_recalled_check
    check (num_nonnulls(recalled_at, recalled_by, recalled_by_name, recall_reason) in (0, 4))
);
create unique index product_lot_item_id_lot_number_key
  on product_lot (tenant_id, item_id, lot_number) where item_id is not null;
create unique index product_lot_name_lot_number_key
  on product_lot (tenant_id, lower(name), lot_number) where item_id is null;
create index product_lot_lot_number_idx on product_lot (tenant_id, lot_number, id);

alter table product_lot no force row level security;
alter table stock_lot no force row level security;
alter table stock_item no force row level security;
insert into product_lot (
  tenant_id, id, item_id, name, lot_number, expiry_date, created_at, updated_at)
select distinct on (l.tenant_id, l.item_id, l.lot_number)
  l.tenant_id, l.id, l.item_id, i.name, l.lot_number, l.expiry_date, l.created_at, l.created_at
from stock_lot l
join stock_item i on i.tenant_id = l.tenant_id and i.id = l.item_id
order by l.tenant_id, l.item_id, l.lot_number, l.created_at;
alter table stock_lot force row level security;
alter table stock_item force row level security;

alter table product_lot enable row level security;
alter table product_lot force row level security;
create policy tenant_isolation on product_lot
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (recalled_at, recalled_by, recalled_by_name, recall_reason, version,
  updated_at)
  on product_lot to lis_app;

-- Every stocked lot can be traced and recalled. The first stock of a lot gives it its id.
create function add_product_lot() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      insert into product_lot (
        tenant_id, id, item_id, name, lot_number, expiry_date, created_at, updated_at)
      select new.tenant_id, new.id, new.item_id, i.name, new.lot_number, new.expiry_date,
        new.created_at, new.created_at
      from stock_item i where i.tenant_id = new.tenant_id and i.id = new.item_id
      on conflict do nothing;
      return null;
    end
  $$;
revoke execute on function add_product_lot() from public;
create trigger add_product_lot after insert on stock_lot
  for each row execute function add_product_lot();

alter table stock_lot
  drop constraint stock_lot_status_check,
  add constraint stock_lot_status_check
    check (status in ('active', 'in_use', 'quarantined', 'recalled', 'consumed', 'disposed'));

-- A lot in use on an instrument. Only its end and its voiding are recorded later.
create table lot_use (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  instrument_id uuid not null,
  lot_id uuid not null,
  kind text not null check (kind in ('reagent', 'calibrator')),
  started_at timestamptz not null,
  started_by uuid not null,
  started_by_name text not null,
  ended_at timestamptz,
  ended_by uuid,
  ended_by_name text,
  voided_at timestamptz,
  voided_by uuid,
  voided_by_name text,
  void_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  foreign key (tenant_id, lot_id) references product_lot (tenant_id, id),
  foreign key (tenant_id, started_by) references app_user (tenant_id, id),
  foreign key (tenant_id, ended_by) references app_user (tenant_id, id),
  foreign key (tenant_id, voided_by) references app_user (tenant_id, id),
  constraint lot_use_ended_at_check check (ended_at >= started_at),
  constraint lot_use_ended_by_check check (num_nonnulls(ended_at, ended_by, ended_by_name) in (0, 3)),
  constraint lot_use_voided_check
    check (num_nonnulls(voided_at, voided_by, voided_by_name, void_reason) in (0, 4))
);
create index lot_use_instrument_id_idx
  on lot_use (tenant_id, instrument_id, started_at desc, id desc);
create index lot_use_lot_id_idx on lot_use (tenant_id, lot_id);
alter table lot_use enable row level security, force row level security;
create policy tenant_isolation on lot_use
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (ended_at, ended_by, ended_by_name, voided_at, voided_by,
  voided_by_name, void_reason, version, updated_at)
  on lot_use to lis_app;

create table lot_use_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  lot_use_id uuid not null,
  test_parameter_id uuid not null,
  primary key (tenant_id, lot_use_id, test_parameter_id),
  foreign key (tenant_id, lot_use_id) references lot_use (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
alter table lot_use_test enable row level security, force row level security;
create policy tenant_isolation on lot_use_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on lot_use_test to lis_app;

-- A calibration of tests on an instrument. Only its voiding is recorded later.
create table calibration (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  instrument_id uuid not null,
  -- Null: not recorded.
  calibrator_lot_id uuid,
  at timestamptz not null,
  outcome text not null check (outcome in ('accepted', 'failed')),
  remark text not null default '',
  -- Days until the next calibration; null: no interval.
  interval_days integer check (interval_days between 1 and 3650),
  performed_by uuid not null,
  performed_by_name text not null,
  voided_at timestamptz,
  voided_by uuid,
  voided_by_name text,
  void_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  foreign key (tenant_id, calibrator_lot_id) references product_lot (tenant_id, id),
  foreign key (tenant_id, performed_by) references app_user (tenant_id, id),
  foreign key (tenant_id, voided_by) references app_user (tenant_id, id),
  constraint calibration_voided_check
    check (num_nonnulls(voided_at, voided_by, voided_by_name, void_reason) in (0, 4))
);
create index calibration_instrument_id_idx
  on calibration (tenant_id, instrument_id, at desc, id desc);
alter table calibration enable row level security, force row level security;
create policy tenant_isolation on calibration
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update (voided_at, voided_by, voided_by_name, void_reason, version,
  updated_at)
  on calibration to lis_app;

create table calibration_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  calibration_id uuid not null,
  test_parameter_id uuid not null,
  primary key (tenant_id, calibration_id, test_parameter_id),
  foreign key (tenant_id, calibration_id) references calibration (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
create index calibration_test_test_parameter_id_idx
  on calibration_test (tenant_id, test_parameter_id);
alter table calibration_test enable row level security, force row level security;
create policy tenant_isolation on calibration_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on calibration_test to lis_app;

-- What a measurement depended on, as recorded at its entry. Append-only: versions of a result that
-- keep the measurement keep its trace.
create table result_trace (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  result_id uuid not null,
  measured_at timestamptz not null,
  -- Null: not recorded, as for a value sent by an instrument.
  operator_id uuid,
  operator_name text,
  -- Null: not recorded.
  calibration_id uuid,
  qc_run_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references app_user (tenant_id, id),
  foreign key (tenant_id, calibration_id) references calibration (tenant_id, id),
  foreign key (tenant_id, qc_run_id) references qc_run (tenant_id, id),
  constraint result_trace_operator_check check ((operator_id is null) = (operator_name is null))
);
create index result_trace_calibration_id_idx
  on result_trace (tenant_id, calibration_id) where calibration_id is not null;
alter table result_trace enable row level security, force row level security;
create policy tenant_isolation on result_trace
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on result_trace to lis_app;

-- The lots of a measurement; its time and result are copied for the list of a recalled lot.
create table result_trace_lot (
  tenant_id uuid not null default app_tenant() references tenant (id),
  trace_id uuid not null,
  lot_id uuid not null,
  kind text not null check (kind in ('reagent', 'calibrator')),
  result_id uuid not null,
  measured_at timestamptz not null,
  primary key (tenant_id, trace_id, lot_id, kind),
  foreign key (tenant_id, trace_id) references result_trace (tenant_id, id),
  foreign key (tenant_id, lot_id) references product_lot (tenant_id, id)
);
create index result_trace_lot_lot_id_idx
  on result_trace_lot (tenant_id, lot_id, measured_at desc, trace_id desc);
alter table result_trace_lot enable row level security, force row level security;
create policy tenant_isolation on result_trace_lot
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on result_trace_lot to lis_app;

-- The trace of the value; null: none recorded, as for calculated values.
alter table result add column trace_id uuid;
alter table result
  add foreign key (tenant_id, trace_id) references result_trace (tenant_id, id);
create index result_trace_id_idx on result (tenant_id, trace_id) where trace_id is not null;
create or replace view current_result with (security_invoker = true) as
  select * from result where is_current;
