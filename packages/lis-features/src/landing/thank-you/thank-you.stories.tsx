import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThankYouScreen } from './index.ts';
import { thankYouArgs } from './thank-you.args.ts';

/** States that nothing was sent. */
const meta = {
  title: 'Features/Home/Thank you',
  component: ThankYouScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Empty: 'OpenedByItself shows it without a request',
      NoMatches: 'has no filter',
      Failed: 'fetches nothing',
      Forbidden: 'public page',
      Stale: 'fetches nothing',
    },
  },
  args: thankYouArgs,
} satisfies Meta<typeof ThankYouScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The email draft has only a subject. */
export const OpenedByItself: Story = { args: { request: undefined } };

export const LongText: Story = {
  args: {
    sales: {
      phone: '+1 555 0100 extension 4711',
      email: 'sales.department@laboratories.northern-territories.alms.example',
    },
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'marigold' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write an email' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call +1 555 0100' })).toHaveFocus();
  },
};
