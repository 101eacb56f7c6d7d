import { renderUi } from '@alms/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withChanges } from '../../shared/testing/with-changes.ts';
import { InventoryScreen, type InventoryScreenProps } from './index.ts';
import { inventoryArgs, lots, withSites } from './inventory.args.ts';

const several = withChanges(inventoryArgs, withSites);
const show = (props: InventoryScreenProps) => renderUi(<InventoryScreen {...props} />);

it.each(['counts', 'orders'] as const)('inventory names the site of %s', (tab) => {
  show({ ...several, tab });
  expect(screen.getByRole('columnheader', { name: 'Site' })).toBeVisible();
  expect(screen.getByText('Harbour Street')).toBeVisible();
});

it.each(['counts', 'orders'] as const)('inventory of one site names none for %s', (tab) => {
  show({ ...inventoryArgs, tab });
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(0);
  expect(screen.queryByRole('columnheader', { name: 'Site' })).toBeNull();
});

const openMenu = async (props: InventoryScreenProps) => {
  const { user } = show(props);
  const lot = lots[1]?.lot_number ?? '';
  await user.click(screen.getByRole('button', { name: new RegExp(`${lot}$`) }));
  return { user, items: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) };
};

it('inventory of one site offers no transfer', async () => {
  const { items } = await openMenu(inventoryArgs);
  expect(items).toContain('Quarantine…');
  expect(items).not.toContain('Transfer to a site…');
});

it('inventory transfers stock of a lot to another site', async () => {
  const onAction = vi.fn(several.stock.onAction);
  const { user } = await openMenu(withChanges(several, { stock: { onAction } }));
  await user.click(screen.getByRole('menuitem', { name: 'Transfer to a site…' }));
  const form = within(screen.getByRole('form', { name: 'Transfer' }));
  await user.click(form.getByRole('button', { name: 'Transfer' }));
  expect((await form.findAllByText('Select a site')).length).toBeGreaterThan(1);
  expect(onAction).not.toHaveBeenCalled();
  const site = form.getByLabelText('Site');
  // The site that keeps the lot is not offered.
  expect(within(site).queryByRole('option', { name: 'Northside Clinic' })).toBeNull();
  await user.selectOptions(site, 'Harbour Street');
  const quantity = form.getByLabelText(/^Quantity/);
  await user.clear(quantity);
  await user.type(quantity, '4');
  await user.click(form.getByRole('button', { name: 'Transfer' }));
  await waitFor(() =>
    expect(onAction).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'move',
        body: { laboratory_id: withSites.stock.sites[1]?.id, quantity: 4, location: '' },
      }),
    ),
  );
});
