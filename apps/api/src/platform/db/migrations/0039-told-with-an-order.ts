import { sql, type Kysely } from 'kysely';

/** An order says what the laboratory has to know of the patient: conditions that intervals are for, fasting, which who collects may have been told otherwise, and diagnoses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table test_order
      add column conditions text[] not null default '{}' check (cardinality(conditions) <= 10 and array_position(conditions, null) is null),
      add column fasting text not null default 'unknown' check (fasting in ('fasting', 'not_fasting', 'unknown')),
      add column diagnosis_codes jsonb not null default '[]' check (jsonb_typeof(diagnosis_codes) = 'array' and jsonb_array_length(diagnosis_codes) <= 20)`.execute(
    db,
  );
  await sql`alter table sample add column fasting text check (fasting in ('fasting', 'not_fasting', 'unknown'))`.execute(
    db,
  );
}
