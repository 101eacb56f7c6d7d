import {
  aCriticalCall,
  aHeldTest,
  aKeyMetrics,
  anOrder,
  anOverview,
  aPatientSummary,
  aQualityMetrics,
  aSample,
  aTurnaround,
  someQuickStats,
} from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  collectorArgs,
  dashboardArgs,
  dataEntryArgs,
  doctorArgs,
  nurseArgs,
  receptionArgs,
  reportViewerArgs,
  twoLevelsArgs,
} from './dashboard.args.ts';
import { PlanCard } from './plan-card/index.ts';
import { planCardArgs } from './plan-card/plan-card.args.ts';
import { RequestedCard } from './requested-card/index.ts';
import { requestedCardArgs } from './requested-card/requested-card.args.ts';
import { StaffCard } from './staff-card/index.ts';
import { staffCardArgs } from './staff-card/staff-card.args.ts';
import { WholeDashboard } from './whole-dashboard.args.tsx';
import { StockCard } from './stock-card/index.ts';
import { stockCardArgs } from './stock-card/stock-card.args.ts';
import { WeekCard } from './week-card/index.ts';
import { weekCardArgs } from './week-card/week-card.args.ts';

const EMPTY = { status: 'empty', reason: 'none-yet' } as const;
const SERVER_ERROR = {
  status: 'error',
  error: { kind: 'server', requestId: 'req-7f3a91' },
} as const;
const FORBIDDEN = { status: 'error', error: { kind: 'forbidden' } } as const;
const AN_HOUR_AGO = '2026-05-12T07:40:00Z';
const LONG_TEST = 'Thyroid-stimulating hormone receptor antibodies, third generation';
const LONG_NAME = 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández, Maximiliana';

/**
 * Start page. Figures that are not live are never presented as live. Cards without permission are
 * not rendered.
 */
const meta = {
  title: 'Features/Home/Dashboard',
  component: WholeDashboard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...dashboardArgs, onRefresh: fn() },
} satisfies Meta<typeof WholeDashboard>;

export default meta;
type Story = StoryObj<typeof WholeDashboard>;

export const Default: Story = {};

/** Three critical results, one of them overdue; a QC hold; stock alerts; the last seven days. */
export const LabManager: Story = {
  args: {
    parts: { stock: <StockCard {...stockCardArgs} />, week: <WeekCard {...weekCardArgs} /> },
  },
};

/** No critical results and no QC holds: one quiet line. */
export const NothingCritical: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: { open: 0, overdue: 0, first: null },
        qc_holds: { tests: 0, first: null },
      }),
    ),
  },
};

export const Receptionist: Story = { args: receptionArgs };

/** A pending access request; the plan card comes last. */
export const Administrator: Story = {
  args: {
    parts: { staff: <StaffCard {...staffCardArgs} />, plan: <PlanCard {...planCardArgs} /> },
  },
};

/** Results of the doctor’s own orders first, then the orders. */
export const Doctor: Story = {
  args: { ...doctorArgs, parts: { requested: <RequestedCard {...requestedCardArgs} /> } },
};

export const DataEntry: Story = { args: dataEntryArgs };

export const ReportViewer: Story = {
  args: { ...reportViewerArgs, parts: { week: <WeekCard {...weekCardArgs} /> } },
};

export const Phlebotomist: Story = { args: collectorArgs };

export const PhlebotomistLoading: Story = {
  args: { ...collectorArgs, cards: {}, collectionList: loading },
};

export const PhlebotomistNothingToCollect: Story = {
  args: { ...collectorArgs, cards: {}, collectionList: EMPTY },
};

export const PhlebotomistFailed: Story = {
  args: { ...collectorArgs, cards: {}, collectionList: SERVER_ERROR },
};

export const PhlebotomistLongText: Story = {
  args: {
    ...collectorArgs,
    cards: {},
    collectionList: ready({
      items: [aSample({ priority: 'stat', patient: aPatientSummary({ full_name: LONG_NAME }) })],
      nextCursor: 'more',
    }),
  },
};

export const Nurse: Story = {
  args: { ...nurseArgs, parts: { requested: <RequestedCard {...requestedCardArgs} /> } },
};

export const Loading: Story = {
  args: {
    stats: loading,
    metrics: loading,
    overview: loading,
    today: loading,
    turnaround: loading,
    cards: { collection: loading },
    orders: loading,
  },
};

