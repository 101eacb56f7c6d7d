import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CriticalCallsDialog } from './critical-calls-dialog.tsx';
import { callsArgs, closedCalls, longCalls } from './critical-calls.args.ts';

/**
 * Critical results awaiting notification, above the work list. Completed only by a confirmed
 * read-back.
 */
const meta = {
  title: 'Features/Results/Critical calls',
  component: CriticalCallsDialog,
  parameters: { layout: 'fullscreen' },
  args: callsArgs,
} satisfies Meta<typeof CriticalCallsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { calls: loading } };

export const Empty: Story = { args: { calls: { status: 'empty', reason: 'none-yet' } } };

export const Closed: Story = { args: { view: 'closed', calls: ready(closedCalls) } };

export const EmptyClosed: Story = {
  args: { view: 'closed', calls: { status: 'empty', reason: 'none-yet' } },
};

export const Failed: Story = {
  args: { calls: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a' } } },
};

export const LongText: Story = { args: { calls: ready(longCalls) } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** The read-back value differs from the result: the notification is not completed. */
export const ReadBackDiffers: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record notification: Potassium' }));
    const form = within(canvas.getByRole('form', { name: 'Record notification: Potassium' }));
    await waitFor(() => expect(form.getByLabelText('Recipient')).toBeVisible());
    await userEvent.selectOptions(form.getByLabelText('Outcome'), 'Notified, read-back confirmed');
    await userEvent.type(form.getByLabelText('Value read back'), '8.6');
    await userEvent.click(form.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(form.getAllByText(/Read-back does not match the result/).length).toBeGreaterThan(0),
    );
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};

/** Opens the form and records an attempt by keyboard. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Record notification: Potassium' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(canvas.getByRole('form', { name: 'Record notification: Potassium' }));
    form.getByLabelText('Outcome').focus();
    await userEvent.selectOptions(form.getByLabelText('Outcome'), 'Notified, read-back confirmed');
    await userEvent.tab();
    await userEvent.keyboard('6.8{Enter}');
    await waitFor(() => expect(args.onRecord).toHaveBeenCalledOnce());
  },
};
