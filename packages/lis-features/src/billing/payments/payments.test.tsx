import { aCoverage, anInvoice, aPayer, fixtureId } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draft, invoiceArgs, overpaid } from './invoice.args.ts';
import { InvoiceScreen, type InvoiceScreenProps } from './invoice-screen.tsx';
import { listed, paymentsArgs } from './payments.args.ts';
import { PaymentsScreen, type PaymentsScreenProps } from './payments-screen.tsx';

const showPayments = (props: Partial<PaymentsScreenProps> = {}) =>
  renderUi(<PaymentsScreen {...paymentsArgs} {...props} />);
const showInvoice = (props: Partial<InvoiceScreenProps> = {}) =>
  renderUi(<InvoiceScreen {...invoiceArgs} {...props} />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const orderToBill = () => dialog().getByRole('combobox', { name: 'Order to bill' });
/** Opens the dialog and selects the first order. */
async function selectOrder(user: ReturnType<typeof renderUi>['user']) {
  await user.click(button('New invoice'));
  await user.click(orderToBill());
  await user.click(screen.getByRole('option', { name: /ORD-20260512-0001/ }));
}

const noDrawer = {
  status: 'rejected',
  fieldErrors: {},
  formError: 'cash_session_missing',
} as const;

describe('invoice list', () => {
  it('shows the status, balance due and payer of each invoice', () => {
    showPayments();
    const late = screen.getByRole('row', { name: /INV-2026-000004/ });
    expect(within(late).getByText('Overdue')).toBeVisible();
    const insured = screen.getByRole('row', { name: /INV-2026-000006/ });
    expect(within(insured).getByText('Harbour Mutual')).toBeVisible();
    const partly = screen.getByRole('row', { name: /INV-2026-000007/ });
    expect(
      within(partly)
        .getAllByRole('cell')
        .slice(-2)
        .map((cell) => cell.textContent),
    ).toEqual(['$44.63', '$24.63']);
  });

  it('filters by status', async () => {
    const onFilterChange = vi.fn();
    const { user } = showPayments(listed({ onFilterChange }));
    await user.selectOptions(screen.getByLabelText('Status'), 'Overdue');
    expect(onFilterChange).toHaveBeenCalledWith({ query: '', status: 'overdue' });
  });

  it('hides payers and rules from users who may not manage them', () => {
    showPayments({ keeping: undefined, ownPlanHref: undefined });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Invoices',
      'Cash drawer',
      'Prices',
    ]);
    expect(screen.queryByRole('link', { name: /Plan and payments/ })).toBeNull();
  });

  it('searches orders by patient or number, and requires a selection', async () => {
    const onSearch = vi.fn();
    const onCreate = vi.fn(paymentsArgs.onCreate);
    const { user } = showPayments({ onCreate, orders: { ...paymentsArgs.orders, onSearch } });
    await user.click(button('New invoice'));
    await user.type(orderToBill(), 'test');
    expect(onSearch).toHaveBeenLastCalledWith('test');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^Testwell, Ada.*MRN-4001 · ORD-20260512-0001/),
      expect.stringMatching(/^Samplesen, Jonas.*MRN-4002 · ORD-20260512-0002/),
    ]);
    await user.keyboard('{Escape}');
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(await dialog().findByText('Select an order.')).toBeVisible();
    expect(onCreate).not.toHaveBeenCalled();
  });

  it('explains why an order cannot be billed', async () => {
    const onCreate = vi.fn(() =>
      Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'duplicate' } as const),
    );
    const { user } = showPayments({ onCreate });
    await selectOrder(user);
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ order_number: 'ORD-20260512-0001' });
    expect(dialog().getByText('This order already has an invoice.')).toBeVisible();
  });
});

