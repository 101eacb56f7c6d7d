import { anOverview, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { ToVerifyCardProps } from './to-verify-card.tsx';

export const toVerifyCardArgs = {
  overview: ready(anOverview(), FIXTURE_NOW),
  onRetry: async () => {},
  hrefs: {
    verifyWithin: '/app/test-results?tab=to-verify&part=within',
    review: '/app/test-results?tab=to-verify&part=review',
    held: '/app/test-results?tab=held',
  },
} satisfies ToVerifyCardProps;
