import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UncaughtErrorScreen } from './index.ts';

const meta = {
  title: 'Features/Access/Uncaught error',
  component: UncaughtErrorScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Empty: 'shows fixed words only',
      NoMatches: 'has no filter',
      Failed: 'is itself the failure',
      Forbidden: 'public page',
      Stale: 'fetches nothing',
    },
  },
  args: { onRefresh: fn() },
} satisfies Meta<typeof UncaughtErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Message from one of the application’s own error classes. */
export const WithMessage: Story = {
  args: { message: 'This page could not be loaded. There is a newer version of it.' },
};

/** The sign-in page and a protected page redirected to each other in a loop. */
export const WithSignIn: Story = { args: { hrefs: { signIn: '/login' } } };

export const LongText: Story = {
  args: {
    message: `The part ${'collection-visits-'.repeat(8)} could not be loaded. There is a newer version of it.`,
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = {
  args: { facility: ready(aPublicInfo('northside'), FIXTURE_NOW) },
  globals: { tenant: 'northside' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Refresh Page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