describe('payer of an order', () => {
  const harbour = aCoverage({ policy_number: 'HM-1' });
  const { payer } = harbour;
  const quayside = aCoverage({
    number: 2,
    payer: { ...payer, id: aPayer({ number: 2 }).id, name: 'Quayside Shipping' },
    policy_number: 'Q-7',
  });
  const openDraft = async (coverages: readonly (typeof harbour)[]) => {
    const onCreate = vi.fn(paymentsArgs.onCreate);
    const onOrder = vi.fn();
    const { user } = showPayments({ onCreate, coverages: { resource: ready(coverages), onOrder } });
    await selectOrder(user);
    return { user, onCreate, onOrder, choose: dialog().getByLabelText('Payer') };
  };

  it('looks up coverage of the selected order, and leaves the choice to the server by default', async () => {
    const { user, onCreate, onOrder, choose } = await openDraft([harbour]);
    expect(onOrder).toHaveBeenLastCalledWith('ORD-20260512-0001');
    expect(choose).toHaveAccessibleDescription(
      'Coverage on the order date: Harbour Mutual (policy HM-1).',
    );
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ order_number: 'ORD-20260512-0001' });
  });

  it('offers several coverages first, for selection', async () => {
    const { user, onCreate, choose } = await openDraft([harbour, quayside]);
    expect(choose).toHaveAccessibleDescription(
      'Several coverages apply to this order. Select one.',
    );
    expect([...choose.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'By coverage, otherwise the patient',
      'Harbour Mutual (policy HM-1)',
      'Quayside Shipping (policy Q-7)',
      'Patient',
      'Harbour Mutual',
      'Quayside Shipping',
    ]);
    await user.selectOptions(choose, 'Quayside Shipping (policy Q-7)');
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({
      order_number: 'ORD-20260512-0001',
      payer_id: quayside.payer.id,
      policy_number: 'Q-7',
    });
  });

  it('bills the patient without coverage or by explicit choice', async () => {
    const { user, onCreate, choose } = await openDraft([]);
    expect(choose).toHaveAccessibleDescription(
      'No coverage on the order date. The patient is billed.',
    );
    await user.selectOptions(choose, 'Patient');
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({
      order_number: 'ORD-20260512-0001',
      payer_id: null,
    });
  });

  it('requires a choice when the server finds several coverages', async () => {
    const { user } = showPayments({
      onCreate: () =>
        Promise.resolve({ status: 'rejected', fieldErrors: {}, formError: 'payer_to_choose' }),
    });
    await selectOrder(user);
    await user.click(dialog().getByRole('button', { name: 'Create draft' }));
    expect(
      dialog().getByText('Several coverages apply to this order. Select a payer.'),
    ).toBeVisible();
  });

  it('shows the payer and policy number on the invoice, and marks an undecided draft', () => {
    const { unmount } = showInvoice({
      invoice: ready(anInvoice({ payer, policy_number: 'HM-1' })),
    });
    expect(screen.getByText('HM-1')).toBeVisible();
    unmount();
    showInvoice({ invoice: ready({ ...draft, coverages: [harbour, quayside] }) });
    expect(
      screen.getByText(
        /^Several coverages apply: Harbour Mutual \(policy HM-1\), Quayside Shipping \(policy Q-7\)\. Select a payer before issuing\.$/,
      ),
    ).toBeVisible();
  });

  it('changes payer and policy number on a draft, and removes the policy number with the payer', async () => {
    const onChange = vi.fn(() => Promise.resolve({ status: 'rejected', fieldErrors: {} } as const));
    const { user } = showInvoice({
      invoice: ready({ ...draft, coverages: [harbour, quayside] }),
      onChange,
    });
    await user.click(button('Edit'));
    expect(dialog().queryByLabelText(/Policy number/)).toBeNull();
    await user.selectOptions(
      dialog().getByLabelText('Billed to'),
      'Quayside Shipping (policy Q-7)',
    );
    const policy = dialog().getByLabelText(/Policy number/);
    expect(policy).toHaveValue('Q-7');
    await user.type(policy, '/B');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ payer_id: quayside.payer.id, policy_number: 'Q-7/B' }),
    );
    await user.selectOptions(dialog().getByLabelText('Billed to'), 'Patient');
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.not.objectContaining({ policy_number: expect.anything() as string }),
    );
    expect(onChange).toHaveBeenLastCalledWith(
      expect.anything(),
      expect.objectContaining({ payer_id: null }),
    );
  });
});

