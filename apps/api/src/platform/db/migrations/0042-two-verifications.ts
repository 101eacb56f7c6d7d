import { sql, type Kysely } from 'kysely';

/** A facility may have two people verify: the first says that a value is right, the second releases it and is on record beside the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hospital_settings add column verification_levels smallint not null default 1 check (verification_levels in (1, 2))`.execute(
    db,
  );
  await sql`
    alter table result
      add column released_by uuid,
      add column released_by_name text,
      add check (released_by is null or (released_at is not null and released_by is distinct from verified_by))`.execute(
    db,
  );
  await sql`create or replace view current_result with (security_invoker = true) as select * from result where is_current`.execute(
    db,
  );
}
