import {
  aCoverage,
  anInvoice,
  aPatientSummary,
  aPayer,
  minutesAgo,
} from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { draft, invoiceArgs, overpaid } from './invoice.args.ts';
import { InvoiceScreen } from './invoice-screen.tsx';

/** One invoice with its document, history and available actions. */
const meta = {
  title: 'Features/Billing/Invoice',
  component: InvoiceScreen,
  tags: ['screen'],
  args: { ...invoiceArgs, onPay: fn(invoiceArgs.onPay) },
  parameters: {
    states: { Empty: 'an invoice exists or is not found', NoMatches: 'it is no list' },
  },
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof InvoiceScreen>;

export const Default: Story = {};

/** A discount, a line that is not charged, and a test without a price. */
export const Draft: Story = { args: { invoice: ready(draft) } };

/** Billed to an insurer under the policy valid on that day. */
export const Insured: Story = {
  args: {
    invoice: ready(
      anInvoice({ payer: aCoverage().payer, policy_number: aCoverage().policy_number }),
    ),
  },
};

/** Two coverages apply and no payer has been selected. */
export const PayerToChoose: Story = {
  args: {
    invoice: ready({
      ...draft,
      coverages: [
        aCoverage(),
        aCoverage({
          number: 2,
          payer: {
            id: aPayer({ number: 2 }).id,
            name: 'Quayside Shipping',
            kind: 'corporate',
            active: true,
          },
          policy_number: 'Q-7',
        }),
      ],
    }),
  },
};

export const Overdue: Story = {
  args: { invoice: ready(anInvoice({ overdue: true, due_date: '2026-04-28' })) },
};

/** A line was credited after payment. */
export const Overpaid: Story = { args: { invoice: ready(overpaid) } };

export const Void: Story = { args: { invoice: ready(anInvoice({ status: 'void' })) } };

/** Reception staff take payments but cannot refund. */
export const Desk: Story = {
  args: { onRefund: undefined, onCredit: undefined, onVoid: undefined },
};

export const Loading: Story = { args: { invoice: loading } };

export const Failed: Story = {
  args: { invoice: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: { invoice: { status: 'error', error: { kind: 'forbidden' } } },
};

export const Stale: Story = {
  args: {
    invoice: { status: 'ready', data: anInvoice(), freshness: 'stale', asOf: minutesAgo(62) },
  },
};

export const LongText: Story = {
  args: {
    invoice: ready(
      anInvoice({
        patient: aPatientSummary({
          full_name: 'Wolfeschlegelsteinhausenbergerdorff-Papadopoulos, Alexandrina Wilhelmina',
        }),
        lines: anInvoice().lines.map((line) => ({
          ...line,
          description:
            'Comprehensive metabolic panel with estimated glomerular filtration rate and osmolality',
          total_minor: 123_456_789,
        })),
      }),
    ),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** A cash payment without an open drawer is refused. The dialog offers to open one. */
export const WithoutDrawer: Story = {
  args: {
    onPay: fn(() =>
      Promise.resolve({
        status: 'rejected',
        fieldErrors: {},
        formError: 'cash_session_missing',
      } as const),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Record payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Open drawer' })).toBeVisible());
  },
};

/**
 * Takes a payment by keyboard: the balance is prefilled, too many decimals are rejected, Enter
 * submits.
 */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Record payment' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const amount = within(dialog).getByLabelText('Amount');
    await expect(amount).toHaveValue('24.63');
    amount.focus();
    await userEvent.keyboard('{Control>}a{/Control}10.005{Enter}');
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(/Enter an amount such as 12\.50/),
    );
    await userEvent.clear(amount);
    await userEvent.keyboard('10{Enter}');
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(
        expect.objectContaining({ status: 'partially_paid' }),
        { amount_minor: 1000, method: 'cash', reference: '' },
      ),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
