import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** The pictures a facility has uploaded, each under the hash of its content; its settings name the one that stands for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logo (
      tenant_id uuid not null default app_tenant() references tenant (id),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      content bytea not null check (length(content) between 1 and 2000000),
      created_at timestamptz not null,
      primary key (tenant_id, hash)
    )`.execute(db);
  await isolate(db, 'logo', 'select, insert, delete');

  // Nothing has ever been written to the old column.
  await sql`alter table hospital_settings drop column logo`.execute(db);
  await sql`alter table hospital_settings add column logo_hash text`.execute(db);
  await sql`alter table hospital_settings add constraint hospital_settings_logo foreign key (tenant_id, logo_hash) references logo (tenant_id, hash)`.execute(
    db,
  );
}
