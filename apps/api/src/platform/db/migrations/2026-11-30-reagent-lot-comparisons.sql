-- Comparisons of a new reagent lot with the current one on patient specimens.
create table lot_comparison (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  instrument_id uuid not null,
  test_parameter_id uuid not null,
  lot_id uuid not null,
  current_lot_id uuid not null,
  unit_display text,
  -- Allowable difference; the larger of both applies.
  absolute numeric check (absolute > 0),
  percent numeric check (percent > 0),
  -- Specimens with both values.
  pairs jsonb not null,
  created_by uuid not null,
  created_by_name text not null,
  decision text check (decision in ('accepted', 'rejected')),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  decision_reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references app_user (tenant_id, id),
  foreign key (tenant_id, current_lot_id) references product_lot (tenant_id, id),
  foreign key (tenant_id, decided_by) references app_user (tenant_id, id),
  foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
  foreign key (tenant_id, lot_id) references product_lot (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
  constraint lot_comparison_current_lot_id_check check (current_lot_id <> lot_id),
  constraint lot_comparison_absolute_percent_check check (num_nonnulls(absolute, percent) > 0),
  constraint lot_comparison_decided_check check (
    num_nonnulls(decision, decided_at, decided_by, decided_by_name, decision_reason) in (0, 5))
);
-- One comparison of a lot awaits a decision at a time.
create unique index lot_comparison_open_key
  on lot_comparison (tenant_id, instrument_id, test_parameter_id, lot_id) where decision is null;
create index lot_comparison_instrument_id_idx
  on lot_comparison (tenant_id, instrument_id, created_at desc, id desc);
alter table lot_comparison enable row level security, force row level security;
create policy tenant_isolation on lot_comparison
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on lot_comparison to lis_app;
grant update (pairs, decision, decided_at, decided_by, decided_by_name, decision_reason, version,
  updated_at)
  on lot_comparison to lis_app;
