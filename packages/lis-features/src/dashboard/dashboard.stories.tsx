import {
  aCriticalCall,
  aKeyMetrics,
  anOrder,
  aPatientSummary,
  aResult,
  aSample,
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
import { HoldsCard } from './holds-card/index.ts';
import { holdsCardArgs } from './holds-card/holds-card.args.ts';
import { PlanCard } from './plan-card/index.ts';
import { planCardArgs } from './plan-card/plan-card.args.ts';
import { RequestedCard } from './requested-card/index.ts';
import { requestedCardArgs } from './requested-card/requested-card.args.ts';
import { StaffCard } from './staff-card/index.ts';
import { staffCardArgs } from './staff-card/staff-card.args.ts';
import { WholeDashboard } from './whole-dashboard.args.tsx';
import { WeekCard } from './week-card/index.ts';
import { weekCardArgs } from './week-card/week-card.args.ts';

const EMPTY = { status: 'empty', reason: 'none-yet' } as const;
const SERVER_ERROR = {
  status: 'error',
  error: { kind: 'server', requestId: 'req-7f3a91' },
} as const;
const FORBIDDEN = { status: 'error', error: { kind: 'forbidden' } } as const;
const AN_HOUR_AGO = '2026-05-12T07:40:00Z';
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

/** Two critical results, one of them overdue; results and tests on hold; the last seven days. */
export const LabManager: Story = {
  args: {
    held: ready({ items: [aResult({ number: 9, code: 'GLU', status: 'held' })], nextCursor: null }),
    holds: <HoldsCard {...holdsCardArgs} />,
    parts: { week: <WeekCard {...weekCardArgs} /> },
  },
};

export const NothingCritical: Story = {
  args: { cards: { ...dashboardArgs.cards, calls: EMPTY } },
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
  args: { ...collectorArgs, cards: { collectionList: loading } },
};

export const PhlebotomistNothingToCollect: Story = {
  args: { ...collectorArgs, cards: { collectionList: EMPTY } },
};

export const PhlebotomistFailed: Story = {
  args: { ...collectorArgs, cards: { collectionList: SERVER_ERROR } },
};

export const PhlebotomistLongText: Story = {
  args: {
    ...collectorArgs,
    cards: {
      collectionList: ready({
        items: [aSample({ priority: 'stat', patient: aPatientSummary({ full_name: LONG_NAME }) })],
        nextCursor: 'more',
      }),
    },
  },
};

export const Nurse: Story = {
  args: { ...nurseArgs, parts: { requested: <RequestedCard {...requestedCardArgs} /> } },
};

export const Loading: Story = {
  args: {
    stats: loading,
    metrics: loading,
    work: loading,
    cards: { verification: loading, calls: loading, collection: loading, orders: loading },
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
    work: EMPTY,
    cards: { verification: EMPTY, calls: EMPTY, collection: EMPTY, orders: EMPTY },
  },
};

export const Failed: Story = {
  args: {
    stats: SERVER_ERROR,
    metrics: SERVER_ERROR,
    work: SERVER_ERROR,
    cards: {
      verification: SERVER_ERROR,
      calls: SERVER_ERROR,
      collection: SERVER_ERROR,
      orders: SERVER_ERROR,
    },
  },
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
    cards: {
      orders: {
        status: 'ready',
        freshness: 'sample',
        data: {
          items: [anOrder({ patient: aPatientSummary({ full_name: 'Sample, Patient 1' }) })],
          nextCursor: null,
        },
      },
    },
  },
};

export const Forbidden: Story = {
  args: { work: FORBIDDEN, cards: { verification: FORBIDDEN, calls: FORBIDDEN } },
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
    cards: {
      ...dashboardArgs.cards,
      verification: ready({
        items: [aResult({ code: 'K', value_text: '6.8' })],
        nextCursor: 'more',
      }),
      calls: ready({
        items: [
          aCriticalCall({
            unit_display: 'millimoles per litre',
            ordered_by: LONG_NAME,
            patient: aPatientSummary({ full_name: LONG_NAME }),
          }),
        ],
        nextCursor: 'more',
      }),
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Tabs from refresh to a new order, the results to verify and the first critical result. */
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
    await expect(canvas.getByRole('link', { name: 'Verify results (5)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Record notification' })[0]).toHaveFocus();
  },
};
