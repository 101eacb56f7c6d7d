import type { OrderableTest } from '@alms/lis-domain/catalogue';
import { matchesName, normaliseName } from '@alms/lis-domain/patients';

/**
 * Returns the active tests that match every word of the query by name, short name or code. Exact
 * codes come first, then panels.
 */
export function matchingTests(catalogue: readonly OrderableTest[], query: string): OrderableTest[] {
  const wanted = normaliseName(query);
  const found = catalogue.filter(
    (test) =>
      test.status === 'active' &&
      (wanted === '' || matchesName(query, `${test.name} ${test.short_name} ${test.code}`)),
  );
  const rank = (test: OrderableTest) =>
    normaliseName(test.code) === wanted ? 0 : test.kind === 'panel' ? 1 : 2;
  return found.toSorted((one, other) => rank(one) - rank(other));
}
