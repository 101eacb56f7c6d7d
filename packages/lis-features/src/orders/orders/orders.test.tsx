import { aWard } from '@alms/lis-domain/fixtures';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OrdersScreen, type OrdersScreenProps } from './index.ts';
import { ordersArgs } from './orders.args.ts';

const show = (props: Partial<OrdersScreenProps> = {}) =>
  renderUi(<OrdersScreen {...ordersArgs} {...props} />);

describe('OrdersScreen', () => {
  it('lists each order with a link, its patient, tests and status', () => {
    show();
    const [, first, second] = screen.getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/app\/orders\//);
    expect(within(second as HTMLElement).getByText('In progress')).toBeInTheDocument();
  });

  it('filters by status and keeps the search', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ filter: { query: 'ada', status: '', ward: '' }, onFilterChange });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Partly released');
    expect(onFilterChange).toHaveBeenCalledWith({
      query: 'ada',
      status: 'partially_released',
      ward: '',
    });
  });

  it('filters by ward in a facility with wards', async () => {
    const onFilterChange = vi.fn();
    const { user } = show({ wards: [aWard()], onFilterChange });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ward' }), 'Ward 3B');
    expect(onFilterChange).toHaveBeenCalledWith({ query: '', status: '', ward: aWard().id });
  });

  it('offers no filter by ward without wards', () => {
    show();
    expect(screen.queryByRole('combobox', { name: 'Ward' })).toBeNull();
  });

  it('loads older orders', async () => {
    const onMore = vi.fn();
    const { user } = show({ onMore });
    await user.click(screen.getByRole('button', { name: /more/i }));
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('offers no new order without permission', () => {
    show({ hrefs: { order: ordersArgs.hrefs.order } });
    expect(screen.queryByRole('link', { name: 'New order' })).not.toBeInTheDocument();
  });
});
