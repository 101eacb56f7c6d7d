import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** What a test has had since this migration, as it is without. */
const added = JSON.stringify({ calculation: null, reflex: [] });

/** Tests that are calculated from others, and tests that a verified value asks for. An order has each of those once, and names the item that asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`update ${sql.table(table)} set definition = ${added}::jsonb || definition`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }

  await sql`
    alter table order_item
      add column reflex_of_item_id uuid,
      add foreign key (tenant_id, reflex_of_item_id) references order_item (tenant_id, id)`.execute(
    db,
  );
  await sql`
    create table reflex (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      result_id uuid not null,
      order_id uuid not null,
      order_item_id uuid not null,
      test_parameter_id uuid not null,
      code text not null,
      name text not null,
      mode text not null check (mode in ('auto', 'propose')),
      conditions jsonb not null,
      comment text not null,
      state text not null check (state in ('proposed', 'added')),
      added_item_id uuid,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, order_id, test_parameter_id),
      foreign key (tenant_id, order_id) references test_order (tenant_id, id),
      foreign key (tenant_id, order_item_id) references order_item (tenant_id, id),
      foreign key (tenant_id, added_item_id) references order_item (tenant_id, id),
      foreign key (tenant_id, test_parameter_id) references test_parameter (tenant_id, id),
      check ((state = 'added') = (added_item_id is not null))
    )`.execute(db);
  await sql`create index reflex_result on reflex (tenant_id, result_id)`.execute(db);
  await sql`create index reflex_added on reflex (tenant_id, added_item_id) where added_item_id is not null`.execute(
    db,
  );
  await isolate(db, 'reflex', 'select, insert, update (state, added_item_id)');
}
