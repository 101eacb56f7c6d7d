import { sql, type Kysely } from 'kysely';

/** Whoever takes a specimen confirms that the patient agrees to tests that ask for it. Nobody was asked before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sample add column consent_confirmed boolean check (consent_confirmed)`.execute(
    db,
  );
}
