import { sql, type Kysely } from 'kysely';

/**
 * Makes a table a facility's own: forced row-level security on `tenant_id`, and rights of the serving role. The sub-select makes the
 * setting be read once per statement instead of once per row.
 */
export async function isolate(
  db: Kysely<unknown>,
  table: string,
  rights = 'select, insert, update, delete',
): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`
    create policy tenant_isolation on ${name}
      using (tenant_id = (select app_tenant())) with check (tenant_id = (select app_tenant()))`.execute(
    db,
  );
  await sql`grant ${sql.raw(rights)} on ${name} to lis_app`.execute(db);
}
