import { aCatalogue, aTestParameter, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { TestListScreenProps } from './test-list-screen.js';

const tests = [...aCatalogue().slice(0, 14), aTestParameter('CRP', { status: 'draft' }), aTestParameter('INR', { status: 'retired' })];

export const testListArgs = {
  filter: { query: '', department: '', status: '' },
  onFilterChange: () => {},
  tests: ready(tests, FIXTURE_NOW),
  onMore: () => {},
  testHref: ({ code }) => `#${code}`,
  newTestHref: '#new',
  onRetry: () => {},
} satisfies TestListScreenProps;

/** What was read an hour ago; asking again has failed. */
export const stale: TestListScreenProps['tests'] = { status: 'ready', data: tests, freshness: 'stale', asOf: minutesAgo(62) };
