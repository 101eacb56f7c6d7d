import { aTestParameter } from '@alms/lis-domain/fixtures';
import { placeOrderBody } from '@alms/lis-domain/orders';
import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  PayOrderScreen,
  WalkInScreen,
  type PayOrderScreenProps,
  type WalkInScreenProps,
} from './index.ts';
import { chosenTests, insured, payOrderArgs, settled, unpaid, walkInArgs } from './walk-in.args.ts';

const show = (props: Partial<WalkInScreenProps> = {}) =>
  renderUi(<WalkInScreen {...walkInArgs} {...props} />);
const payment = () => within(screen.getByRole('region', { name: 'Payment' }));
const received = () => screen.getByLabelText(/^Cash received/);

describe('WalkInScreen', () => {
  it('updates the price with the tests, and names it on the button', async () => {
    const { user } = show();
    expect(payment().getByText('$0.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Basic metabolic panel' }));
    await user.click(screen.getByRole('checkbox', { name: 'Hemoglobin' }));
    expect(payment().getAllByText('$42.00')).not.toHaveLength(0);
    expect(
      screen.getByRole('button', { name: 'Place order, take $42.00, print receipt' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Hemoglobin' }));
    expect(
      screen.getByRole('button', { name: 'Place order, take $24.00, print receipt' }),
    ).toBeVisible();
  });

  it('places the order with the exact cash payment in one step', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, onPlace });
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    const [body, chosen] = onPlace.mock.calls[0] as [unknown, unknown];
    expect(v.safeParse(placeOrderBody, body).success).toBe(true);
    expect(body).toMatchObject({ ordered_by: 'Dara Roundsworth' });
    expect(chosen).toEqual({
      due_minor: 4200,
      payment: { method: 'cash', reference: '', amount_minor: 4200, change_minor: 0 },
      typed: { method: 'cash', received: '', reference: '' },
    });
  });

  it('calculates the change for cash, typed or proposed', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, onPlace });
    await user.type(received(), '50');
    expect(payment().getByText('$8.00')).toBeVisible();
    await user.click(payment().getByRole('button', { name: '$45.00' }));
    expect(received()).toHaveValue('45.00');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[1]).toMatchObject({ payment: { change_minor: 300 } });
  });

  it.each(['41.99', 'abc'])('places nothing while %s is received', async (typed) => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, onPlace });
    await user.type(received(), typed);
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(await screen.findAllByText('The cash received does not cover the total.')).toHaveLength(
      2,
    );
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('reports errors of the order and the payment together', async () => {
    const { user } = show({ ...chosenTests, orderedBy: '' });
    await user.type(received(), '1');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    const summary = within(screen.getAllByRole('alert')[0] as HTMLElement);
    expect(await summary.findByText('Enter the ordering provider')).toBeVisible();
    expect(summary.getByText('The cash received does not cover the total.')).toBeVisible();
  });

  it('sends the reference of a card payment, and never a card number', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, onPlace });
    await user.selectOptions(screen.getByLabelText('Payment method'), 'card');
    expect(screen.queryByLabelText(/^Cash received/)).toBeNull();
    await user.type(screen.getByLabelText(/^Reference/), '4242 4242 4242 4242');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    expect(await screen.findAllByText(/looks like a card number/)).toHaveLength(2);
    expect(onPlace).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/^Reference/));
    await user.type(screen.getByLabelText(/^Reference/), 'Slip 7');
    await user.click(screen.getByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[1]).toMatchObject({
      payment: { method: 'card', reference: 'Slip 7', change_minor: 0 },
    });
  });

  it('places an order to bill later without a payment', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, ...insured, onPlace });
    expect(payment().getByText(/^Insurance on file: /)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Payment method'), 'later');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[1]).toMatchObject({ due_minor: 4200, payment: undefined });
  });

  it('names tests without a price, which are not charged', async () => {
    const onPlace = vi.fn();
    const { user } = show({
      draft: { test_parameter_ids: [aTestParameter('TSH').id] },
      onPlace,
    });
    expect(payment().getByText(/^Not charged, no price: /)).toBeVisible();
    expect(screen.queryByLabelText('Payment method')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.calls[0]?.[1]).toMatchObject({ due_minor: 0, payment: undefined });
  });

  it('shows neither price nor payment to users who take no payments', async () => {
    const onPlace = vi.fn();
    const { user } = show({ ...chosenTests, currency: undefined, onPlace });
    expect(screen.queryByRole('region', { name: 'Payment' })).toBeNull();
    expect(screen.queryByText(/\$/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(onPlace).toHaveBeenCalledExactlyOnceWith(expect.anything(), undefined),
    );
  });

  it('reports a failed payment of a placed order, keeps its entries and repeats only the payment', async () => {
    const onPay = vi.fn();
    const onPlace = vi.fn();
    const { user } = show({
      onPlace,
      payment: {
        ...unpaid,
        onPay,
        submission: { status: 'failed', error: { kind: 'server', requestId: 'req-7' } },
      },
    });
    expect(screen.getByText('Order ORD-20260512-0002 placed. Payment not taken.')).toBeVisible();
    expect(
      screen.getByText('Payment not taken. Your entries are kept. Try again. Reference req-7.'),
    ).toBeVisible();
    expect(received()).toHaveValue('50.00');
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take $42.00, print receipt' }));
    await waitFor(() =>
      expect(onPay).toHaveBeenCalledExactlyOnceWith(
        { method: 'cash', reference: '', amount_minor: 4200, change_minor: 800 },
        unpaid.typed,
      ),
    );
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('opens the missing drawer in place, and then takes the payment', async () => {
    const onOpenDrawer = vi.fn(async () => ({ status: 'done' as const }));
    const onPay = vi.fn();
    const { user } = show({ payment: { ...unpaid, onOpenDrawer, onPay } });
    await user.click(screen.getByRole('button', { name: 'Open drawer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Opening float'), '100');
    await user.click(dialog.getByRole('button', { name: 'Open drawer' }));
    await waitFor(() => expect(onOpenDrawer).toHaveBeenCalledExactlyOnceWith(10_000));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Open drawer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Take/ }));
    await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
  });

  it('confirms order and payment with the change and the next steps', async () => {
    const onReceipt = vi.fn();
    const { user } = show({ settled: { ...settled, onReceipt } });
    expect(screen.getByText('Order ORD-20260512-0002 placed and paid')).toBeVisible();
    expect(screen.getByText('$42.00 received: Cash.')).toBeVisible();
    expect(screen.getByText('Change: $8.00.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(onReceipt).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Next patient' })).toHaveAttribute(
      'href',
      '/app/front-desk',
    );
    expect(screen.queryByRole('link', { name: 'Print labels' })).toBeNull();
  });

  it('offers payment and labels after an order by role', async () => {
    const onPay = vi.fn();
    const { user } = show({
      settled: {
        ...settled,
        paid: undefined,
        onReceipt: undefined,
        onPay,
        hrefs: { ...settled.hrefs, labels: '/app/sample-collection' },
      },
    });
    expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Print labels' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take payment' }));
    expect(onPay).toHaveBeenCalledOnce();
  });
});

describe('PayOrderScreen', () => {
  const pay = (props: Partial<PayOrderScreenProps> = {}) =>
    renderUi(<PayOrderScreen {...payOrderArgs} {...props} />);

  it('takes the balance of an order, which cannot be billed later again', async () => {
    const onPay = vi.fn();
    const { user } = pay({ onPay });
    expect(screen.getByText('Ferritin, Iron')).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Bill later' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take $33.00, print receipt' }));
    await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
  });

  it('explains that the amount due has changed', () => {
    pay({ submission: { status: 'rejected', fieldErrors: {}, formError: 'total_changed' } });
    expect(screen.getByText(/^The amount due has changed\./)).toBeVisible();
  });

  it('shows that nothing is due', () => {
    pay({ settled: { ...settled, isPlaced: false, paid: undefined, isSettled: true } });
    expect(screen.getByText('Nothing is due from the patient.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });
});
