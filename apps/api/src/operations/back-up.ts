import type pg from 'pg';
import { doneMigrations } from '../platform/db/migrate.ts';
import { connect, type Connection } from '../platform/db/pool.ts';
import { ArchiveUnusable, writeArchive, type ArchivePart, type RowCounts } from './archive.ts';
import { columnList, archivedTables, type ArchivedTable } from './tables.ts';

/** Rows read and written per batch. */
const ROWS = 500;

/**
 * Writes all facilities, or one of them, to an archive as a consistent snapshot while the service
 * runs. The archive contains patients, results and password hashes: protect it like the database,
 * and store it apart from the key that encrypts the second factors.
 * @param subdomain Facility to export; all when omitted
 * @throws ArchiveUnusable when the facility does not exist or the file cannot be created
 */
export async function backUp(
  owner: Connection,
  file: string,
  { subdomain, now }: { subdomain?: string; now: Date },
): Promise<RowCounts> {
  const client = await connect(owner);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const facilities = await facilityIds(client, subdomain);
    const tables = await archivedTables(client);
    const header = {
      alms: subdomain === undefined ? ('backup' as const) : ('facility' as const),
      format: 1 as const,
      made_at: now.toISOString(),
      migrations: await doneMigrations(client),
    };
    async function* parts(): AsyncGenerator<ArchivePart> {
      if (subdomain === undefined)
        for (const table of tables.filter(({ of }) => of === 'platform'))
          yield* rowsOf(client, table);
      for (const id of facilities) {
        await client.query("select set_config('app.tenant_id', $1, true)", [id]);
        for (const table of tables.filter(({ of }) => of === 'facility'))
          yield* rowsOf(client, table, id);
      }
    }
    return await writeArchive(file, header, parts());
  } finally {
    await client.end();
  }
}

async function facilityIds(client: pg.Client, subdomain: string | undefined): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from tenant where $1::text is null or subdomain = $1 order by id',
    [subdomain ?? null],
  );
  if (subdomain !== undefined && rows.length === 0)
    throw new ArchiveUnusable(
      `Facility "${subdomain}" not found. Enter its subdomain, the first part of its address.`,
    );
  return rows.map(({ id }) => id);
}

async function* rowsOf(
  client: pg.Client,
  { name, columns, key }: ArchivedTable,
  facility?: string,
): AsyncGenerator<ArchivePart> {
  const which =
    facility === undefined
      ? ''
      : `where ${name === 'tenant' ? 'id' : 'tenant_id'} = ${client.escapeLiteral(facility)}`;
  const inOrder = key.length === 0 ? '' : `order by ${columnList(client, key)}`;
  await client.query(
    `declare archived no scroll cursor for select to_jsonb(r)::text as row from (select ${columnList(client, columns)} from ${client.escapeIdentifier(name)} ${which} ${inOrder}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS} from archived`);
    if (rows.length === 0) break;
    yield { table: name, rows: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length };
  }
  await client.query('close archived');
}
