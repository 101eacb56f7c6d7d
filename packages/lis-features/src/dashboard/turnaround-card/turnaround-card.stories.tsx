import { aTurnaround } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TurnaroundCard } from './index.ts';
import { turnaroundCardArgs } from './turnaround-card.args.ts';

/** Share of results on time by department, among tests with a turnaround target. */
const meta = {
  title: 'Features/Home/Turnaround card',
  component: TurnaroundCard,
  tags: ['screen'],
  parameters: { states: { NoMatches: 'has no filter' } },
  args: { ...turnaroundCardArgs, onPeriodChange: fn(), onRetry: fn() },
} satisfies Meta<typeof TurnaroundCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A laboratory without targets: no percentage is shown. */
export const Empty: Story = {
  args: {
    turnaround: ready(
      aTurnaround({ by_department: [], with_target: 0, on_time: 0, on_time_rate: null }),
    ),
  },
};

export const Loading: Story = { args: { turnaround: loading } };

export const Failed: Story = {
  args: { turnaround: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

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
        by_department: [
          {
            department: 'blood_bank',
            on_time: 1_234_567,
            with_target: 2_345_678,
            on_time_rate: 52.63,
            median: 123_456,
          },
          {
            department: 'molecular',
            on_time: 1,
            with_target: 9,
            on_time_rate: 100 / 9,
            median: null,
          },
        ],
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: '7 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPeriodChange).toHaveBeenCalledWith('today', expect.anything());
  },
};
