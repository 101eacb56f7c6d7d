import { sql, type Kysely } from 'kysely';

/** Birth dates that are known only to the month or the year, with the days on which somebody may be born, for searching. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table patient
      alter column birth_date type text using to_char(birth_date, 'YYYY-MM-DD'),
      add check (birth_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$')`.execute(db);
  const first = sql.raw(
    `make_date(left(birth_date, 4)::integer, coalesce(nullif(substr(birth_date, 6, 2), ''), '1')::integer, coalesce(nullif(substr(birth_date, 9, 2), ''), '1')::integer)`,
  );
  const length = sql.raw(
    `case length(birth_date) when 10 then interval '1 day' when 7 then interval '1 month' else interval '1 year' end`,
  );
  await sql`
    alter table patient
      add column birth_first date not null generated always as (${first}) stored,
      add column birth_last date not null generated always as ((${first} + ${length} - interval '1 day')::date) stored`.execute(
    db,
  );
}
