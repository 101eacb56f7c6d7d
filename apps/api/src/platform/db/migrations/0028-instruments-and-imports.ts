import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * A result says how its value came on record and on which instrument it was measured. What an instrument writes into a file is staged row by row: with the
 * text as it came, what it was taken for, and what became of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table result
      add column source text check (source in ('manual', 'instrument')),
      add column instrument_id uuid,
      add column instrument_name text,
      add foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
      add check ((instrument_id is null) = (instrument_name is null))
  `.execute(db);
  // Until now every value was typed. The owner sees the rows of all facilities for this statement only; the whole migration is one transaction.
  await sql`alter table result no force row level security`.execute(db);
  await sql`update result set source = 'manual' where value_text is not null`.execute(db);
  await sql`alter table result force row level security`.execute(db);
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );

  // The unit is as the instrument writes it: the same code in another unit is another mapping.
  await sql`
    create table instrument_code (
      tenant_id uuid not null default app_tenant() references tenant (id),
      instrument_id uuid not null,
      code text not null,
      unit text not null,
      test_parameter_id uuid not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, instrument_id, code, unit),
      foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id)
    )`.execute(db);
  await isolate(
    db,
    'instrument_code',
    'select, insert, update (test_parameter_id, version, updated_at)',
  );

  await sql`
    create table import_batch (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      instrument_id uuid not null,
      file_name text not null,
      file_hash text not null,
      format text not null,
      layout text not null,
      reading jsonb not null,
      counts jsonb not null,
      discarded_at timestamptz,
      discarded_by uuid,
      discarded_by_name text,
      discard_reason text,
      version integer not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      created_by_name text not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, instrument_id) references instrument (tenant_id, id),
      foreign key (tenant_id, created_by) references app_user (tenant_id, id),
      foreign key (tenant_id, discarded_by) references app_user (tenant_id, id),
      check ((discarded_at is null) = (discarded_by is null) and (discarded_at is null) = (discarded_by_name is null) and (discarded_at is null) = (discard_reason is null))
    )`.execute(db);
  await sql`create index import_batch_recent on import_batch (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index import_batch_file on import_batch (tenant_id, file_hash)`.execute(db);
  await sql`create index import_batch_layout on import_batch (tenant_id, layout, created_at desc, id desc)`.execute(
    db,
  );
  await isolate(
    db,
    'import_batch',
    'select, insert, update (counts, discarded_at, discarded_by, discarded_by_name, discard_reason, version, updated_at)',
  );

  await sql`
    create table import_row (
      tenant_id uuid not null default app_tenant() references tenant (id),
      batch_id uuid not null,
      number integer not null,
      raw text not null,
      content jsonb not null,
      status text not null check (status in ('ready', 'unmapped', 'refused', 'entered')),
      refusal text,
      expected text,
      test_parameter_id uuid,
      result_id uuid,
      result_version integer,
      value_text text,
      primary key (tenant_id, batch_id, number),
      foreign key (tenant_id, batch_id) references import_batch (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      foreign key (tenant_id, result_id, result_version) references result (tenant_id, id, version),
      check ((status = 'refused') = (refusal is not null)),
      check (status not in ('ready', 'entered') or (result_id is not null and value_text is not null))
    )`.execute(db);
  await sql`create index import_row_status on import_row (tenant_id, batch_id, status, number)`.execute(
    db,
  );
  await isolate(
    db,
    'import_row',
    'select, insert, update (status, refusal, expected, test_parameter_id, result_id, result_version, value_text)',
  );
}
