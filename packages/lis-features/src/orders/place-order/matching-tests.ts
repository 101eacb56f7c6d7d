import type { TestParameter } from '@alms/lis-domain/catalogue';
import { matchesName, normaliseName } from '@alms/lis-domain/patients';

/** The active tests that have every word of the query in their name, short name or code; an exact code comes first, then panels. */
export function matchingTests(catalogue: readonly TestParameter[], query: string): TestParameter[] {
  const wanted = normaliseName(query);
  const found = catalogue.filter(
    (test) =>
      test.status === 'active' &&
      (wanted === '' || matchesName(query, `${test.name} ${test.short_name} ${test.code}`)),
  );
  const rank = (test: TestParameter) =>
    normaliseName(test.code) === wanted ? 0 : test.kind === 'panel' ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}
