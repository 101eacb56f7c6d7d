import { sql, type Kysely } from 'kysely';

/** What a test has had since this migration, as it is without: nobody has said anything of it. */
const added = JSON.stringify({
  portal: { visible: true, release: 'on_verify', delay_hours: null },
  min_repeat_hours: null,
  patient_preparation: '',
  collection_instructions: '',
  consent_required: false,
});
/** The same of each of its specimens. */
const ofSpecimen = JSON.stringify({
  additive: null,
  min_volume_ml: null,
  transport: null,
  stability_hours: null,
  protect_from_light: false,
  fasting_required: false,
});

/** A test says what its patient is told and shown, and how its specimens are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The owner sees the rows of all facilities for these statements only; the whole migration is one transaction.
  for (const table of ['test_parameter', 'test_parameter_version']) {
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
    await sql`
      update ${sql.table(table)} set definition = ${added}::jsonb || definition || jsonb_build_object('specimens',
        (select coalesce(jsonb_agg(${ofSpecimen}::jsonb || s.specimen order by s.place), '[]'::jsonb) from jsonb_array_elements(definition->'specimens') with ordinality s(specimen, place)))`.execute(
      db,
    );
    await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  }
}
