import { anOrder, aPatientSummary, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { loading, ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ordersArgs } from './orders.args.ts';
import { OrdersScreen } from './orders-screen.tsx';

/** All orders of a facility, for the front desk. */
const meta = {
  title: 'Features/Orders/Orders',
  component: OrdersScreen,
  tags: ['screen'],
  args: { ...ordersArgs, onFilterChange: fn(), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof OrdersScreen>;

export const Default: Story = {};

/** For users who may not place orders. */
export const ReadOnly: Story = { args: { hrefs: { order: ordersArgs.hrefs.order } } };

export const Loading: Story = { args: { orders: loading } };

export const Empty: Story = { args: { orders: { status: 'empty', reason: 'none-yet' } } };

export const NoMatches: Story = {
  args: {
    filter: { query: 'unknown', status: 'completed', ward: '' },
    orders: { status: 'empty', reason: 'no-match' },
  },
};

export const Failed: Story = {
  args: { orders: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } } },
};

export const Forbidden: Story = {
  args: {
    orders: { status: 'error', error: { kind: 'forbidden' } },
    hrefs: { order: ordersArgs.hrefs.order },
  },
};

export const Stale: Story = {
  args: {
    orders: {
      status: 'ready',
      freshness: 'stale',
      asOf: FIXTURE_NOW,
      data: [anOrder(), anOrder({ number: 2 })],
    },
  },
};

export const LongText: Story = {
  args: {
    orders: ready([
      anOrder({
        patient: aPatientSummary({
          full_name: 'Wolfeschlegelsteinhausen-Bergerdorff y Fernández de Córdoba, Maximiliana',
          mrn: 'TEMPORARY-2026-000048',
        }),
      }),
      anOrder({ number: 2 }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-XB' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Types a name, filters by status, and clears both. */
export const KeyboardOnly: Story = {
  render: function Filtered(args) {
    const [filter, setFilter] = useState(args.filter);
    return (
      <OrdersScreen
        {...args}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next);
          args.onFilterChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('searchbox').focus();
    await userEvent.keyboard('test');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      query: 'test',
      status: '',
      ward: '',
    });
    const status = canvas.getByRole('combobox', { name: 'Status' });
    status.focus();
    await userEvent.selectOptions(status, 'completed');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      query: '',
      status: '',
      ward: '',
    });
  },
};
