import { aQualityMetrics, aTurnaround } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WeekCard } from './index.ts';
import { weekCardArgs } from './week-card.args.ts';

const SERVER_ERROR = { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } as const;

/** Turnaround time and rejected specimens. Without targets, no result is rated on time or late. */
const meta = {
  title: 'Features/Home/Week card',
  component: WeekCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...weekCardArgs, onRetry: fn() },
} satisfies Meta<typeof WeekCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoTarget: Story = {
  args: { turnaround: ready(aTurnaround({ with_target: 0, on_time: 0, on_time_rate: null })) },
};

/** A new laboratory without releases or receipts: no percentage is shown. */
export const Empty: Story = {
  args: {
    turnaround: ready(
      aTurnaround({
        released: 0,
        median: null,
        p90: null,
        with_target: 0,
        on_time: 0,
        on_time_rate: null,
      }),
    ),
    quality: ready(
      aQualityMetrics({ samples_assessed: 0, samples_rejected: 0, rejection_rate_samples: null }),
    ),
  },
};

export const Loading: Story = { args: { turnaround: loading, quality: loading } };

export const Failed: Story = { args: { turnaround: SERVER_ERROR } };

export const Forbidden: Story = {
  args: { turnaround: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    turnaround: {
      status: 'ready',
      data: aTurnaround(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  globals: { locale: 'fr' },
  args: {
    turnaround: ready(
      aTurnaround({
        median: 123_456,
        p90: 987_654,
        on_time: 1_234_567,
        with_target: 2_345_678,
        on_time_rate: 52.63,
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The retry button after a failure is the only control. */
export const KeyboardOnly: Story = {
  args: { turnaround: SERVER_ERROR },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
