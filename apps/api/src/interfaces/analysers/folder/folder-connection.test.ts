import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createAnalyserConnection,
  listAnalyserConnections,
  listAnalyserEvents,
  updateAnalyserConnection,
  type AnalyserConnection,
  type AnalyserEvent,
} from '@alms/lis-domain/interfaces/analysers';
import {
  acceptImportRows,
  listOpenImportRows,
  type ImportReading,
  type OpenImportRow,
} from '@alms/lis-domain/interfaces/result-import';
import { createInstrument } from '@alms/lis-domain/quality-control';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { made, resultsOfOrder } from '../../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../../testing/laboratory.ts';
import { testLaboratory } from '../../../testing/test-laboratory.ts';
import { createLogger } from '../../../platform/observability/request-log.ts';
import { analyserRuntime, type AnalyserRuntime } from '../runtime.ts';
import type { AnalyserSettings } from '../settings.ts';

const root = mkdtempSync(join(tmpdir(), 'alms-folders-'));
const settings: AnalyserSettings = { address: '127.0.0.1', ports: null, hosts: [], folders: root };
const { server, lab } = await testLaboratory('folders', { analysers: settings });
const admin = await lab.staff('admin');
const technician = await lab.staff('technician');

const runtimes: AnalyserRuntime[] = [];
afterEach(async () => {
  for (const each of runtimes.splice(0)) await each.close();
});
afterAll(() => rmSync(root, { recursive: true }));

async function aProcess(own: Partial<AnalyserSettings> = {}): Promise<void> {
  const runtime = analyserRuntime({
    db: server.database.db,
    clock: server.clock,
    logger: createLogger('silent'),
    settings: { ...settings, ...own },
    folderInterval: 10,
  });
  runtimes.push(runtime);
  await runtime.wake();
}

const delimited: ImportReading = {
  columns: {
    shape: 'long',
    accession: 'Sample ID',
    code: 'Test',
    value: 'Result',
    unit: 'Unit',
    flag: null,
    patient: null,
    kind: null,
  },
  decimal_mark: ',',
};

let names = 0;
async function bodyOf(change: object = {}, at: Laboratory = lab) {
  names += 1;
  const { id } = await made<{ id: string }>(
    server.call(
      createInstrument,
      { body: { name: `Writer ${names}` } },
      { as: await at.staff('admin') },
    ),
  );
  return {
    name: `Files ${names}`,
    instrument_id: id,
    profile: 'delimited',
    transport: 'folder' as const,
    folder: `analyser-${names}`,
    reading: delimited as ImportReading | null,
    automatic: false,
    ...change,
  };
}
const saved = async (body: Awaited<ReturnType<typeof bodyOf>>, as = admin) =>
  server.call(createAnalyserConnection, { body }, { as });
const aConnection = async (change: object = {}) =>
  made<AnalyserConnection>(saved(await bodyOf(change)));

const at = ({ folder }: Pick<AnalyserConnection, 'folder'>, ...path: string[]) =>
  join(root, 'folders', folder ?? '', ...path);
const drop = (connection: AnalyserConnection, name: string, text: string) =>
  writeFileSync(at(connection, name), text);
/** Waits until the file is moved, and its messages are read. */
async function moved(connection: AnalyserConnection, to: string, name: string): Promise<void> {
  await vi.waitFor(() => expect(existsSync(at(connection, to, name))).toBe(true), 5_000);
  await server.settled();
}
const messagesOf = ({ id }: AnalyserConnection) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('incoming_message')
      .select(['state', 'reason', 'receipts', 'incomplete'])
      .where('connection_id', '=', id)
      .orderBy('position')
      .execute(),
  );
const openOf = async ({ instrument }: AnalyserConnection) =>
  (
    await made<{ items: OpenImportRow[] }>(
      server.call(
        listOpenImportRows,
        { query: { instrument_id: instrument.id } },
        { as: technician },
      ),
    )
  ).items;
