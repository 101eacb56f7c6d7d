import { sql, type Kysely } from 'kysely';
import { isolate } from './isolate.ts';

/** The usual box has nine rows and columns; one in which something stands further out has as many as that takes. */
const USUAL = 9;
const rowOf = sql`case when length(substring(storage_position from '^[A-Z]+')) = 2
  then (ascii(storage_position) - 64) * 26 + ascii(substring(storage_position from 2)) - 64 else ascii(storage_position) - 64 end`;
const columnOf = sql`substring(storage_position from '\\d+$')::integer`;

/**
 * Boxes are records: with a place and numbered positions, and of two specimens at one position the database refuses the second. Specimens are divided into
 * aliquots, kept until a day, and disposed of by somebody. What was typed as a box so far becomes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hospital_settings add column storage_retention_days integer check (storage_retention_days between 1 and 3650)`.execute(
    db,
  );
  await sql`
    create table storage_box (
      tenant_id uuid not null default app_tenant() references tenant (id),
      id uuid not null,
      name text not null,
      barcode text not null default '',
      site text not null default '',
      room text not null default '',
      device text not null default '',
      shelf text not null default '',
      rack text not null default '',
      search_text text not null,
      rows integer not null check (rows > 0),
      columns integer not null check (columns > 0),
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, name)
    )`.execute(db);
  await sql`create unique index storage_box_barcode on storage_box (tenant_id, barcode) where barcode <> ''`.execute(
    db,
  );
  await sql`create index storage_box_by_name on storage_box (tenant_id, active, name, id)`.execute(
    db,
  );

  await sql`
    alter table sample
      add column box_id uuid,
      add column stored_at timestamptz,
      add column retain_until date,
      add column disposed_at timestamptz,
      add column disposed_by text,
      add column parent_id uuid,
      add column volume_ul integer check (volume_ul > 0),
      add foreign key (tenant_id, box_id) references storage_box (tenant_id, id),
      add foreign key (tenant_id, parent_id) references sample (tenant_id, id),
      drop constraint sample_stored_somewhere`.execute(db);
  await sql`drop index sample_position`.execute(db);
  await moveTypedBoxes(db);
  await sql`alter table sample drop column storage_box, add constraint sample_position_in_box check (storage_position is null or box_id is not null)`.execute(
    db,
  );
  await sql`create unique index sample_position on sample (tenant_id, box_id, storage_position) where storage_position is not null`.execute(
    db,
  );
  await sql`create index sample_box on sample (tenant_id, box_id) where box_id is not null`.execute(
    db,
  );
  await sql`create index sample_parent on sample (tenant_id, parent_id) where parent_id is not null`.execute(
    db,
  );
  await sql`create index sample_due_for_disposal on sample (tenant_id, retain_until, id) where status = 'stored'`.execute(
    db,
  );
  await isolate(db, 'storage_box', 'select, insert, update');
}

/** The owner sees the rows of all facilities for these statements only; the whole migration is one transaction. */
async function moveTypedBoxes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sample no force row level security`.execute(db);
  await sql`
    insert into storage_box (tenant_id, id, name, search_text, rows, columns, created_at, updated_at)
    select tenant_id, gen_random_uuid(), storage_box, lower(storage_box),
      greatest(${USUAL}::integer, max(${rowOf}) filter (where storage_position <> '')), greatest(${USUAL}::integer, max(${columnOf}) filter (where storage_position <> '')),
      min(updated_at), max(updated_at)
    from sample where storage_box is not null group by tenant_id, storage_box`.execute(db);
  await sql`
    update sample s set box_id = b.id, stored_at = s.updated_at, storage_position = nullif(s.storage_position, '')
    from storage_box b where b.tenant_id = s.tenant_id and b.name = s.storage_box`.execute(db);
  await sql`alter table sample force row level security`.execute(db);
}
