import { aTestParameter } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { limitsInOldUnit } from './limits-in-old-unit.ts';
import { fieldsOf, type TestFields } from './test-fields.ts';

const saved = fieldsOf({
  ...aTestParameter('K', {
    plausible: { low: '1.0', high: '15.0' },
    measuring_range: null,
    uncertainty: [{ from: null, to: null, mode: 'percent', expanded: '5', source: 'QC' }],
    delta: {
      enabled: true,
      mode: 'absolute',
      threshold: '1.0',
      direction: 'any',
      window_hours: 72,
      action: 'warn',
    },
  }),
  status: 'active',
});
const of = (change: Partial<TestFields>, from = saved) =>
  limitsInOldUnit(from, { ...from, unit: 'mg/dL', ...change });

describe('limitsInOldUnit', () => {
  it('are all limits of the test after a change of its unit only', () => {
    expect(of({})).toEqual(['plausible', 'intervals', 'critical', 'delta']);
  });

  it.each([
    ['the same unit', { unit: 'mmol/L' }],
    ['the same unit in another spelling', { unit: 'mmol/l' }],
    ['no unit', { unit: '' }],
  ])('are none for %s', (_, change) => {
    expect(of(change)).toEqual([]);
    expect(limitsInOldUnit({ ...saved, unit: '' }, saved)).toEqual([]);
  });

  it('are without the parts that were changed or removed', () => {
    const ranges = saved.ranges.map((row) => ({ ...row, low: row.low && `${row.low}1` }));
    expect(of({ ranges, plausible_low: '4' })).toEqual(['delta']);
    expect(of({ ranges: [], delta_enabled: false })).toEqual(['plausible']);
  });

  it('contain numbers in the unit only', () => {
    expect(of({}, { ...saved, delta_mode: 'percent' })).not.toContain('delta');
    const uncertainty = saved.uncertainty.map((row) => ({ ...row, mode: 'absolute' }));
    expect(of({}, { ...saved, uncertainty })).toContain('uncertainty');
  });
});
