import {
  aComparison,
  aKeyMetrics,
  aPerformance,
  aQualityMetrics,
  aTestStats,
  aTestStatus,
  aTestVolume,
  aTurnaround,
  FIXTURE_NOW,
  someLaboratoryFigures,
  someSavedViews,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { AnalyticsScreenProps } from './analytics-screen.tsx';

/** Two sites, with all of them chosen. */
export const someSites = {
  choices: someLaboratoryFigures().items.map(({ laboratory }) => laboratory),
  current: null,
  onChoose: () => {},
  figures: ready(someLaboratoryFigures(), FIXTURE_NOW),
} satisfies AnalyticsScreenProps['sites'];

export const analyticsArgs = {
  period: { preset: '7-days' },
  onPeriodChange: () => {},
  zone: 'UTC',
  figures: {
    metrics: ready(aKeyMetrics(), FIXTURE_NOW),
    volume: ready(aTestVolume(), FIXTURE_NOW),
    status: ready(aTestStatus(), FIXTURE_NOW),
    turnaround: ready(aTurnaround(), FIXTURE_NOW),
    quality: ready(aQualityMetrics(), FIXTURE_NOW),
    stats: ready(aTestStats(), FIXTURE_NOW),
    workload: ready(aPerformance(), FIXTURE_NOW),
    comparison: ready(aComparison(), FIXTURE_NOW),
  },
  onRetry: () => {},
  groupBy: 'technician',
  onGroupByChange: () => {},
  savedReports: {
    open: false,
    onOpenChange: () => {},
    reports: someSavedViews(),
    onShow: () => {},
    onSave: async () => ({ status: 'done' }),
    onDelete: () => {},
  },
  onExport: () => {},
  onPrint: () => {},
  hrefs: {
    workList: '#work-list',
    rejected: '#rejected',
    critical: '#critical',
    test: (code) => `#${code}`,
  },
} satisfies AnalyticsScreenProps;