describe('cash drawer', () => {
  it('asks for a reason only when there is a discrepancy', async () => {
    const onCount = vi.fn(paymentsArgs.drawer.onCount);
    const { user } = showPayments({ tab: 'drawer', drawer: { ...paymentsArgs.drawer, onCount } });
    await user.click(button('Count and close'));
    const counted = dialog().getByLabelText('Counted');
    expect(counted).toHaveAccessibleDescription(/Expected balance: \$86\.50/);
    await user.type(counted, '86.50');
    expect(dialog().queryByLabelText('Reason for the discrepancy')).toBeNull();
    await user.clear(counted);
    await user.type(counted, '86{Enter}');
    expect(onCount).not.toHaveBeenCalled();
    await user.type(
      dialog().getByLabelText('Reason for the discrepancy'),
      'A coin was missing{Enter}',
    );
    expect(onCount).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ expected_minor: 8650 }),
      { counted_minor: 8600, difference_reason: 'A coin was missing' },
    );
  });

  it('opens with a float when the user has none open', async () => {
    const onOpen = vi.fn(paymentsArgs.drawer.onOpen);
    const { user } = showPayments({
      tab: 'drawer',
      drawer: { ...paymentsArgs.drawer, userId: fixtureId('user', 99), onOpen },
    });
    await user.click(button('Open drawer'));
    await user.type(dialog().getByLabelText('Opening float'), '50{Enter}');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(5000);
  });
});

describe('payers and billing rules', () => {
  it('updates one payer', async () => {
    const onSavePayer = vi.fn(paymentsArgs.keeping.onSavePayer);
    const { user } = showPayments({
      tab: 'keeping',
      keeping: { ...paymentsArgs.keeping, onSavePayer },
    });
    await user.click(button('Edit Harbour Mutual'));
    await user.click(dialog().getByLabelText('Available for new invoices'));
    await user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(onSavePayer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Harbour Mutual', active: false }),
      expect.objectContaining({ name: 'Harbour Mutual' }),
    );
  });

  it('saves the rules together', async () => {
    const onSave = vi.fn(paymentsArgs.keeping.rules.onSave);
    const { user } = showPayments({
      tab: 'keeping',
      keeping: { ...paymentsArgs.keeping, rules: { ...paymentsArgs.keeping.rules, onSave } },
    });
    await user.selectOptions(screen.getByLabelText('Collection before payment'), 'Not allowed');
    await user.click(button('Save'));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        values: {
          currency: 'USD',
          collect_before_payment: 'block',
          invoice_on_order: true,
          payment_days: 14,
        },
      }),
    );
  });
});

