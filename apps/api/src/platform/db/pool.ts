import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';

/**
 * Column types of the service: calendar dates stay text, big integers become numbers, instants are
 * ISO 8601 in UTC.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.NUMERIC, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/** Connection parameters of one database and role. */
export interface Connection {
  host: string;
  port?: number;
  user: string;
  database: string;
  password?: string;
  ssl?: pg.ClientConfig['ssl'];
}

/** In ms; 0 disables the limit. */
export interface TimeLimits {
  /** Waiting for a pool connection. */
  connection: number;
  /** Waiting for a row or table lock. */
  lock: number;
  statement: number;
  /** Between two statements of a transaction. */
  idleTransaction: number;
}

/**
 * Nested timeouts: lock before statement, statement before request (security-and-reliability 5.1).
 */
const requestLimits: TimeLimits = {
  connection: 5_000,
  lock: 2_000,
  statement: 5_000,
  idleTransaction: 10_000,
};

/** For migrations, and for tests on slow machines. */
export const unlimited: TimeLimits = { connection: 0, lock: 0, statement: 0, idleTransaction: 0 };

export interface PoolOptions {
  /** Maximum number of connections. @default 20 */
  size?: number;
  /** Timeouts. @default request limits */
  limits?: TimeLimits;
  /** Called when an idle connection breaks, e.g. on a server restart; the pool replaces it. */
  onError?: (error: Error & { code?: string }) => void;
}

/** Connection pool for requests, or for the owner during migrations. */
export function openPool(
  connection: Connection,
  { size = 20, limits = requestLimits, onError = () => undefined }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    types,
    max: size,
    application_name: 'alms',
    connectionTimeoutMillis: limits.connection,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
  });
  pool.on('error', onError);
  // A broken checked-out connection must not end the process either.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * Opens one connection without time limits, for preparing the database or listening. The server
 * lists it under this name.
 */
export async function connect(
  connection: Connection,
  name = 'alms-preparation',
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    types,
    application_name: name,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
