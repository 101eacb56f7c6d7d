import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RequestAccessScreen } from './index.ts';
import { longFacility, requestAccessArgs } from './request-access.args.ts';

const meta = {
  title: 'Features/Access/Request access',
  component: RequestAccessScreen,
  tags: ['form-screen'],
  parameters: { layout: 'fullscreen', states: { Forbidden: 'public page' } },
  globals: { tenant: 'northside' },
  args: { ...requestAccessArgs, onRequest: fn() },
} satisfies Meta<typeof RequestAccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { globals: { tenant: 'product' }, args: { facility: loading } };

/** Submitted empty: the error summary links to each field. */
export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Request Access' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Full Name')).toBeInvalid();
    await expect(args.onRequest).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** The mailbox reached its limit of requests. */
export const Rejected: Story = {
  args: { submission: { status: 'rejected', fieldErrors: {}, formError: 'rate_limited' } },
};

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-4711' } } },
};

/** Same message whether or not the address has an account. */
export const Succeeded: Story = { args: { submission: { status: 'done' } } };

export const LongText: Story = { args: { facility: longFacility } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = {
  globals: { tenant: 'marigold' },
  args: { facility: ready(aPublicInfo('marigold')) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await userEvent.keyboard('Ada Testwell');
    await userEvent.tab();
    await userEvent.keyboard('ada@example.test');
    await userEvent.tab();
    await userEvent.keyboard('a long enough phrase');
    // Skip the button that shows the password.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Confirm Password')).toHaveFocus();
    await userEvent.keyboard('a long enough phrase{Enter}');
    await waitFor(() => expect(args.onRequest).toHaveBeenCalledTimes(1));
  },
};
