import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  eventually,
  freePort,
  removeDataDirectory,
  runFile,
  type TestProcess,
} from './testing/test-process.ts';

let directory: string;
let service: TestProcess | undefined;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'alms-main-'));
});
afterEach(async () => {
  service?.child.kill('SIGKILL');
  await service?.ended;
  service = undefined;
  await removeDataDirectory(directory);
});

function start(environment: Record<string, string>): TestProcess {
  service = runFile('main.ts', {
    DATA_DIR: directory,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    ...environment,
  });
  return service;
}

/** Sends a network request under the demo facility's host name. */
function ask(
  port: number,
  path: string,
  form?: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const isForm = path.endsWith('/token');
    const headers = {
      host: 'demo.alms.localhost',
      ...(form && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    };
    const sent = request(
      { host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET', headers },
      (response) => {
        let text = '';
        response
          .setEncoding('utf8')
          .on('data', (part: string) => void (text += part))
          .on('end', () => done({ status: response.statusCode ?? 0, text }));
      },
    );
    sent
      .on('error', failed)
      .end(form && (isForm ? new URLSearchParams(form).toString() : JSON.stringify(form)));
  });
}

const ready = () =>
  eventually(
    () => (/ALMS is ready/.test(service?.output() ?? '') ? true : undefined),
    `the service: ${service?.output()}`,
    100,
  );
const signIn = (port: number) =>
  ask(port, '/api/v1/auth/token', { username: 'nurse@demo.test', password: 'Demo-Pass-2026!' });
const pidFile = () => join(directory, 'postgres/postmaster.pid');

describe('service process', () => {
  it('prints its addresses, demo accounts and missing settings, signs in, writes emails to the outbox, stops on Ctrl-C and keeps its data', async () => {
    const port = await freePort();
    const { child, output, ended } = start({ PORT: String(port) });
    await ready();
    expect(output()).toContain(`http://demo.alms.localhost:${port}`);
    expect(output()).toContain('lab_manager@demo.test');
    expect(output()).toContain('"OPERATOR_NAME","OPERATOR_ADDRESS"');
    expect((await signIn(port)).status).toBe(200);
    expect(
      (await ask(port, '/api/v1/auth/password-reset', { email: 'nurse@demo.test' })).status,
    ).toBe(202);
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 0, signal: null });
    expect(existsSync(pidFile())).toBe(false);
    // The demo sends email too, such as notifications of critical results.
    const outbox = join(directory, 'outbox');
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(mails.find((mail) => mail.includes('To: nurse@demo.test'))).toContain(
      'Demo General Laboratory',
    );
    start({ PORT: String(port), DEMO: '0' });
    await ready();
    expect((await signIn(port)).status).toBe(200);
  });

  it('responds 503 while its database is unavailable and recovers automatically', async () => {
    const port = await freePort();
    start({ PORT: String(port) });
    await ready();
    // Opens a connection of the pool, which closes idle ones after ten seconds.
    expect((await ask(port, '/api/v1/hospitals/public/info')).status).toBe(200);
    process.kill(Number.parseInt(readFileSync(pidFile(), 'utf8'), 10), 'SIGKILL');
    const statuses = new Set<number>();
    await eventually(
      async () => {
        const { status } = await ask(port, '/api/v1/hospitals/public/info');
        statuses.add(status);
        return status === 200 && statuses.has(503) ? true : undefined;
      },
      `200 again, after ${[...statuses].join(', ')}`,
    );
    expect([...statuses].toSorted()).toEqual([200, 503]);
    expect((await signIn(port)).status).toBe(200);
    const broken = await eventually(() => {
      const lines = (service?.output() ?? '')
        .split('\n')
        .filter((line) => line.includes('database connection lost'));
      return lines.length > 0 ? lines : undefined;
    }, 'the log of a lost connection');
    for (const line of broken)
      expect(
        Object.keys(JSON.parse(line) as object).filter(
          (key) => !['level', 'time', 'reason', 'code', 'msg'].includes(key),
        ),
      ).toEqual([]);
  });

  it('creates no demo facility unless requested', async () => {
    const port = await freePort();
    start({ PORT: String(port), DEMO: '0' });
    await ready();
    expect((await ask(port, '/api/v1/hospitals/public/info')).status).toBe(404);
  });

  it('reports a port already in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, ended } = start({ PORT: String(port) });
    expect((await ended).code).toBe(1);
    expect(output()).toContain(`ALMS cannot start. Port ${port} is in use`);
    other.close();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ BETA: '0' }, 'BETA=0 requires a payment provider'],
    [
      { DATA_DIR: '/proc/alms/data' },
      'The data directory /proc/alms/data cannot be written (ENOENT). Choose another one with DATA_DIR.',
    ],
    [{ DATA_DIR: '/dev/null/data' }, 'The data directory /dev/null/data cannot be written'],
    [
      { DATABASE_URL: 'postgres://owner:secret@127.0.0.1:1/lis' },
      'The database "lis" on 127.0.0.1 cannot be reached',
    ],
  ])('reports in one sentence why it cannot start with %j', async (environment, sentence) => {
    const { output, ended } = start(environment);
    expect((await ended).code).toBe(1);
    expect(output()).toContain(`ALMS cannot start. ${sentence}`);
    expect(output()).not.toMatch(/secret|\n\s+at /);
  });
});
