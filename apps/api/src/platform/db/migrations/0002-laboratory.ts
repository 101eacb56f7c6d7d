import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** The way of a specimen: catalogue, patient, order, sample, result, and the control runs that judge the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create extension if not exists btree_gin`.execute(db);

  await sql`
    create table test_parameter (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      code text not null,
      name text not null,
      kind text not null,
      department text not null,
      status text not null check (status in ('draft', 'active', 'retired')),
      definition jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, code)
    )`.execute(db);
  await isolate(db, 'test_parameter', 'select, insert, update');

  await sql`
    create table patient (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      mrn text not null,
      family_name text not null,
      given_name text not null,
      name_norm text not null,
      search_text text not null,
      gender text not null check (gender in ('male', 'female', 'other', 'unknown')),
      sex_for_ranges text not null check (sex_for_ranges in ('male', 'female', 'unknown')),
      birth_date date not null,
      phone text not null default '',
      email text not null default '',
      status text not null default 'active' check (status in ('active', 'inactive', 'merged')),
      different_person_reason text,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, mrn)
    )`.execute(db);
  await sql`create index patient_newest on patient (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index patient_identity on patient (tenant_id, name_norm, birth_date)`.execute(
    db,
  );
  await sql`create index patient_search on patient using gin (tenant_id, search_text gin_trgm_ops)`.execute(
    db,
  );
  await isolate(db, 'patient', 'select, insert, update');
  await sql`alter table app_user add foreign key (tenant_id, patient_id) references patient (tenant_id, id)`.execute(
    db,
  );
  await sql`create unique index app_user_patient on app_user (tenant_id, patient_id) where patient_id is not null`.execute(
    db,
  );

  // Row-level security keeps LIKE away from the trigram index (LIKE is not leakproof), so the search runs as a role that sees every row
  // and filters by the facility itself. Without a facility it finds nothing.
  await sql`create policy patient_search on patient for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, id, search_text) on patient to lis_search`.execute(db);
  await sql`
    create function find_patients(words text[], most integer) returns setof uuid
      language plpgsql stable security definer set search_path = public, pg_temp
      as $$
      declare
        facility uuid := app_tenant();
        longest text := (select word from unnest(words) word order by length(word) desc limit 1);
        patterns text[] := (select array_agg('%' || word || '%') from unnest(words) word);
      begin
        if facility is null or longest is null then return; end if;
        return query
          select p.id from patient p
          where p.tenant_id = facility and p.search_text like '%' || longest || '%' and p.search_text like all (patterns)
          limit most;
      end $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function find_patients(text[], integer) owner to lis_search`.execute(db);
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function find_patients(text[], integer) from public`.execute(db);
  await sql`grant execute on function find_patients(text[], integer) to lis_app`.execute(db);

  await sql`
    create table test_order (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      order_number text not null,
      patient_id uuid not null,
      ordered_by text not null,
      priority text not null check (priority in ('routine', 'urgent', 'asap', 'stat')),
      clinical_info text not null default '',
      requested_at timestamptz not null,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, order_number),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`.execute(db);
  await sql`create index test_order_newest on test_order (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index test_order_patient on test_order (tenant_id, patient_id, created_at desc)`.execute(
    db,
  );
  await isolate(db, 'test_order', 'select, insert, update');

  await sql`
    create table sample (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      accession_number text not null,
      order_id uuid not null,
      patient_id uuid not null,
      priority text not null check (priority in ('routine', 'urgent', 'asap', 'stat')),
      type text not null,
      container text not null,
      status text not null check (status in
        ('expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred')),
      identity_check jsonb,
      collected_at timestamptz,
      collected_by text,
      received_at timestamptz,
      received_by text,
      rejection jsonb,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, accession_number),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id)
    )`.execute(db);
  await sql`create index sample_queue on sample (tenant_id, status, created_at, id)`.execute(db);
  await sql`create index sample_order on sample (tenant_id, order_id)`.execute(db);
  await isolate(db, 'sample', 'select, insert, update');

  await sql`
    create table sample_event (
      tenant_id uuid not null default app_tenant(),
      id uuid not null,
      sample_id uuid not null,
      at timestamptz not null,
      type text not null,
      by_id uuid,
      by_name text not null,
      note text not null default '',
      primary key (tenant_id, id),
      foreign key (tenant_id, sample_id) references sample (tenant_id, id)
    )`.execute(db);
  await sql`create index sample_event_sample on sample_event (tenant_id, sample_id, at)`.execute(
    db,
  );
  await isolate(db, 'sample_event', 'select, insert');

  await sql`
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
      status text not null check (status in
        ('ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released', 'cancelled', 'rejected', 'entered_in_error')),
      sample_id uuid,
      recollect_of uuid,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      foreign key (tenant_id, sample_id) references sample (tenant_id, id),
      foreign key (tenant_id, recollect_of) references order_item (tenant_id, id)
    )`.execute(db);
  await sql`create index order_item_order on order_item (tenant_id, order_id, position)`.execute(
    db,
  );
  await sql`create index order_item_sample on order_item (tenant_id, sample_id)`.execute(db);
  await sql`create index order_item_changed on order_item (tenant_id, created_at, status)`.execute(
    db,
  );
  await isolate(db, 'order_item', 'select, insert, update');

  // One row per version. A version is never changed; only the mark of being the current one moves on.
  await sql`
    create table result (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      version integer not null default 1,
      is_current boolean not null default true,
      order_item_id uuid not null,
      order_id uuid not null,
      sample_id uuid not null,
      patient_id uuid not null,
      test_parameter_id uuid not null,
      test_version integer not null,
      status text not null check (status in
        ('pending', 'entered', 'held', 'verified', 'released', 'amended', 'retest', 'superseded', 'not_calculated', 'cancelled', 'entered_in_error')),
      value_text text,
      value_num numeric check (value_num <> 'NaN'),
      comparator text check (comparator in ('<', '<=', '>=', '>')),
      unit text,
      unit_display text,
      flag text check (flag in ('LL', 'L', 'N', 'H', 'HH', 'A', 'AA', 'POS', 'NEG', 'IND')),
      flag_reason text,
      critical boolean not null default false,
      range jsonb,
      override_reason text,
      comment text not null default '',
      entered_by uuid,
      entered_by_name text,
      entered_at timestamptz,
      verified_by uuid,
      verified_by_name text,
      verified_at timestamptz,
      released_at timestamptz,
      first_created_at timestamptz not null,
      created_at timestamptz not null,
      created_by uuid,
      primary key (tenant_id, id, version),
      foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, sample_id) references sample (tenant_id, id),
      foreign key (tenant_id, patient_id) references patient (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
    )`.execute(db);
  await sql`create unique index result_current on result (tenant_id, id) where is_current`.execute(
    db,
  );
  await sql`create index result_queue on result (tenant_id, status, first_created_at, id) where is_current`.execute(
    db,
  );
  await sql`create index result_order on result (tenant_id, order_id) where is_current`.execute(db);
  await sql`create index result_sample on result (tenant_id, sample_id) where is_current`.execute(
    db,
  );
  await sql`create index result_patient on result (tenant_id, patient_id, released_at desc) where is_current`.execute(
    db,
  );
  await isolate(db, 'result', 'select, insert, update (is_current)');
  await sql`create view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`grant select on current_result to lis_app`.execute(db);

  await sql`
    create table qc_run (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      test_parameter_id uuid not null,
      at timestamptz not null,
      status text not null check (status in ('accepted', 'warning', 'rejected', 'not_evaluable', 'void')),
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
    )`.execute(db);
  await sql`create index qc_run_time on qc_run (tenant_id, at)`.execute(db);
  await isolate(db, 'qc_run', 'select, insert, update');
}
