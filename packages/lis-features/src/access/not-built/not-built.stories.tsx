import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NotBuiltScreen } from './index.js';

const meta = {
  title: 'Features/Access/Not built',
  component: NotBuiltScreen,
  tags: ['screen'],
  parameters: {
    states: {
      Loading: 'fetches nothing', Empty: 'is itself empty', NoMatches: 'has no filter', Failed: 'fetches nothing', Forbidden: 'the guard stands before it',
      Stale: 'fetches nothing', LongText: 'shows fixed words only',
    },
  },
  args: { hrefs: { dashboard: '#dashboard' } },
} satisfies Meta<typeof NotBuiltScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Go to Dashboard' })).toHaveFocus();
  },
};
