import { describe, expect, it } from 'vitest';
import {
  allowableOutcomeOf,
  allowedAt,
  eventCounts,
  eventScoreOf,
  isUnsuccessful,
  limitInForce,
  REQUIRED_SCORE_OF_BLOOD_GROUP,
  type AllowableError,
} from './allowable-error.ts';
import { allowableErrorSets } from './allowable-error-sets.ts';
import { checkUnit } from '../catalogue/index.ts';

const limit = (change: Partial<AllowableError>): AllowableError => ({
  absolute: null,
  percent: null,
  unit: null,
  low: null,
  high: null,
  ...change,
});
/** Glucose, 42 CFR 493.931: ±6 mg/dL or ±8 %, whichever is greater. */
const glucose = limit({ absolute: '6', percent: '8', unit: 'mg/dL' });
const sodium = limit({ absolute: '4', unit: 'mmol/L' });
const hemoglobin = limit({ percent: '4' });
/** Potassium, RiliBÄK: 8 % from 2 to 8 mmol/L. */
const potassium = limit({ percent: '8.0', unit: 'mmol/L', low: '2', high: '8' });

describe('Allowable error', () => {
  it.each([
    [glucose, '60', '6'],
    [glucose, '75', '6'],
    [glucose, '100', '8'],
    [sodium, '140', '4'],
    [hemoglobin, '13.5', '0.54'],
    // A negative assigned value, such as a base excess.
    [hemoglobin, '-10', '0.4'],
    [limit({}), '10', null],
  ])('of %j at %s is %s', (allowable, assigned, allowed) => {
    expect(allowedAt(allowable, assigned)).toBe(allowed);
  });

  it.each([
    [glucose, '66', '60', 'mg/dL', 'acceptable'],
    [glucose, '66.1', '60', 'mg/dL', 'unacceptable'],
    [glucose, '216', '200', 'mg/dL', 'acceptable'],
    [glucose, '183.9', '200', 'mg/dL', 'unacceptable'],
    // 0.3 apart: 4.4 − 4.1 is 0.30000000000000027 in binary floats.
    [limit({ absolute: '0.3', unit: 'mmol/L' }), '4.4', '4.1', 'mmol/L', 'acceptable'],
    [hemoglobin, '0', '13.5', 'g/dL', 'unacceptable'],
    [hemoglobin, '0', '0', 'g/L', 'acceptable'],
    [glucose, null, '60', 'mg/dL', 'not_reported'],
    [glucose, '60', null, 'mg/dL', null],
    [glucose, '3.3', '3.3', 'mmol/L', 'unit_differs'],
    [glucose, null, '3.3', 'mmol/L', 'unit_differs'],
    [glucose, '60', '60', null, 'unit_differs'],
    [potassium, '2.16', '2', 'mmol/L', 'acceptable'],
    [potassium, '1.99', '1.99', 'mmol/L', 'out_of_range'],
    [potassium, '8.64', '8', 'mmol/L', 'acceptable'],
    [potassium, '8.01', '8.01', 'mmol/L', 'out_of_range'],
    [potassium, '15', '15', 'mg/dL', 'unit_differs'],
    // A ratio without a unit.
    [limit({ absolute: '0.2' }), '1.1', '1.0', null, 'acceptable'],
    [limit({ absolute: '0.2' }), '1.1', '1.0', 'mg/dL', 'unit_differs'],
  ])('%j: reported %s, assigned %s in %s is %s', (allowable, reported, assigned, unit, outcome) => {
    expect(allowableOutcomeOf({ reported, assigned, unit }, allowable)).toBe(outcome);
  });

  it.each([
    ['2024-12-31', 'old'],
    ['2025-01-01', 'new'],
    ['2026-05-01', 'new'],
    ['2019-12-31', undefined],
  ])('in force on %s is %s', (day, name) => {
    const limits = [
      { valid_from: '2020-01-01', name: 'old' },
      { valid_from: '2025-01-01', name: 'new' },
    ];
    expect(limitInForce(limits, day)?.name).toBe(name);
  });
});

describe('EQA event', () => {
  it.each([
    [['acceptable', 'acceptable', 'acceptable', 'acceptable', 'unacceptable'], 80, true],
    [['acceptable', 'acceptable', 'acceptable', 'unacceptable', 'not_reported'], 60, false],
    [['not_reported'], 0, false],
    [['acceptable', 'unit_differs', 'out_of_range', null], 100, true],
  ] as const)('with %j has a score of %d, satisfactory: %s', (outcomes, score, satisfactory) => {
    expect(eventScoreOf(eventCounts(outcomes))).toEqual({ score, satisfactory });
  });

  it('with nothing graded has no score', () => {
    expect(eventScoreOf(eventCounts(['unit_differs', null]))).toBeNull();
  });

  it('of a blood group requires every result to be acceptable', () => {
    const counts = { graded: 5, acceptable: 4 };
    expect(eventScoreOf(counts, REQUIRED_SCORE_OF_BLOOD_GROUP)?.satisfactory).toBe(false);
  });

  it.each([
    [[], false],
    [[false], false],
    [[false, false], true],
    [[false, true, false], true],
    [[true, false, false], true],
    [[true, true, false, false], false],
    [[false, true, true, false], false],
  ])('participation with satisfactory events %j is unsuccessful: %s', (events, expected) => {
    expect(isUnsuccessful(events.map((satisfactory) => ({ satisfactory })))).toBe(expected);
  });
});

describe.each(allowableErrorSets)('Set $id', ({ rows }) => {
  it.each(rows)(
    'states for $name a limit above 0 with a valid unit and its source',
    ({ absolute, percent, unit, low, high, source }) => {
      const limits = [absolute, percent].filter((text) => text !== null);
      expect(limits.length).toBeGreaterThan(0);
      expect([...limits, high].every((text) => text === null || Number(text) > 0)).toBe(true);
      expect(low === null).toBe(high === null);
      const needsUnit = absolute !== null || low !== null;
      expect(unit === null ? !needsUnit : checkUnit(unit) === 'valid').toBe(true);
      expect(source).not.toBe('');
    },
  );

  it('names each LOINC code once', () => {
    const codes = rows.flatMap(({ loinc }) => loinc);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });
});
