import { sql, type RawBuilder } from 'kysely';

/**
 * A value for a `jsonb` column. Without it the driver would encode an array as a PostgreSQL array.
 */
export function json<T>(value: T): RawBuilder<T> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
