import { itemBodyOf } from '@alms/lis-domain/inventory';
import { renderUi } from '@alms/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { InventoryScreen, type InventoryScreenProps } from './index.ts';
import { inventoryArgs, item } from './inventory.args.ts';

type Save = InventoryScreenProps['onSaveItem'];

const base = { ...itemBodyOf(item), id: item.id, version: item.version };
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const conflictDialog = () => dialog('Another user updated this while you were editing');

async function change(onSave: Save, rest: Partial<InventoryScreenProps> = {}) {
  const rendered = renderUi(<InventoryScreen {...inventoryArgs} {...rest} onSaveItem={onSave} />);
  const { user } = rendered;
  await user.click(screen.getByRole('button', { name: 'Edit item' }));
  const level = dialog(item.name).getByRole('textbox', { name: /^Reorder point/ });
  await user.clear(level);
  await user.type(level, '3');
  await user.click(dialog(item.name).getByRole('button', { name: 'Save item' }));
  return rendered;
}

describe('concurrent change of an item', () => {
  it('saves against the version that was opened', async () => {
    const onSave = vi.fn<Save>(async () => ({ status: 'saved', record: base }));
    await change(onSave);
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      values: { ...itemBodyOf(item), reorder_level: 3 },
      base,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows both versions by field, and saves the choices over the other version', async () => {
    const theirs = {
      ...base,
      version: base.version + 1,
      reorder_level: 4,
      supplier: 'Coast Supplies',
      needs_lot_qc: !base.needs_lot_qc,
    };
    const onSave = vi.fn<Save>(async ({ base: { version } }) =>
      version === base.version
        ? { status: 'stale', record: theirs }
        : { status: 'saved', record: theirs },
    );
    const { user } = await change(onSave);
    const line = (name: string | RegExp) =>
      within(conflictDialog().getByRole('radiogroup', { name }));
    expect(line('Supplier').getByRole('radio', { name: 'Theirs' })).toBeChecked();
    expect(line('Supplier').getByText('Coast Supplies')).toBeInTheDocument();
    expect(line(/^Reorder point/).getByText('3')).toBeInTheDocument();
    expect(line(/^Reorder point/).getByText('4')).toBeInTheDocument();
    await user.click(conflictDialog().getByRole('button', { name: 'Save these choices' }));
    expect(onSave).toHaveBeenCalledTimes(1);
    await user.click(line(/^Reorder point/).getByRole('radio', { name: 'Mine' }));
    await user.click(conflictDialog().getByRole('button', { name: 'Save these choices' }));
    const { id: _, version: __, ...values } = theirs;
    expect(onSave).toHaveBeenLastCalledWith({
      values: { ...values, reorder_level: 3 },
      base: theirs,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks nothing when the other user changed no field of the item', async () => {
    const counted = { ...base, version: base.version + 1 };
    const onSave = vi.fn<Save>(async ({ base: { version } }) =>
      version === base.version
        ? { status: 'stale', record: counted }
        : { status: 'saved', record: counted },
    );
    await change(onSave);
    expect(onSave).toHaveBeenLastCalledWith({
      values: expect.objectContaining({ reorder_level: 3 }),
      base: counted,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no refusal from before it was opened', async () => {
    const { user } = renderUi(
      <InventoryScreen
        {...inventoryArgs}
        savingItem={{
          status: 'rejected',
          fieldErrors: { code: 'duplicate' },
          formError: 'duplicate',
        }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Edit item' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(dialog(item.name).getByRole('textbox', { name: /^Code/ })).toBeValid();
  });
});
