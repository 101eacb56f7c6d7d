import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * Rounds of external quality assessment, with what was reported, what was assigned and the score; corrective actions are of a control run or of such a
 * round. Targets may roll, and say when their values were read. Stock items stand in the order of their names, whatever letters are capitals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table eqa_round (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      scheme text not null,
      round text not null,
      closes_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'submitted', 'scored', 'reviewed')),
      submitted_at timestamptz,
      submitted_by uuid,
      submitted_by_name text,
      late_reason text check (late_reason in ('agreed_with_scheme', 'samples_late', 'instrument_down', 'oversight')),
      scored_at timestamptz,
      reviewed_at timestamptz,
      reviewed_by uuid,
      reviewed_by_name text,
      review_comment text,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, scheme, round),
      foreign key (tenant_id, submitted_by) references app_user (tenant_id, id),
      foreign key (tenant_id, reviewed_by) references app_user (tenant_id, id),
      check ((state = 'open') = (submitted_at is null) and (state in ('scored', 'reviewed')) = (scored_at is not null) and (state = 'reviewed') = (reviewed_at is not null)),
      check ((submitted_at is null) = (submitted_by is null) and (submitted_at is null) = (submitted_by_name is null)),
      check (late_reason is null or submitted_at > closes_at),
      check ((reviewed_at is null) = (reviewed_by is null) and (reviewed_at is null) = (reviewed_by_name is null) and (reviewed_at is null) = (review_comment is null))
    )`.execute(db);
  await sql`create index eqa_round_order on eqa_round (tenant_id, closes_at desc, id desc)`.execute(
    db,
  );
  await sql`create index eqa_round_state on eqa_round (tenant_id, state, closes_at desc, id desc)`.execute(
    db,
  );
  await sql`create index eqa_round_scheme on eqa_round (tenant_id, scheme, closes_at desc, id desc)`.execute(
    db,
  );
  await sql`create index eqa_round_scored on eqa_round (tenant_id, scored_at) where scored_at is not null`.execute(
    db,
  );
  await isolate(
    db,
    'eqa_round',
    'select, insert, update (state, submitted_at, submitted_by, submitted_by_name, late_reason, scored_at, reviewed_at, reviewed_by, reviewed_by_name, review_comment, version, updated_at)',
  );

  // Test and unit are those of the catalogue when the round was entered.
  await sql`
    create table eqa_value (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      round_id uuid not null,
      position integer not null,
      sample_code text not null,
      test_parameter_id uuid not null,
      test_code text not null,
      test_name text not null,
      unit_display text,
      reported numeric,
      assigned numeric,
      sd_pa numeric check (sd_pa > 0),
      z double precision,
      score text check (score in ('acceptable', 'questionable', 'unacceptable')),
      primary key (tenant_id, id),
      unique (tenant_id, round_id, position),
      unique (tenant_id, round_id, sample_code, test_parameter_id),
      foreign key (tenant_id, round_id) references eqa_round (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      check ((assigned is null) = (sd_pa is null)),
      check ((z is null) = (score is null) and (z is null) = (reported is null or assigned is null))
    )`.execute(db);
  await isolate(db, 'eqa_value', 'select, insert, update (reported, assigned, sd_pa, z, score)');

  await sql`
    alter table qc_action
      alter column run_id drop not null,
      add column eqa_round_id uuid,
      add foreign key (tenant_id, eqa_round_id) references eqa_round (tenant_id, id),
      add check (num_nonnulls(run_id, eqa_round_id) = 1)`.execute(db);
  await sql`create index qc_action_eqa_round on qc_action (tenant_id, eqa_round_id) where eqa_round_id is not null`.execute(
    db,
  );

  await sql`
    alter table qc_target
      drop constraint qc_target_source_check,
      drop constraint qc_target_check,
      add column from_at timestamptz,
      add column to_at timestamptz,
      add check (source in ('manufacturer', 'established', 'rolling')),
      add check ((source = 'manufacturer') = (n is null)),
      add check ((from_at is null) = (to_at is null) and (source <> 'rolling' or from_at is not null))`.execute(
    db,
  );

  await sql`drop index stock_item_order`.execute(db);
  await sql`create index stock_item_order on stock_item (tenant_id, active, lower(name), id)`.execute(
    db,
  );
}
