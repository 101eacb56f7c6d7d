import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TwoStepScreen } from './index.ts';
import { twoStepArgs } from './two-step.args.ts';

const meta = {
  title: 'Features/Access/Two-step verification',
  component: TwoStepScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Succeeded: 'the route leads on',
      Forbidden: 'public page',
      LongText: 'shows fixed words only',
    },
  },
  args: { ...twoStepArgs, onCode: fn(), onPasskey: fn() },
} satisfies Meta<typeof TwoStepScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPasskey: Story = { args: { ways: ['authenticator', 'passkey', 'recovery'] } };

export const PasskeyOnly: Story = { args: { ways: ['passkey', 'recovery'] } };

/** The account’s passkeys belong to another address. */
export const RecoveryOnly: Story = { args: { ways: ['recovery'] } };

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Code is required')).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'code_refused' } },
};

export const PasskeyRefused: Story = {
  args: {
    ways: ['passkey', 'recovery'],
    submission: { status: 'rejected', fieldErrors: {}, formError: 'passkey_refused' },
  },
};

export const TooManyTries: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' } },
};

export const Over: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'two_step_over' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith({ code: '123 456' }));
  },
};
