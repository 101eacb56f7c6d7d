import { describe, expect, it } from 'vitest';
import { billOrder, type PricedItem } from './bill-order.ts';
import type { TestParameterId } from '../catalogue/test-parameter-id.ts';
import { idOf } from '../fixtures/ids.ts';

const usd = (amount_minor: number, tax_bp = 0) => ({
  amount_minor,
  currency: 'USD',
  tax_bp,
  billing_code: '',
});
const anItem = (code: string, rest: Partial<PricedItem> = {}): PricedItem => ({
  id: `item ${code}`,
  test_parameter_id: idOf<TestParameterId>(`test ${code}`),
  panel_code: null,
  code,
  name: code.toLowerCase(),
  price: null,
  panel: null,
  ...rest,
});
const inPanel = (code: string, price: PricedItem['price'], own: PricedItem['price'] = usd(300)) =>
  anItem(code, {
    price: own,
    panel_code: 'LYTES',
    panel: { id: idOf<TestParameterId>('panel'), name: 'Electrolytes', price },
  });

const charged = (items: readonly PricedItem[]) => {
  const { lines, unbilled } = billOrder(items, 'USD');
  return [
    lines.map(({ code, unit_price_minor }) => [code, unit_price_minor]),
    unbilled.map(({ code }) => code),
  ];
};

describe('billOrder', () => {
  it('charges a test at its price with its tax', () => {
    expect(billOrder([anItem('K', { price: usd(850, 700) })], 'USD').lines).toEqual([
      {
        test_parameter_id: 'test K',
        order_item_id: 'item K',
        panel_code: null,
        code: 'K',
        description: 'k',
        quantity: 1,
        unit_price_minor: 850,
        discount_minor: 0,
        tax_bp: 700,
        price_basis: 'own',
        price_list_id: null,
        price_list_name: null,
      },
    ]);
  });

  it.each([
    [
      'a panel with a price once',
      [inPanel('NA', usd(900)), inPanel('K', usd(900))],
      [['LYTES', 900]],
      [],
    ],
    [
      'the tests of a panel without one',
      [inPanel('NA', null), inPanel('K', null, usd(250))],
      [
        ['NA', 300],
        ['K', 250],
      ],
      [],
    ],
    ['a free test as a line of 0', [anItem('GLU', { price: usd(0) })], [['GLU', 0]], []],
    [
      'no test without a price',
      [anItem('GLU'), anItem('K', { price: usd(1) })],
      [['K', 1]],
      ['GLU'],
    ],
    [
      'no price of another currency',
      [anItem('GLU', { price: { ...usd(5), currency: 'EUR' } })],
      [],
      ['GLU'],
    ],
    [
      'members where only the panel has another currency',
      [inPanel('NA', { ...usd(900), currency: 'EUR' })],
      [['NA', 300]],
      [],
    ],
    ['nothing for nothing', [], [], []],
  ] satisfies [string, PricedItem[], unknown[], string[]][])(
    'charges %s',
    (_, items, lines, unbilled) => {
      expect(charged(items)).toEqual([lines, unbilled]);
    },
  );

  const list = (prices: Record<string, number>) => ({
    id: 'list',
    name: 'Agreement',
    prices: new Map(Object.entries(prices)),
  });
  const foreign = { ...usd(900, 500), currency: 'EUR' };

  it.each([
    [
      'the price of the payer',
      [anItem('K', { price: usd(850, 700) })],
      { 'test K': 600 },
      [['K', 600, 700, 'list']],
    ],
    [
      'a price of 0 as free',
      [anItem('K', { price: usd(850) })],
      { 'test K': 0 },
      [['K', 0, 0, 'list']],
    ],
    [
      'the standard price if the payer has none',
      [anItem('K', { price: usd(850, 700) })],
      { 'test NA': 1 },
      [['K', 850, 700, 'fallback']],
    ],
    ['what has no own price, untaxed', [anItem('K')], { 'test K': 600 }, [['K', 600, 0, 'list']]],
    [
      'at the tax of an own price of another currency',
      [anItem('K', { price: foreign })],
      { 'test K': 600 },
      [['K', 600, 500, 'list']],
    ],
    ['nothing that neither has', [anItem('K', { price: foreign })], {}, []],
    [
      'a panel at the price of the payer',
      [inPanel('NA', usd(900)), inPanel('K', usd(900))],
      { panel: 700, 'test K': 1 },
      [['LYTES', 700, 0, 'list']],
    ],
    [
      'a panel at its own price before its tests at those of the payer',
      [inPanel('NA', usd(900)), inPanel('K', usd(900))],
      { 'test NA': 1, 'test K': 1 },
      [['LYTES', 900, 0, 'fallback']],
    ],
    [
      'the tests of a panel that only the payer prices as one',
      [inPanel('NA', null), inPanel('K', null)],
      { panel: 500 },
      [['LYTES', 500, 0, 'list']],
    ],
    [
      'the tests of a panel without a price, each separately',
      [inPanel('NA', null), inPanel('K', null)],
      { 'test K': 90 },
      [
        ['NA', 300, 0, 'fallback'],
        ['K', 90, 0, 'list'],
      ],
    ],
  ] satisfies [string, PricedItem[], Record<string, number>, unknown[]][])(
    'charges %s',
    (_, items, prices, expected) => {
      const { lines } = billOrder(items, 'USD', list(prices));
      expect(
        lines.map(({ code, unit_price_minor, tax_bp, price_basis }) => [
          code,
          unit_price_minor,
          tax_bp,
          price_basis,
        ]),
      ).toEqual(expected);
      for (const line of lines)
        expect(line).toMatchObject({ price_list_id: 'list', price_list_name: 'Agreement' });
    },
  );
});
