import { anOrderBalance, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PayOrderScreen } from './pay-order-screen.tsx';
import { payOrderArgs, settled } from './walk-in.args.ts';

/** The payment of an order that was placed earlier, opened from the list of the front desk. */
const meta = {
  title: 'Features/Orders/Pay an order',
  component: PayOrderScreen,
  tags: ['form-screen'],
  args: { ...payOrderArgs, onPay: fn(), onRetry: fn() },
} satisfies Meta<typeof PayOrderScreen>;

export default meta;
type Story = StoryObj<typeof PayOrderScreen>;

export const Default: Story = {};

export const Loading: Story = { args: { order: loading } };

export const Failed: Story = {
  args: { submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Offline: Story = {
  args: { submission: { status: 'failed', error: { kind: 'offline' } } },
};

export const Forbidden: Story = {
  args: { order: { status: 'error', error: { kind: 'forbidden' } } },
};

/** An order number that does not exist. */
export const NotFound: Story = { args: { order: { status: 'empty', reason: 'no-match' } } };

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Cash received/), '20');
    await userEvent.click(canvas.getByRole('button', { name: /^Take \$33/ }));
    await expect(
      await canvas.findAllByText('The cash received does not cover the total.'),
    ).toHaveLength(2);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = { args: { submission: { status: 'submitting' } } };

/** Cash was refused without an open drawer, which is opened in place. */
export const Rejected: Story = {
  args: {
    submission: { status: 'rejected', fieldErrors: {}, formError: 'cash_session_missing' },
    onOpenDrawer: fn(async () => ({ status: 'done' as const })),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Opening float'), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Open drawer' }));
    await waitFor(() => expect(args.onOpenDrawer).toHaveBeenCalledWith(5000));
  },
};

export const Succeeded: Story = { args: { settled: { ...settled, isPlaced: false } } };

export const LongText: Story = {
  args: {
    order: ready(
      anOrderBalance({
        patient: aPatientSummary({
          full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
          mrn: 'TEMPORARY-2026-000048',
        }),
        tests: ['Electrolytes, renal function and liver enzymes for surveillance of therapy'],
        balance_minor: 123_456_700,
      }),
      FIXTURE_NOW,
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Enters the cash received and sends it with Enter. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText(/^Cash received/).focus();
    await userEvent.keyboard('40{Enter}');
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(
        { method: 'cash', reference: '', amount_minor: 3300, change_minor: 700 },
        expect.anything(),
      ),
    );
  },
};
