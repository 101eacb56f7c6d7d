import { sql, type Kysely } from 'kysely';

/**
 * From when its patient sees a result is said with it: what has been released by now is seen. Alone of a version that is written this may change, because
 * showing it says nothing new of the value. Whoever shows what is due by itself asks which facilities have some.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table result
      add column portal_from timestamptz, add column portal_told_at timestamptz, add column shown_by uuid, add column shown_by_name text,
      add foreign key (tenant_id, shown_by) references app_user (tenant_id, id),
      add check ((shown_by is null) = (shown_by_name is null))`.execute(db);
  await sql`alter table result no force row level security`.execute(db);
  await sql`
    update result r set portal_from = first.at, portal_told_at = first.at
      from (select tenant_id, id, min(released_at) as at from result where released_at is not null group by tenant_id, id) first
      where first.tenant_id = r.tenant_id and first.id = r.id and r.released_at is not null`.execute(
    db,
  );
  await sql`alter table result force row level security`.execute(db);
  await sql`grant update (portal_from, portal_told_at, shown_by, shown_by_name) on result to lis_app`.execute(
    db,
  );
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
  await sql`create index result_to_show on result (tenant_id, portal_from) where is_current and portal_told_at is null and portal_from is not null`.execute(
    db,
  );

  await sql`create policy showing_lookup on result for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, is_current, portal_from, portal_told_at) on result to lis_search`.execute(
    db,
  );
  await sql`
    create function facilities_with_results_to_show(at timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$ select distinct r.tenant_id from result r where r.is_current and r.portal_told_at is null and r.portal_from <= at $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_results_to_show(timestamptz) owner to lis_search`.execute(
    db,
  );
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_results_to_show(timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_results_to_show(timestamptz) to lis_app`.execute(
    db,
  );
}
