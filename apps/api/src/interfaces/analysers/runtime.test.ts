import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import {
  deleteAnalyserConnection,
  listAnalyserConnections,
  pauseAnalyserConnection,
  resumeAnalyserConnection,
  updateAnalyserConnection,
  type AnalyserConnection,
} from '@alms/lis-domain/interfaces/analysers';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  analyserConnectionBody,
  anAnalyserConnection,
} from '../../testing/analyser-connections.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { ACK, ENQ, EOT, NAK, frame } from '../../testing/lis01-frames.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { isPeer } from './peers.ts';
import { analyserRuntime, type AnalyserRuntime } from './runtime.ts';
import type { AnalyserSettings } from './settings.ts';

const settings: AnalyserSettings = {
  address: '127.0.0.1',
  ports: { from: 1, to: 65_535 },
  hosts: [],
  folders: null,
};
const { server, lab } = await testLaboratory('runtime', { analysers: settings });
const admin = await lab.staff('admin');

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
  for (const { id, version } of await all())
    await server.call(deleteAnalyserConnection, { params: { id }, version }, { as: admin });
});

/** A process of the service. */
async function aProcess(own: Partial<AnalyserSettings> = {}): Promise<AnalyserRuntime> {
  const runtime = analyserRuntime({
    db: server.database.db,
    clock: server.clock,
    logger: createLogger('silent'),
    settings: { ...settings, ...own },
  });
  opened.push(runtime);
  await runtime.wake();
  return runtime;
}

const all = async () =>
  (await server.call(listAnalyserConnections, {}, { as: admin })).body[
    'items'
  ] as AnalyserConnection[];
const stateOf = async (id: string) => {
  const found = (await all()).find((each) => each.id === id);
  return found?.fault ?? found?.state;
};
const messagesOf = (id: string) =>
  lab.transaction((tx) =>
    tx
      .selectFrom('incoming_message')
      .select(['raw', 'state', 'receipts', 'incomplete'])
      .where('connection_id', '=', id)
      .orderBy('position')
      .execute(),
  );
const eventsOf = async (id: string) =>
  (
    await lab.transaction((tx) =>
      tx
        .selectFrom('analyser_event')
        .select('kind')
        .where('connection_id', '=', id)
        .orderBy('position')
        .execute(),
    )
  ).map(({ kind }) => kind);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
const aConnection = async (change: object = {}) =>
  anAnalyserConnection(server, admin, { port: await freePort(), ...change });

const records = ['H|\\^&|||XN^1\r', 'L|1|N\r'] as const;

/** An analyser that waits for each reply. */
async function analyser(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  opened.push({ close: () => socket.destroy() });
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<'closed'>((done) => socket.on('close', () => done('closed')));
  const say = async (text: string) => {
    received = '';
    socket.write(Buffer.from(text, 'latin1'));
    await vi.waitFor(() => expect(received).not.toBe(''));
    return received;
  };
  return {
    socket,
    say,
    closed,
    end: () => socket.write(EOT),
    /** Sends a message and returns the reply to each frame. */
    async send(message: readonly string[]) {
      const replies = [await say(ENQ)];
      for (const [index, text] of message.entries())
        replies.push(await say(frame(index + 1, text)));
      socket.write(EOT);
      return replies;
    },
  };
}

