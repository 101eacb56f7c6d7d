import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What a test has had since this migration, as it is without. */
const added = JSON.stringify({
  aliases: [],
  method: '',
  measuring_range: null,
  delta: null,
  tat: null,
  price: null,
});

/** The catalogue is kept by people now: it is searched and read in pages, and every version of a test stays readable. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table test_parameter add column search_text text not null default ''`.execute(db);
  await sql`create index test_parameter_order on test_parameter (tenant_id, (kind <> 'panel'), name, id)`.execute(
    db,
  );
  await sql`grant delete on test_parameter to lis_app`.execute(db);
  await sql`
    create table test_parameter_version (
      tenant_id uuid not null default app_tenant() references tenant (id),
      test_parameter_id uuid not null,
      version integer not null,
      definition jsonb not null,
      reason text,
      changed_by uuid,
      changed_by_name text,
      changed_at timestamptz not null,
      primary key (tenant_id, test_parameter_id, version),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id) on delete cascade,
      foreign key (tenant_id, changed_by) references app_user (tenant_id, id),
      check ((changed_by is null) = (changed_by_name is null))
    )`.execute(db);

  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  await sql`alter table test_parameter no force row level security`.execute(db);
  await sql`
    update test_parameter
    set definition = ${added}::jsonb || definition, search_text = regexp_replace(lower(concat_ws(' ', code, name, definition->>'short_name')), '[^[:alnum:]]+', ' ', 'g')
  `.execute(db);
  await sql`
    insert into test_parameter_version (tenant_id, test_parameter_id, version, definition, changed_at)
    select tenant_id, id, version, definition, updated_at from test_parameter
  `.execute(db);
  await sql`alter table test_parameter force row level security`.execute(db);
  await isolate(db, 'test_parameter_version', 'select, insert');
}
