import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginScreen } from './index.ts';
import { loginArgs, longFacility } from './login.args.ts';

const meta = {
  title: 'Features/Access/Login',
  component: LoginScreen,
  tags: ['form-screen'],
  parameters: {
    layout: 'fullscreen',
    states: { Succeeded: 'the route leads on', Forbidden: 'public page; refusals are Rejected' },
  },
  globals: { tenant: 'northside' },
  args: { ...loginArgs, onSignIn: fn() },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { globals: { tenant: 'product' }, args: { facility: loading } };

/** The facility could not be loaded; signing in still works. */
export const Failed: Story = {
  globals: { tenant: 'product' },
  args: { facility: { status: 'error', error: { kind: 'server', requestId: 'req-4711' } } },
};

/** No facility is registered at this address. */
export const UnknownFacility: Story = {
  globals: { tenant: 'product' },
  args: {
    address: 'nothside.lis.example',
    facility: { status: 'error', error: { kind: 'not-found' } },
  },
};

/** The main site belongs to no facility. */
export const MainSite: Story = {
  globals: { tenant: 'product' },
  args: { address: 'lis.example', facility: { status: 'empty', reason: 'none-yet' } },
};

export const SessionExpired: Story = { args: { reason: 'session_expired' } };

export const VerificationFailed: Story = { args: { reason: 'verification_failed' } };

export const AccessDenied: Story = { args: { reason: 'access_denied' } };

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** The account belongs to another facility. Reported only after the correct password. */
export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'tenant_mismatch' } },
};

export const WrongPassword: Story = {
  args: { submission: { status: 'failed', error: { kind: 'unauthenticated' } } },
};

export const ServerFailure: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

export const LongText: Story = {
  args: { facility: longFacility, address: 'interregional-reference-laboratory.lis.example' },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = {
  globals: { tenant: 'marigold' },
  args: { facility: ready(aPublicInfo('marigold')), address: 'marigold.lis.example' },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Signs in by keyboard. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('ada@example.test');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('Demo-Pass-2026!{Enter}');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledTimes(1));
  },
};
