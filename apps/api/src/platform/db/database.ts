import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { parse } from 'pg-connection-string';
import { DatabaseUnusable } from './database-unusable.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isolationBreaches } from './isolation-breaches.ts';
import { openListener, type Listener, type ListenerOptions } from './listener.ts';
import { installJobs } from '../jobs/schema.ts';
import { migrate } from './migrate.ts';
import { connect, openPool, unlimited, type Connection, type PoolOptions } from './pool.ts';
import { appConnection, ensureRoles } from './roles.ts';
import type { Schema } from './schema.ts';

/** The database as seen by the serving role. */
export type Database = Kysely<Schema>;

export interface OpenDatabase {
  db: Database;
  /** Connection pool below `db`, for code that does not use Kysely. */
  pool: pg.Pool;
  /**
   * Connections that count rates. A transaction may wait for one while it holds its own: with one
   * pool, as many transactions as connections would wait for each other.
   */
  ratePool: pg.Pool;
  /** Signing secret of access tokens, shared by all processes on this database. */
  tokenSecret: string;
  /** Listens to notifications of all processes on this database. */
  listen(options: ListenerOptions): Listener;
  /**
   * Runs ANALYZE as table owner. After bulk inserts, missing statistics would turn queries of
   * milliseconds into seconds.
   */
  analyze(): Promise<void>;
  /** Gives access as schema owner, without time limits, for maintenance of append-only data. */
  asOwner<T>(work: (owner: Database, pool: pg.Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends PoolOptions {
  /** Directory of the embedded database. */
  dataDirectory: string;
  /** URL of a PostgreSQL server to use instead, as its owner. */
  url?: string | undefined;
}

const RATE_CONNECTIONS = 4;

/** Arbitrary advisory lock key unused elsewhere: serialises preparation of the database. */
const preparationLock = 4_173_001;

/**
 * Opens the embedded database, or the one at `url`; migrates its schema and provides connections of
 * the serving role.
 */
export async function openDatabase({
  dataDirectory,
  url,
  ...pool
}: DatabaseOptions): Promise<OpenDatabase> {
  const { owner, stop } = await openOwner({ dataDirectory, url });
  try {
    const opened = await serve(owner, pool);
    return {
      ...opened,
      async close() {
        await opened.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Owner connection to the embedded database, started if necessary, or to the one at `url`. */
export async function openOwner({
  dataDirectory,
  url,
}: Pick<DatabaseOptions, 'dataDirectory' | 'url'>): Promise<{
  owner: Connection;
  stop(): Promise<void>;
}> {
  if (url !== undefined) return { owner: ownerOf(url), stop: () => Promise.resolve() };
  const server = await startEmbeddedPostgres(dataDirectory);
  try {
    return { owner: await embeddedOwner(server.socketDirectory), stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Owner connection described by a URL. */
export function ownerOf(url: string): Connection {
  const { host, port, user, password, database, ssl } = parse(url);
  if (!host || !user || !database)
    throw new DatabaseUnusable(
      'DATABASE_URL must contain host, user and database, for example postgres://lis_owner:secret@localhost:5432/lis.',
    );
  return {
    host,
    user,
    database,
    ...(port && { port: Number(port) }),
    ...(password !== undefined && { password }),
    ...(ssl !== undefined && { ssl: ssl as Connection['ssl'] }),
  };
}

/** Prepares a database as its owner, then opens it as the serving role. */
export async function serve(owner: Connection, options: PoolOptions = {}): Promise<OpenDatabase> {
  const tokenSecret = await prepare(owner);
  const connection = appConnection(owner);
  const pool = openPool(connection, options);
  const ratePool = openPool(connection, { ...options, size: RATE_CONNECTIONS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    ratePool,
    tokenSecret,
    listen: (listenerOptions) => openListener(connection, listenerOptions),
    analyze: () => analyze(owner),
    asOwner: (work) => asOwner(owner, work),
    async close() {
      await Promise.all([pool.end(), ratePool.end()]);
    },
  };
}

async function analyze(owner: Connection): Promise<void> {
  const client = await connect(owner);
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function asOwner<T>(
  owner: Connection,
  work: (db: Database, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = openPool(owner, { size: 2, limits: unlimited });
  try {
    return await work(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool);
  } finally {
    await pool.end();
  }
}

async function prepare(owner: Connection): Promise<string> {
  const client = await reach(owner);
  try {
    await client.query('select pg_advisory_lock($1)', [preparationLock]);
    await refuseOldServer(client);
    await ensureRoles(client, owner);
    await migrate(owner);
    await assumeOneFacility(client);
    await installJobs(client);
    const breaches = await isolationBreaches(client);
    if (breaches.length > 0)
      throw new DatabaseUnusable(
        `The database schema does not isolate facilities: ${breaches.join('; ')}.`,
      );
    await client.query(
      "insert into service_secret (name, value) values ('token', $1) on conflict do nothing",
      [randomBytes(32).toString('base64url')],
    );
    const { rows } = await client.query<{ value: string }>(
      "select value from service_secret where name = 'token'",
    );
    return rows[0]?.value ?? '';
  } finally {
    await client.end();
  }
}

/**
 * Gives the planner a first estimate for tables without statistics: all rows belong to one
 * facility. Without it the planner expects one row per facility and joins orders, specimens and
 * patients of a facility by comparing all with all, which took seconds from about fifty orders on.
 * ANALYZE replaces the estimate. Only PostgreSQL 18 and newer can store it.
 */
async function assumeOneFacility(client: pg.Client): Promise<void> {
  await client.query(`
    do $$ begin
      if current_setting('server_version_num')::integer >= 180000 then
        perform pg_restore_attribute_stats(
          'schemaname', 'public', 'relname', c.relname::text, 'attname', 'tenant_id',
          'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', 1::real)
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.reltuples < 0;
      end if;
    end $$`);
}

async function reach(owner: Connection): Promise<pg.Client> {
  try {
    return await connect(owner);
  } catch (error) {
    const reason =
      error instanceof Error && error.message !== ''
        ? error.message
        : String((error as NodeJS.ErrnoException).code);
    throw new DatabaseUnusable(
      `The database "${owner.database}" on ${owner.host} cannot be reached: ${reason}`,
      { cause: error },
    );
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 150_000)
    throw new DatabaseUnusable(
      `ALMS requires PostgreSQL 15 or later. This server runs version ${Math.floor(version / 10_000)}.`,
    );
}

/** In the embedded server the owner is an ordinary role with one database. */
async function embeddedOwner(socketDirectory: string): Promise<Connection> {
  const superuser = await connect({
    host: socketDirectory,
    user: 'postgres',
    database: 'postgres',
  });
  try {
    await superuser.query('select pg_advisory_lock($1)', [preparationLock]);
    const role = await superuser.query("select 1 from pg_roles where rolname = 'lis_owner'");
    if (role.rowCount === 0) await superuser.query('create role lis_owner login createrole');
    const database = await superuser.query("select 1 from pg_database where datname = 'lis'");
    if (database.rowCount === 0) await superuser.query('create database lis owner lis_owner');
  } finally {
    await superuser.end();
  }
  return { host: socketDirectory, user: 'lis_owner', database: 'lis' };
}
