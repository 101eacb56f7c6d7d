import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { doneMigrations } from '../platform/db/migrate.ts';
import { connect, type Connection } from '../platform/db/pool.ts';
import { baseline, migrations } from '../platform/db/sql-migrations.ts';
import { openLaboratory, type Laboratory } from '../testing/laboratory.ts';
import { openTestStock } from '../testing/test-stock.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

let server: TestServer;
let lab: Laboratory;
let directory: string;
let backup: string;
const now = new Date('2026-05-12T09:00:00Z');
const made: string[] = [];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'alms-archive-'));
  server = await openTestServer();
  lab = await openLaboratory(server, 'harbour');
  await lab.arrived(['K', 'NA']);
  await addRenamedRows();
  const other = await openLaboratory(server, 'hillside');
  await other.order(['HGB']);
  // A migration marks the tests that a facility was set up with.
  for (const { transaction } of [lab, other])
    await transaction((tx) =>
      tx
        .updateTable('test_parameter')
        .set({ proposed: true })
        .where('kind', '<>', 'panel')
        .execute(),
    );
  backup = join(directory, 'all.alms');
  await backUp(server.database.connection, backup, { now });
});
afterAll(async () => {
  await server.close();
  const admin = await connect(inject('testCluster').creator);
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(directory, { recursive: true });
});

