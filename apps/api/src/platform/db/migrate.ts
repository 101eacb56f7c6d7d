import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type pg from 'pg';
import { DatabaseUnusable } from './database-unusable.ts';
import { openPool, type Connection, unlimited } from './pool.ts';
import { migrations, type Migrations } from './sql-migrations.ts';

/**
 * Migrates the schema as its owner, atomically and without time limits.
 * @param names Migrations to apply, for the schema of an earlier version; all by default
 * @param known Migrations of this version
 */
export async function migrate(
  owner: Connection,
  names?: readonly string[],
  known: Migrations = migrations,
): Promise<void> {
  const wanted = Object.entries(known).filter(([name]) => names?.includes(name) ?? true);
  const pool = openPool(owner, { size: 1, limits: unlimited });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const done = await doneMigrations(pool);
    refuseOtherVersions(done, known);
    if (wanted.every(([name]) => done.includes(name))) return;
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(Object.fromEntries(wanted)) },
      // A file merged later may carry an earlier name than one that has run.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await db.destroy();
  }
}

/** Migrations applied to a database. */
export async function doneMigrations(owner: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows: found } = await owner.query<{ table: string | null }>(
    "select to_regclass('public.kysely_migration')::text as table",
  );
  if (!found[0]?.table) return [];
  const { rows } = await owner.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

/** Whether a migration is one of the numbered series that the baseline replaced. */
export const isNumbered = (name: string): boolean => /^0\d{3}-/.test(name);

function refuseOtherVersions(done: readonly string[], known: Migrations): void {
  if (done.some(isNumbered))
    throw new DatabaseUnusable(
      'The database was created by an earlier version of ALMS. This version cannot migrate its schema. ' +
        'Save the data with the earlier version: npm run backup -- FILE, or npm run export-facility -- SUBDOMAIN FILE for one facility. ' +
        'Load the file with this version into an empty database or a new DATA_DIR: npm run restore -- FILE, or npm run import-facility -- FILE.',
    );
  const unknown = done.find((name) => !(name in known));
  if (unknown === undefined) return;
  throw new DatabaseUnusable(
    `The database was migrated by a newer version of ALMS (unknown migration "${unknown}"). ` +
      'Start the newer version, or restore a backup made before it.',
  );
}
