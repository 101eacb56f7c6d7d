-- Laboratories (sites) of a facility. Every facility has a main laboratory with the facility's own
-- id, so a record that names no laboratory belongs to it.

create table laboratory (
  tenant_id uuid not null default app_tenant() references tenant (id),
  id uuid not null,
  name text not null,
  code text not null check (code ~ '^[A-Z0-9-]{1,12}$'),
  address text not null default '',
  phone text not null default '',
  -- Null: the facility's time zone.
  time_zone text,
  -- Departments whose tests it performs; none for a collection site.
  departments text[] not null,
  director text not null default '',
  accreditation text not null default '',
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint laboratory_main_check check (active or id <> tenant_id)
);
create unique index laboratory_code_key on laboratory (tenant_id, code);
create unique index laboratory_name_key on laboratory (tenant_id, lower(name));
alter table laboratory enable row level security, force row level security;
create policy tenant_isolation on laboratory
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update on laboratory to lis_app;

-- Without forced row-level security the owner reads and writes the rows of every facility.
alter table laboratory no force row level security;
alter table facility_profile no force row level security;
insert into laboratory (tenant_id, id, name, code, departments, created_at, updated_at)
  select p.tenant_id, p.tenant_id, p.facility_name, 'MAIN',
    array[
      'hematology', 'chemistry', 'coagulation', 'immunology', 'serology', 'microbiology',
      'parasitology', 'virology', 'urinalysis', 'molecular', 'toxicology', 'blood_bank', 'other'
    ],
    p.updated_at, p.updated_at
  from facility_profile p;
alter table facility_profile force row level security;

-- Records of a laboratory. Order: where it was placed. Specimen, item and result: where the test is
-- performed. Specimen event: where it happened.
do $$
declare
  named text;
begin
  foreach named in array array[
    'test_order', 'order_item', 'sample', 'sample_event', 'result', 'instrument', 'qc_run',
    'eqa_round', 'stock_lot', 'stock_count', 'supplier_order', 'figure_count', 'figure_time'
  ] loop
    execute format('alter table %I no force row level security', named);
    execute format('alter table %I disable trigger user', named);
    execute format('alter table %I add column laboratory_id uuid', named);
    execute format('update %I set laboratory_id = tenant_id', named);
    execute format(
      'alter table %I alter column laboratory_id set not null,
        alter column laboratory_id set default app_tenant()',
      named
    );
    execute format(
      'alter table %I add foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id)',
      named
    );
    execute format('alter table %I enable trigger user', named);
    execute format('alter table %I force row level security', named);
  end loop;
end $$;
-- Only now: the foreign keys above check the rows of every facility.
alter table laboratory force row level security;
grant update (laboratory_id) on result, instrument, stock_lot to lis_app;
grant insert (laboratory_id) on stock_lot to lis_app;
-- Laboratories keep stock of the same lot.
alter table stock_lot drop constraint stock_lot_tenant_id_item_id_lot_number_key,
  add unique (tenant_id, item_id, lot_number, laboratory_id);
-- Performed tests deduct stock where they were performed.
alter table test_made no force row level security;
alter table test_made add column laboratory_id uuid;
update test_made set laboratory_id = tenant_id;
alter table test_made alter column laboratory_id set not null,
  alter column laboratory_id set default app_tenant(),
  add foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id);
alter table test_made force row level security;
create or replace view current_result with (security_invoker = true) as
  select * from result where is_current;

create index result_laboratory_work_list_idx
  on result (
    tenant_id, laboratory_id, status, urgency, coalesce(due_at, 'infinity'), first_created_at, id
  )
  where is_current;
alter table figure_count
  drop constraint figure_count_pkey,
  add primary key (tenant_id, starts_at, ends_at, figure, subject, detail, laboratory_id);
alter table figure_time
  drop constraint figure_time_pkey,
  add primary key (tenant_id, starts_at, ends_at, series, subject, laboratory_id);

-- Tests that one laboratory performs whatever their department.
create table laboratory_test (
  tenant_id uuid not null default app_tenant() references tenant (id),
  test_parameter_id uuid not null,
  laboratory_id uuid not null,
  primary key (tenant_id, test_parameter_id),
  foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id),
  foreign key (tenant_id, test_parameter_id)
    references test_parameter (tenant_id, id) on delete cascade
);
alter table laboratory_test enable row level security, force row level security;
create policy tenant_isolation on laboratory_test
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, update, delete on laboratory_test to lis_app;

-- Laboratories where staff work; without a row, all of them.
create table user_laboratory (
  tenant_id uuid not null default app_tenant() references tenant (id),
  user_id uuid not null,
  laboratory_id uuid not null,
  primary key (tenant_id, user_id, laboratory_id),
  foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id),
  foreign key (tenant_id, user_id) references app_user (tenant_id, id)
);
alter table user_laboratory enable row level security, force row level security;
create policy tenant_isolation on user_laboratory
  using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()));
grant select, insert, delete on user_laboratory to lis_app;

-- The laboratory in which the user works now; null until chosen.
alter table app_user add column laboratory_id uuid,
  add foreign key (tenant_id, laboratory_id) references laboratory (tenant_id, id);
