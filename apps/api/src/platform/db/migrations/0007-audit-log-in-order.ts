import { sql, type Kysely } from 'kysely';

/** What the trail is filtered by, each in the order it is read in: a page of any filter is read from its index and not searched or sorted out of the whole trail. */
const filters = ['actor_id', 'category', 'action', 'entity_id', 'patient_id'] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index audit_event_patient`.execute(db);
  for (const column of filters) {
    await sql`create index ${sql.raw(`audit_event_${column}`)} on audit_event (tenant_id, ${sql.raw(column)}, at desc, seq desc) where ${sql.raw(column)} is not null`.execute(
      db,
    );
  }
}
