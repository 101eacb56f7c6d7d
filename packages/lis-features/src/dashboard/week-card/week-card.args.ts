import { aQualityMetrics, aTurnaround, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { WeekCardProps } from './week-card.tsx';

const window = { start: '2026-05-06T00:00:00Z', end: '2026-05-13T00:00:00Z', timezone: 'UTC' };

export const weekCardArgs = {
  turnaround: ready(aTurnaround({ window }), FIXTURE_NOW),
  quality: ready(aQualityMetrics({ window }), FIXTURE_NOW),
  onRetry: async () => {},
} satisfies WeekCardProps;
