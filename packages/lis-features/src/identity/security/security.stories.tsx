import { loading } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SecurityScreen } from './index.ts';
import { everything, longNames, onlyHere, ownSessions, securityArgs } from './security.args.ts';

/**
 * Sign-in security of the user’s account: set up and remove two-step verification, end other
 * sessions.
 */
const meta = {
  title: 'Features/Access/Sign-in and devices',
  component: SecurityScreen,
  tags: ['screen'],
  parameters: {
    states: {
      Empty: 'always lists this session and two-step verification',
      NoMatches: 'has no filter',
    },
  },
  args: {
    ...securityArgs,
    onConfirmAuthenticator: fn(securityArgs.onConfirmAuthenticator),
    onEndSession: fn(securityArgs.onEndSession),
    onEndOtherSessions: fn(securityArgs.onEndOtherSessions),
  },
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof SecurityScreen>;

export const Default: Story = {};

/**
 * An authenticator app, two passkeys and most of the recovery codes; the facility requires two-step
 * verification.
 */
export const SetUp: Story = { args: { security: everything } };

export const OnlyHere: Story = { args: { sessions: onlyHere } };

/** The browser does not support passkeys, or refuses them at this address. */
export const WithoutPasskeys: Story = { args: { onAddPasskey: undefined } };

export const Loading: Story = { args: { security: loading, sessions: loading } };

export const Failed: Story = {
  args: {
    security: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } },
    sessions: { status: 'error', error: { kind: 'server', requestId: 'req-4712' } },
  },
};

export const Forbidden: Story = {
  args: {
    security: { status: 'error', error: { kind: 'forbidden' } },
    sessions: { status: 'error', error: { kind: 'forbidden' } },
  },
};

export const Stale: Story = {
  args: {
    sessions: {
      status: 'ready',
      data: ownSessions,
      freshness: 'stale',
      asOf: '2026-05-12T08:30:00Z',
    },
  },
};

/** The session had already expired. */
export const AlreadyOver: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'not_found' } },
};

export const LongText: Story = { args: { security: longNames } };

export const RightToLeft: Story = { args: { security: everything }, globals: { locale: 'ar' } };

export const Dark: Story = { args: { security: everything }, globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = {
  args: { security: everything },
  globals: { viewport: { value: 'narrow' } },
};

/** Requires password and code before a removal. */
export const Removing: Story = {
  args: { security: everything },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Remove Ward tablet' }),
    );
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('dialog', { name: 'Remove the passkey Ward tablet?' }),
      ).toBeVisible(),
    );
  },
};

/** The secret as QR code and text. */
export const Scanning: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'Demo-Pass-2026!{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible(),
    );
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
};

/** Sets up an authenticator app by keyboard, up to the recovery codes. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Set up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const password = await canvas.findByLabelText('Your password');
    password.focus();
    await userEvent.keyboard('Demo-Pass-2026!{Enter}');
    const code = await canvas.findByLabelText('Code');
    code.focus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() =>
      expect(args.onConfirmAuthenticator).toHaveBeenCalledWith({ code: '123456' }),
    );
    const codes = await canvas.findByRole('dialog', { name: 'Save these recovery codes' });
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await waitFor(() =>
      expect(within(codes).getByRole('button', { name: 'I have saved them' })).toHaveFocus(),
    );
  },
};

/** Changing the password requires the current one; an easily guessed new one is refused. */
export const ChangingPassword: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Change password' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Change password' }));
    await userEvent.type(dialog.getByLabelText('New Password'), 'P@ssw0rd');
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    await expect(await dialog.findByText('Password is required')).toBeVisible();
  },
};
