import { describe, expect, it } from 'vitest';
import { blankTest, type TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { reference } from '../catalogue/starter-tests.ts';
import { secondValueOf } from './second-value.ts';

const glucose: TestDefinition = {
  ...blankTest,
  loinc: { code: '2345-7', display: '', verified: false },
  unit: 'mg/dL',
  second_unit: { unit: 'mmol/L', unit_display: 'mmol/L', decimals: 1 },
};
const range = reference(['70', '99'], 'ADA');
const inMilligrams = { unit: 'mg/dL', range };

describe('secondValueOf', () => {
  it('converts the value and its interval', () => {
    expect(secondValueOf({ ...inMilligrams, value_text: '126' }, glucose)).toEqual({
      value_text: '7.0',
      unit_display: 'mmol/L',
      range: { ...range, low: '3.9', high: '5.5' },
    });
  });

  it.each([
    ['<40', '<2.2'],
    ['>=450', '>=25.0'],
    ['0', '0.0'],
  ])('%s is %s', (value_text, expected) => {
    expect(secondValueOf({ ...inMilligrams, value_text }, glucose)?.value_text).toBe(expected);
  });

  it('keeps an open limit open', () => {
    const limited = reference([null, '200'], 'NCEP');
    expect(
      secondValueOf({ unit: 'mg/dL', range: limited, value_text: '100' }, glucose)?.range,
    ).toMatchObject({ low: null, high: '11.1' });
  });

  it('converts from the unit the result was made in', () => {
    expect(secondValueOf({ unit: 'g/L', range: null, value_text: '1.26' }, glucose)).toMatchObject({
      value_text: '7.0',
      range: null,
    });
  });

  it.each([
    ['without a value', { ...inMilligrams, value_text: null }],
    ['for text', { ...inMilligrams, value_text: 'hemolyzed' }],
    ['without a unit', { unit: null, range, value_text: '126' }],
    ['for a unit without a conversion', { unit: 'mosm/kg', range, value_text: '126' }],
  ])('is null %s', (_, result) => {
    expect(secondValueOf(result, glucose)).toBeNull();
  });

  it('is null without a second unit, and for another result type', () => {
    const result = { ...inMilligrams, value_text: '126' };
    expect(secondValueOf(result, { ...glucose, second_unit: null })).toBeNull();
    expect(secondValueOf(result, { ...glucose, result_type: 'text' })).toBeNull();
  });

  it('omits an interval beyond the range of the equation', () => {
    const a1c: TestDefinition = {
      ...glucose,
      loinc: { code: '4548-4', display: '', verified: false },
      second_unit: { unit: 'mmol/mol', unit_display: 'mmol/mol', decimals: 0 },
    };
    const result = { unit: '%', range: reference(['2.0', '5.6'], 'Common'), value_text: '7.0' };
    expect(secondValueOf(result, a1c)).toMatchObject({ value_text: '53', range: null });
    expect(secondValueOf({ ...result, value_text: '2.0' }, a1c)).toBeNull();
  });
});