const stateOf = async ({ id }: AnalyserConnection) => {
  const { items } = await made<{ items: AnalyserConnection[] }>(
    server.call(listAnalyserConnections, {}, { as: admin }),
  );
  return items.find((each) => each.id === id);
};
async function eventsOf({ id }: AnalyserConnection) {
  const { items } = await made<{ items: AnalyserEvent[] }>(
    server.call(listAnalyserEvents, { query: { connection_id: id } }, { as: admin }),
  );
  return items.map(({ kind, detail }) => `${kind} ${detail}`);
}
async function mapped({ instrument }: AnalyserConnection, code: string): Promise<void> {
  const now = server.clock.now();
  await lab.transaction((tx) =>
    tx
      .insertInto('instrument_code')
      .values({
        instrument_id: instrument.id,
        code,
        unit: 'mmol/L',
        test_parameter_id: lab.testId(code),
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
}

describe('connection to a folder', () => {
  it('reads delimited files by its columns, and its values are accepted', async () => {
    const connection = await aConnection();
    await mapped(connection, 'K');
    const { order, samples } = await lab.arrived(['K']);
    const accession = samples[0]?.accession_number ?? '';
    await aProcess();
    expect(await stateOf(connection)).toMatchObject({ state: 'listening', port: null });
    drop(
      connection,
      'run-1.csv',
      `Night run\nSample ID;Test;Result;Unit\n${accession};K;4,1;mmol/L\n`,
    );
    await moved(connection, 'done', 'run-1.csv');
    expect(await messagesOf(connection)).toMatchObject([{ state: 'accepted', receipts: 1 }]);
    const [{ batch, row, reason }] = (await openOf(connection)) as [OpenImportRow];
    expect([reason, row.content.value]).toEqual(['not_automatic', '4,1']);
    expect(await stateOf(connection)).toMatchObject({ messages_today: 1, results_today: 1 });
    await made(
      server.call(
        acceptImportRows,
        { params: { id: batch.id }, body: { numbers: [row.number] } },
        { as: technician },
      ),
    );
    const [result] = await resultsOfOrder(server, order.id, technician);
    expect(result).toMatchObject({ status: 'entered', value_text: '4.1', source: 'instrument' });
  });

  it('reads the messages of LIS02 files by its profile', async () => {
    const connection = await aConnection({ profile: 'roche-cobas-c311-e411', reading: null });
    await aProcess();
    const message = (specimen: string) =>
      `H|\\^&|||H7600^1|||||host|RSUPL^REAL|P|1\nP|1\nO|1|${specimen}|0^5001^1^^S1^SC|^^^K^|R||||||N||||1|||||||20260512|||F\nR|1|^^^K^/|4.1|mmol/L||N||F||ADMIN|||ISE\nL|1|N\n`;
    drop(connection, 'session.txt', `${message('A1')}${message('A2')}`);
    await moved(connection, 'done', 'session.txt');
    expect(await messagesOf(connection)).toMatchObject([
      { state: 'accepted' },
      { state: 'accepted' },
    ]);
    expect((await openOf(connection)).map(({ row }) => row.content.accession)).toEqual([
      'A1',
      'A2',
    ]);
  });

  it('records a file once when it is found again', async () => {
    const connection = await aConnection();
    await aProcess();
    const text = 'Sample ID;Test;Result;Unit\nA1;K;4,1;mmol/L\n';
    // As after a crash between recording and moving.
    for (const name of ['run.csv', 'again.csv']) {
      drop(connection, name, text);
      await moved(connection, 'done', name);
    }
    expect(await messagesOf(connection)).toMatchObject([{ receipts: 2 }]);
    expect(await openOf(connection)).toHaveLength(1);
  });

  it('keeps a file that cannot be read for a user, with the reason beside it', async () => {
    const connection = await aConnection();
    await aProcess();
    drop(connection, 'report.csv', 'Sample ID;Result\nA1;4,1\n');
    await moved(connection, 'refused', 'report.csv.reason.txt');
    const reason = 'no line with the headings Sample ID, Test, Result, Unit';
    expect(await messagesOf(connection)).toMatchObject([{ state: 'refused', reason }]);
    expect((await openOf(connection)).map((each) => each.reason)).toEqual(['message_unreadable']);
  });

  it('logs an incomplete file once it is old, and its values wait', async () => {
    const connection = await aConnection({ profile: 'roche-cobas-c311-e411', reading: null });
    await aProcess();
    drop(connection, 'half.txt', 'H|\\^&|||H7600^1|||||host|RSUPL^REAL|P|1\nP|1\n');
    await moved(connection, 'done', 'half.txt');
    expect(await messagesOf(connection)).toMatchObject([{ incomplete: true }]);
    expect(await eventsOf(connection)).toContain('incomplete ended');
  });

  it('reports a folder that cannot be used', async () => {
    const connection = await aConnection();
    mkdirSync(join(root, 'folders'), { recursive: true });
    writeFileSync(at(connection), 'a file in its place');
    await aProcess();
    await vi.waitFor(async () =>
      expect(await stateOf(connection)).toMatchObject({
        state: 'failed',
        fault: 'folder_unusable',
      }),
    );
    rmSync(at(connection));
    await vi.waitFor(async () =>
      expect(await stateOf(connection)).toMatchObject({ state: 'listening', fault: null }),
    );
  });

  it('is not started once the operator permits no folders', async () => {
    const connection = await aConnection();
    await aProcess({ folders: null });
    expect(await stateOf(connection)).toMatchObject({ fault: 'not_permitted' });
  });

  it('reads the directory of its own facility', async () => {
    const elsewhere = await openLaboratory(server, 'other-folders');
    const own = await aConnection();
    const body = await bodyOf({ folder: own.folder }, elsewhere);
    await made(saved(body, await elsewhere.staff('admin')));
    await aProcess();
    await vi.waitFor(() => expect(readdirSync(join(root, 'other-folders'))).toEqual([own.folder]));
    writeFileSync(
      join(root, 'other-folders', own.folder ?? '', 'run.csv'),
      'Sample ID;Test;Result;Unit\nA1;K;4,1;mmol/L\n',
    );
    await vi.waitFor(() =>
      expect(readdirSync(join(root, 'other-folders', own.folder ?? '', 'done'))).toEqual([
        'run.csv',
      ]),
    );
    expect(await messagesOf(own)).toEqual([]);
  });
});

describe('settings of a folder', () => {
  it.each([
    [{ folder: '../elsewhere' }, 'folder'],
    [{ folder: '.hidden' }, 'folder'],
    [{ folder: 'a/b' }, 'folder'],
    [{ reading: null }, 'reading'],
    [{ reading: { columns: null, decimal_mark: '.' } }, 'reading'],
    [{ profile: 'sysmex-xn' }, 'reading'],
    [{ profile: 'unknown', reading: null }, 'profile'],
  ])('are refused: %j', async (change, field) => {
    const { status, body } = await saved(await bodyOf(change));
    expect([status, Object.keys(body['fields'] as object)[0]?.split('.')[0]]).toEqual([422, field]);
  });

  it('belong to one connection of the facility', async () => {
    const { folder } = await aConnection();
    const { status, body } = await saved(await bodyOf({ folder: folder?.toUpperCase() }));
    expect([status, body['fields']]).toEqual([409, { folder: 'is in use' }]);
  });

  it('are changed, and a folder can replace a port', async () => {
    const { id, version } = await aConnection();
    const body = await bodyOf({ folder: 'renamed', profile: 'sysmex-xn', reading: null });
    expect(
      await made<AnalyserConnection>(
        server.call(updateAnalyserConnection, { params: { id }, version, body }, { as: admin }),
      ),
    ).toMatchObject({ folder: 'renamed', profile: 'sysmex-xn', reading: null });
  });
});
