import {
  aComparison,
  aKeyMetrics,
  aPerformance,
  aQualityMetrics,
  aTestStats,
  aTestStatus,
  aTestVolume,
  aTurnaround,
} from '@alms/lis-domain/fixtures';
import { loading, ready, type Resource } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { analyticsArgs, someSites } from './analytics.args.ts';
import { AnalyticsScreen, type AnalyticsFigures } from './analytics-screen.tsx';

/** Puts all resources into the same state. */
const all = (change: (answer: Resource<never>) => Resource<never>) =>
  Object.fromEntries(
    Object.entries(analyticsArgs.figures).map(([name, answer]) => [
      name,
      change(answer as Resource<never>),
    ]),
  ) as unknown as AnalyticsFigures;
const nothing = {
  segments: [],
  by_test: [],
  median: null,
  p90: null,
  working: { n: 0, median: null, p90: null },
  on_time_rate: null,
  released: 0,
  with_target: 0,
  on_time: 0,
  histogram: [],
};

/**
 * Each figure states what it measures. Each chart also has a table. Unknown values are never drawn
 * as zero or as good.
 */
const meta = {
  title: 'Features/Analytics/Analytics',
  component: AnalyticsScreen,
  tags: ['screen'],
  args: {
    ...analyticsArgs,
    onPeriodChange: fn(),
    onRetry: fn(),
    onExport: fn(),
    onPrint: fn(),
    onGroupByChange: fn(),
    savedReports: { ...analyticsArgs.savedReports, onSave: fn(analyticsArgs.savedReports.onSave) },
  },
  parameters: {
    states: { NoMatches: 'the period is the only filter; without work it is Empty' },
  },
} satisfies Meta<typeof AnalyticsScreen>;

export default meta;
type Story = StoryObj<typeof AnalyticsScreen>;

export const Default: Story = {};

/** Without opening hours, turnaround in working hours is unknown. */
export const WithoutOpeningHours: Story = {
  args: {
    figures: { ...analyticsArgs.figures, turnaround: ready(aTurnaround({ working: null })) },
  },
};

/** A long period: a line chart instead of bars. */
export const ManyDays: Story = {
  args: {
    period: { preset: 'custom', from: '2026-03-01', to: '2026-05-12' },
    figures: {
      ...analyticsArgs.figures,
      volume: ready(
        aTestVolume({
          items: Array.from({ length: 73 }, (_, day) => ({
            date: `2026-0${3 + Math.floor(day / 31)}-${String((day % 31) + 1).padStart(2, '0')}`,
            count: (day % 7 < 5 ? 110 : 30) + (day % 9),
          })),
          total: 6_412,
        }),
      ),
    },
  },
};

/** User who sees no staff names and may open none of the lists. */
export const ReportViewer: Story = {
  args: {
    hrefs: {},
    figures: {
      ...analyticsArgs.figures,
      workload: ready(
        aPerformance({
          items: [
            {
              user_id: null,
              name: null,
              department: null,
              collected: 216,
              entered: 312,
              verified: 312,
              amended: 3,
              median_tat_minutes: 48,
            },
          ],
        }),
      ),
    },
  },
};

/** A facility with two sites: figures of all, and of each side by side. */
export const SeveralSites: Story = { args: { sites: someSites } };

/** Reports to show or delete, and the form to save the current one. */
export const SavedReports: Story = {
  args: { savedReports: { ...analyticsArgs.savedReports, open: true } },
};

export const NoSavedReports: Story = {
  args: { savedReports: { ...analyticsArgs.savedReports, open: true, reports: [] } },
};

export const Loading: Story = { args: { figures: all(() => loading) } };

/** First day of a facility, without data. */
export const Empty: Story = {
  args: {
    savedReports: { ...analyticsArgs.savedReports, reports: [] },
    figures: {
      metrics: ready(
        aKeyMetrics({ total_patients: 0, total_orders: 0, pending_tests: 0, completed_tests: 0 }),
      ),
      volume: ready(aTestVolume({ items: [{ date: '2026-05-12', count: 0 }], total: 0 })),
      status: ready(
        aTestStatus({
          items: [],
          status_distribution: {
            pending: 0,
            collected: 0,
            in_process: 0,
            verified: 0,
            released: 0,
            cancelled: 0,
            rejected: 0,
          },
        }),
      ),
      turnaround: ready(aTurnaround(nothing)),
      quality: ready(
        aQualityMetrics({
          pass_rate: null,
          runs_evaluated: 0,
          runs_rejected: 0,
          samples_assessed: 0,
          samples_rejected: 0,
          rejection_rate_samples: null,
          released: 0,
          amended: 0,
          amended_rate: null,
          critical_calls: 0,
          critical_within_target: 0,
          critical_within_target_rate: null,
        }),
      ),
      stats: ready(aTestStats({ items: [] })),
      workload: ready(aPerformance({ items: [] })),
      comparison: analyticsArgs.figures.comparison,
    },
  },
};

export const Failed: Story = {
  args: {
    figures: all(() => ({ status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } })),
  },
};

export const Forbidden: Story = {
  args: { figures: all(() => ({ status: 'error', error: { kind: 'forbidden' } })) },
};

export const Stale: Story = {
  args: {
    figures: all((answer) =>
      answer.status === 'ready'
        ? { ...answer, freshness: 'stale', asOf: '2026-05-12T07:40:00Z' }
        : answer,
    ),
  },
};

export const NotExported: Story = {
  args: { exporting: { status: 'failed', error: { kind: 'offline' } } },
};

export const LongText: Story = {
  args: {
    zone: 'America/Argentina/ComodRivadavia',
    figures: {
      ...analyticsArgs.figures,
      stats: ready(
        aTestStats({
          items: aTestStats().items.map((item) => ({
            ...item,
            name: 'Thyroid stimulating immunoglobulin, quantitative, with confirmation',
            ordered: 123_456_789_012,
          })),
        }),
      ),
      workload: ready(
        aPerformance({
          items: aPerformance().items.map((item) => ({
            ...item,
            name: 'Maximiliana Alexandrina Wolfeschlegelsteinhausen-Bergerdorff',
          })),
        }),
      ),
      comparison: ready(aComparison()),
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Selects another period with the arrow keys, then saves it as a report. */
export const KeyboardOnly: Story = {
  render: function Opened(args) {
    const [open, onOpenChange] = useState(false);
    return (
      <AnalyticsScreen {...args} savedReports={{ ...args.savedReports, open, onOpenChange }} />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Last 7 days' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ preset: '30-days' });
    canvas.getByRole('button', { name: 'Saved reports' }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByLabelText(/Name of the report/)).focus();
    await userEvent.keyboard('Spring{Enter}');
    await waitFor(() => expect(args.savedReports.onSave).toHaveBeenCalledWith('Spring'));
  },
};
