import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inventoryArgs, loadingStock, longStock, staleStock, withStock } from './inventory.args.ts';
import { InventoryScreen } from './inventory-screen.tsx';

/** Stock alerts, all items with days of supply, and one item with its lots in the order of use. */
const meta = {
  title: 'Features/Inventory/Inventory',
  component: InventoryScreen,
  tags: ['screen'],
  args: inventoryArgs,
} satisfies Meta<typeof InventoryScreen>;

export default meta;
type Story = StoryObj<typeof InventoryScreen>;

export const Default: Story = {};

/** No open item and no stock alerts. */
export const NoAlerts: Story = {
  args: withStock({
    alerts: {
      status: 'ready',
      data: {
        counts: { out_of_stock: 0, expired: 0, low_stock: 0, lot_change_needs_qc: 0, expiring: 0 },
        items: [],
      },
      freshness: 'fresh',
    },
    item: { status: 'idle' },
  }),
};

export const Loading: Story = { args: loadingStock };

export const Empty: Story = {
  args: withStock({ items: { status: 'empty', reason: 'none-yet' }, item: { status: 'idle' } }),
};

export const NoMatches: Story = {
  args: withStock({
    filter: { query: 'zeta', type: '', alert: '' },
    items: { status: 'empty', reason: 'no-match' },
    item: { status: 'idle' },
  }),
};

export const Failed: Story = {
  args: withStock({
    items: { status: 'error', error: { kind: 'server', requestId: 'req-7f3a91' } },
    item: { status: 'idle' },
  }),
};

export const Forbidden: Story = {
  args: withStock({
    items: { status: 'error', error: { kind: 'forbidden' } },
    item: { status: 'idle' },
  }),
};

export const Stale: Story = { args: staleStock };

export const LongText: Story = { args: longStock };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const TenantBranded: Story = { globals: { tenant: 'northside' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** Another user consumed the remaining stock. */
export const Refused: Story = {
  args: withStock({
    onAction: async () => ({
      status: 'rejected',
      fieldErrors: { quantity: 'must be at most 0' },
      formError: 'stock_short',
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Consume…' }));
    const form = within(canvas.getByRole('form', { name: 'Consume' }));
    await waitFor(() => expect(form.getByLabelText(/^Quantity/)).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Consume' }));
    await waitFor(() =>
      expect(form.getByText('The quantity exceeds the stock on hand.')).toBeVisible(),
    );
  },
};

/** Consumes from a lot other than the first, with a reason, by keyboard. */
export const KeyboardOnly: Story = {
  args: withStock({ onAction: fn(async () => ({ status: 'done' as const })) }),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Consume…' }).focus();
    await userEvent.keyboard('{Enter}');
    const form = within(canvas.getByRole('form', { name: 'Consume' }));
    await waitFor(() => expect(form.getByLabelText(/^Quantity/)).toBeVisible());
    form.getByLabelText('Lot').focus();
    await userEvent.selectOptions(
      form.getByLabelText('Lot'),
      form.getByRole('option', { name: /L2604-02/ }),
    );
    await userEvent.tab();
    await userEvent.keyboard('The first box is on loan{Enter}');
    await waitFor(() =>
      expect(args.stock.onAction).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'consume',
          body: expect.objectContaining({
            quantity: 1,
            reason: 'The first box is on loan',
            type: 'consumption',
          }),
        }),
      ),
    );
  },
};
