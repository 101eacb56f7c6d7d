import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/**
 * How far checks of the whole audit trail have come: where each began, the lines it found as they should be, and how it ended. A line's hash is kept
 * here as it was then, so that a chain that is written anew shows. Points are added and never changed, and point at no row: they outlive the line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_checkpoint (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      check_id uuid not null,
      state text not null check (state in ('started', 'reached', 'finished', 'broken')),
      seq bigint not null,
      hash text,
      at timestamptz not null,
      primary key (tenant_id, id),
      check ((state = 'broken') = (hash is null))
    )`.execute(db);
  await sql`create index audit_checkpoint_line on audit_checkpoint (tenant_id, seq, hash) where state in ('reached', 'finished')`.execute(
    db,
  );
  await sql`create index audit_checkpoint_end on audit_checkpoint (tenant_id, at) where state in ('finished', 'broken')`.execute(
    db,
  );
  await isolate(db, 'audit_checkpoint', 'select, insert');

  // Who checks asks one question of all facilities: whose trail has not been checked as a whole since then.
  await sql`create policy check_lookup on audit_checkpoint for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, state, at) on audit_checkpoint to lis_search`.execute(db);
  await sql`grant select (id) on tenant to lis_search`.execute(db);
  await sql`
    create function facilities_with_unchecked_trail(since timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$
        select t.id from tenant t
        where not exists (select from audit_checkpoint c where c.tenant_id = t.id and c.state in ('finished', 'broken') and c.at > since)
        order by t.id
      $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_unchecked_trail(timestamptz) owner to lis_search`.execute(
    db,
  );
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_unchecked_trail(timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_unchecked_trail(timestamptz) to lis_app`.execute(
    db,
  );
}
