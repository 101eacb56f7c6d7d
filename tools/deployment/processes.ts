/**
 * The service as described in `deploy/`, on this machine: API processes on one PostgreSQL, behind
 * nginx. For benchmarks and fault tests.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  eventually,
  freePort,
  runFile,
  type TestProcess,
} from '../../apps/api/src/testing/test-process.ts';
import { root } from '../workspace.mjs';

export const baseDomain = 'lab.example';

/** Target of requests: one API process, or nginx. */
export interface Entrance {
  port: number;
  secure: boolean;
}

export interface Sent {
  method: string;
  path: string;
  host: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

export interface Received {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

const agents = {
  plain: new HttpAgent({ keepAlive: true }),
  secure: new HttpsAgent({ keepAlive: true, rejectUnauthorized: false }),
};

/** Sends a request to an entrance; rejects without a complete response within 30 seconds. */
export function send(
  { port, secure }: Entrance,
  { method, path, host, headers, body }: Sent,
): Promise<Received> {
  return new Promise((done, fail) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      timeout: 30_000,
      headers: {
        ...headers,
        host,
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      },
    };
    const sent = secure
      ? httpsRequest({ ...options, agent: agents.secure, servername: host })
      : httpRequest({ ...options, agent: agents.plain });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => void (text += part));
      response
        .on('end', () =>
          done({ status: response.statusCode ?? 0, text, headers: response.headers }),
        )
        .on('error', fail);
    });
    sent.on('timeout', () => sent.destroy(new Error('No response within 30 seconds.')));
    sent.on('error', fail).end(body);
  });
}

export interface ApiProcess extends TestProcess {
  entrance: Entrance;
}

/** Starts an API process, on a free port unless one is given, and waits until it is ready. */
export async function startApi(databaseUrl: string, port?: number): Promise<ApiProcess> {
  const entrance = { port: port ?? (await freePort()), secure: false };
  const settings = {
    DATABASE_URL: databaseUrl,
    PORT: String(entrance.port),
    HOST: '127.0.0.1',
    BASE_DOMAIN: baseDomain,
    DEMO: '0',
    ENCRYPTION_KEY: 'a key for measurements, of 32 characters',
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const started = runFile('main.ts', settings);
  const isReady = async () => {
    if (started.child.exitCode !== null)
      throw new Error(`The API exited before it was ready:\n${started.output()}`);
    const { status } = await send(entrance, {
      method: 'GET',
      path: '/health/ready',
      host: baseDomain,
    }).catch(() => ({ status: 0 }));
    return status === 200 ? true : undefined;
  };
  await eventually(isReady, 'the API to be ready');
  return { ...started, entrance };
}

export interface Nginx {
  entrance: Entrance;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of `deploy/`, except for addresses and paths; undefined where
 * it is not installed.
 */
export async function startNginx(processes: readonly ApiProcess[]): Promise<Nginx | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const directory = mkdtempSync(join(tmpdir(), 'alms-nginx-'));
  mkdirSync(join(directory, 'tls'));
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(directory, 'tls/privkey.pem'),
  ];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-days',
      '2',
      '-subj',
      `/CN=${baseDomain}`,
      '-addext',
      `subjectAltName=DNS:${baseDomain},DNS:*.${baseDomain}`,
      ...key,
      '-out',
      join(directory, 'tls/fullchain.pem'),
    ],
    { stdio: 'ignore' },
  );
  const entrance = { port: await freePort(), secure: true };
  const written = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const [server = ''] = /^ *server \S+:4173 .+;$/m.exec(written) ?? [];
  const servers = processes
    .map(({ entrance: { port } }) => server.replace(/\S+:4173/, `127.0.0.1:${port}`))
    .join('\n');
  const changes: [from: string | RegExp, to: string][] = [
    [/(?:^ *server \S+:4173 .+;\n)+/m, `${servers}\n`],
    ['listen 8080;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 8443 ssl', `listen 127.0.0.1:${entrance.port} ssl`],
    [/\/etc\/nginx\/tls/g, join(directory, 'tls')],
    ['include /etc/nginx/mime.types;', ''],
    ['access_log /dev/stdout', `access_log ${join(directory, 'access.log')}`],
    [/ \/tmp\/nginx/g, ` ${directory}/nginx`],
  ];
  let configuration = written;
  for (const [from, to] of changes) {
    const changed = configuration.replace(from, to);
    if (changed === configuration)
      throw new Error(`deploy/nginx.conf no longer contains ${String(from)}.`);
    configuration = changed;
  }
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, configuration);
  const master = process.getuid?.() === 0 ? 'daemon off; user root;' : 'daemon off;';
  const child = spawn('nginx', ['-c', file, '-e', 'stderr', '-g', master], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  const isThere = () =>
    send(entrance, { method: 'GET', path: '/health/live', host: baseDomain }).then(
      () => true as const,
      () => undefined,
    );
  await eventually(isThere, 'nginx to answer');
  return {
    entrance,
    async stop() {
      child.kill('SIGQUIT');
      agents.secure.destroy();
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
