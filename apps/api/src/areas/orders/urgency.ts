import { priorities } from '@alms/lis-domain/orders';
import { sql, type RawBuilder } from 'kysely';

const mostUrgentFirst = priorities.toReversed();

/** A priority as a number to sort by: 1 is the most urgent. */
export function urgency(column: string): RawBuilder<number> {
  return sql<number>`array_position(${mostUrgentFirst}::text[], ${sql.ref(column)})`;
}
