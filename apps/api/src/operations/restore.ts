import type pg from 'pg';
import { genesis, type ChainPlace } from '../platform/audit/audit-trail.ts';
import { followPage } from '../areas/audit/scheduled-check.ts';
import { serve } from '../platform/db/database.ts';
import { doneMigrations, migrate, migrations } from '../platform/db/migrate.ts';
import { connect, type Connection } from '../platform/db/pool.ts';
import { ensureRoles } from '../platform/db/roles.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import {
  ArchiveUnusable,
  openArchive,
  type ArchiveHeader,
  type OpenArchive,
  type RowCounts,
} from './archive.ts';
import { columnList, keptTables, type KeptTable } from './tables.ts';

export interface Restored {
  rows: RowCounts;
  /**
   * Subdomains of facilities with a broken audit trail, which was already broken in the archive.
   */
  brokenTrails: string[];
}

/**
 * Restores an archive atomically: a backup into a database without facilities, possibly new; one
 * facility beside others. A backup of an earlier version is then migrated. Finally every restored
 * audit trail is verified from its first event.
 * @param kind Expected kind of archive
 * @throws ArchiveUnusable when damaged, of a newer version or incompatible with this database
 */
export async function restore(
  owner: Connection,
  file: string,
  kind: ArchiveHeader['alms'],
): Promise<Restored> {
  const archive = await openArchive(file);
  if (archive.header.alms !== kind)
    throw new ArchiveUnusable(
      kind === 'backup'
        ? `${file} holds one facility: import it.`
        : `${file} is a backup of everything: restore it.`,
    );
  const unknown = archive.header.migrations.find((name) => !(name in migrations));
  if (unknown !== undefined)
    throw new ArchiveUnusable(
      `${file} was made by a newer version of ALMS (unknown migration "${unknown}"). Restore it with that version.`,
    );
  const client = await connect(owner);
  try {
    await prepareSchema(client, owner, archive);
    const facilities = await inOneTransaction(client, () => fill(client, archive));
    await migrate(owner);
    // Updates planner statistics after a bulk insert (`OpenDatabase.analyze`).
    await client.query('analyze');
    return { rows: archive.counts(), brokenTrails: await brokenTrails(owner, facilities) };
  } finally {
    await client.end();
  }
}

/** Migrates to the schema version of the archive. */
async function prepareSchema(
  client: pg.Client,
  owner: Connection,
  { header }: OpenArchive,
): Promise<void> {
  const done = await doneMigrations(client);
  const isSame =
    done.length === header.migrations.length &&
    done.every((name) => header.migrations.includes(name));
  if (isSame) return;
  if (header.alms === 'facility')
    throw new ArchiveUnusable(
      'The archive was written by another version of ALMS. Export the facility again with this version.',
    );
  if (done.length > 0)
    throw new ArchiveUnusable(
      'The database schema and the backup are from different versions of ALMS. Restore into an empty database or a new DATA_DIR.',
    );
  await ensureRoles(client, owner);
  await migrate(owner, header.migrations);
}

async function inOneTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Inserts every row and returns the facilities. */
async function fill(client: pg.Client, { header, parts }: OpenArchive): Promise<string[]> {
  const tables = await keptTables(client);
  if (header.alms === 'backup') await clearPlatform(client, tables);
  // Disables triggers: their effects are already in the rows.
  const quiet = tables
    .filter(({ hasTriggers }) => hasTriggers)
    .map(({ name }) => client.escapeIdentifier(name));
  for (const name of quiet) await client.query(`alter table ${name} disable trigger user`);
  const facilities: string[] = [];
  for await (const { table: name, rows } of parts) {
    const table = tables.find((each) => each.name === name);
    if (!table)
      throw new ArchiveUnusable(
        `The archive contains rows of table "${name}", which does not exist in its version of ALMS.`,
      );
    if (name === 'tenant') facilities.push(await enterFacility(client, rows));
    const columns = columnList(client, table.columns);
    const quoted = client.escapeIdentifier(name);
    await client.query(
      `insert into ${quoted} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoted}, $1::jsonb)`,
      [rows],
    );
  }
  for (const name of quiet) await client.query(`alter table ${name} enable trigger user`);
  return facilities;
}

/** Deletes the platform rows created by migrations; the backup contains its own. */
async function clearPlatform(client: pg.Client, tables: readonly KeptTable[]): Promise<void> {
  const { rowCount } = await client.query('select from tenant limit 1');
  if (rowCount !== 0)
    throw new ArchiveUnusable(
      'The database already contains facilities. Restore the backup into an empty database or a new DATA_DIR.',
    );
  for (const { name } of tables.filter(({ of }) => of === 'platform').toReversed())
    await client.query(`delete from ${client.escapeIdentifier(name)}`);
}

/** Switches to the facility of this row for the rows that follow. */
async function enterFacility(client: pg.Client, rows: string): Promise<string> {
  const {
    rows: [found],
  } = await client.query<{ id: string; subdomain: string; taken: boolean }>(
    `select f.id, f.subdomain, exists (select from tenant t where t.id = f.id or t.subdomain = f.subdomain) as taken from jsonb_populate_recordset(null::tenant, $1::jsonb) f`,
    [rows],
  );
  if (!found || found.taken)
    throw new ArchiveUnusable(
      `Facility "${found?.subdomain ?? ''}" already exists in this database.`,
    );
  await client.query("select set_config('app.tenant_id', $1, true)", [found.id]);
  return found.id;
}

async function brokenTrails(owner: Connection, facilities: readonly string[]): Promise<string[]> {
  const { db, close } = await serve(owner, { size: 1 });
  try {
    const broken: string[] = [];
    for (const id of facilities) {
      const isWhole = await tenantTransaction(db, id, (tx) => hasWholeTrail(tx, id));
      if (!isWhole)
        broken.push(
          (
            await db
              .selectFrom('tenant')
              .select('subdomain')
              .where('id', '=', id)
              .executeTakeFirstOrThrow()
          ).subdomain,
        );
    }
    return broken;
  } finally {
    await close();
  }
}

async function hasWholeTrail(tx: TenantTransaction, id: string): Promise<boolean> {
  let place: ChainPlace = { ...genesis, agreed: genesis.seq };
  for (;;) {
    const next = await followPage(tx, id, place);
    if ('brokenAt' in next) return false;
    if (next.seq === place.seq) return true;
    place = next;
  }
}
