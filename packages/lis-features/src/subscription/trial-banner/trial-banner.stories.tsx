import { minutesAgo } from '@alms/lis-domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TrialBanner } from './index.ts';

/**
 * Shown below the top bar. While all plans are free it states this, instead of warning about
 * restrictions that do not apply.
 */
const meta = {
  title: 'Features/Shell/Trial banner',
  component: TrialBanner,
  parameters: { layout: 'fullscreen' },
  args: { state: 'ended', endsAt: minutesAgo(-4 * 24 * 60), beta: false, contactHref: '/contact' },
} satisfies Meta<typeof TrialBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {};

/** Shown only to administrators, in the last seven days. */
export const Ending: Story = { args: { state: 'ending' } };

export const EndingInBeta: Story = { args: { state: 'ending', beta: true } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' }, args: { state: 'ending' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { state: 'ending' },
};

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Contact us' })).toHaveFocus();
  },
};
