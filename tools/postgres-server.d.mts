export interface PostgresServer {
  /** Data directory. */
  data: string;
  port: number;
  /** Connection URL of the database owner. */
  url: string;
  superuserUrl: string;
  /** Restarts the server after it was killed. */
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgresServer(options?: {
  settings?: readonly string[];
  parent?: string;
  statements?: readonly string[];
}): Promise<PostgresServer>;
