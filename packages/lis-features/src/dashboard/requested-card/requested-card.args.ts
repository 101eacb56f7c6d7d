import {
  aRequestedReport,
  aRequestedResult,
  FIXTURE_NOW,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { RequestedCardProps } from './requested-card.tsx';

const critical = aRequestedReport({
  number: 6,
  priority: 'stat',
  outstanding: [{ test_name: 'Glucose', status: 'received' }],
  results: [
    aRequestedResult({ number: 6, code: 'NA', value_text: '138' }),
    aRequestedResult({ number: 6, code: 'K', value_text: '6.8' }),
    aRequestedResult({ number: 6, code: 'CREA', value_text: '1.9' }),
  ],
});
const abnormal = aRequestedReport({
  number: 2,
  released_at: minutesAgo(31),
  results: [aRequestedResult({ number: 2, code: 'HGB', value_text: '11.2' })],
});
const quiet = aRequestedReport({ number: 3, released_at: minutesAgo(45) });
const seenAt = minutesAgo(50);
const seenReport = aRequestedReport({
  number: 8,
  released_at: minutesAgo(70),
  results: [
    aRequestedResult({ number: 8, code: 'GLU', value_text: '131', seen_at: seenAt }),
    aRequestedResult({ number: 8, code: 'K', seen_at: seenAt }),
  ],
});

/** One critical report, one abnormal, and two without abnormal results, the last of them seen. */
export const someReports = [critical, abnormal, quiet, seenReport];

/** A doctor’s reports. */
export const requestedCardArgs = {
  reports: ready({ items: someReports, nextCursor: null }, FIXTURE_NOW),
  onRetry: async () => {},
  onMarkSeen: () => {},
  marking: null,
  inboxHref: '/app/inbox',
  href: ({ results }) => `/app/test-results?specimen=${results[0]?.sample_id ?? ''}`,
} satisfies RequestedCardProps;