/** Rows whose table, columns or values a migration after the baseline renames. */
async function addRenamedRows(): Promise<void> {
  const item = await openTestStock(server, await lab.staff('technician')).item();
  const [starts_at, ends_at] = [new Date('2026-05-11T00:00:00Z'), new Date('2026-05-12T00:00:00Z')];
  await lab.transaction(async (tx) => {
    await tx.updateTable('result').set({ portal_notified_at: now }).execute();
    await tx
      .insertInto('eqa_round')
      .values({
        id: crypto.randomUUID(),
        scheme: 'Coast EQA',
        round: 'Spring',
        closes_at: ends_at,
        reminded_soon_at: starts_at,
        reminded_overdue_at: now,
        created_at: starts_at,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('stock_alert_notification')
      .values({ item_id: item.id, about_id: item.id, alert: 'out_of_stock', notified_at: now })
      .execute();
    await tx.insertInto('figure_span').values({ starts_at, ends_at, zone: 'UTC' }).execute();
    await tx
      .insertInto('figure_count')
      .values(
        ['evaluated', 'samples_assessed'].map((figure) => ({
          starts_at,
          ends_at,
          figure,
          subject: '',
          detail: '',
          n: 2,
        })),
      )
      .execute();
  });
}

/** An empty database on the same server. */
async function emptyDatabase(): Promise<Connection> {
  const { creator, owner } = inject('testCluster');
  const database = `restored_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = await connect(creator);
  await admin.query(`create database ${database} owner ${admin.escapeIdentifier(owner.user)}`);
  await admin.end();
  made.push(database);
  return { ...owner, database };
}

/** All rows, or those of one facility, as written by PostgreSQL. */
async function contentsOf(
  connection: Connection,
  subdomain?: string,
): Promise<Record<string, string>> {
  const file = join(directory, `${crypto.randomUUID()}.alms`);
  await backUp(connection, file, { now, ...(subdomain !== undefined && { subdomain }) });
  const { parts } = await openArchive(file);
  const contents: Record<string, string> = {};
  for await (const { table, rows } of parts) contents[table] = (contents[table] ?? '') + rows;
  return contents;
}

describe('database backup', () => {
  it('restores every row into a new database, where the service continues', async () => {
    const connection = await emptyDatabase();
    const { rows, brokenTrails } = await restore(connection, backup, 'backup');
    expect(brokenTrails).toEqual([]);
    expect(rows).toMatchObject({ tenant: 2, plan: 3, test_order: 2, patient: 2 });
    expect(await contentsOf(connection)).toEqual(await contentsOf(server.database.connection));
    const restored = await connect(connection);
    expect(
      (
        await restored.query(
          "select reltuples from pg_class where relname in ('plan', 'patient') order by relname",
        )
      ).rows,
    ).toEqual([{ reltuples: 2 }, { reltuples: 3 }]);
    await restored.end();
  });

  it('of an earlier version is migrated', async () => {
    const next = '9999-12-31-subdomains-in-capitals';
    const known = {
      ...migrations,
      [next]: {
        up: async (db: Kysely<unknown>) => {
          await sql`alter table tenant no force row level security`.execute(db);
          await sql`alter table tenant add column code text`.execute(db);
          await sql`update tenant set code = upper(subdomain)`.execute(db);
          await sql`alter table tenant force row level security`.execute(db);
        },
      },
    };
    const connection = await emptyDatabase();
    await restore(connection, backup, 'backup', known);
    const restored = await connect(connection);
    expect(await doneMigrations(restored)).toEqual([...Object.keys(migrations), next]);
    expect((await restored.query('select code from tenant order by code')).rows).toEqual([
      { code: 'HARBOUR' },
      { code: 'HILLSIDE' },
    ]);
    await restored.end();
  });

  it.each(['backup', 'facility'] as const)(
    'of the baseline schema is restored with its present names: %s',
    async (kind) => {
      const file = join(directory, `${crypto.randomUUID()}.alms`);
      await backUp(server.database.connection, file, {
        now,
        ...(kind === 'facility' && { subdomain: 'harbour' }),
      });
      rewriteLines(file, ofBaseline);
      const connection = await emptyDatabase();
      await restore(connection, file, kind);
      const [restored, original] = [
        await contentsOf(connection, 'harbour'),
        await contentsOf(server.database.connection, 'harbour'),
      ];
      expect(restored).toEqual(original);
      expect(original['stock_alert_notification']).toContain('"notified_at": "2026-05-12');
    },
  );

  it('of the last version with numbered migrations is restored', async () => {
    const connection = await emptyDatabase();
    await restore(
      connection,
      numbered(['0001-facilities-and-accounts', '0064-record-numbers']),
      'backup',
    );
    const restored = await connect(connection);
    expect(await doneMigrations(restored)).toEqual(Object.keys(migrations));
    await restored.end();
    expect(await contentsOf(connection)).toEqual(await contentsOf(server.database.connection));
  });

  it('of an earlier numbered version is rejected', async () => {
    await expect(
      restore(await emptyDatabase(), numbered(['0001-facilities-and-accounts']), 'backup'),
    ).rejects.toThrow('Restore it with the version whose last migration is 0064-record-numbers');
  });

  it('is private, never overwritten and never left incomplete', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await expect(backUp(server.database.connection, backup, { now })).rejects.toThrow(
      'already exists',
    );
    await expect(
      backUp(server.database.connection, join(directory, 'nowhere', 'file'), { now }),
    ).rejects.toThrow('ENOENT');
  });

  it('contains no server secret beyond the database content', () => {
    const text = gunzipSync(readFileSync(backup)).toString();
    expect(text).not.toContain('a key of the tests');
    expect(text).toContain('"service_secret"');
  });

  it.each([
    ['cut off', (file: string) => truncateSync(file, statSync(file).size - 40), 'is incomplete'],
    [
      'missing its end record',
      (file: string) => rewrite(file, (text) => text.slice(0, text.lastIndexOf('{"end"'))),
      'is incomplete',
    ],
    [
      'changed',
      (file: string) => rewrite(file, (text) => text.replace('Testwell', 'Testvell')),
      'its checksum differs',
    ],
    [
      'with a line too many',
      (file: string) => rewrite(file, (text) => `${text}{"table":"plan","rows":[]}\n`),
      'its checksum differs',
    ],
    [
      'no archive',
      (file: string) => writeFileSync(file, 'Dear all,'),
      'is not an ALMS archive, or is damaged',
    ],
    [
      'another compressed file',
      (file: string) => writeFileSync(file, gzipSync('Dear all,')),
      'is not an archive that this version of ALMS can read',
    ],
    [
      'from a newer version',
      (file: string) => rewrite(file, (text) => text.replace(baseline, '9999-12-31-later')),
      'was made by a newer version',
    ],
  ])('that is %s is rejected without leaving data', async (_, spoil, message) => {
    const file = join(directory, `${crypto.randomUUID()}.alms`);
    writeFileSync(file, readFileSync(backup));
    spoil(file);
    const connection = await emptyDatabase();
    await expect(restore(connection, file, 'backup')).rejects.toThrow(message);
    const client = await connect(connection);
    const { rows } = await client.query<{ there: string | null }>(
      "select to_regclass('tenant')::text as there",
    );
    const facilities = rows[0]?.there ? await client.query('select from tenant') : { rowCount: 0 };
    await client.end();
    expect(facilities.rowCount).toBe(0);
  });

  it('is not restored into a database in use', async () => {
    await expect(restore(server.database.connection, backup, 'backup')).rejects.toThrow(
      'already contains facilities',
    );
    await expect(restore(server.database.connection, backup, 'facility')).rejects.toThrow(
      'is a full backup',
    );
  });

  it('reports a rewritten audit trail', async () => {
    const file = join(directory, 'forged.alms');
    writeFileSync(file, readFileSync(backup));
    rewriteLines(file, (lines) =>
      lines.map((line) =>
        line.startsWith('{"table":"audit_event"')
          ? line.replace('"outcome": "success"', '"outcome": "failure"')
          : line,
      ),
    );
    expect((await restore(await emptyDatabase(), file, 'backup')).brokenTrails).toEqual([
      'harbour',
      'hillside',
    ]);
  });
});

describe('facility export', () => {
  it('is imported beside other facilities in another installation, and nowhere twice', async () => {
    const file = join(directory, 'harbour.alms');
    const counts = await backUp(server.database.connection, file, { subdomain: 'harbour', now });
    expect(counts).toMatchObject({ tenant: 1, test_order: 1 });
    expect(counts).not.toHaveProperty('plan');

    const elsewhere = await openTestServer();
    const standing = await openLaboratory(elsewhere, 'valley');
    await restore(elsewhere.database.connection, file, 'facility');
    const { rows } = await elsewhere.database.owner.query<{ subdomain: string }>(
      'select subdomain from tenant order by 1',
    );
    expect(rows.map(({ subdomain }) => subdomain)).toEqual(['harbour', 'valley']);
    expect(standing.subdomain).toBe('valley');
    await expect(restore(elsewhere.database.connection, file, 'facility')).rejects.toThrow(
      'Facility "harbour" already exists in this database.',
    );
    await elsewhere.close();
  });

  it('is imported into an empty database, which gets its schema', async () => {
    const file = join(directory, 'hillside.alms');
    await backUp(server.database.connection, file, { subdomain: 'hillside', now });
    const connection = await emptyDatabase();
    expect(await restore(connection, file, 'facility')).toMatchObject({
      rows: { tenant: 1 },
      brokenTrails: [],
    });
    const imported = await connect(connection);
    expect((await imported.query('select from plan')).rowCount).toBe(3);
    await imported.end();
  });

  it('is rejected for an unknown facility', async () => {
    await expect(
      backUp(server.database.connection, join(directory, 'x.alms'), { subdomain: 'unknown', now }),
    ).rejects.toThrow('Facility "unknown" not found');
  });
});

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
}

interface ArchivedRows {
  table: string;
  rows: Record<string, unknown>[];
}

/** Changes the lines before the end of an archive, with an end that agrees. */
function rewriteLines(file: string, change: (lines: string[]) => string[]): void {
  rewrite(file, (text) => {
    const lines = change(text.trimEnd().split('\n').slice(0, -1));
    const rows: Record<string, number> = {};
    for (const { table, rows: some } of lines
      .slice(1)
      .map((line) => JSON.parse(line) as ArchivedRows))
      rows[table] = (rows[table] ?? 0) + some.length;
    const body = `${lines.join('\n')}\n`;
    const sha256 = createHash('sha256').update(body).digest('hex');
    return `${body}${JSON.stringify({ end: { rows, sha256 } })}\n`;
  });
}

/** Names in the baseline schema of what later migrations renamed. */
const baselineNames = {
  portal_notified_at: 'portal_told_at',
  reminded_soon_at: 'told_soon_at',
  reminded_overdue_at: 'told_overdue_at',
  stock_alert_notification: 'stock_alert_told',
  notified_at: 'told_at',
  evaluated: 'judged',
  samples_assessed: 'samples_judged',
};

/** What migrations after the baseline added. */
const laterTables = ['laboratory', 'laboratory_test', 'user_laboratory', 'ward', 'user_ward'];
const laterColumns = ['laboratory_id', 'ward_id'];

/** A line of an archive without these columns. */
function withoutLaterColumns(line: string): string {
  const { table, rows } = JSON.parse(line) as ArchivedRows;
  const kept = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !laterColumns.includes(name))),
  );
  return JSON.stringify({ table, rows: kept });
}

/** The lines of an archive as the version with the baseline schema wrote them. */
const ofBaseline = ([header = '', ...lines]: string[]): string[] => [
  header.replace(/"migrations":\[.*?\]/, `"migrations":${JSON.stringify([baseline])}`),
  ...lines
    .filter((line) => !laterTables.includes((JSON.parse(line) as ArchivedRows).table))
    .map((line) =>
      Object.entries(baselineNames).reduce(
        (text, [name, earlier]) => text.replaceAll(`"${name}"`, `"${earlier}"`),
        withoutLaterColumns(line),
      ),
    ),
];

/** The backup as a version with these numbered migrations wrote it: settings were one table. */
function numbered(names: readonly string[]): string {
  const file = join(directory, `${crypto.randomUUID()}.alms`);
  writeFileSync(file, readFileSync(backup));
  const settings =
    /^\{"table":"(facility_profile|laboratory_settings|access_settings|billing_settings)"/;
  rewriteLines(file, (written) => {
    const [header = '', ...lines] = ofBaseline(written);
    const parts = lines
      .filter((line) => settings.test(line))
      .map((line) => JSON.parse(line) as ArchivedRows);
    return [
      header.replace(/"migrations":\[.*?\]/, `"migrations":${JSON.stringify(names)}`),
      ...lines.flatMap((line) => {
        if (!settings.test(line)) return [line];
        const { table, rows } = JSON.parse(line) as ArchivedRows;
        if (table !== 'facility_profile') return [];
        const whole = rows.map(
          (row) =>
            Object.assign(
              {},
              ...parts.flatMap((part) =>
                part.rows.filter(({ tenant_id }) => tenant_id === row['tenant_id']),
              ),
            ) as Record<string, unknown>,
        );
        return [JSON.stringify({ table: 'hospital_settings', rows: whole })];
      }),
    ];
  });
  return file;
}
