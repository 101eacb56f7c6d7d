import type { Result } from '@alms/lis-domain/results';

/**
 * Returns the name of the only person who entered values; undefined without values or with several
 * people.
 */
export function enteredByOne(
  results: readonly Pick<Result, 'entered_by'>[],
): Result['entered_by'] | undefined {
  const people = results.flatMap(({ entered_by }) => entered_by ?? []);
  return people.every(({ id }) => id === people[0]?.id) ? people[0] : undefined;
}
