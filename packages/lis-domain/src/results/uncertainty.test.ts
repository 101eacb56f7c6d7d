import { describe, expect, it } from 'vitest';
import { blankTest, type TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { Uncertainty } from '../catalogue/uncertainty.schema.ts';
import { uncertaintyOf } from './uncertainty.ts';

const stated = (change: Partial<Uncertainty> = {}): Uncertainty => ({
  from: null,
  to: null,
  mode: 'absolute',
  expanded: '0.2',
  source: 'QC data',
  ...change,
});

const potassium: TestDefinition = {
  ...blankTest,
  unit: 'mmol/L',
  decimals: 1,
  uncertainty: [
    stated({ to: '4.0', expanded: '0.15' }),
    stated({ from: '4.0', to: '8.0', mode: 'percent', expanded: '5.2' }),
  ],
};

const of = (value_text: string | null, change: Partial<TestDefinition> = {}, unit = 'mmol/L') =>
  uncertaintyOf({ value_text, unit }, { ...potassium, ...change })?.expanded ?? null;

describe('uncertaintyOf', () => {
  it('names the coverage factor', () => {
    expect(uncertaintyOf({ value_text: '3.9', unit: 'mmol/L' }, potassium)).toEqual({
      expanded: '0.2',
      coverage_factor: 2,
    });
  });

  it.each([
    // Absolute: rounded half away from zero, as values are.
    ['3.9', '0.2'],
    // The lower limit of a range belongs to it, the upper one does not.
    ['4.0', '0.2'],
    ['7.9', '0.4'],
    ['8.0', null],
    ['0', '0.2'],
    ['-1.0', '0.2'],
  ])('%s has ± %s', (value, expected) => {
    expect(of(value)).toBe(expected);
  });

  it('is a share of the value without its sign', () => {
    const uncertainty = [stated({ mode: 'percent', expanded: '10' })];
    expect([of('20.0', { uncertainty }), of('-20.0', { uncertainty })]).toEqual(['2.0', '2.0']);
  });

  it('is rounded to the decimals of the test', () => {
    const uncertainty = [stated({ mode: 'percent', expanded: '3.33' })];
    expect(of('140', { uncertainty, decimals: 0 })).toBe('5');
    expect(of('140.00', { uncertainty, decimals: 2 })).toBe('4.66');
  });

  it('is never 0: a smaller one is rounded up to the last decimal', () => {
    expect(of('3.0', { uncertainty: [stated({ expanded: '0.01' })] })).toBe('0.1');
    expect(of('3', { uncertainty: [stated({ expanded: '0.2' })], decimals: 0 })).toBe('1');
  });

  it.each([
    ['without a value', null],
    ['for a value with a comparator', '<4.0'],
    ['for text', 'hemolyzed'],
  ])('is unknown %s', (_, value) => {
    expect(of(value)).toBeNull();
  });

  it('is unknown for a relative uncertainty of 0', () => {
    expect(of('0.0', { uncertainty: [stated({ mode: 'percent' })] })).toBeNull();
  });

  it('is unknown in another unit, for another result type, and where none is stated', () => {
    expect(of('3.9', {}, 'mg/dL')).toBeNull();
    expect(of('3.9', { result_type: 'text' })).toBeNull();
    expect(of('3.9', { uncertainty: [] })).toBeNull();
  });
});
