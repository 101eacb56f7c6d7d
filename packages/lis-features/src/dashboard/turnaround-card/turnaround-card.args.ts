import { aTurnaround, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { TurnaroundCardProps } from './turnaround-card.tsx';

const window = { start: '2026-05-06T00:00:00Z', end: '2026-05-13T00:00:00Z', timezone: 'UTC' };

export const turnaroundCardArgs = {
  turnaround: ready(aTurnaround({ window }), FIXTURE_NOW),
  period: 'week',
  onPeriodChange: () => {},
  onRetry: async () => {},
} satisfies TurnaroundCardProps;
