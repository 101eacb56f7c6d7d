-- Specimens and their storage.

-- A box with numbered positions. Two specimens cannot hold one position.
create table storage_box (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  barcode text not null default '',
  site text not null default '',
  room text not null default '',
  device text not null default '',
  shelf text not null default '',
  rack text not null default '',
  -- Searchable text: words of name, location and barcode, without case and accents.
  search_text text not null,
  rows integer not null check (rows > 0),
  columns integer not null check (columns > 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);
create unique index storage_box_barcode_key on storage_box (tenant_id, barcode) where barcode <> '';
create index storage_box_active_name_idx on storage_box (tenant_id, active, name, id);
alter table storage_box enable row level security, force row level security;
create policy tenant_isolation on storage_box
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on storage_box to lis_app;

-- A specimen, from its expectation to its disposal.
create table sample (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  accession_number text not null,
  order_id uuid not null,
  patient_id uuid not null,
  priority text not null check (priority in ('routine', 'urgent', 'asap', 'stat')),
  -- Priority as a sort key: 1 is the most urgent.
  urgency smallint not null generated always as
    (array_position(array['stat', 'asap', 'urgent', 'routine'], priority)) stored,
  type text not null,
  container text not null,
  status text not null
    check (status in (
      'expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed',
      'rejected', 'lost', 'referred', 'cancelled'
    )),
  identity_check jsonb,
  collected_at timestamptz,
  collected_by text,
  -- Patient consent to tests that require it; null where none was required.
  consent_confirmed boolean check (consent_confirmed),
  -- Fasting status stated at collection, if recorded.
  fasting text check (fasting in ('fasting', 'not_fasting', 'unknown')),
  received_at timestamptz,
  received_by text,
  condition jsonb
    check (
      condition -> 'codes' <@ '["HEM", "CLOT", "CON", "AUT", "FROZ", "COOL", "ROOM", "LIVE"]'
      and jsonb_typeof(condition -> 'note') = 'string'
    ),
  rejection jsonb,
  -- Set only while stored; some rows from an earlier version have no position.
  box_id uuid,
  storage_position text,
  stored_at timestamptz,
  retain_until date,
  disposed_at timestamptz,
  disposed_by text,
  parent_id uuid,
  volume_ul integer check (volume_ul > 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, accession_number),
  foreign key (tenant_id, box_id) references storage_box (tenant_id, id),
  foreign key (tenant_id, order_id) references test_order (tenant_id, id),
  foreign key (tenant_id, parent_id) references sample (tenant_id, id),
  foreign key (tenant_id, patient_id) references patient (tenant_id, id),
  constraint sample_storage_position_check check (storage_position is null or box_id is not null)
);
create index sample_box_id_idx on sample (tenant_id, box_id) where box_id is not null;
create index sample_updated_at_idx on sample (tenant_id, updated_at, id);
create index sample_disposal_idx on sample (tenant_id, retain_until, id) where status = 'stored';
create index sample_order_id_idx on sample (tenant_id, order_id);
create index sample_parent_id_idx on sample (tenant_id, parent_id) where parent_id is not null;
create index sample_patient_id_idx on sample (tenant_id, patient_id);
create unique index sample_box_id_storage_position_key
  on sample (tenant_id, box_id, storage_position) where storage_position is not null;
create index sample_status_urgency_created_at_idx
  on sample (tenant_id, status, urgency, created_at, id);
alter table sample enable row level security, force row level security;
create policy tenant_isolation on sample
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on sample to lis_app;

-- An ordered test is performed on one specimen.
alter table order_item
  add foreign key (tenant_id, sample_id) references sample (tenant_id, id);

-- History of a specimen. Append-only.
create table sample_event (
  tenant_id uuid not null default app_tenant(),
  id uuid not null,
  sample_id uuid not null,
  at timestamptz not null,
  type text not null,
  by_id uuid,
  by_name text not null,
  code text,
  -- Condition on arrival, for events that record it; null with `condition_noted` when cleared.
  condition jsonb
    check (
      condition -> 'codes' <@ '["HEM", "CLOT", "CON", "AUT", "FROZ", "COOL", "ROOM", "LIVE"]'
      and jsonb_typeof(condition -> 'note') = 'string'
    ),
  note text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, sample_id) references sample (tenant_id, id)
);
create index sample_event_collected_at_idx on sample_event (tenant_id, at) where type = 'collected';
create index sample_event_judged_at_idx
  on sample_event (tenant_id, at) where type in ('received', 'rejected');
create index sample_event_sample_id_at_idx on sample_event (tenant_id, sample_id, at);
alter table sample_event enable row level security, force row level security;
create policy tenant_isolation on sample_event
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert on sample_event to lis_app;
