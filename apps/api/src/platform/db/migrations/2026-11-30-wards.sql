-- Wards of a facility (FHIR Location): where the patients of orders are, and which doctors and
-- nurses care for them.
create table ward (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,12}$'),
  -- The site where the ward is.
  laboratory_id uuid not null,
  phone text not null default '',
  email text not null default '',
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id)
);
create unique index ward_code_key on ward (tenant_id, code);
create unique index ward_name_key on ward (tenant_id, lower(name));
alter table ward enable row level security, force row level security;
create policy tenant_isolation on ward
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on ward to lis_app;

-- Wards where staff work.
create table user_ward (
  tenant_id uuid not null default app_tenant() references tenant (id),
  user_id uuid not null,
  ward_id uuid not null,
  primary key (tenant_id, user_id, ward_id),
  foreign key (tenant_id, ward_id) references ward (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
create index user_ward_ward_id_idx on user_ward (tenant_id, ward_id);
alter table user_ward enable row level security, force row level security;
create policy tenant_isolation on user_ward
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on user_ward to lis_app;

-- The ward of the patient when the order was placed; null: none.
alter table test_order
  add column ward_id uuid,
  add foreign key (tenant_id, ward_id) references ward (tenant_id, id);
create index test_order_ward_id_idx
  on test_order (tenant_id, ward_id, created_at desc, id desc) where ward_id is not null;