describe('connection on which an analyser connects', () => {
  it('listens, and reports the connected analyser', async () => {
    const { id, port } = await aConnection();
    expect(await stateOf(id)).toBe('starting');
    await aProcess();
    expect(await stateOf(id)).toBe('listening');
    const { socket } = await analyser(port);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('connected'));
    socket.end();
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('listening'));
    expect(await eventsOf(id)).toEqual(['listening', 'connected', 'disconnected']);
  });

  it('stores a message before its last frame is acknowledged', async () => {
    const { id, port } = await aConnection();
    await aProcess();
    const { say } = await analyser(port);
    expect(await say(ENQ)).toBe(ACK);
    expect(await say(frame(1, records[0]))).toBe(ACK);
    expect(await messagesOf(id)).toEqual([]);
    expect(await say(frame(2, records[1]))).toBe(ACK);
    const [message, ...more] = await messagesOf(id);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ state: 'received', receipts: 1, incomplete: false });
    expect(message?.raw?.toString()).toBe(records.join(''));
  });

  it('counts a message that is sent again', async () => {
    const { id, port } = await aConnection();
    await aProcess();
    const first = await analyser(port);
    await first.send(records);
    const { send } = await analyser(port);
    expect(await send(records)).toEqual([ACK, ACK, ACK]);
    expect(await messagesOf(id)).toMatchObject([{ receipts: 2 }]);
  });

  it('acknowledges no message that could not be stored', async () => {
    const { id, port } = await aConnection();
    await aProcess();
    const { owner } = server.database;
    await owner.query(
      'alter table incoming_message add constraint full_disk check (false) not valid',
    );
    try {
      const { say } = await analyser(port);
      expect([await say(ENQ), await say(frame(1, records[0]))]).toEqual([ACK, ACK]);
      expect(await say(frame(2, records[1]))).toBe(NAK);
      expect(await messagesOf(id)).toEqual([]);
      await owner.query('alter table incoming_message drop constraint full_disk');
      expect(await say(frame(2, records[1]))).toBe(ACK);
      expect(await messagesOf(id)).toHaveLength(1);
    } finally {
      await owner.query('alter table incoming_message drop constraint if exists full_disk');
    }
  });

  it('keeps a message whose transmission ended early', async () => {
    const { id, port } = await aConnection();
    await aProcess();
    const { say, socket } = await analyser(port);
    await say(ENQ);
    await say(frame(1, records[0]));
    socket.destroy();
    await vi.waitFor(async () =>
      expect(await messagesOf(id)).toMatchObject([{ incomplete: true, state: 'received' }]),
    );
  });

  it('answers a query with the pending tests that its instrument performs', async () => {
    const { id, port, instrument } = await aConnection();
    const now = server.clock.now();
    await lab.transaction((tx) =>
      tx
        .insertInto('instrument_code')
        .values({
          instrument_id: instrument.id,
          code: '717',
          unit: 'mmol/L',
          test_parameter_id: lab.testId('K'),
          created_at: now,
          updated_at: now,
        })
        .execute(),
    );
    const { samples } = await lab.arrived(['K', 'NA']);
    const accession = samples[0]?.accession_number ?? '';
    await aProcess();
    const asked = async (specimen: string) => {
      const { send, say, socket } = await analyser(port);
      const enquiry = new Promise<void>((done) => {
        let text = '';
        socket.on('data', (bytes) => {
          text += bytes.toString('latin1');
          if (text.endsWith(ENQ)) done();
        });
      });
      await send([
        'H|\\^&|||H7600^1|||||host|TSREQ^REAL|P|1\r',
        `Q|1|^^${specimen}^3^50002^002^^S1^SC||ALL||||||||O\r`,
        'L|1|N\r',
      ]);
      await enquiry;
      let answer = '';
      for (let next = await say(ACK); next !== EOT; next = await say(ACK)) answer += next;
      socket.destroy();
      return answer;
    };
    expect(await asked(accession)).toMatch(
      new RegExp(`O\\|1\\|${accession}\\|3\\^50002\\^002\\^\\^S1\\^SC\\|\\^\\^\\^717\\^?\\|R`),
    );
    expect(await asked('NOWHERE')).not.toContain('717');
    expect(await messagesOf(id)).toHaveLength(2);
  });

  it('refuses other addresses', async () => {
    const { id, port } = await aConnection({ peer: '10.0.0.0/24' });
    await aProcess();
    const { closed } = await analyser(port);
    expect(await closed).toBe('closed');
    expect(await stateOf(id)).toBe('listening');
    await vi.waitFor(async () => expect(await eventsOf(id)).toContain('peer_refused'));
  });

  it('gives way to a new connection of the analyser', async () => {
    const { id, port } = await aConnection();
    await aProcess();
    const { closed } = await analyser(port);
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('connected'));
    const { send } = await analyser(port);
    expect(await closed).toBe('closed');
    expect(await send(records)).toEqual([ACK, ACK, ACK]);
  });

  it('closes its port while it is paused, and when it is deleted', async () => {
    const { id, port } = await aConnection();
    const { wake } = await aProcess();
    await server.call(pauseAnalyserConnection, { params: { id } }, { as: admin });
    await wake();
    expect(await (await analyser(port)).closed).toBe('closed');
    await server.call(resumeAnalyserConnection, { params: { id } }, { as: admin });
    await wake();
    expect(await stateOf(id)).toBe('listening');
    const [{ version }] = (await all()) as [AnalyserConnection];
    await server.call(deleteAnalyserConnection, { params: { id }, version }, { as: admin });
    await wake();
    expect(await (await analyser(port)).closed).toBe('closed');
  });

  it('moves to another port when it is changed', async () => {
    const before = await aConnection();
    const { wake } = await aProcess();
    const body = { ...(await analyserConnectionBody(server, admin)), port: await freePort() };
    const { id, version } = before;
    await server.call(updateAnalyserConnection, { params: { id }, version, body }, { as: admin });
    await wake();
    expect(await (await analyser(before.port)).closed).toBe('closed');
    expect(await (await analyser(body.port)).send(records)).toEqual([ACK, ACK, ACK]);
  });

  it('reports a port in use and tries again', async () => {
    const occupant: Server = createServer();
    await new Promise<void>((done) => occupant.listen(0, '127.0.0.1', done));
    const { port } = occupant.address() as AddressInfo;
    const { id } = await aConnection({ port });
    const { wake } = await aProcess();
    expect(await stateOf(id)).toBe('port_in_use');
    await wake();
    expect(await eventsOf(id)).toEqual(['failed']);
    await new Promise((done) => occupant.close(done));
    await wake();
    expect(await stateOf(id)).toBe('listening');
  });

  it('is not started once the operator no longer permits its port', async () => {
    const { id } = await aConnection();
    await aProcess({ ports: null });
    expect(await stateOf(id)).toBe('not_permitted');
  });

  it('runs in one process, and in another one when that ends', async () => {
    const { id, port } = await aConnection();
    const first = await aProcess();
    const second = await aProcess();
    expect(await stateOf(id)).toBe('listening');
    expect(await eventsOf(id)).toEqual(['listening']);
    await first.close();
    await second.wake();
    expect(await (await analyser(port)).send(records)).toEqual([ACK, ACK, ACK]);
  });

  it('is taken over from a process that is no longer heard of', async () => {
    const { id } = await aConnection();
    await lab.transaction((tx) =>
      tx
        .updateTable('analyser_connection')
        .set({
          held_by: sql`gen_random_uuid()`,
          held_until: new Date(server.clock.now().getTime() + 30_000),
          state: 'listening',
        })
        .where('id', '=', id)
        .execute(),
    );
    const { wake } = await aProcess();
    expect(await eventsOf(id)).toEqual([]);
    server.clock.advance(31);
    expect(await stateOf(id)).toBe('starting');
    await wake();
    expect(await eventsOf(id)).toEqual(['listening']);
  });

  it('keeps the messages of facilities apart', async () => {
    const elsewhere = await openLaboratory(server, 'elsewhere');
    const as = await elsewhere.staff('admin');
    const { id, port, version } = await anAnalyserConnection(server, as, {
      port: await freePort(),
    });
    await aProcess();
    await (await analyser(port)).send(records);
    expect(await messagesOf(id)).toEqual([]);
    const count = await elsewhere.transaction((tx) =>
      tx.selectFrom('incoming_message').select('id').where('connection_id', '=', id).execute(),
    );
    expect(count).toHaveLength(1);
    await server.call(deleteAnalyserConnection, { params: { id }, version }, { as });
  });
});

