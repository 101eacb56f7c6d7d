import { priorities } from '@alms/lis-domain/orders';
import type { Result } from '@alms/lis-domain/results';

/** STAT first, routine last. */
const urgency = (result: Result) => priorities.length - priorities.indexOf(result.priority);

/** Without a time of receipt a sample is not in the laboratory yet, and comes after those that are. */
const since = (result: Result) => (result.received_at === null ? Number.POSITIVE_INFINITY : Date.parse(result.received_at));

/** What to do next: the most urgent results first, and of equals the one whose sample has waited longest. */
export function dueNext(results: readonly Result[], count: number): Result[] {
  return results.toSorted((one, other) => urgency(one) - urgency(other) || since(one) - since(other)).slice(0, count);
}
