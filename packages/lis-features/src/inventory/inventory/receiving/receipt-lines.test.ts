import { aStockItem, aSupplierOrder } from '@alms/lis-domain/fixtures';
import type { ScannedCode } from '@alms/lis-domain/inventory';
import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, linesOfOrder, withScan, type ReceiptLine } from './receipt-lines.ts';

const item = aStockItem({ number: 1 });
const other = aStockItem({ number: 2 });
const code = (change: Partial<ScannedCode> = {}): ScannedCode => ({
  article: '09501101530003',
  expiry_date: '2026-11-30',
  lot_number: 'L7',
  serial: null,
  quantity: null,
  ...change,
});
const line = (change: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id: 'a',
  item,
  lot_number: 'L7',
  expiry_date: '2026-11-30',
  quantity: '1',
  location: '',
  ...change,
});

describe('scanned code', () => {
  it.each<[string, ReceiptLine[], ScannedCode, Partial<ReceiptLine>[]]>([
    ['adds a lot', [], code(), [{ lot_number: 'L7', expiry_date: '2026-11-30', quantity: '1' }]],
    ['adds the package quantity', [], code({ quantity: 24 }), [{ quantity: '24' }]],
    [
      'increments the quantity of an existing lot',
      [line({ quantity: '3' })],
      code(),
      [{ quantity: '4' }],
    ],
    [
      'adds a separate lot for a different lot number',
      [line()],
      code({ lot_number: 'L8' }),
      [{ lot_number: 'L7' }, { lot_number: 'L8' }],
    ],
    [
      'adds a separate lot for a different item',
      [line({ item: other })],
      code(),
      [{ item: other }, { item }],
    ],
    [
      'completes the line opened from a purchase order',
      [line({ lot_number: '', quantity: '10' })],
      code(),
      [{ lot_number: 'L7', quantity: '1' }],
    ],
    [
      'without a lot number leaves the field empty',
      [],
      code({ lot_number: null, expiry_date: null }),
      [{ lot_number: '', expiry_date: '' }],
    ],
  ])('%s', (_case, lines, scanned, expected) => {
    expect(withScan(lines, item, scanned, 'b')).toMatchObject(expected);
  });
});

describe('receipt line', () => {
  it.each([
    [{}, {}],
    [{ expiry_date: '' }, {}],
    [{ expiry_date: '2026-05-12' }, {}],
    [{ expiry_date: '2026-05-11' }, { expiry_date: 'hasExpired' }],
    [{ lot_number: ' ' }, { lot_number: 'lotRequired' }],
    [{ quantity: '0' }, { quantity: 'quantityWhole' }],
    [{ quantity: '1.5' }, { quantity: 'quantityWhole' }],
    [{ quantity: '' }, { quantity: 'quantityWhole' }],
  ])('with %j has the errors %j', (change, faults) => {
    expect(faultsOf(line(change), '2026-05-12')).toEqual(faults);
  });
});

it('is created for each outstanding line of an order', () => {
  expect(
    linesOfOrder(aSupplierOrder()).map(({ item: { name }, quantity }) => [name, quantity]),
  ).toEqual([
    ['Sodium electrode', '4'],
    ['Glucose reagent', '10'],
  ]);
  expect(linesOfOrder(aSupplierOrder({ status: 'received' }))).toEqual([]);
});

it('is sent with numeric quantities, and without a date as null', () => {
  expect(
    bodyOf([line({ quantity: '12', expiry_date: '', lot_number: ' L7 ' })], null, ' DN-1 '),
  ).toEqual({
    supplier_order_id: null,
    reference: 'DN-1',
    lines: [{ item_id: item.id, lot_number: 'L7', expiry_date: null, quantity: 12, location: '' }],
  });
});
