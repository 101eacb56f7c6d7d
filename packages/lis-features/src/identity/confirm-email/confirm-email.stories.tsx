import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmEmailScreen } from './index.ts';
import { confirmEmailArgs } from './confirm-email.args.ts';

const meta = {
  title: 'Features/Access/Confirm e-mail',
  component: ConfirmEmailScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Forbidden: 'public page',
      Invalid: 'asks for nothing',
      LongText: 'shows fixed words only',
    },
  },
  args: { ...confirmEmailArgs, onConfirm: fn() },
} satisfies Meta<typeof ConfirmEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** The link has expired or has already been used: a retry cannot succeed. */
export const Rejected: Story = {
  args: {
    submission: { status: 'rejected', fieldErrors: {}, formError: 'confirmation_token_invalid' },
  },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const AccessRequest: Story = { args: { purpose: 'access-request' } };

export const AccessRequestConfirmed: Story = {
  args: { purpose: 'access-request', submission: { status: 'done' } },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Confirm Address' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
