import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * What opens the facility to another system: of a token only its hash is kept. And what such a system asks first: what has changed since it last looked,
 * of every kind of record, oldest change first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_token (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      name text not null,
      prefix text not null,
      token_hash bytea not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      created_at timestamptz not null,
      created_by uuid not null,
      created_by_name text not null,
      expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
      last_used_at timestamptz,
      revoked_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, token_hash),
      foreign key (tenant_id, created_by) references app_user (tenant_id, id)
    )`.execute(db);
  await sql`create index api_token_newest on api_token (tenant_id, created_at desc, id desc)`.execute(
    db,
  );
  await isolate(db, 'api_token', 'select, insert, update (last_used_at, revoked_at)');

  await sql`create index patient_changed on patient (tenant_id, updated_at, id)`.execute(db);
  await sql`create index sample_changed on sample (tenant_id, updated_at, id)`.execute(db);
  await sql`create index order_item_updated on order_item (tenant_id, updated_at, id)`.execute(db);
  await sql`create index result_changed on result (tenant_id, created_at, id) where is_current`.execute(
    db,
  );
  await sql`create index sample_patient on sample (tenant_id, patient_id)`.execute(db);
}