/** A new laboratory: measured zeros, and the first steps. */
export const Empty: Story = {
  args: {
    stats: ready(
      someQuickStats({ totalTests: 0, pendingTests: 0, recentActivity: 0, qcStatus: 'unknown' }),
    ),
    passRate: null,
    metrics: ready(
      aKeyMetrics({ total_patients: 0, total_orders: 0, pending_tests: 0, completed_tests: 0 }),
    ),
    today: ready(
      aQualityMetrics({
        pass_rate: null,
        runs_evaluated: 0,
        runs_rejected: 0,
        samples_assessed: 0,
        samples_rejected: 0,
        rejection_rate_samples: null,
        critical_notified: 0,
        median_notification_minutes: null,
      }),
    ),
    turnaround: ready(
      aTurnaround({ by_department: [], with_target: 0, on_time: 0, on_time_rate: null }),
    ),
    overview: ready(
      anOverview({
        counts: {
          awaiting_specimen: 0,
          to_enter: 0,
          to_verify: 0,
          held: 0,
          to_release: 0,
          amendments: 0,
          pending: 0,
        },
        to_verify: {
          specimens: 0,
          oldest_received_at: null,
          within: { specimens: 0, first_due_at: null, last_due_at: null },
          review: { specimens: 0, first_due_at: null, reasons: [] },
        },
        verified_by_rule: null,
        due_next: { specimens: 0, stat: 0, items: [] },
        completed_specimens: 0,
        critical: { open: 0, overdue: 0, first: null },
        qc_holds: { tests: 0, first: null },
      }),
    ),
    cards: { collection: EMPTY },
    orders: EMPTY,
  },
};

export const Failed: Story = {
  args: {
    stats: SERVER_ERROR,
    metrics: SERVER_ERROR,
    overview: SERVER_ERROR,
    today: SERVER_ERROR,
    turnaround: SERVER_ERROR,
    cards: { collection: SERVER_ERROR },
    orders: SERVER_ERROR,
  },
};

/** The user may verify results, and may not read quality control: that line is missing. */
export const PartlyForbidden: Story = {
  args: { overview: ready(anOverview({ qc_holds: null })) },
};

/**
 * The specification’s placeholder figures outside a demo: shown as dashes, because invented figures
 * must not look real.
 */
export const FiguresUnknown: Story = {
  args: {
    stats: ready(someQuickStats({ source: 'placeholder', totalTests: 41, qcStatus: 'pass' })),
  },
};

/** The same figures in a demo: hatched and labelled, without the QC status “pass”. */
export const SampleData: Story = {
  args: {
    stats: {
      status: 'ready',
      freshness: 'sample',
      data: someQuickStats({
        source: 'placeholder',
        totalTests: 41,
        pendingTests: 7,
        recentActivity: 3,
      }),
    },
    passRate: null,
    cards: {},
    orders: {
      status: 'ready',
      freshness: 'sample',
      data: {
        items: [anOrder({ patient: aPatientSummary({ full_name: 'Sample, Patient 1' }) })],
        nextCursor: null,
      },
    },
  },
};

export const Forbidden: Story = {
  args: { overview: FORBIDDEN, turnaround: FORBIDDEN, today: FORBIDDEN },
};

/**
 * Two-level verification: results awaiting release are counted beside those awaiting verification.
 */
export const TwoLevels: Story = { args: twoLevelsArgs };

export const Stale: Story = {
  args: {
    stats: { status: 'ready', freshness: 'stale', data: someQuickStats(), asOf: AN_HOUR_AGO },
  },
};

export const LongText: Story = {
  args: {
    overview: ready(
      anOverview({
        critical: {
          open: 1_234,
          overdue: 1_234,
          first: aCriticalCall({
            unit_display: 'millimoles per litre',
            test_name: LONG_TEST,
            patient: aPatientSummary({ full_name: LONG_NAME }),
          }),
        },
        qc_holds: {
          tests: 12,
          first: aHeldTest({
            test_name: LONG_TEST,
            instrument_name: 'Immunochemistry line, second analyser',
            results: 1_234_567,
          }),
        },
        due_next: {
          ...anOverview().due_next,
          items: anOverview().due_next.items.map((item) => ({
            ...item,
            accession_number: `${item.accession_number}-LONG`,
            tests: [LONG_TEST, ...item.tests],
          })),
        },
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs from refresh to the results to verify, the critical results and the QC hold. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh statistics' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'New order' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Verify results (96)' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View all 3' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Record notification' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Review hold' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Verify 27…' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Review 5' })).toHaveFocus();
  },
};
