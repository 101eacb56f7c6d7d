import type { TenantId } from '@alms/lis-domain/tenancy';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { genesis, type ChainPlace } from '../platform/audit/audit-trail.ts';
import { followPage } from '../areas/audit/scheduled-check.ts';
import { doneMigrations, migrate } from '../platform/db/migrate.ts';
import { connect, openPool, unlimited, type Connection } from '../platform/db/pool.ts';
import { appConnection, ensureRoles } from '../platform/db/roles.ts';
import { migrations, type Migrations } from '../platform/db/sql-migrations.ts';
import type { Schema } from '../platform/db/schema.ts';
import { tenantTransaction, type TenantTransaction } from '../platform/db/tenant-transaction.ts';
import {
  ArchiveUnusable,
  openArchive,
  type ArchiveHeader,
  type OpenArchive,
  type RowCounts,
} from './archive.ts';
import { schemaOf, tablesOf } from './numbered-archive.ts';
import { columnList, archivedTables, type ArchivedTable } from './tables.ts';

export interface Restored {
  rows: RowCounts;
  /**
   * Subdomains of facilities with a broken audit trail, which was already broken in the archive.
   */
  brokenTrails: string[];
}

/**
 * Restores an archive atomically: a backup into a database without facilities, possibly new; one
 * facility beside others or into an empty database. An empty database gets the archive's schema,
 * which is then migrated. Finally every restored audit trail is verified from its first event.
 * @param kind Expected kind of archive
 * @param known Migrations of this version
 * @throws ArchiveUnusable when damaged, of a newer version or incompatible with this database
 */
export async function restore(
  owner: Connection,
  file: string,
  kind: ArchiveHeader['alms'],
  known: Migrations = migrations,
): Promise<Restored> {
  const archive = await openArchive(file);
  if (archive.header.alms !== kind)
    throw new ArchiveUnusable(
      kind === 'backup'
        ? `${file} contains one facility: use npm run import-facility.`
        : `${file} is a full backup: use npm run restore.`,
    );
  const schema = schemaOf(file, archive.header);
  const unknown = schema.find((name) => !(name in known));
  if (unknown !== undefined)
    throw new ArchiveUnusable(
      `${file} was made by a newer version of ALMS (unknown migration "${unknown}"). Restore it with that version.`,
    );
  const client = await connect(owner);
  try {
    await prepareSchema(client, owner, archive.header.alms, schema);
    const facilities = await inOneTransaction(client, () => fill(client, archive));
    await migrate(owner, undefined, known);
    // Updates planner statistics after a bulk insert (`OpenDatabase.analyze`).
    await client.query('analyze');
    return { rows: archive.counts(), brokenTrails: await brokenTrails(owner, facilities) };
  } finally {
    await client.end();
  }
}

/** Gives an empty database the schema of the archive, and refuses one with another schema. */
async function prepareSchema(
  client: pg.Client,
  owner: Connection,
  kind: ArchiveHeader['alms'],
  schema: readonly string[],
): Promise<void> {
  const done = await doneMigrations(client);
  const isSame = done.length === schema.length && done.every((name) => schema.includes(name));
  if (isSame) return;
  if (done.length > 0)
    throw new ArchiveUnusable(
      kind === 'backup'
        ? 'The database schema and the backup are from different versions of ALMS. Restore into an empty database or a new DATA_DIR.'
        : 'The archive was written by another version of ALMS. Import it into an empty database, export the facility from there, and import that archive.',
    );
  await ensureRoles(client, owner);
  await migrate(owner, schema);
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
async function fill(client: pg.Client, { header, parts }: OpenArchive): Promise<TenantId[]> {
  const tables = await archivedTables(client);
  if (header.alms === 'backup') await clearPlatform(client, tables);
  // Disables triggers: their effects are already in the rows.
  const quiet = tables
    .filter(({ hasTriggers }) => hasTriggers)
    .map(({ name }) => client.escapeIdentifier(name));
  for (const name of quiet) await client.query(`alter table ${name} disable trigger user`);
  const facilities: TenantId[] = [];
  for await (const { table: archived, rows } of parts) {
    if (archived === 'tenant') facilities.push(await enterFacility(client, rows));
    for (const name of tablesOf(archived)) {
      const table = tables.find((each) => each.name === name);
      if (!table)
        throw new ArchiveUnusable(
          `The archive contains rows of table "${name}", which does not exist in its version of ALMS.`,
        );
      const columns = columnList(client, table.columns);
      const quoted = client.escapeIdentifier(name);
      await client.query(
        `insert into ${quoted} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quoted}, $1::jsonb)`,
        [rows],
      );
    }
  }
  for (const name of quiet) await client.query(`alter table ${name} enable trigger user`);
  return facilities;
}

/** Deletes the platform rows created by migrations; the backup contains its own. */
async function clearPlatform(client: pg.Client, tables: readonly ArchivedTable[]): Promise<void> {
  const { rowCount } = await client.query('select from tenant limit 1');
  if (rowCount !== 0)
    throw new ArchiveUnusable(
      'The database already contains facilities. Restore the backup into an empty database or a new DATA_DIR.',
    );
  for (const { name } of tables.filter(({ of }) => of === 'platform').toReversed())
    await client.query(`delete from ${client.escapeIdentifier(name)}`);
}

/** Switches to the facility of this row for the rows that follow. */
async function enterFacility(client: pg.Client, rows: string): Promise<TenantId> {
  const {
    rows: [found],
  } = await client.query<{ id: TenantId; subdomain: string; taken: boolean }>(
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

async function brokenTrails(owner: Connection, facilities: readonly TenantId[]): Promise<string[]> {
  const pool = openPool(appConnection(owner), { size: 1, limits: unlimited });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
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
    await db.destroy();
  }
}

async function hasWholeTrail(tx: TenantTransaction, id: TenantId): Promise<boolean> {
  let place: ChainPlace = { ...genesis, agreed: genesis.seq };
  for (;;) {
    const next = await followPage(tx, id, place);
    if ('brokenAt' in next) return false;
    if (next.seq === place.seq) return true;
    place = next;
  }
}
