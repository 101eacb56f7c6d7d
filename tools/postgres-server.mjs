/**
 * A temporary PostgreSQL server from the operating system (15 or newer), for API tests besides the
 * embedded database, for benchmarks, and for fault tests. Installed from Debian when missing.
 */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './ensure-chromium.mjs';
import { environment, run, say } from './workspace.mjs';

const INSTALLED = '/usr/lib/postgresql';

function serverPrograms() {
  if (!existsSync(INSTALLED)) return undefined;
  const version = readdirSync(INSTALLED)
    .filter((name) => Number(name) >= 15 && existsSync(join(INSTALLED, name, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return version && join(INSTALLED, version, 'bin');
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/**
 * Database owner with the privileges of a production server: it may create roles and databases but
 * is no superuser, because superusers bypass row-level security. The tests drop their databases
 * while the server is still closing connections, so it may also terminate these.
 */
const MAKE_OWNER = [
  "create role lis_owner login createrole createdb password 'throwaway'",
  'grant pg_signal_backend to lis_owner',
  'create database alms owner lis_owner',
];

/**
 * Starts a server; returns the URLs of its owner and superuser, and functions to kill (as in a
 * power failure), restart and remove it. `settings` are PostgreSQL's; `parent` is the parent of its
 * data directory; `statements` create the owner.
 */
export async function startPostgresServer({
  settings = ['fsync=off'],
  parent = tmpdir(),
  statements = MAKE_OWNER,
} = {}) {
  if (!serverPrograms()) {
    say('  Installing PostgreSQL (Debian package) …');
    const { code, output } = await installDebianPackages(['postgresql']);
    if (code !== 0) throw new Error(`PostgreSQL could not be installed:\n${output}`);
  }
  const programs = serverPrograms();
  const data = mkdtempSync(join(parent, 'alms-pg-'));
  const asRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root; Debian's package provides the account "postgres".
  const elevate = asRoot ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asRoot) {
    const { output } = await run('id', ['-u', 'postgres'], { quiet: true });
    chownSync(data, Number(output.trim()), -1);
  }
  const inside = (program, args) => {
    const [command, ...rest] = [...elevate, join(programs, program), ...args];
    return { command, rest };
  };
  const init = inside('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const made = await run(init.command, init.rest, { quiet: true, cwd: tmpdir() });
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'max_connections=200',
    ...settings,
  ].flatMap((setting) => ['-c', setting]);

  let ended = Promise.resolve();
  const start = async () => {
    const { command, rest } = inside('postgres', ['-D', data, '-p', String(port), ...options]);
    const server = spawn(command, rest, {
      cwd: tmpdir(),
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    ended = new Promise((done) => server.on('close', done));
    let output = '';
    await new Promise((done, fail) => {
      server.stderr.on('data', (chunk) => {
        output = `${output}${chunk}`.slice(-4000);
        if (String(chunk).includes('ready to accept connections')) done();
      });
      server.on('close', (code) =>
        fail(new Error(`PostgreSQL exited with code ${code} before it was ready:\n${output}`)),
      );
    });
  };
  await start();
  const psql = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
  ];
  for (const statement of statements) {
    const { code, output } = await run(join(programs, 'psql'), [...psql, statement], {
      quiet: true,
    });
    if (code !== 0) throw new Error(`${statement} failed:\n${output}`);
  }
  return {
    data,
    port,
    url: `postgres://lis_owner:throwaway@127.0.0.1:${port}/alms`,
    superuserUrl: `postgres://postgres@127.0.0.1:${port}/alms`,
    start,
    /** Kills the server immediately, including its child processes; nothing more is written. */
    kill: async () => {
      process.kill(
        Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
        'SIGKILL',
      );
      await ended;
    },
    stop: async () => {
      const stop = inside('pg_ctl', ['-D', data, '-m', 'fast', 'stop']);
      await run(stop.command, stop.rest, { quiet: true, cwd: tmpdir() });
      rmSync(data, { recursive: true, force: true });
    },
  };
}
