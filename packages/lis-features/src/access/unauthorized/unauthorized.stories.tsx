import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { UnauthorizedScreen } from './index.ts';

const meta = {
  title: 'Features/Access/Unauthorized',
  component: UnauthorizedScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Empty: 'shows fixed words only',
      NoMatches: 'has no filter',
      Failed: 'fetches nothing',
      Forbidden: 'is itself the refusal',
      Stale: 'fetches nothing',
      LongText: 'shows fixed words only',
    },
  },
  args: { hrefs: { dashboard: '#dashboard' } },
} satisfies Meta<typeof UnauthorizedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = {
  args: { facility: ready(aPublicInfo('northside'), FIXTURE_NOW) },
  globals: { tenant: 'northside' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Go to Dashboard' }),
    ).toHaveFocus();
  },
};
