-- Orders and ordered tests.

-- An order of tests for one patient.
create table test_order (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  order_number text not null,
  patient_id uuid not null,
  ordered_by text not null,
  priority text not null check (priority in ('routine', 'urgent', 'asap', 'stat')),
  clinical_info text not null default '',
  conditions text[] not null default '{}'
    check (cardinality(conditions) <= 10 and array_position(conditions, null) is null),
  fasting text not null default 'unknown' check (fasting in ('fasting', 'not_fasting', 'unknown')),
  diagnosis_codes jsonb not null default '[]'
    check (jsonb_typeof(diagnosis_codes) = 'array' and jsonb_array_length(diagnosis_codes) <= 20),
  requested_at timestamptz not null,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_number),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id)
);
create index test_order_created_by_idx on test_order (tenant_id, created_by, id);
create index test_order_created_at_idx on test_order (tenant_id, created_at desc, id desc);
-- A patient's next order, for the figures.
create index test_order_patient_id_requested_at_idx
  on test_order (tenant_id, patient_id, requested_at, id);
create index test_order_patient_id_created_at_idx
  on test_order (tenant_id, patient_id, created_at desc);
create index test_order_requested_at_patient_id_idx
  on test_order (tenant_id, requested_at, patient_id);
alter table test_order enable row level security, force row level security;
create policy tenant_isolation on test_order
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on test_order to lis_app;

-- One ordered test.
create table order_item (
  tenant_id uuid not null default app_tenant(),
  id uuid not null,
  order_id uuid not null,
  position integer not null,
  test_parameter_id uuid not null,
  test_version integer not null,
  panel_code text,
  code text not null,
  name text not null,
  status text not null
    check (status in (
      'ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released',
      'cancelled', 'rejected', 'entered_in_error'
    )),
  sample_id uuid,
  recollect_of uuid,
  cancellation jsonb,
  -- The item whose result triggered this reflex test.
  reflex_of_item_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, recollect_of) references order_item (tenant_id, id),
  foreign key (tenant_id, reflex_of_item_id) references order_item (tenant_id, id),
  foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
);
create index order_item_created_at_status_idx on order_item (tenant_id, created_at, status);
create index order_item_order_id_position_idx on order_item (tenant_id, order_id, position);
create index order_item_sample_id_idx on order_item (tenant_id, sample_id);
create index order_item_updated_at_idx on order_item (tenant_id, updated_at, id);
alter table order_item enable row level security, force row level security;
create policy tenant_isolation on order_item
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on order_item to lis_app;
