import { sql, type Kysely } from 'kysely';

/** What a specimen was like on arrival (HL7 v2-0493), with every change of it in its history. Nothing was noted before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = sql`check (condition->'codes' <@ '["HEM", "CLOT", "CON", "AUT", "FROZ", "COOL", "ROOM", "LIVE"]'::jsonb and jsonb_typeof(condition->'note') = 'string')`;
  await sql`alter table sample add column condition jsonb ${known}`.execute(db);
  await sql`alter table sample_event add column condition jsonb ${known}`.execute(db);
}
