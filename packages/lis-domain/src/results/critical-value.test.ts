import { describe, expect, it } from 'vitest';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import { criticalPosition } from './critical-value.ts';
import { readQuantity } from './read-quantity.ts';

const limits = (
  low: string | null,
  high: string | null,
  ops: Partial<Pick<RangeRow, 'low_op' | 'high_op'>> = {},
): RangeRow => ({
  type: 'critical',
  low,
  high,
  low_op: 'le',
  high_op: 'ge',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...ops,
});

function positionOf(text: string, ...rows: (RangeRow | null)[]) {
  const value = readQuantity(text, 'numeric');
  if (value.kind !== 'quantity') throw new Error(`${text} is not a number.`);
  return criticalPosition(value, rows);
}

describe('critical value', () => {
  const potassium = limits('2.8', '6.2');
  const exclusive = limits('2.8', '6.2', { low_op: 'lt', high_op: 'gt' });
  it.each([
    ['2.7', potassium, 'low'],
    ['2.8', potassium, 'low'],
    ['2.8', exclusive, 'inside'],
    ['2.81', potassium, 'inside'],
    ['6.19', potassium, 'inside'],
    ['6.20', potassium, 'high'],
    ['6.20', exclusive, 'inside'],
    ['6.201', exclusive, 'high'],
    ['<2.5', potassium, 'low'],
    ['<3.5', potassium, 'undecided'],
    ['>7.0', potassium, 'high'],
    ['1.0', limits(null, '6.2'), 'inside'],
    ['1.0', limits(null, null), 'inside'],
    ['1.0', null, 'inside'],
  ] as const)('of %s by %o: %s', (text, row, position) => {
    expect(positionOf(text, row)).toBe(position);
  });

  it('is decided by all limits that may apply at the possible ages', () => {
    const [child, adult] = [limits('5', '40'), limits('2', '60')];
    expect(positionOf('1', child, adult)).toBe('low');
    expect(positionOf('70', child, adult)).toBe('high');
    expect(positionOf('15', child, adult)).toBe('inside');
    expect(positionOf('50', child, adult)).toBe('limits_differ');
    expect(positionOf('50', child, null)).toBe('limits_differ');
  });
});
