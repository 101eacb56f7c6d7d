import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually, freePort, runFile, type TestProcess } from '../../../testing/test-process.ts';
import { openLink } from '../link/open-link.ts';
import { analyserProfile } from '../profiles/index.ts';
import { readSession } from '../profiles/read-session.ts';

const command = 'interfaces/analysers/simulator/analyser-command.ts';
let analyser: TestProcess | undefined;
let close: (() => void) | undefined;
afterEach(async () => {
  analyser?.child.kill('SIGKILL');
  await analyser?.ended;
  close?.();
  [analyser, close] = [undefined, undefined];
});

/** Serves one connection as a host that stores every message at once. */
function host(socket: Socket, received: string[]) {
  const profile = analyserProfile('sysmex-xn');
  if (!profile) throw new Error('No profile');
  const link = openLink({ kind: 'lis01', role: 'host', frameSize: 240, maxBytes: 1_000_000 });
  const step = (input: Parameters<typeof link.step>[0]) => {
    const { write, notices } = link.step(input, 0);
    if (write.length > 0) socket.write(write);
    for (const notice of notices) {
      if (notice.kind !== 'message') continue;
      const done = readSession(notice.bytes, profile);
      if (done.kind === 'session')
        received.push(...done.session.readings.map(({ specimen, code }) => `${specimen} ${code}`));
      step({ kind: 'stored', id: notice.id });
    }
  };
  socket.on('data', (bytes: Buffer) => step({ kind: 'bytes', bytes }));
  socket.on('error', () => socket.destroy());
}

describe('npm run analyser', () => {
  it('connects, survives its faults and reports what was acknowledged', async () => {
    const received: string[] = [];
    const server = createServer((socket) => host(socket, received));
    close = () => server.close();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    analyser = runFile(command, {}, [
      'sysmex-xn',
      `--port=${port}`,
      '--results=2',
      '--faults=noise,half-frame,restart',
    ]);
    expect(await analyser.ended).toEqual({ code: 0, signal: null });
    expect(analyser.output()).toContain('SIM-00002 acknowledged');
    expect(analyser.output()).toContain('2 messages acknowledged, 0 not.');
    expect(received).toEqual(expect.arrayContaining(['SIM-00001 WBC', 'SIM-00002 PLT']));
  });

  it('waits for the connection of the host', async () => {
    const port = await freePort();
    analyser = runFile(command, {}, ['sysmex-xn', `--port=${port}`, '--listen', '--specimens=A1']);
    const received: string[] = [];
    const socket = await eventually(async () => {
      const attempt = connect(port, '127.0.0.1');
      return Promise.race([
        once(attempt, 'connect').then(() => attempt),
        once(attempt, 'error').then(() => undefined),
      ]).catch(() => undefined);
    }, 'the analyser to listen');
    close = () => socket.destroy();
    host(socket, received);
    expect(await analyser.ended).toEqual({ code: 0, signal: null });
    expect(received).toContain('A1 WBC');
  });

  it.each([
    [['unknown', '--port=1'], 'Profile unknown: one of sysmex-xn'],
    [['sysmex-xn'], '--port is required.'],
    [['sysmex-xn', '--port=x'], '--port x: a whole number from 1 to 65535 is expected.'],
    [['sysmex-xn', '--port=1', '--faults=fire'], '--faults fire: expected are noise'],
    [['sysmex-xn', '--port=1', '--colour=red'], '--colour'],
  ])('explains %j', async (args, message) => {
    analyser = runFile(command, {}, args);
    expect(await analyser.ended).toEqual({ code: 2, signal: null });
    expect(analyser.output()).toContain(message);
  });
});
