import { aStockCount, fixtureId } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { inventoryArgs, withSites } from './inventory.args.ts';
import { InventoryScreen } from './inventory-screen.tsx';

/** Stock counts, purchase orders, receiving, and the action dialogs. */
const meta = {
  title: 'Features/Inventory/Counts, orders and receiving',
  component: InventoryScreen,
  args: inventoryArgs,
} satisfies Meta<typeof InventoryScreen>;

export default meta;
type Story = StoryObj<typeof InventoryScreen>;

const { counts, orders } = inventoryArgs;

export const Counts: Story = { args: { tab: 'counts' } };

export const CountSheet: Story = {
  args: { tab: 'counts', counts: { ...counts, count: ready(aStockCount()) } },
};

/** A user other than the counter approves. */
export const Differences: Story = {
  args: {
    tab: 'counts',
    counts: { ...counts, count: ready(aStockCount({ status: 'submitted' })) },
  },
};

/** The user who submitted the count awaits approval by another user. */
export const OwnDifferences: Story = {
  args: {
    tab: 'counts',
    counts: {
      ...counts,
      count: ready(aStockCount({ status: 'submitted' })),
      userId: fixtureId('user', 2),
    },
  },
};

export const Orders: Story = { args: { tab: 'orders' } };

/** Counts of a facility with several sites. */
export const CountsOfSites: Story = {
  args: { ...withChanges(inventoryArgs, withSites), tab: 'counts' },
};

/** Purchase orders of a facility with several sites. */
export const OrdersOfSites: Story = {
  args: { ...withChanges(inventoryArgs, withSites), tab: 'orders' },
};

/** Stock is transferred to another site. */
export const Transfer: Story = {
  args: withChanges(inventoryArgs, withSites),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for lot L2604-02' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Transfer to a site…' }));
    const form = within(await canvas.findByRole('form', { name: 'Transfer' }));
    await waitFor(() => expect(form.getByLabelText('Site')).toBeVisible());
  },
};

export const NoOrders: Story = {
  args: { tab: 'orders', orders: { ...orders, orders: { status: 'empty', reason: 'none-yet' } } },
};

const scan = async (canvas: ReturnType<typeof within>, typed: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
  const form = within(canvas.getByRole('form', { name: 'Receive a delivery' }));
  await waitFor(() => expect(form.getByLabelText('Barcode')).toBeVisible());
  await userEvent.type(form.getByLabelText('Barcode'), typed);
  await userEvent.keyboard('{Enter}');
  return form;
};

/** Scanning a package fills in its lot and expiry date. */
export const Scanned: Story = {
  play: async ({ canvas }) => {
    const form = await scan(canvas, '(01)09501101530003(17)261130(10)L7');
    await waitFor(() => expect(form.getByLabelText('Lot number')).toHaveValue('L7'));
    await expect(form.getByText('Added: Sodium electrode')).toBeInTheDocument();
  },
};

/** An unknown code can be linked to an item or used for a new one. */
export const UnknownCode: Story = {
  args: { receiving: { ...inventoryArgs.receiving, findArticle: async () => null } },
  play: async ({ canvas }) => {
    const form = await scan(canvas, '9501101530003');
    await waitFor(() => expect(form.getByText('Unknown code 09501101530003')).toBeInTheDocument());
    await expect(form.getByRole('button', { name: 'Create a new item' })).toBeInTheDocument();
  },
};

export const NewItem: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New item' }));
    const form = within(canvas.getByRole('form', { name: 'Item' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Save item' }));
    await waitFor(() => expect(form.getAllByText('Enter a name').length).toBeGreaterThan(0));
  },
};
