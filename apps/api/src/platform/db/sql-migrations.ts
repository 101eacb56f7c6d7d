import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { asMemberOfSearchRole } from './roles.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** First migration: all files of `schema/`, in the order of their numbers. */
export const baseline = '2026-11-23-baseline';

/** The baseline, then the files of `migrations/` by date. */
export const migrations: Migrations = {
  [baseline]: sqlMigration(sqlFiles('schema')),
  ...datedMigrations(sqlFiles('migrations')),
};

/** Paths of a folder's SQL files in the order of their names. */
function sqlFiles(folder: string): string[] {
  const directory = join(import.meta.dirname, folder);
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(directory, name));
}

/**
 * One migration per file, named after it.
 * @throws Error for a name that does not run after the baseline
 */
export function datedMigrations(files: readonly string[]): Migrations {
  return Object.fromEntries(
    files.map((file) => {
      const name = basename(file, '.sql');
      if (!/^\d{4}-\d{2}-\d{2}-[a-z0-9-]+$/.test(name) || name <= baseline)
        throw new Error(`${file} must be named YYYY-MM-DD-<what-it-does>.sql, after ${baseline}.`);
      return [name, sqlMigration([file])];
    }),
  );
}

/** Runs SQL files in the migrator's transaction, with the right to give functions to lis_search. */
function sqlMigration(files: readonly string[]): Migration {
  return {
    up: (db) =>
      asMemberOfSearchRole(
        (statement) => sql.raw(statement).execute(db),
        async () => {
          for (const file of files) {
            try {
              await sql.raw(readFileSync(file, 'utf8')).execute(db);
            } catch (cause) {
              throw new Error(`${basename(file)}: ${(cause as Error).message}`, { cause });
            }
          }
        },
      ),
  };
}
