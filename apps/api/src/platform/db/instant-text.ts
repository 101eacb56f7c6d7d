import { sql, type RawBuilder } from 'kysely';

/**
 * SQL expression: an instant as text in the notation of the API, for values inside JSON and arrays,
 * which the driver does not convert.
 * @param at SQL expression of a `timestamptz`; never a value from a request
 */
export const instantText = (at: string): RawBuilder<string> =>
  sql.raw(`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