describe('connection to the port of an analyser', () => {
  it('connects, stores messages and connects again', async () => {
    const sockets: Socket[] = [];
    const device = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((done) => device.listen(0, '127.0.0.1', done));
    opened.push({ close: () => device.close() });
    const { port } = device.address() as AddressInfo;
    const hosts = [{ subdomain: 'runtime', host: '127.0.0.1', port }];
    const permitted = await testServerThatPermits(hosts);
    await aProcess({ hosts });
    await vi.waitFor(async () => expect(await stateOf(permitted)).toBe('connected'));
    const [socket] = sockets;
    let received = '';
    socket?.on('data', (bytes) => (received += bytes.toString('latin1')));
    for (const text of [ENQ, frame(1, records[0]), frame(2, records[1])]) {
      received = '';
      socket?.write(text, 'latin1');
      await vi.waitFor(() => expect(received).toBe(ACK));
    }
    expect(await messagesOf(permitted)).toHaveLength(1);
    socket?.destroy();
    await vi.waitFor(async () => expect(await stateOf(permitted)).toBe('unreachable'));
    await vi.waitFor(async () => expect(await stateOf(permitted)).toBe('connected'), 5_000);
  });

  /** A connection saved while the operator permitted it. */
  async function testServerThatPermits(hosts: AnalyserSettings['hosts']): Promise<string> {
    const { id } = await aConnection();
    const [host] = hosts;
    await lab.transaction((tx) =>
      tx
        .updateTable('analyser_connection')
        .set({ transport: 'tcp_client', peer: null, host: host?.host ?? '', port: host?.port ?? 0 })
        .where('id', '=', id)
        .execute(),
    );
    return id;
  }
});

it.each([
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5', '::ffff:10.0.0.5', true],
  ['10.0.0.5', '10.0.0.6', false],
  ['10.0.0.0/24', '10.0.0.200', true],
  ['10.0.0.0/24', '10.0.1.5', false],
  ['fd00::/64', 'fd00::7', true],
  ['fd00::/64', 'fd01::7', false],
  ['10.0.0.0/24', '', false],
])('the permitted %s includes %s: %s', (permitted, address, is) => {
  expect(isPeer(permitted, address)).toBe(is);
});
