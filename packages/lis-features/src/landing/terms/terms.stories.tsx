import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TermsScreen } from './index.ts';
import { termsArgs } from './terms.args.ts';

const meta = {
  title: 'Features/Home/Terms of service',
  component: TermsScreen,
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
  args: termsArgs,
} satisfies Meta<typeof TermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Complete without particulars of the operator. */
export const WithoutParticulars: Story = { args: { operator: {} } };

/** The terms of the trial replace those of the beta. */
export const AfterBeta: Story = { args: { beta: false } };

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
      within(canvasElement).getByRole('link', { name: '1. What these terms cover' }),
    ).toHaveFocus();
  },
};
