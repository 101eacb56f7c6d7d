import { listOrderableTests } from '@alms/lis-domain/catalogue';
import {
  createStockItem,
  itemBodyOf,
  readStockItem,
  updateStockItem,
  type StockItem,
} from '@alms/lis-domain/inventory';
import type { EditedItem, InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi } from '../../../session/session-provider.tsx';

const editedOf = (item: StockItem): EditedItem => ({
  ...itemBodyOf(item),
  id: item.id,
  version: item.version,
});

/** Creation and edit of stock items, and the tests that can consume them. */
export function useStockItems(
  reload: () => Promise<void>,
): Pick<InventoryScreenProps, 'tests' | 'onSaveItem' | 'savingItem'> {
  const { call } = useApi();
  const { resource: offered } = useEndpoint(listOrderableTests, {});
  const { state, save } = useVersionedSave({ after: reload });
  return {
    tests:
      offered.status === 'ready'
        ? {
            ...offered,
            data: offered.data.items.flatMap(({ id, name, code, kind }) =>
              kind === 'panel' ? [] : [{ value: id, label: name, note: code }],
            ),
          }
        : offered,
    onSaveItem: ({ values: body, base }) => {
      const params = { id: base.id };
      return save<EditedItem>(
        async (key) =>
          editedOf(
            await (base.version === 0
              ? call(createStockItem, { body, key })
              : call(updateStockItem, { params, version: base.version, body })),
          ),
        async () => editedOf(await call(readStockItem, { params })),
      );
    },
    savingItem: state,
  };
}
