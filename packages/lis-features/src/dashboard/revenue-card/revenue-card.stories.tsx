import { aRevenue } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RevenueCard } from './index.ts';
import { revenueCardArgs } from './revenue-card.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** Amounts billed, paid and refunded in the last days, and the current balance due. */
const meta = {
  title: 'Features/Home/Revenue card',
  component: RevenueCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...revenueCardArgs, onRetry: fn() },
} satisfies Meta<typeof RevenueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing was billed: zero is a measured figure. */
export const Empty: Story = {
  args: {
    revenue: ready(
      aRevenue({ billed_minor: 0, collected_minor: 0, refunded_minor: 0, outstanding_minor: 0 }),
    ),
  },
};

export const Loading: Story = { args: { revenue: loading } };

export const Failed: Story = { args: { revenue: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { revenue: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    revenue: {
      status: 'ready',
      data: aRevenue(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  globals: { locale: 'fr' },
  args: {
    revenue: ready(
      aRevenue({
        billed_minor: 123_456_789_012,
        collected_minor: 98_765_432_109,
        outstanding_minor: 123_456_789_012,
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The link to payments is the only control. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Open payments' })).toHaveFocus();
  },
};
