import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ownerOf, serve } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts';
import { connect, type Connection } from '../platform/db/pool.ts';

/** Connections that test files need to create their own database. */
export interface TestCluster {
  /** May create databases. */
  creator: Connection;
  /** Owner of the databases. */
  owner: Omit<Connection, 'database'>;
  /** A migrated database used as template. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/**
 * Runs once per test run: provides a PostgreSQL with one migrated database. It is the embedded
 * server in a separate directory or, with DATABASE_URL, that server; the same tests run on both.
 * The databases belong to a role without superuser rights, as in production.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = `alms_test_${process.pid}`;
  const { DATABASE_URL: url } = process.env;
  const directory = url === undefined ? mkdtempSync(join(tmpdir(), 'alms-test-')) : undefined;
  const server = directory === undefined ? undefined : await startEmbeddedPostgres(directory);
  const creator = server
    ? { host: server.socketDirectory, user: 'postgres', database: 'postgres' }
    : ownerOf(url ?? '');
  const admin = await connect(creator);
  // No data outlives the run, so fsync is disabled; durability is tested in separate processes.
  // Prepared statements are planned for any value, as a server may do from the sixth execution.
  if (server)
    for (const statement of [
      'alter system set fsync = off',
      'alter system set plan_cache_mode = force_generic_plan',
      'select pg_reload_conf()',
    ])
      await admin.query(statement);
  const owner = await ordinaryOwner(admin, creator);

  await admin.query(`create database ${template} owner ${admin.escapeIdentifier(owner.user)}`);
  await (await serve({ ...owner, database: template })).close();
  project.provide('testCluster', { creator, owner, template });

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${template}%`],
    );
    for (const { datname } of rows)
      await admin.query(`drop database ${admin.escapeIdentifier(datname)} with (force)`);
    await admin.end();
    await server?.stop();
    if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
  };
}

/** The creator itself or, when that is a superuser, a role created for the tests. */
async function ordinaryOwner(admin: pg.Client, creator: Connection): Promise<TestCluster['owner']> {
  const { rows } = await admin.query<{ superuser: string }>(
    "select current_setting('is_superuser') as superuser",
  );
  if (rows[0]?.superuser !== 'on') return creator;
  const user = 'alms_test_owner';
  const known = await admin.query('select 1 from pg_roles where rolname = $1', [user]);
  if (known.rowCount === 0)
    await admin.query(`create role ${user} login createrole password 'only for tests'`);
  return {
    ...creator,
    user,
    ...(creator.password !== undefined && { password: 'only for tests' }),
  };
}
