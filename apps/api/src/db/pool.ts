import pg from 'pg';

/** Columns as the rest of the service wants them: calendar dates stay text, big integers are numbers, instants are ISO 8601 in UTC. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [pg.types.builtins.NUMERIC, (text) => text],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
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

export interface PoolOptions {
  /** Connections at most. @default 20 */
  size?: number;
  /** No time limits: for migrations. */
  unlimited?: true;
  /** Told when an idle connection breaks, e.g. because the server restarts; the pool replaces it. */
  onError?: (error: Error & { code?: string }) => void;
}

/** Waits nest: a lock gives up before its statement does, a statement before the request (security-and-reliability 5.1). */
const timeouts = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

/** A pool of connections: the one every request draws from, or the owner's for migrations. */
export function openPool(connection: Connection, { size = 20, unlimited, onError = () => undefined }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...(!unlimited && timeouts), types, max: size, connectionTimeoutMillis: 5_000, application_name: 'alms' });
  pool.on('error', onError);
  // A connection that breaks while it is checked out must not end the process either.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One connection without time limits: for what prepares the database, and for what listens to it. The server shows it under this name. */
export async function connect(connection: Connection, name = 'alms-preparation'): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, types, application_name: name, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
