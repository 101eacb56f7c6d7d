import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { doneMigrations, migrate } from './migrate.ts';
import { connect, type Connection } from './pool.ts';
import { datedMigrations, migrations } from './sql-migrations.ts';

let directory: string;
let connection: Connection;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'alms-migrations-'));
  const { creator, owner, template } = inject('testCluster');
  connection = { ...owner, database: `${template}_sql_migrations` };
  const admin = await connect(creator);
  await admin.query(
    `create database ${connection.database} template ${template} owner ${admin.escapeIdentifier(owner.user)}`,
  );
  await admin.end();
});
afterAll(async () => {
  const admin = await connect(inject('testCluster').creator);
  await admin.query(`drop database ${connection.database} with (force)`);
  await admin.end();
  rmSync(directory, { recursive: true });
});

/** Files with these contents, as migrations after those of this version. */
function known(files: Record<string, string>) {
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  });
  return { ...migrations, ...datedMigrations(paths) };
}

async function rowsOf<Row extends object>(query: string): Promise<Row[]> {
  const client = await connect(connection);
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const isMember = "select pg_has_role('lis_search', 'usage') as member";

describe('SQL migrations', () => {
  it('run once, and may give functions to the search role', async () => {
    const files = known({
      '9999-01-01-first.sql':
        'create function counted() returns bigint language sql as $$ select count(*) from plan $$; alter function counted() owner to lis_search;',
      '9999-01-02-second.sql': "create view twice as select 'a' as a; -- after the first",
    });
    await migrate(connection, undefined, files);
    await migrate(connection, undefined, files);
    const client = await connect(connection);
    expect(await doneMigrations(client)).toEqual(Object.keys(files));
    await client.end();
    expect(await rowsOf("select 1 as n where to_regclass('twice') is not null")).toEqual([
      { n: 1 },
    ]);
    expect(await rowsOf(isMember)).toEqual([{ member: false }]);
  });

  it('are rolled back together when one fails, with the name of its file', async () => {
    const files = known({
      '9999-01-01-first.sql': 'select 1',
      '9999-01-02-second.sql': 'select 1',
      '9999-02-01-sound.sql': 'create view sound as select 1 as one',
      '9999-02-02-wrong.sql': 'create view wrong as select nothing',
    });
    await expect(migrate(connection, undefined, files)).rejects.toThrow(
      '9999-02-02-wrong.sql: column "nothing" does not exist',
    );
    expect(await rowsOf("select to_regclass('sound')::text as found")).toEqual([{ found: null }]);
    expect(await rowsOf(isMember)).toEqual([{ member: false }]);
  });

  it('run also when a file merged later precedes one that has run', async () => {
    const files = known({
      '9998-12-31-merged-later.sql': 'create view merged_later as select 1 as n;',
      '9999-01-01-first.sql': 'select 1;',
      '9999-01-02-second.sql': 'select 1;',
    });
    await migrate(connection, undefined, files);
    expect(await rowsOf('select n from merged_later')).toEqual([{ n: 1 }]);
  });

  it.each(['2026-01-01-before-the-baseline.sql', '2027-1-1-short.sql', 'undated.sql'])(
    'are refused with the name %s',
    (name) => {
      expect(() => datedMigrations([join(directory, name)])).toThrow('must be named');
    },
  );
});

describe('dated migrations', () => {
  const folder = join(import.meta.dirname, 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

  // Forced row-level security hides every row from the owner, who runs migrations: without lifting
  // it, an update or a copy changes nothing and raises no error.
  it.each(files)('%s writes only to tables whose forced row-level security it lifts', (file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(/--[^\n]*/g, '');
    const written = [...text.matchAll(/^(?:update|insert into)\s+(\w+)/gim)].map(
      ([, table]) => table,
    );
    const lifted = [...text.matchAll(/alter table (\w+) no force row level security/gi)].map(
      ([, table]) => table,
    );
    const restored = [...text.matchAll(/alter table (\w+) force row level security/gi)].map(
      ([, table]) => table,
    );
    expect(written.filter((table) => !lifted.includes(table))).toEqual([]);
    expect(lifted.filter((table) => !restored.includes(table))).toEqual([]);
  });
});
