export interface PostgresServer {
  /** Where its data is. */
  data: string;
  port: number;
  /** Of the owner of the database. */
  url: string;
  superuserUrl: string;
  /** Again, after it was killed. */
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgresServer(options?: {
  settings?: readonly string[];
  parent?: string;
  statements?: readonly string[];
}): Promise<PostgresServer>;