describe('price lists', () => {
  it('counts tests without a price, and links to each price list', () => {
    showPayments({ tab: 'prices' });
    expect(screen.getByText(/tests and panels have a price/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agreement 2027' })).toHaveAttribute(
      'href',
      expect.stringContaining('#'),
    );
    expect(
      within(screen.getByRole('row', { name: /Agreement 2027/ })).getByText('No end date'),
    ).toBeVisible();
  });

  it('creates a price list as a copy with a percentage change, and validates its dates', async () => {
    const onBegin = vi.fn(paymentsArgs.prices.onBegin);
    const { user } = showPayments({ tab: 'prices', prices: { ...paymentsArgs.prices, onBegin } });
    await user.click(button('New price list'));
    await user.type(dialog().getByLabelText('Name of the list'), 'Agreement 2028');
    await user.type(dialog().getByLabelText('First day'), '2028-01-01');
    await user.type(dialog().getByLabelText(/Last day/), '2027-12-31');
    await user.clear(dialog().getByLabelText('Adjust prices by'));
    await user.type(dialog().getByLabelText('Adjust prices by'), '-101');
    await user.click(dialog().getByRole('button', { name: 'Create list' }));
    expect(dialog().getByLabelText('Adjust prices by')).toHaveAccessibleDescription(
      /Enter a percentage from -100/,
    );
    expect(onBegin).not.toHaveBeenCalled();
    await user.clear(dialog().getByLabelText('Adjust prices by'));
    await user.type(dialog().getByLabelText('Adjust prices by'), '-7,5');
    await user.click(dialog().getByRole('button', { name: 'Create list' }));
    expect(dialog().getByLabelText(/Last day/)).toHaveAccessibleDescription(
      /must not be before the first/,
    );
    await user.clear(dialog().getByLabelText(/Last day/));
    await user.click(dialog().getByRole('button', { name: 'Create list' }));
    expect(onBegin).toHaveBeenCalledExactlyOnceWith({
      payer_id: paymentsArgs.prices.payers[0].id,
      name: 'Agreement 2028',
      valid_from: '2028-01-01',
      valid_to: null,
      copy: { price_list_id: null, change_bp: -750 },
    });
  });

  it('is read-only for reception staff', () => {
    showPayments({ tab: 'prices', prices: { ...paymentsArgs.prices, onBegin: undefined } });
    expect(screen.queryByRole('button', { name: 'New price list' })).toBeNull();
  });
});

describe('InvoiceScreen', () => {
  it('names the price list of each price, and reports a missing list price', () => {
    const [first, second] = anInvoice().lines;
    showInvoice({
      invoice: ready(
        anInvoice({
          lines: [
            { ...first, price_basis: 'list', price_list_name: 'Agreement 2026' },
            { ...second, price_basis: 'fallback', price_list_name: 'Agreement 2026' },
          ] as never,
        }),
      ),
    });
    expect(screen.getByText('Price from Agreement 2026')).toBeVisible();
    expect(screen.getByText('Standard price: not on Agreement 2026')).toBeVisible();
  });

  it('lists the history newest first, also for equal timestamps', () => {
    const { issued_at } = anInvoice({ status: 'partially_paid' });
    showInvoice({
      invoice: ready(anInvoice({ status: 'partially_paid', created_at: issued_at as string })),
    });
    const entries = within(screen.getByLabelText('Invoice history'))
      .getAllByRole('listitem')
      .map(({ textContent }) => /paid|Issued|Draft created/.exec(textContent ?? '')?.[0]);
    expect(entries).toEqual(['paid', 'Issued', 'Draft created']);
  });

  it('prefills the balance, and explains a refused payment', async () => {
    const onPay = vi.fn(() =>
      Promise.resolve({
        status: 'rejected',
        fieldErrors: {},
        formError: 'cash_session_missing',
      } as const),
    );
    const { user } = showInvoice({ onPay });
    await user.click(button('Record payment'));
    await user.selectOptions(dialog().getByLabelText('Payment method'), 'Card');
    await user.type(dialog().getByLabelText(/Reference/), '4242 4242 4242 4242{Enter}');
    expect(dialog().getByLabelText(/Reference/)).toHaveAccessibleDescription(
      /This looks like a card number/,
    );
    await user.clear(dialog().getByLabelText(/Reference/));
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    expect(onPay).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      amount_minor: 2463,
      method: 'card',
      reference: '',
    });
    expect(
      dialog().getByText('Cash payments require an open drawer. Open yours first.'),
    ).toBeVisible();
  });

  it.each([
    ['a payment', 'Record payment', { onPay: vi.fn(() => Promise.resolve(noDrawer)) }],
    [
      'a refund',
      /Refund RCT/,
      { invoice: ready(overpaid), onRefund: vi.fn(() => Promise.resolve(noDrawer)) },
    ],
  ])(
    'opens a cash drawer after %s in cash was refused, and keeps the entries',
    async (_, action, change) => {
      const onOpenDrawer = vi.fn(() => Promise.resolve({ status: 'done' } as const));
      const { user } = showInvoice({ ...change, onOpenDrawer });
      if (typeof action === 'string') await user.click(button(action));
      else {
        await user.click(button('More'));
        await user.click(screen.getByRole('menuitem', { name: action }));
        await user.type(dialog().getByLabelText('Reason'), 'Not done');
      }
      const amount = dialog().getByLabelText('Amount');
      await user.clear(amount);
      await user.type(amount, '5.00{Enter}');
      await user.click(await screen.findByRole('button', { name: 'Open drawer' }));
      await user.type(screen.getByLabelText('Opening float'), '50{Enter}');
      expect(onOpenDrawer).toHaveBeenCalledExactlyOnceWith(5000);
      await waitFor(() =>
        expect(
          screen.queryByText('Cash payments require an open drawer. Open yours first.'),
        ).not.toBeInTheDocument(),
      );
      expect(screen.queryByRole('button', { name: 'Open drawer' })).not.toBeInTheDocument();
      expect(amount).toHaveValue('5.00');
    },
  );

  it('offers to refund the amount overpaid after a credit note', async () => {
    const onRefund = vi.fn(invoiceArgs.onRefund);
    const { user } = showInvoice({ invoice: ready(overpaid), onRefund });
    expect(screen.getByText(/\$19\.43 was paid for credited lines/)).toBeVisible();
    await user.click(button('More'));
    await user.click(screen.getByRole('menuitem', { name: /Refund RCT-2026-000001/ }));
    expect(dialog().getByLabelText('Amount')).toHaveValue('19.43');
    await user.type(dialog().getByLabelText('Reason'), 'Not done{Enter}');
    expect(onRefund).toHaveBeenCalledExactlyOnceWith({
      payment: overpaid.payments[0],
      amount_minor: 1943,
      method: 'card',
      reason: 'Not done',
    });
  });

  it('credits selected lines with a reason', async () => {
    const onCredit = vi.fn(invoiceArgs.onCredit);
    const { user } = showInvoice({ onCredit });
    await user.click(button('More'));
    await user.click(screen.getByRole('menuitem', { name: /Credit lines/ }));
    await user.click(dialog().getByRole('button', { name: 'Create credit note' }));
    expect(onCredit).not.toHaveBeenCalled();
    await user.click(dialog().getByRole('checkbox', { name: /Hemoglobin A1c/ }));
    await user.type(dialog().getByLabelText('Reason'), 'Not done{Enter}');
    expect(onCredit).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      line_ids: [anInvoice().lines[1]?.id],
      reason: 'Not done',
    });
  });

  it('edits payer, discounts and excluded lines of a draft', async () => {
    const onChange = vi.fn(invoiceArgs.onChange);
    const { user } = showInvoice({ invoice: ready(draft), onChange });
    expect(screen.getByText('Not charged, no price: Malaria antigen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
    await user.click(button('Edit'));
    await user.selectOptions(dialog().getByLabelText('Billed to'), 'Harbour Mutual');
    const discount = dialog().getByLabelText('Discount on Basic metabolic panel');
    await user.clear(discount);
    await user.type(discount, '24.01{Enter}');
    expect(discount).toHaveAccessibleDescription(/The discount must not exceed the/);
    await user.clear(discount);
    await user.type(discount, '4{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
      payer_id: invoiceArgs.payers[0]?.id,
      policy_number: '',
      due_date: null,
      lines: [
        { id: draft.lines[0]?.id, discount_minor: 400, status: 'active' },
        { id: draft.lines[1]?.id, discount_minor: 0, status: 'cancelled' },
      ],
    });
  });

  it('offers no refund to reception staff', () => {
    showInvoice({ onRefund: undefined, onCredit: undefined, onVoid: undefined });
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    expect(button('Record payment')).toBeVisible();
  });

  it('downloads each receipt', async () => {
    const onReceipt = vi.fn();
    const { user } = showInvoice({ onReceipt });
    await user.click(button('Receipt RCT-2026-000001'));
    expect(onReceipt).toHaveBeenCalledExactlyOnceWith(
      anInvoice({ status: 'partially_paid' }).payments[0]?.id,
    );
  });
});
