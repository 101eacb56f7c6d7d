import type { StockItem } from '@alms/lis-domain/inventory';
import { ComboboxField } from '@alms/ui/combobox-field';
import { useMessages } from '@alms/ui/i18n';
import { idle, type Resource } from '@alms/ui/resource';
import { useState } from 'react';
import { stockWordsMessages } from './words/index.ts';

/** Searches items by text. Only the response to the latest search is used. */
export type FindItems = (text: string) => Promise<Resource<readonly StockItem[]>>;

export interface ItemPickerProps {
  label: string;
  item: Pick<StockItem, 'id' | 'code' | 'name'> | null;
  onItemChange: (item: StockItem | null) => void;
  findItems: FindItems;
  /** Error message of the field. When omitted, the field is valid. */
  error?: string | undefined;
}

/** Selects an inventory item by name or code. */
export function ItemPicker({ label, item, onItemChange, findItems, error }: ItemPickerProps) {
  const words = useMessages(stockWordsMessages);
  const [found, setFound] = useState<{ request: number; items: Resource<readonly StockItem[]> }>({
    request: 0,
    items: idle,
  });
  const search = async (text: string) => {
    const request = found.request + 1;
    setFound(({ items }) => ({ request, items }));
    const items = await findItems(text);
    setFound((last) => (last.request > request ? last : { request, items }));
  };
  const { items } = found;
  const options =
    items.status === 'ready'
      ? {
          ...items,
          data: items.data.map(({ id, code, name }) => ({ value: id, label: name, note: code })),
        }
      : items;
  return (
    <ComboboxField
      label={label}
      placeholder={words.findItem}
      options={options}
      value={item && { value: item.id, label: item.name, note: item.code }}
      onSearch={(text) => void search(text)}
      onValueChange={(choice) =>
        onItemChange(
          (items.status === 'ready' && items.data.find(({ id }) => id === choice?.value)) || null,
        )
      }
      error={error}
    />
  );
}
