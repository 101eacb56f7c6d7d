import pg from 'pg';

/** Columns as the rest of the service wants them: calendar dates stay text, big integers are numbers, instants are ISO 8601 in UTC. */
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

/** How to reach one database as one role. */
export interface Connection {
  host: string;
  port?: number;
  user: string;
  database: string;
  password?: string;
  ssl?: pg.ClientConfig['ssl'];
}

/** Milliseconds; 0 is without limit. */
export interface TimeLimits {
  /** For a connection of the pool. */
  connection: number;
  /** For a row or table that another transaction holds. */
  lock: number;
  statement: number;
  /** Between two statements of a transaction. */
  idleTransaction: number;
}

/** Waits nest: a lock gives up before its statement does, a statement before the request (security-and-reliability 5.1). */
const requestLimits: TimeLimits = {
  connection: 5_000,
  lock: 2_000,
  statement: 5_000,
  idleTransaction: 10_000,
};

/** For migrations; and for tests, whose machine may be slow but not wrong. */
export const unlimited: TimeLimits = { connection: 0, lock: 0, statement: 0, idleTransaction: 0 };

export interface PoolOptions {
  /** Connections at most. @default 20 */
  size?: number;
  /** What may take how long. @default what a request may wait */
  limits?: TimeLimits;
  /** Told when an idle connection breaks, e.g. because the server restarts; the pool replaces it. */
  onError?: (error: Error & { code?: string }) => void;
}

/** A pool of connections: the one every request draws from, or the owner's for migrations. */
export function openPool(
  connection: Connection,
  { size = 20, limits = requestLimits, onError = () => undefined }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    types,
    max: size,
    application_name: 'alms',
    connectionTimeoutMillis: limits.connection,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.idleTransaction,
  });
  pool.on('error', onError);
  // A connection that breaks while it is checked out must not end the process either.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One connection without time limits: for what prepares the database, and for what listens to it. The server shows it under this name. */
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
