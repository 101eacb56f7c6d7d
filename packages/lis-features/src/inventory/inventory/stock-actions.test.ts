import { aLaboratory, aStockItem, aStockLot } from '@alms/lis-domain/fixtures';
import { itemBodyOf, type LotStatus } from '@alms/lis-domain/inventory';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  consumeForm,
  itemFieldsOf,
  itemForm,
  itemValuesOf,
  newItem,
} from './stock-actions.ts';

it.each<[LotStatus, string[]]>([
  ['active', ['open', 'consume', 'adjust', 'quarantine', 'dispose']],
  ['in_use', ['consume', 'adjust', 'quarantine', 'dispose']],
  ['quarantined', ['consume', 'record_qc', 'adjust', 'dispose']],
  ['expired', ['adjust', 'dispose']],
  ['consumed', ['adjust']],
  ['disposed', []],
])('offers for a lot that is %s: %s', (status, expected) => {
  expect(actionsOf(aStockLot({ status }))).toEqual(expected);
});

it('offers a transfer only for a lot of a facility with several sites', () => {
  const laboratory = { id: aLaboratory().id, name: 'Harbour Street' };
  expect(actionsOf(aStockLot({ status: 'active', laboratory }))).toContain('move');
  expect(actionsOf(aStockLot({ status: 'active' }))).not.toContain('move');
  expect(actionsOf(aStockLot({ status: 'quarantined', laboratory }))).not.toContain('move');
});

describe('consumption form', () => {
  const first = aStockLot({ number: 1 }).id;
  const other = aStockLot({ number: 2 }).id;
  const typed = (change: object) =>
    v.safeParse(consumeForm(first), {
      quantity: '2',
      lot_id: '',
      reason: '',
      for_controls: false,
      reference: '',
      ...change,
    });

  it.each([
    [{}, { quantity: 2, lot_id: null, reason: null, type: 'consumption', reference: '' }],
    [{ lot_id: first }, { lot_id: first, reason: null }],
    [
      { lot_id: other, reason: 'On another floor' },
      { lot_id: other, reason: 'On another floor' },
    ],
    [
      { lot_id: other, for_controls: true },
      { lot_id: other, type: 'qc_test' },
    ],
  ])('sends %j as %j', (change, expected) => {
    expect(typed(change).output).toMatchObject(expected);
  });

  it.each([
    [{ lot_id: other }, 'lot_order_reason'],
    [{ quantity: '0' }, 'quantityWhole'],
    [{ quantity: '1.5' }, 'quantityWhole'],
    [{ quantity: '' }, 'quantityRequired'],
  ])('rejects %j: %s', (change, message) => {
    expect(typed(change).issues?.[0].message).toBe(message);
  });
});

describe('item form', () => {
  it('leaves an item unchanged', () => {
    const item = aStockItem({ tests_per_unit: 250 });
    expect(v.parse(itemForm, itemFieldsOf(itemBodyOf(item)))).toEqual(itemBodyOf(item));
  });

  it.each([
    [{ name: ' ' }, 'nameRequired'],
    [{ code: 'a b' }, 'codeShape'],
    [{ min_level: '9' }, 'reorderTooLow'],
    [{ max_level: '1' }, 'maxTooLow'],
    [{ open_stability_days: 'ten' }, 'quantityWhole'],
  ])('rejects %j: %s', (change, message) => {
    expect(
      v.safeParse(itemForm, {
        ...itemFieldsOf(itemValuesOf(newItem)),
        code: 'NA',
        name: 'Sodium',
        unit: 'kit',
        ...change,
      }).issues?.[0].message,
    ).toBe(message);
  });
});
