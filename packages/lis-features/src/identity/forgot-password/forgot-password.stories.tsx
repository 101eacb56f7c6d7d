import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { forgotPasswordArgs } from './forgot-password.args.ts';
import { ForgotPasswordScreen } from './index.ts';

const meta = {
  title: 'Features/Access/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Forbidden: 'public page',
      LongText: 'shows fixed words only',
    },
  },
  args: { ...forgotPasswordArgs, onSend: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Instructions' }));
    await expect(await canvas.findByText('Invalid email')).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

/** Same message whether or not the address has an account. */
export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada@example.test{Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
  },
};
