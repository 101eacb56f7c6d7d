import type { BodyOf } from '@alms/lis-domain/http';
import type {
  receiveStock,
  ScannedCode,
  StockItem,
  SupplierOrder,
} from '@alms/lis-domain/inventory';

/** One lot of a delivery, as typed. */
export interface ReceiptLine {
  id: string;
  item: Pick<StockItem, 'id' | 'code' | 'name' | 'unit'>;
  lot_number: string;
  /** Expiry date; empty for none. */
  expiry_date: string;
  quantity: string;
  location: string;
}

export type ReceiptBody = BodyOf<typeof receiveStock>;

/**
 * Adds a scan to the lines: increments the line of the same lot, or adds a line. A package without
 * a quantity counts as one.
 */
export function withScan(
  lines: readonly ReceiptLine[],
  item: ReceiptLine['item'],
  code: ScannedCode,
  id: string,
): ReceiptLine[] {
  const count = code.quantity ?? 1;
  const same = lines.findIndex(
    (line) =>
      line.item.id === item.id && code.lot_number !== null && line.lot_number === code.lot_number,
  );
  const known = lines[same];
  if (known)
    return lines.with(same, { ...known, quantity: String((Number(known.quantity) || 0) + count) });
  // A line created for an order without a lot is filled first.
  const open = lines.findIndex((line) => line.item.id === item.id && line.lot_number === '');
  const waiting = lines[open];
  const read = {
    lot_number: code.lot_number ?? '',
    expiry_date: code.expiry_date ?? '',
    quantity: String(count),
  };
  if (waiting) return lines.with(open, { ...waiting, ...read });
  return [...lines, { id, item, location: '', ...read }];
}

/** Returns one line per item with an outstanding quantity. */
export function linesOfOrder({ lines }: Pick<SupplierOrder, 'lines'>): ReceiptLine[] {
  return lines.flatMap(({ item_id, item_code, item_name, unit, quantity, received }) =>
    received >= quantity
      ? []
      : [
          {
            id: item_id,
            item: { id: item_id, code: item_code, name: item_name, unit },
            lot_number: '',
            expiry_date: '',
            quantity: String(quantity - received),
            location: '',
          },
        ],
  );
}

/** Errors of a line by field. */
export type LineFaults = Partial<
  Record<'lot_number' | 'quantity' | 'expiry_date', 'lotRequired' | 'quantityWhole' | 'hasExpired'>
>;

export function faultsOf(
  { lot_number, quantity, expiry_date }: ReceiptLine,
  today: string,
): LineFaults {
  return {
    ...(lot_number.trim() === '' && { lot_number: 'lotRequired' as const }),
    ...(!/^[1-9]\d{0,5}$/.test(quantity.trim()) && { quantity: 'quantityWhole' as const }),
    ...(expiry_date !== '' && expiry_date < today && { expiry_date: 'hasExpired' as const }),
  };
}

export function bodyOf(
  lines: readonly ReceiptLine[],
  order: Pick<SupplierOrder, 'id'> | null,
  reference: string,
): ReceiptBody {
  return {
    supplier_order_id: order?.id ?? null,
    reference: reference.trim(),
    lines: lines.map(({ item, lot_number, expiry_date, quantity, location }) => ({
      item_id: item.id,
      lot_number: lot_number.trim(),
      expiry_date: expiry_date || null,
      quantity: Number(quantity),
      location: location.trim(),
    })),
  };
}
