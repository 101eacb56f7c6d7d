import { sql, type Kysely } from 'kysely';

/**
 * Rounds of external assessment can be changed while they are open, with the values they ask for, and withdrawn before their review. Of one that closes
 * soon or is overdue people are told once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table eqa_round
      drop constraint eqa_round_state_check,
      drop constraint eqa_round_check,
      drop constraint eqa_round_tenant_id_scheme_round_key,
      add column withdrawn_at timestamptz,
      add column withdrawn_by uuid,
      add column withdrawn_by_name text,
      add column withdrawal_reason text,
      add column told_soon_at timestamptz,
      add column told_overdue_at timestamptz,
      add foreign key (tenant_id, withdrawn_by) references app_user (tenant_id, id),
      add check (state in ('open', 'submitted', 'scored', 'reviewed', 'withdrawn')),
      add constraint eqa_round_steps check (
        case when state = 'withdrawn' then reviewed_at is null and (scored_at is null or submitted_at is not null)
        else (state = 'open') = (submitted_at is null) and (state in ('scored', 'reviewed')) = (scored_at is not null) and (state = 'reviewed') = (reviewed_at is not null) end
      ),
      add check (num_nonnulls(withdrawn_at, withdrawn_by, withdrawn_by_name, withdrawal_reason) = case when state = 'withdrawn' then 4 else 0 end)`.execute(
    db,
  );
  // A round that was withdrawn does not keep its name from the one that is entered in its place.
  await sql`create unique index eqa_round_name on eqa_round (tenant_id, scheme, round) where state <> 'withdrawn'`.execute(
    db,
  );
  await sql`grant update (scheme, round, closes_at, withdrawn_at, withdrawn_by, withdrawn_by_name, withdrawal_reason, told_soon_at, told_overdue_at) on eqa_round to lis_app`.execute(
    db,
  );
  await sql`grant delete on eqa_value to lis_app`.execute(db);

  // Who reminds asks one question of all facilities: which of them have an open round of which nobody was told yet.
  await sql`create index eqa_round_untold on eqa_round (closes_at) where state = 'open' and told_overdue_at is null`.execute(
    db,
  );
  await sql`create policy round_lookup on eqa_round for select to lis_search using (true)`.execute(
    db,
  );
  await sql`grant select (tenant_id, state, closes_at, told_soon_at, told_overdue_at) on eqa_round to lis_search`.execute(
    db,
  );
  await sql`
    create function facilities_with_due_rounds(closed timestamptz, near timestamptz) returns table (tenant_id uuid)
      language sql stable security definer set search_path = public, pg_temp
      as $$
        select distinct r.tenant_id from eqa_round r
        where r.state = 'open' and r.told_overdue_at is null and (r.closes_at < closed or (r.closes_at < near and r.told_soon_at is null))
      $$
  `.execute(db);
  await sql`grant create on schema public to lis_search`.execute(db);
  await sql`alter function facilities_with_due_rounds(timestamptz, timestamptz) owner to lis_search`.execute(
    db,
  );
  await sql`revoke create on schema public from lis_search`.execute(db);
  await sql`revoke execute on function facilities_with_due_rounds(timestamptz, timestamptz) from public`.execute(
    db,
  );
  await sql`grant execute on function facilities_with_due_rounds(timestamptz, timestamptz) to lis_app`.execute(
    db,
  );
}
