import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WelcomeCard } from './index.ts';
import { halfway, welcomeCardArgs } from './welcome-card.args.ts';

const meta = {
  title: 'Features/Home/Welcome card',
  component: WelcomeCard,
  tags: ['screen'],
  parameters: {
    states: {
      Empty: 'an account always has progress',
      NoMatches: 'has no filter',
      LongText: 'shows fixed words only',
    },
  },
  args: welcomeCardArgs,
} satisfies Meta<typeof WelcomeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the account exists. */
export const Default: Story = {};

export const Halfway: Story = { args: { resume: ready(halfway) } };

export const Loading: Story = { args: { resume: loading } };

export const Failed: Story = {
  args: { resume: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Forbidden: Story = {
  args: { resume: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    resume: { status: 'ready', data: halfway, freshness: 'stale', asOf: '2026-05-12T08:12:00Z' },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, args: { resume: ready(halfway) } };

export const Dark: Story = { globals: { scheme: 'dark' }, args: { resume: ready(halfway) } };

export const TenantBranded: Story = {
  globals: { tenant: 'northside' },
  args: { resume: ready(halfway) },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { resume: ready(halfway) },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Start Setup Wizard' }),
    ).toHaveFocus();
  },
};
