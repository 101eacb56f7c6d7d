import { sql } from 'kysely';

/**
 * SQL: an import row `r` of batch `b` awaits review. It selects the work list of the import and its
 * count on the dashboard.
 */
export const awaitsReview = sql<boolean>`
  r.status in ('ready', 'unmapped', 'refused') and b.discarded_at is null`;
