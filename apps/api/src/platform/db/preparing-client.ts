import pg from 'pg';

/**
 * Prepared statements of one connection, each about 45 kB of the server's memory. Further
 * statements are executed without a name.
 */
const MOST = 250;

/** Statements executed once so far, which are forgotten above this number. */
const MOST_SEEN = 2_000;

/**
 * Number of times that this process found a prepared statement whose columns a migration has
 * changed. It is part of the names, so that every connection prepares its statements again.
 */
let generation = 0;

/** PostgreSQL refuses a prepared statement whose columns have changed. */
const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';

/**
 * A connection that prepares a statement with parameters when it is executed a second time.
 * PostgreSQL then parses it once, and plans it once unless its plan depends on the values.
 */
export class PreparingClient extends pg.Client {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();
  #generation = generation;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const execute = this.query.bind(this) as (...input: unknown[]) => unknown;
    const query = (statement: unknown, values?: unknown, ...rest: unknown[]) => {
      const name =
        typeof statement === 'string' && Array.isArray(values) && values.length > 0
          ? this.#nameOf(statement)
          : undefined;
      if (name === undefined) return execute(statement, values, ...rest);
      const answer = execute({ name, text: statement, values }, ...rest) as Promise<unknown>;
      answer?.catch((error: unknown) => {
        if (isOutdated(error) && this.#generation === generation) generation += 1;
      });
      return answer;
    };
    this.query = query as typeof this.query;
  }

  #nameOf(statement: string): string | undefined {
    if (this.#generation !== generation) {
      this.#generation = generation;
      this.#names.clear();
    }
    const known = this.#names.get(statement);
    if (known !== undefined || this.#names.size === MOST) return known;
    if (!this.#seen.delete(statement)) {
      if (this.#seen.size === MOST_SEEN) this.#seen.clear();
      this.#seen.add(statement);
      return undefined;
    }
    const name = `${generation}-${this.#names.size}`;
    this.#names.set(statement, name);
    return name;
  }
}
