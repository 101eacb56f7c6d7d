import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PrivacyScreen } from './index.ts';
import { privacyArgs } from './privacy.args.ts';

const meta = {
  title: 'Features/Home/Privacy notice',
  component: PrivacyScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Empty: 'shows fixed words only',
      NoMatches: 'has no filter',
      Failed: 'fetches nothing',
      Forbidden: 'public page',
      Stale: 'fetches nothing',
      LongText: 'has long text in every state',
    },
  },
  args: privacyArgs,
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Complete without particulars of the operator. */
export const WithoutParticulars: Story = { args: { operator: {} } };

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The table of contents comes first and links to the sections. */
export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: '1. Who is responsible' }),
    ).toHaveFocus();
  },
};
