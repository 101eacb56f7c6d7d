import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Control runs get what they are made of: a test on an instrument, lots of control material with their targets, and readings that keep what they were
 * judged by. Until now there were no calls for them: the runs on record are a demonstration's, without values, and go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instrument (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      name text not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    )`.execute(db);
  await isolate(db, 'instrument', 'select, insert');

  await sql`
    create table qc_material (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      name text not null,
      manufacturer text not null,
      levels jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    )`.execute(db);
  await isolate(db, 'qc_material', 'select, insert, update');

  await sql`
    create table qc_material_test (
      tenant_id uuid not null default app_tenant() references tenant (id),
      material_id uuid not null,
      test_parameter_id uuid not null,
      primary key (tenant_id, material_id, test_parameter_id),
      foreign key (tenant_id, material_id) references qc_material (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
    )`.execute(db);
  await sql`create index qc_material_test_test on qc_material_test (tenant_id, test_parameter_id)`.execute(
    db,
  );
  await isolate(db, 'qc_material_test', 'select, insert, delete');

  await sql`
    create table qc_lot (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      material_id uuid not null,
      level smallint not null check (level between 1 and 3),
      lot_number text not null,
      expiry_date date not null,
      opened_on date,
      open_stability_days integer,
      archived_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, material_id, level, lot_number),
      foreign key (tenant_id, material_id) references qc_material (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'qc_lot', 'select, insert, update');

  await sql`
    create table qc_test (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      test_parameter_id uuid not null,
      instrument_id uuid not null,
      rules jsonb not null,
      max_age_hours integer,
      allowable_error numeric,
      last_number integer not null default 0,
      last_accepted_at timestamptz,
      rejected_at timestamptz,
      released_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, test_parameter_id, instrument_id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      foreign key (tenant_id, instrument_id) references instrument (tenant_id, id)
    )`.execute(db);
  await isolate(db, 'qc_test', 'select, insert, update');

  // A target is never changed: another one is set after it.
  await sql`
    create table qc_target (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      qc_test_id uuid not null,
      lot_id uuid not null,
      source text not null check (source in ('manufacturer', 'established')),
      mean numeric not null,
      sd numeric not null,
      n integer,
      set_at timestamptz not null,
      set_by uuid not null,
      set_by_name text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, qc_test_id) references qc_test (tenant_id, id),
      foreign key (tenant_id, lot_id) references qc_lot (tenant_id, id),
      foreign key (tenant_id, set_by) references app_user (tenant_id, id),
      check ((source = 'established') = (n is not null))
    )`.execute(db);
  await sql`create index qc_target_lot on qc_target (tenant_id, qc_test_id, lot_id, set_at desc, id desc)`.execute(
    db,
  );
  await isolate(db, 'qc_target', 'select, insert');

  // The owner sees the rows of all facilities for this statement only; the whole migration is one transaction.
  await sql`alter table qc_run no force row level security`.execute(db);
  await sql`delete from qc_run`.execute(db);
  await sql`alter table qc_run force row level security`.execute(db);
  await sql`
    alter table qc_run
      add column qc_test_id uuid not null,
      add column number integer not null,
      add column judgment text not null check (judgment in ('accepted', 'warning', 'rejected', 'not_evaluable')),
      add column violations jsonb not null default '[]',
      add column operator_id uuid not null,
      add column operator_name text not null,
      add column reagent_lot text not null default '',
      add column comment text not null default '',
      add column voided_at timestamptz,
      add column voided_by uuid,
      add column voided_by_name text,
      add column void_reason text,
      add column version integer not null default 1,
      add column updated_at timestamptz not null,
      add unique (tenant_id, qc_test_id, number),
      add foreign key (tenant_id, qc_test_id) references qc_test (tenant_id, id),
      add foreign key (tenant_id, operator_id) references app_user (tenant_id, id),
      add foreign key (tenant_id, voided_by) references app_user (tenant_id, id),
      add check (status = case when voided_at is null then judgment else 'void' end),
      add check ((voided_at is null) = (voided_by is null) and (voided_at is null) = (void_reason is null) and (voided_at is null) = (voided_by_name is null))
  `.execute(db);
  await sql`revoke update on qc_run from lis_app`.execute(db);
  await sql`grant update (status, voided_at, voided_by, voided_by_name, void_reason, version, updated_at) on qc_run to lis_app`.execute(
    db,
  );

  await sql`
    create table qc_point (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      run_id uuid not null,
      lot_id uuid not null,
      level smallint not null,
      value numeric not null,
      mean numeric,
      sd numeric,
      primary key (tenant_id, id),
      foreign key (tenant_id, run_id) references qc_run (tenant_id, id),
      foreign key (tenant_id, lot_id) references qc_lot (tenant_id, id),
      check ((mean is null) = (sd is null))
    )`.execute(db);
  await sql`create index qc_point_run on qc_point (tenant_id, run_id)`.execute(db);
  await sql`create index qc_point_lot on qc_point (tenant_id, lot_id)`.execute(db);
  await isolate(db, 'qc_point', 'select, insert');

  await sql`
    create table qc_action (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      run_id uuid not null,
      type text not null check (type in ('repeat_control', 'new_control', 'recalibration', 'maintenance', 'reagent_change', 'other')),
      text text not null,
      state text not null check (state in ('pending', 'in_progress', 'completed')),
      by_id uuid not null,
      by_name text not null,
      at timestamptz not null,
      verified_by uuid,
      verified_by_name text,
      verified_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, run_id) references qc_run (tenant_id, id),
      foreign key (tenant_id, by_id) references app_user (tenant_id, id),
      foreign key (tenant_id, verified_by) references app_user (tenant_id, id),
      check (verified_by is null or (state = 'completed' and verified_by <> by_id)),
      check ((verified_by is null) = (verified_at is null) and (verified_by is null) = (verified_by_name is null))
    )`.execute(db);
  await sql`create index qc_action_run on qc_action (tenant_id, run_id)`.execute(db);
  await isolate(
    db,
    'qc_action',
    'select, insert, update (type, text, state, by_id, by_name, at, verified_by, verified_by_name, verified_at, version, updated_at)',
  );

  // What was entered of a test since its last accepted run.
  await sql`create index result_entered on result (tenant_id, test_parameter_id, entered_at desc, id desc) where is_current and entered_at is not null`.execute(
    db,
  );
}
