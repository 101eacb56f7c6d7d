import type { Result } from '@alms/lis-domain/results';

/** The one person who entered whatever values there are; undefined when there are none, or several people did. */
export function enteredByOne(
  results: readonly Pick<Result, 'entered_by'>[],
): Result['entered_by'] | undefined {
  const people = results.flatMap(({ entered_by }) => entered_by ?? []);
  return people.every(({ id }) => id === people[0]?.id) ? people[0] : undefined;
}
