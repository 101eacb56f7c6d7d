import { aCoverage, anInvoice, aPatientSummary, aPayer } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { listed, paymentsArgs, stale } from './payments.args.ts';
import { PaymentsScreen } from './payments-screen.tsx';

/** Patient billing and payments, the user’s cash drawer, and the billing rules for managers. */
const meta = {
  title: 'Features/Billing/Payments',
  component: PaymentsScreen,
  tags: ['screen'],
  args: { ...paymentsArgs, onTabChange: fn(), onCreate: fn(paymentsArgs.onCreate) },
} satisfies Meta<typeof PaymentsScreen>;

export default meta;
type Story = StoryObj<typeof PaymentsScreen>;

export const Default: Story = {};

/** An open drawer to count, and drawers closed earlier. */
export const CashDrawer: Story = { args: { tab: 'drawer' } };

export const NoDrawer: Story = {
  args: {
    tab: 'drawer',
    drawer: {
      ...paymentsArgs.drawer,
      open: { status: 'empty', reason: 'none-yet' },
      closed: { status: 'empty', reason: 'none-yet' },
    },
  },
};

export const Prices: Story = { args: { tab: 'prices' } };

export const NoPriceLists: Story = {
  args: {
    tab: 'prices',
    prices: { ...paymentsArgs.prices, lists: { status: 'empty', reason: 'none-yet' } },
  },
};

export const PayersAndRules: Story = { args: { tab: 'keeping' } };

/** Reception staff take payments and manage nothing else. */
export const Desk: Story = {
  args: {
    prices: { ...paymentsArgs.prices, onBegin: undefined },
    keeping: undefined,
    ownPlanHref: undefined,
  },
};

export const Loading: Story = { args: listed({ invoices: loading }) };

export const Empty: Story = { args: listed({ invoices: { status: 'empty', reason: 'none-yet' } }) };

export const NoMatches: Story = {
  args: listed({
    filter: { query: 'zeta', status: 'overdue' },
    invoices: { status: 'empty', reason: 'no-match' },
  }),
};

export const Failed: Story = {
  args: listed({
    invoices: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
  }),
};

export const Forbidden: Story = {
  args: listed({ invoices: { status: 'error', error: { kind: 'forbidden' } } }),
};

export const Stale: Story = { args: listed({ invoices: stale }) };

export const LongText: Story = {
  args: listed({
    invoices: ready([
      anInvoice({
        patient: aPatientSummary({
          full_name: 'Wolfeschlegelsteinhausenbergerdorff-Papadopoulos, Alexandrina Wilhelmina',
        }),
        total_minor: 123_456_789_012,
        balance_minor: 123_456_789_012,
        currency: 'KWD',
      }),
      anInvoice({
        number: 2,
        payer: {
          id: aPayer().id,
          name: 'Mutual Insurance Company of the United Harbours and Inland Waterways',
          kind: 'insurance',
        },
      }),
    ]),
  }),
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const selectsOrder: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'New invoice' }));
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Order to bill' }));
  await userEvent.click(await canvas.findByRole('option', { name: /ORD-20260512-0001/ }));
};

/** The patient’s coverage is proposed before the draft exists. */
export const CoveredOrder: Story = {
  args: { coverages: { resource: ready([aCoverage()]), onOrder: fn() } },
  play: selectsOrder,
};

/** Two coverages apply, so the user must select one. */
export const SeveralCovers: Story = {
  args: {
    coverages: {
      resource: ready([
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
      ]),
      onOrder: fn(),
    },
  },
  play: selectsOrder,
};

/** Creates an invoice of a selected order. A missing selection is reported first. */
export const KeyboardOnly: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'New invoice' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const order = within(dialog).getByRole('combobox', { name: 'Order to bill' });
    within(dialog).getByRole('button', { name: 'Create draft' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order).toHaveAccessibleDescription(/Select an order/));
    order.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    within(dialog).getByRole('button', { name: 'Create draft' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenCalledWith({ order_number: 'ORD-20260512-0001' }),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
