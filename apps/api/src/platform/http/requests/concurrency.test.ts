import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { previewImportFile } from '@alms/lis-domain/interfaces/result-import';
import { readPublicInfo } from '@alms/lis-domain/facility';
import { signIn } from '@alms/lis-domain/identity';
import { searchPatients } from '@alms/lis-domain/patients';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type Person, type TestServer } from '../../../testing/test-server.ts';
import { apiBase } from './api-base.ts';

const uploads = { account: 1, facility: 2, all: 3 };

let server: TestServer;
let port: number;
let people: Record<'first' | 'second' | 'third' | 'neighbour' | 'far', Person>;
beforeAll(async () => {
  server = await openTestServer({
    concurrency: {
      uploads,
      others: { account: 5, facility: 5, all: 5 },
      anonymous: { account: 3, all: 6 },
    },
  });
  const [busy, quiet, far] = [
    await server.facility('busy'),
    await server.facility('quiet'),
    await server.facility('far'),
  ];
  people = {
    first: await busy.person('technician'),
    second: await busy.person('technician'),
    third: await busy.person('technician'),
    neighbour: await quiet.person('technician'),
    far: await far.person('technician'),
  };
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
const slow: Socket[] = [];
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of slow.splice(0)) {
    if (socket.closed) continue;
    socket.destroy();
    await once(socket, 'close');
  }
});
afterAll(() => server.close());

const url = apiBase + previewImportFile.path;
const headersOf = (as: Person) => ({
  host: as.host,
  authorization: `Bearer ${as.token}`,
  'x-tenant-id': as.tenantId,
  'content-type': 'application/json',
});

interface Received {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  code: unknown;
}

/** Sends a request over one connection that is kept open. */
function over(agent: Agent, as: Person, method: string, path: string, body?: Buffer) {
  return new Promise<Received>((resolve, reject) => {
    const sending = request(
      { host: '127.0.0.1', port, method, path, agent, headers: headersOf(as) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { code } = JSON.parse(Buffer.concat(parts).toString()) as { code?: unknown };
          resolve({ status: response.statusCode, headers: response.headers, code });
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

function connection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

const file = (bytes: number) =>
  Buffer.from(
    JSON.stringify({ file_name: 'a.csv', content: Buffer.alloc(bytes, 'a').toString('base64') }),
  );
const upload = (as: Person, agent = connection(), bytes = 100) =>
  over(agent, as, 'POST', url, file(bytes));

/** Starts an upload that never ends, and waits until it counts. */
async function startUpload(as: Person): Promise<Socket> {
  const head = Object.entries(headersOf(as)).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = () => {
    const socket = connect(port, '127.0.0.1');
    slow.push(socket);
    socket.resume();
    socket.write(`POST ${url} HTTP/1.1\r\n${head.join('')}content-length: 1000\r\n\r\n{`);
    return socket;
  };
  let socket = start();
  // The probe may have taken the place of the slow upload, which is then answered.
  while ((await upload(as)).status !== 503) if (socket.bytesRead > 0) socket = start();
  return socket;
}

describe('uploads at the same time', () => {
  it('are limited per account; the next one is answered, and its connection stays open', async () => {
    await startUpload(people.first);
    const agent = connection();
    const refused = await upload(people.first, agent, 7_000_000);
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.connection).not.toBe('close');
    const next = await over(agent, people.first, 'GET', apiBase + searchPatients.path);
    expect(next.status).toBe(200);
    // The file itself is refused, so it was read.
    expect((await upload(people.second)).code).toBe('file_without_rows');
  });

  it('are limited per facility, which leaves places to others', async () => {
    await startUpload(people.first);
    await startUpload(people.second);
    expect((await upload(people.third)).status).toBe(503);
    expect((await upload(people.neighbour)).code).toBe('file_without_rows');
  });

  it('are limited in all', async () => {
    await startUpload(people.first);
    await startUpload(people.second);
    await startUpload(people.neighbour);
    expect((await upload(people.far)).status).toBe(503);
  });

  it('end with their connection', async () => {
    const socket = await startUpload(people.first);
    socket.destroy();
    let status: number | undefined = 503;
    while (status === 503) ({ status } = await upload(people.first));
    expect(status).toBe(422);
  });
});

describe('a body above the size limit', () => {
  it('is refused with an answer, and the connection stays open', async () => {
    const agent = connection();
    expect(await upload(people.first, agent, 12_000_000)).toMatchObject({
      status: 413,
      code: 'too_large',
    });
    const next = await over(agent, people.first, 'GET', apiBase + searchPatients.path);
    expect(next.status).toBe(200);
  });
});

describe('other requests at the same time', () => {
  it('are limited, and the ones above the limit are answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        over(connection(), people.far, 'GET', apiBase + searchPatients.path),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });
});

describe('anonymous requests at the same time', () => {
  it('are limited per source, with an answer, and leave places to signed-in users', async () => {
    const path = apiBase + signIn.path;
    const head = `POST ${path} HTTP/1.1\r\nhost: ${people.far.host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\nu`;
    const ask = () => over(connection(), people.far, 'GET', apiBase + readPublicInfo.path);
    for (let count = 0; count < 3; count += 1) {
      const socket = connect(port, '127.0.0.1');
      slow.push(socket);
      socket.write(head);
    }
    let refused = await ask();
    while (refused.status !== 503) refused = await ask();
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const user = await over(connection(), people.far, 'GET', apiBase + searchPatients.path);
    expect(user.status).toBe(200);
  });
});
