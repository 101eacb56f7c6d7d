import type { TestParameter } from '@alms/lis-domain/catalogue';

/** Without accents and in small letters, so that a search for `gamma` finds `Gámma`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The active tests that have every word of the query in their name, short name or code; an exact code comes first, then panels. */
export function matchingTests(catalogue: readonly TestParameter[], query: string): TestParameter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const found = catalogue.filter((test) => {
    const text = plain(`${test.name} ${test.short_name} ${test.code}`);
    return test.status === 'active' && wanted.every((word) => text.includes(word));
  });
  const rank = (test: TestParameter) => (plain(test.code) === wanted.join(' ') ? 0 : test.kind === 'panel' ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other));
}
