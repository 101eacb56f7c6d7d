import { describe, expect, it } from 'vitest';
import { gaugeGeometry, type GaugeLimits } from './index.ts';

const place = (limits: GaugeLimits, value: string | null) => gaugeGeometry(limits, value)?.value;
const closed = { low: '3.5', high: '5.1' };
const upTo = { low: null, high: '200' };
const atLeast = { low: '60', high: null };

describe('gaugeGeometry', () => {
  it('keeps a closed interval in the middle third', () => {
    expect(gaugeGeometry(closed, '4.0')?.band).toEqual({ from: 35, to: 65 });
  });

  // The expected values are those of the design mock-up.
  it.each([
    ['135', '145', '138', 44.0],
    ['3.5', '5.1', '6.8', 83.8],
    ['22', '29', '19', 25.4],
    ['2.8', '8.1', '18.4', 90.7],
    ['62', '106', '412', 96.9],
    ['2.15', '2.55', '2.09', 31.2],
  ])('positions, for %s-%s, the value %s at %s %%', (low, high, value, percent) => {
    expect(place({ low, high }, value)).toBeCloseTo(percent, 0);
  });

  it.each([
    ['the low limit', '3.5', 35],
    ['the high limit', '5.1', 65],
    ['the middle', '4.3', 50],
  ])('is linear inside: %s', (_, value, percent) => {
    expect(place(closed, value)).toBeCloseTo(percent, 6);
  });

  it.each([
    [closed, ['-100', '0', '1', '3.49', '3.5', '4', '5.1', '5.2', '7', '100', '999999']],
    [upTo, ['0', '50', '199', '200', '201', '400', '5000']],
    [atLeast, ['0', '30', '59', '60', '61', '105', '5000']],
    [{ low: '0', high: '0' }, ['-1', '0', '1']],
  ])('increases with the value and stays within the gauge: %o', (limits, values) => {
    const places = values.map((value) => place(limits, value) ?? Number.NaN);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...places)).toBeLessThanOrEqual(97);
  });

  it.each([
    [upTo, { from: 3, to: 65 }, '200', 65],
    [atLeast, { from: 35, to: 97 }, '60', 35],
  ])(
    'gives the open side of an interval all remaining space: %o',
    (limits, band, limit, percent) => {
      expect(gaugeGeometry(limits, limit)).toMatchObject({ band, value: percent });
    },
  );

  it('positions the value 0 like any other', () => {
    expect(place(closed, '0')).toBeLessThan(35);
    expect(gaugeGeometry({ low: '0', high: '10' }, '0')?.value).toBe(35);
  });

  it.each([null, '', ' ', 'Negative', '<5', 'Infinity'])('draws no mark for %o', (value) => {
    expect(gaugeGeometry(closed, value)?.value).toBeNull();
  });

  it('draws nothing for an interval without numbers', () => {
    expect(gaugeGeometry({ low: null, high: null }, '4.0')).toBeNull();
  });

  it('positions the previous value and the outer limits on the same scale', () => {
    const geometry = gaugeGeometry(closed, '6.8', '4.4', { low: '2.8', high: '6.2' });
    expect(geometry?.previous).toBeCloseTo(51.9, 1);
    expect(geometry?.outer).toEqual([expect.closeTo(25.2, 0), expect.closeTo(79.0, 0)]);
    expect(gaugeGeometry(closed, '6.8', null, { low: null, high: '6.2' })?.outer).toHaveLength(1);
  });
});
