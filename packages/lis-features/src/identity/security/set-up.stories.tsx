import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SetUpScreen } from './index.ts';
import { setUpArgs } from './security.args.ts';

/** The only page available to users who must still enrol in two-step verification. */
const meta = {
  title: 'Features/Access/Two-step verification required',
  component: SetUpScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: {
      Loading: 'fetches nothing',
      Forbidden: 'is shown after a 403',
      Succeeded: 'the route leads on',
      LongText: 'shows fixed words only',
      Invalid: 'uses the dialogs of Sign-in and devices',
    },
  },
  args: { ...setUpArgs, onSignOut: fn(), onDone: fn() },
} satisfies Meta<typeof SetUpScreen>;

export default meta;
type Story = StoryObj<typeof SetUpScreen>;

const opened: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Set up an authenticator app' }));
  await waitFor(() => expect(canvas.getByLabelText('Your password')).toBeVisible());
};

export const Default: Story = {};

export const WithoutPasskeys: Story = { args: { onAddPasskey: undefined } };

export const Submitting: Story = { args: { submission: { status: 'submitting' } }, play: opened };

export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'password_refused' } },
  play: opened,
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
  play: opened,
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Set up an authenticator app' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Set up an authenticator app' })).toBeVisible(),
    );
  },
};
