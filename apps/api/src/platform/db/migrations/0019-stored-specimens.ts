import { sql, type Kysely } from 'kysely';

/** Where a specimen is kept: two never stand in one position, and a box without numbered places has none. And why something happened, as a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sample
      add column storage_box text,
      add column storage_position text,
      add constraint sample_stored_somewhere check ((storage_box is null) = (storage_position is null))`.execute(
    db,
  );
  await sql`create unique index sample_position on sample (tenant_id, storage_box, storage_position) where storage_position <> ''`.execute(
    db,
  );
  await sql`alter table sample_event add column code text`.execute(db);
}
