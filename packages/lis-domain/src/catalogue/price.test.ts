import { describe, expect, it } from 'vitest';
import { majorAmount, minorAmount } from './price.ts';

describe('price', () => {
  it.each([
    ['12.50', 'USD', 1250],
    ['0.05', 'USD', 5],
    ['0.00', 'EUR', 0],
    ['1200', 'JPY', 1200],
    ['1.250', 'KWD', 1250],
    ['19.99', 'GBP', 1999],
  ])('%s %s is %d minor units, and converts back', (amount, currency, minor) => {
    expect(minorAmount(amount, currency)).toBe(minor);
    expect(majorAmount({ amount_minor: minor, currency })).toBe(amount);
  });

  it.each([
    ['12', 'USD', 1200],
    ['12.5', 'USD', 1250],
    ['12.', 'USD', 1200],
    ['7', 'XX', 700],
  ])('%s %s is parsed leniently', (amount, currency, minor) => {
    expect(minorAmount(amount, currency)).toBe(minor);
  });

  it.each([
    ['', 'USD'],
    ['12.505', 'USD'],
    ['1.5', 'JPY'],
    ['-3', 'USD'],
    ['1,50', 'USD'],
    ['1e3', 'USD'],
    ['9999999999', 'USD'],
  ])('%j %s is not an amount', (amount, currency) => {
    expect(minorAmount(amount, currency)).toBeUndefined();
  });
});
