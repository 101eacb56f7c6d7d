import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnusable, refuseHopeless, unusableDirectory } from './database-unusable.ts';
import type { Identity, Programs } from './postgres-programs.ts';

/** Maximum length of a Unix socket path in bytes on all supported systems. */
const socketPathLimit = 103;
const socketFile = '.s.PGSQL.5432';

/** Runs `initdb` in an adjacent directory, which is renamed when complete. */
export function createCluster(programs: Programs, identity: Identity, cluster: string): void {
  const unfinished = `${cluster}.unfinished-${process.pid}`;
  try {
    removeUnfinished(cluster);
    mkdirSync(unfinished, { mode: 0o700 });
  } catch (error) {
    throw unusableDirectory(dirname(cluster), error);
  }
  if (identity.owner) chownSync(unfinished, identity.owner.uid, identity.owner.gid);
  const [command, ...args] = [
    ...identity.wrap,
    programs.initdb,
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '-k',
  ];
  const made = spawnSync(command, args, { ...identity.spawn, cwd: '/', encoding: 'utf8' });
  if (made.status !== 0) {
    refuseHopeless(made.stderr, dirname(cluster));
    throw new DatabaseUnusable(
      `PostgreSQL could not initialise its data directory in ${cluster}: ${made.stderr.trim() || String(made.error)}`,
    );
  }
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    // Another process finished first; its cluster is equivalent.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw unusableDirectory(cluster, error);
  }
}

/** Removes files of processes killed during cluster creation. */
function removeUnfinished(cluster: string): void {
  const prefix = `${basename(cluster)}.unfinished-`;
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

/** Cluster files of one major version are incompatible with another. */
export function refuseOtherVersion(programs: Programs, cluster: string): void {
  const written = Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'));
  const library = JSON.parse(
    readFileSync(join(dirname(programs.postgres), '../../package.json'), 'utf8'),
  ) as { version: string };
  const ours = Number.parseInt(library.version, 10);
  if (written === ours) return;
  throw new DatabaseUnusable(
    `The data in ${cluster} belong to PostgreSQL ${written}, but this version of ALMS includes PostgreSQL ${ours}. ` +
      (written > ours
        ? 'Start the newer version of ALMS that wrote them'
        : 'Start the older version of ALMS that wrote them and export') +
      ', or choose another DATA_DIR.',
  );
}

/**
 * In the data directory if the path is short enough, else in the system's temporary directory,
 * under a name derived from the path.
 */
export function makeSocketDirectory(directory: string, { owner }: Identity): string {
  const beside = join(directory, 'socket');
  const fits = Buffer.byteLength(join(beside, socketFile)) <= socketPathLimit;
  const path = fits
    ? beside
    : join(tmpdir(), `alms-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`);
  try {
    mkdirSync(path, { mode: 0o700, recursive: true });
    if (owner) chownSync(path, owner.uid, owner.gid);
  } catch (error) {
    throw unusableDirectory(path, error);
  }
  const { uid, mode } = lstatSync(path);
  if (uid !== (owner?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new DatabaseUnusable(
      `The directory ${path} is accessible to other users of this machine. Remove it, or set DATA_DIR to another directory.`,
    );
  }
  return path;
}

/**
 * Process id of the server that holds the directory. PostgreSQL handles the pid file of a dead
 * server. It cannot distinguish an unreaped process, or a program that has reused the id; in these
 * cases the file is removed.
 */
export function runningServer(cluster: string): number | undefined {
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

/** Whether this process is a running PostgreSQL server. */
export function isServer(pid: number | undefined): boolean {
  if (pid === undefined || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [, name, state] =
      /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}
