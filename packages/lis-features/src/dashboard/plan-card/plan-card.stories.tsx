import { aSubscription } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlanCard } from './index.ts';
import { planCardArgs } from './plan-card.args.ts';

const meta = {
  title: 'Features/Home/Plan card',
  component: PlanCard,
  tags: ['screen'],
  parameters: { states: { Empty: 'a facility always has a plan', NoMatches: 'has no filter' } },
  args: planCardArgs,
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The trial has ended; one limit is nearly reached and another is reached. */
export const TrialEnded: Story = {
  args: {
    subscription: ready(
      aSubscription({
        ended: true,
        trial_ends_at: '2026-05-10T08:42:00Z',
        usage: { users: 25, patients: 18_400, tests: 1380 },
      }),
    ),
  },
};

export const Unlimited: Story = {
  args: {
    subscription: ready(
      aSubscription({
        plan_name: 'Enterprise',
        status: 'active',
        limits: { max_users: null, max_patients: null, max_tests_per_month: null },
      }),
    ),
  },
};

export const Loading: Story = { args: { subscription: loading } };

export const Failed: Story = {
  args: { subscription: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Forbidden: Story = {
  args: { subscription: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    subscription: {
      status: 'ready',
      data: aSubscription(),
      freshness: 'stale',
      asOf: '2026-05-12T08:12:00Z',
    },
  },
};

export const LongText: Story = {
  args: {
    subscription: ready(
      aSubscription({
        plan_name: 'Professional-für-Universitätskliniken-und-Verbundlaboratorien',
        limits: { max_users: 25, max_patients: 2_000_000_000, max_tests_per_month: 30_000 },
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Tenant Management' }),
    ).toHaveFocus();
  },
};
