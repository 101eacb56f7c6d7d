import type { Result } from '@alms/lis-domain/results';

/** Returns whether a result triggered reflex tests or is one itself. */
export function isReflex({
  reflexes,
  added_because,
}: Pick<Result, 'reflexes' | 'added_because'>): boolean {
  return reflexes.length > 0 || added_because !== null;
}
