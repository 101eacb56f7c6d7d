import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** Results that are files. Each file is kept with the version of the result that it came with, and never changes or goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table result add column attachment jsonb`.execute(db);
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`
    create table result_attachment (
      tenant_id uuid not null default app_tenant() references tenant (id),
      result_id uuid not null,
      version integer not null,
      media_type text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
      byte_size integer not null check (byte_size = length(content)),
      sha256 text not null check (sha256 = encode(sha256(content), 'hex')),
      content bytea not null check (length(content) between 1 and 10000000),
      uploaded_by uuid not null,
      uploaded_at timestamptz not null,
      primary key (tenant_id, result_id, version),
      foreign key (tenant_id, result_id, version) references result (tenant_id, id, version)
    )`.execute(db);
  // Pictures and PDFs are packed already: another packing costs time and saves nothing.
  await sql`alter table result_attachment alter column content set storage external`.execute(db);
  await isolate(db, 'result_attachment', 'select, insert');
}
