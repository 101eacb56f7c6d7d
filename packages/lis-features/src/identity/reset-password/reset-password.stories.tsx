import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ResetPasswordScreen } from './index.ts';
import { resetPasswordArgs } from './reset-password.args.ts';

const meta = {
  title: 'Features/Access/Set password',
  component: ResetPasswordScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Forbidden: 'public page',
      LongText: 'shows fixed words only',
    },
  },
  args: { ...resetPasswordArgs, onSave: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An invited user without a password. */
export const Invitation: Story = { args: { purpose: 'invitation' } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New Password'), 'small letters');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'something else');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
    await expect(await canvas.findByText('Passwords must match')).toBeVisible();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** The link has expired or has already been used: another password cannot succeed. */
export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'reset_token_invalid' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('New Password')).toHaveFocus();
    await userEvent.keyboard('Green-Tubes-7!');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Confirm New Password')).toHaveFocus();
    await userEvent.keyboard('Green-Tubes-7!{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
  },
};
