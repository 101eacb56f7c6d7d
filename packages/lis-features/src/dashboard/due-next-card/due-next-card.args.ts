import { anOverview, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { DueNextCardProps } from './due-next-card.tsx';

export const dueNextCardArgs = {
  overview: ready(anOverview(), FIXTURE_NOW),
  onRetry: async () => {},
  hrefs: {
    workList: '/app/test-results',
    specimen: ({ sample_id, task }) => `/app/test-results?specimen=${sample_id}&task=${task}`,
  },
} satisfies DueNextCardProps;
