import { aControlledTest, FIXTURE_NOW, minutesAgo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { HoldsCardProps } from './holds-card.tsx';

export const rejected = aControlledTest({
  number: 1,
  code: 'K',
  hold: { reason: 'rejected', since: minutesAgo(50) },
});
export const overdue = aControlledTest({
  number: 2,
  code: 'GLU',
  hold: { reason: 'overdue', since: minutesAgo(95) },
});
export const inControl = aControlledTest({ number: 3, code: 'NA' });

export const holdsCardArgs = {
  tests: ready({ items: [overdue, inControl, rejected], nextCursor: null }, FIXTURE_NOW),
  onRetry: async () => {},
  hrefs: {
    qualityControl: '/app/quality-control',
    test: (id) => `/app/quality-control?test=${id}`,
  },
} satisfies HoldsCardProps;
