import { aCashSession, anOrderBalance, minutesAgo } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { foundArgs, frontDeskArgs, waitingArgs, waitingOrders } from './front-desk.args.ts';
import { FrontDeskScreen, type FrontDeskScreenProps } from './index.ts';

const show = (props: Partial<FrontDeskScreenProps> = {}) =>
  renderUi(<FrontDeskScreen {...frontDeskArgs} {...props} />);
const rowOf = (name: string) => {
  const row = screen.getByRole('link', { name: new RegExp(`^${name}`) }).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

describe('FrontDeskScreen', () => {
  it('takes a typed or scanned entry on arrival', async () => {
    const onEnter = vi.fn();
    const { user } = show({
      onEnter,
      finder: { ...frontDeskArgs.finder, query: 'MRN-4001', patients: idle },
    });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledExactlyOnceWith('MRN-4001');
  });

  it('replaces the lists with the patients found', () => {
    show(foundArgs);
    expect(screen.queryByRole('region', { name: /^Waiting now/ })).toBeNull();
    const [first] = screen.getAllByRole('link', { name: 'Testwell, Ada' });
    expect(first?.getAttribute('href')).toMatch(/^\/app\/front-desk\?patient=/);
    const table = within(screen.getByRole('table', { name: 'Patients found' }));
    for (const header of ['Name', 'Born', 'MRN'])
      expect(table.getByRole('columnheader', { name: header })).toBeInTheDocument();
  });

  it('offers registration only to users who may register patients', () => {
    const { rerender } = show();
    expect(screen.getByRole('link', { name: 'Register patient' })).toHaveAttribute(
      'href',
      '/app/patient-portal/new',
    );
    rerender(
      <FrontDeskScreen
        {...frontDeskArgs}
        hrefs={{ ...frontDeskArgs.hrefs, register: undefined }}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Register patient' })).toBeNull();
  });

  it('reports an unknown number', () => {
    show({ lookup: { status: 'rejected', fieldErrors: {}, formError: 'not_found' } });
    expect(screen.getByRole('alert')).toHaveTextContent('No order or specimen has this number.');
  });

  it('shows the wait, the balance and the next step of each order', async () => {
    const onReceipt = vi.fn();
    const { user } = show({ waiting: { ...waitingArgs, onReceipt } });
    const [due, paid, billed] = waitingOrders;
    if (!due || !paid || !billed) throw new Error('The fixtures have three orders.');
    expect(screen.getByText('Longest wait 31 min')).toBeVisible();
    expect(screen.getByText(/^Updated \d\d:\d\d$/)).toBeVisible();
    const first = rowOf(due.patient.full_name);
    expect(first.getByText('31 min')).toHaveAttribute('data-long');
    expect(first.getByText('Payment due')).toBeVisible();
    expect(first.getByText('$33.00')).toBeVisible();
    expect(first.getByRole('link', { name: /^Take payment/ })).toHaveAttribute(
      'href',
      `/app/front-desk?pay=${due.id}`,
    );
    const second = rowOf(paid.patient.full_name);
    expect(second.getByText('22 min')).not.toHaveAttribute('data-long');
    expect(second.getByText('To collect')).toBeVisible();
    expect(second.getByText('Paid')).toBeVisible();
    await user.click(second.getByRole('button', { name: /^Print receipt/ }));
    expect(onReceipt).toHaveBeenCalledExactlyOnceWith(paid.payment_id);
    const third = rowOf(billed.patient.full_name);
    expect(third.getByText('Billed to payer')).toBeVisible();
    expect(third.getByText('STAT')).toBeVisible();
    expect(third.queryByRole('button')).toBeNull();
  });

  it('highlights a wait of half an hour', () => {
    show({
      waiting: {
        ...waitingArgs,
        orders: ready([anOrderBalance({ requested_at: minutesAgo(30) })]),
      },
    });
    expect(screen.getByText('30 min')).toHaveAttribute('data-long');
  });

  it('shows the user’s drawer, or that there is none', () => {
    const { rerender } = show({ drawer: ready(aCashSession()) });
    const drawer = within(screen.getByRole('region', { name: 'Cash drawer' }));
    expect(drawer.getByText(/^Net cash since \d\d:\d\d$/)).toBeVisible();
    for (const amount of ['$50.00', '$36.50', '$86.50'])
      expect(drawer.getByText(amount)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Count and close' })).toBeVisible();
    rerender(<FrontDeskScreen {...frontDeskArgs} drawer={ready(null)} />);
    expect(screen.getByText(/^You have no open drawer/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open drawer' })).toBeVisible();
  });

  it('shows neither payments nor drawer to users who take no payments', () => {
    show({ waiting: undefined, drawer: undefined });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Cash drawer')).toBeNull();
  });
});
