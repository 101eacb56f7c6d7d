import { sql, type Kysely } from 'kysely';

/** Who has read a result is asked of the result, too: on the way of its specimen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index seen_result_of on seen_result (tenant_id, result_id)`.execute(db);
}
