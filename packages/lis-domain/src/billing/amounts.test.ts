import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, invoiceAmounts, lineAmounts, type LinePrice } from './amounts.ts';

const aLine = (line: Partial<LinePrice> = {}): LinePrice => ({
  quantity: 1,
  unit_price_minor: 1000,
  discount_minor: 0,
  tax_bp: 0,
  ...line,
});

/** Laboratory cases 5.8. */
describe('lineAmounts', () => {
  it.each([
    ['2 × 12.50', { quantity: 2, unit_price_minor: 1250 }, 0, 2500],
    ['0.99 with 7.5 %', { unit_price_minor: 99, tax_bp: 750 }, 7, 106],
    ['a half rounds up', { unit_price_minor: 10, tax_bp: 500 }, 1, 11],
    ['just below a half rounds down', { unit_price_minor: 9, tax_bp: 500 }, 0, 9],
    [
      'the discount comes off before tax',
      { unit_price_minor: 1000, discount_minor: 100, tax_bp: 2000 },
      180,
      1080,
    ],
    ['all of it given away', { unit_price_minor: 1000, discount_minor: 1000, tax_bp: 2000 }, 0, 0],
    ['free', { unit_price_minor: 0, tax_bp: 2000 }, 0, 0],
    ['yen, which have no decimals', { unit_price_minor: 333, tax_bp: 1000 }, 33, 366],
    ['dinars, which have three', { unit_price_minor: 1250, tax_bp: 500 }, 63, 1313],
    [
      'the dearest there is',
      { unit_price_minor: 1_000_000_000, tax_bp: 10_000 },
      1_000_000_000,
      2_000_000_000,
    ],
  ] satisfies [string, Partial<LinePrice>, number, number][])(
    '%s',
    (_, line, tax_minor, total_minor) => {
      expect(lineAmounts(aLine(line))).toEqual({ tax_minor, total_minor });
    },
  );

  it('rejects a discount larger than the line', () => {
    expect(() => lineAmounts(aLine({ discount_minor: 1001 }))).toThrow(RangeError);
  });

  it('rounds tax to the nearest minor unit, never below zero', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000), (price, tax_bp) => {
        const { tax_minor, total_minor } = lineAmounts(aLine({ unit_price_minor: price, tax_bp }));
        expect(Math.abs(tax_minor * 10_000 - price * tax_bp)).toBeLessThanOrEqual(5_000);
        expect([tax_minor >= 0, total_minor]).toEqual([true, price + tax_minor]);
      }),
      { seed: 58, numRuns: 1000 },
    );
  });
});

describe('changedPrice', () => {
  it.each([
    ['ten percent discount', 1250, -1000, 1125],
    ['a half rounds up', 5, 1000, 6],
    ['just below a half rounds down', 4, 1000, 4],
    ['half a percent discount', 999, -50, 994],
    ['nothing off', 999, 0, 999],
    ['a full discount', 999, -10_000, 0],
    ['a free test stays free', 0, 100_000, 0],
    ['the maximum price, increased to eleven times', 1_000_000_000, 100_000, 11_000_000_000],
  ])('%s', (_, amount, change, expected) => {
    expect(changedPrice(amount, change)).toBe(expected);
  });
});

describe('invoiceAmounts', () => {
  it('totals 3.18 for three lines of 0.99 with 7.5 % tax, because each line is rounded separately', () => {
    const line = aLine({ unit_price_minor: 99, tax_bp: 750 });
    expect(invoiceAmounts([line, line, line])).toEqual({
      subtotal_minor: 297,
      discount_minor: 0,
      tax_minor: 21,
      total_minor: 318,
    });
  });

  it('totals zero without lines', () => {
    expect(invoiceAmounts([])).toEqual({
      subtotal_minor: 0,
      discount_minor: 0,
      tax_minor: 0,
      total_minor: 0,
    });
  });

  it('equals the sum of the lines in any order', () => {
    const line = fc
      .record({
        quantity: fc.integer({ min: 1, max: 9 }),
        unit_price_minor: fc.nat(100_000),
        tax_bp: fc.nat(10_000),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ share, ...price }) => ({
        ...price,
        discount_minor: Math.floor(share * price.quantity * price.unit_price_minor),
      }));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const whole = invoiceAmounts(lines);
        expect(whole.total_minor).toBe(
          lines.reduce((sum, each) => sum + lineAmounts(each).total_minor, 0),
        );
        expect(whole.total_minor).toBe(
          whole.subtotal_minor - whole.discount_minor + whole.tax_minor,
        );
        expect(invoiceAmounts(lines.toReversed())).toEqual(whole);
      }),
      { seed: 58, numRuns: 500 },
    );
  });
});
