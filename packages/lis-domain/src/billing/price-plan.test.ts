import { describe, expect, it } from 'vitest';
import { aTestParameter } from '../fixtures/index.ts';
import { planOrder } from '../orders/index.ts';
import { pricePlan } from './price-plan.ts';

const price = (amount_minor: number, tax_bp = 0, currency = 'USD') => ({
  amount_minor,
  currency,
  tax_bp,
  billing_code: '',
});
const panel = aTestParameter('BMP');
const catalogue = [
  ...panel.members.map((code) => aTestParameter(code, { price: price(500) })),
  aTestParameter('HGB', { price: price(1800, 500) }),
  aTestParameter('HCT', { price: price(900, 0, 'EUR') }),
];
const priced = (codes: readonly string[], panelPrice: number | null) => {
  const all = [{ ...panel, price: panelPrice === null ? null : price(panelPrice) }, ...catalogue];
  const ids = codes.map((code) => all.find((test) => test.code === code)?.id ?? code);
  return pricePlan(planOrder(ids, all).tests, all, 'USD');
};

describe('price of a planned order', () => {
  it.each([
    ['nothing', [], 2400, 0, []],
    ['a panel with its own price', ['BMP'], 2400, 2400, []],
    ['a panel without a price, by its tests', ['BMP'], null, panel.members.length * 500, []],
    ['a test that is also in the panel, once', ['BMP', 'K'], 2400, 2400, []],
    ['a test with tax', ['HGB'], 2400, 1890, []],
    ['a test in another currency', ['HGB', 'HCT'], 2400, 1890, ['HCT']],
  ] as const)('%s', (_, codes, panelPrice, total, unbilled) => {
    const result = priced(codes, panelPrice);
    expect(result.total_minor).toBe(total);
    expect(result.unbilled.map(({ code }) => code)).toEqual(unbilled);
  });
});
