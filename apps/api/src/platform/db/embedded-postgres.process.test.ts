import type { TenantId } from '@alms/lis-domain/tenancy';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  eventually,
  removeDataDirectory,
  runFile,
  type TestProcess,
} from '../../testing/test-process.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { connect } from './pool.ts';
import { tenantTransaction } from './tenant-transaction.ts';
import { newId } from './new-id.ts';

const tenantId = newId<TenantId>();
/** A prepared cluster that tests copy, because creating one takes one to two seconds. */
let finished: string;
let directory: string;
let processes: TestProcess[];
beforeAll(async () => {
  finished = mkdtempSync(join(tmpdir(), 'alms-pg-'));
  await (await openDatabase({ dataDirectory: finished })).close();
});
afterAll(() => rmSync(finished, { recursive: true }));
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alms-pg-'));
  cpSync(join(finished, 'postgres'), join(directory, 'postgres'), { recursive: true });
  chmodSync(join(directory, 'postgres'), 0o700);
  processes = [];
});
afterEach(async () => {
  for (const { child, ended } of processes) {
    child.kill('SIGKILL');
    await ended;
  }
  await removeDataDirectory(directory);
});

function startWriter(): TestProcess {
  const writer = runFile('testing/acknowledged-writer.ts', {}, [directory, tenantId]);
  processes.push(writer);
  return writer;
}

const acknowledged = (...writers: TestProcess[]) =>
  writers.flatMap(({ output }) =>
    [...output().matchAll(/^wrote (\S+)$/gm)].map(([, key = '']) => key),
  );
const serverPid = () =>
  Number.parseInt(readFileSync(join(directory, 'postgres/postmaster.pid'), 'utf8'), 10);
const hasWritten = (writer: TestProcess, rows: number) =>
  eventually(
    () => (acknowledged(writer).length >= rows ? true : undefined),
    `${rows} rows: ${writer.output().slice(-500)}`,
  );

async function found(): Promise<Set<string>> {
  const { db, close } = await openDatabase({ dataDirectory: directory });
  try {
    const rows = await tenantTransaction(db, tenantId, (tx) =>
      tx.selectFrom('counter').select('period').where('tenant_id', '=', tenantId).execute(),
    );
    return new Set(rows.map(({ period }) => period));
  } finally {
    await close();
  }
}

describe('embedded PostgreSQL server', () => {
  it('keeps acknowledged data when this process is killed', async () => {
    const writer = startWriter();
    await hasWritten(writer, 100);
    writer.child.kill('SIGKILL');
    await writer.ended;
    const there = await found();
    expect(acknowledged(writer).filter((key) => !there.has(key))).toEqual([]);
    expect(there.size).toBeGreaterThanOrEqual(100);
  });

  it('keeps acknowledged data when the server is killed and restarts for the same process', async () => {
    const writer = startWriter();
    await hasWritten(writer, 50);
    process.kill(serverPid(), 'SIGKILL');
    await eventually(
      () => (/refused[\s\S]*wrote/.test(writer.output()) ? true : undefined),
      `writing again: ${writer.output().slice(-500)}`,
    );
    const before = acknowledged(writer);
    const there = await found();
    expect(before.filter((key) => !there.has(key))).toEqual([]);
  });

  it('serves a second process, which takes over when the first is killed', async () => {
    const first = startWriter();
    await hasWritten(first, 10);
    const second = startWriter();
    await hasWritten(second, 10);
    first.child.kill('SIGKILL');
    await first.ended;
    const sofar = acknowledged(second).length;
    await hasWritten(second, sofar + 50);
    const all = acknowledged(first, second);
    const there = await found();
    expect(all.filter((key) => !there.has(key))).toEqual([]);
  });

  it('starts after a crash left a process id now used by another program', async () => {
    writeFileSync(
      join(directory, 'postgres/postmaster.pid'),
      `${process.pid}\n${join(directory, 'postgres')}\n`,
    );
    const server = await startEmbeddedPostgres(directory);
    expect(serverPid()).not.toBe(process.pid);
    await server.stop();
  });

  it('relocates its socket when the directory path is too long', async () => {
    const deep = join(directory, 'd'.repeat(100));
    const server = await startEmbeddedPostgres(deep);
    expect(server.socketDirectory.startsWith(deep)).toBe(false);
    expect(Buffer.byteLength(join(server.socketDirectory, '.s.PGSQL.5432'))).toBeLessThan(104);
    await server.stop();
    rmSync(server.socketDirectory, { recursive: true });
  });

  it('removes files left by a process killed during creation', async () => {
    rmSync(join(directory, 'postgres'), { recursive: true });
    mkdirSync(join(directory, 'postgres.unfinished-999999999'));
    const server = await startEmbeddedPostgres(directory);
    expect(existsSync(join(directory, 'postgres.unfinished-999999999'))).toBe(false);
    await server.stop();
  });

  it.each([
    [
      'a directory that is a file',
      () => writeFileSync(join(directory, 'file'), ''),
      'file/data',
      /The data directory .* cannot be written .*DATA_DIR/,
    ],
    [
      'data of a newer PostgreSQL version',
      () => {
        mkdirSync(join(directory, 'newer/postgres'), { recursive: true });
        writeFileSync(join(directory, 'newer/postgres/PG_VERSION'), '99\n');
      },
      'newer',
      /belong to PostgreSQL 99, but this version of ALMS includes PostgreSQL \d+\. Start the newer version/,
    ],
  ])('explains the problem with %s', async (_, prepare, name, message) => {
    prepare();
    await expect(startEmbeddedPostgres(join(directory, name))).rejects.toThrow(message);
  });
});

describe('database schema', () => {
  it.each([
    [
      'a newer ALMS version',
      '9999-12-31-from-the-future',
      /migrated by a newer version of ALMS .*"9999-12-31-from-the-future"/,
    ],
    [
      'an ALMS version with numbered migrations',
      '0001-facilities-and-accounts',
      /created by an earlier version of ALMS.* npm run export-facility .* npm run import-facility/,
    ],
  ])('of %s is rejected', async (_, name, message) => {
    const server = await startEmbeddedPostgres(directory);
    const owner = await connect({
      host: server.socketDirectory,
      user: 'lis_owner',
      database: 'lis',
    });
    await owner.query("insert into kysely_migration (name, timestamp) values ($1, 'now')", [name]);
    await owner.end();
    await server.stop();
    await expect(openDatabase({ dataDirectory: directory })).rejects.toThrow(message);
  });
});
