import { idOf } from '../fixtures/ids.ts';
import type { ResultId } from './result-id.ts';
import { describe, expect, it } from 'vitest';
import type { DeltaRule } from '../catalogue/value-rules.schema.ts';
import { checkDelta } from './delta-check.ts';
import { logNormalChangeValues, referenceChangeValue } from './reference-change-value.ts';

const rule = (rest: Partial<DeltaRule> = {}): DeltaRule => ({
  enabled: true,
  mode: 'absolute',
  threshold: '13',
  direction: 'any',
  window_hours: 72,
  action: 'hold',
  ...rest,
});
const BASE = Date.parse('2026-05-10T08:00:00Z');
const after = (hours: number) => new Date(BASE + hours * 3_600_000).toISOString();
const before = (value_text: string) => ({
  result_id: idOf<ResultId>('018f0000-0000-7000-8000-000000000001'),
  value_text,
  collected_at: after(0),
});

describe('delta check', () => {
  /** Laboratory cases 5.3, and cases that follow from the same definitions. */
  it.each([
    ['sodium falls by 14 in 48 h', rule(), '140', '126', 48, 'held', 'above_limit'],
    ['13 is not more than 13', rule(), '140', '127', 48, 'passed', 'within_limit'],
    ['older than the window', rule(), '140', '120', 80, 'unknown', 'previous_too_old'],
    ['at the end of the window', rule(), '140', '120', 72, 'held', 'above_limit'],
    [
      'MCV 88.0 to 91.0: no binary floating error',
      rule({ threshold: '3.0' }),
      '88.0',
      '91.0',
      24,
      'passed',
      'within_limit',
    ],
    ['MCV 88.0 to 91.1', rule({ threshold: '3.0' }), '88.0', '91.1', 24, 'held', 'above_limit'],
    ['a warning', rule({ action: 'warn' }), '140', '126', 48, 'warned', 'above_limit'],
    [
      'exactly 20 percent',
      rule({ mode: 'percent', threshold: '20' }),
      '5.0',
      '6.0',
      24,
      'passed',
      'within_limit',
    ],
    [
      'more than 20 percent',
      rule({ mode: 'percent', threshold: '20' }),
      '5.0',
      '6.001',
      24,
      'held',
      'above_limit',
    ],
    [
      'percent of a negative value',
      rule({ mode: 'percent', threshold: '20' }),
      '-5.0',
      '-6.1',
      24,
      'held',
      'above_limit',
    ],
    [
      'percent of zero',
      rule({ mode: 'percent', threshold: '20' }),
      '0',
      '6',
      24,
      'unknown',
      'previous_zero',
    ],
    [
      'percent of 0.0 per day',
      rule({ mode: 'rate_percent', threshold: '20' }),
      '0.0',
      '6',
      24,
      'unknown',
      'previous_zero',
    ],
    ['from zero, absolute', rule({ threshold: '5' }), '0', '6', 24, 'held', 'above_limit'],
    ['to zero: a value', rule({ threshold: '5' }), '6', '0', 24, 'held', 'above_limit'],
    [
      '1 per day is not more than 1 per day',
      rule({ mode: 'rate', threshold: '1' }),
      '4',
      '6',
      48,
      'passed',
      'within_limit',
    ],
    [
      'the same change in less time',
      rule({ mode: 'rate', threshold: '1' }),
      '4',
      '6',
      47,
      'held',
      'above_limit',
    ],
    [
      '25 percent per day over 12 h',
      rule({ mode: 'rate_percent', threshold: '49' }),
      '4',
      '5',
      12,
      'held',
      'above_limit',
    ],
    [
      'and under a wider limit',
      rule({ mode: 'rate_percent', threshold: '50' }),
      '4',
      '5',
      12,
      'passed',
      'within_limit',
    ],
    [
      'a fall where only a rise matters',
      rule({ direction: 'up' }),
      '140',
      '126',
      48,
      'passed',
      'other_direction',
    ],
    [
      'a rise where only a rise matters',
      rule({ direction: 'up' }),
      '126',
      '140',
      48,
      'held',
      'above_limit',
    ],
    [
      'a rise where only a fall matters',
      rule({ direction: 'down' }),
      '126',
      '140',
      48,
      'passed',
      'other_direction',
    ],
    ['text now', rule(), '140', 'hemolyzed', 48, 'unknown', 'not_numeric'],
    ['a comparator now', rule(), '140', '<100', 48, 'unknown', 'comparator'],
    ['text before', rule(), 'see comment', '126', 48, 'unknown', 'previous_not_numeric'],
    ['a comparator before', rule(), '>180', '126', 48, 'unknown', 'previous_not_numeric'],
    ['a threshold of 0', rule({ threshold: '0' }), '140', '126', 48, 'unknown', 'no_rule'],
    [
      'a rule that is switched off',
      rule({ enabled: false }),
      '140',
      '126',
      48,
      'unknown',
      'no_rule',
    ],
  ] as const)('%s', (_, given, last, value_text, hours, outcome, reason) => {
    expect(
      checkDelta(
        { delta: given, result_type: 'numeric', decimals: 3, coded_values: [] },
        { value_text, collected_at: after(hours) },
        before(last),
      ),
    ).toMatchObject({ outcome, reason });
  });

  it.each([
    ['no rule', null, before('140'), after(48), 'no_rule'],
    ['no previous value', rule(), null, after(48), 'no_previous'],
    ['no collection time', rule(), before('140'), null, 'not_collected'],
  ])('is unknown, never passed: %s', (_, given, previous, collected_at, reason) => {
    expect(
      checkDelta(
        { delta: given, result_type: 'numeric', decimals: 3, coded_values: [] },
        { value_text: '126', collected_at },
        previous,
      ),
    ).toMatchObject({ outcome: 'unknown', reason, change: null, measured: null });
  });

  it('returns the change, also in percent, and the time between collections', () => {
    expect(
      checkDelta(
        {
          delta: rule({ threshold: '1.0' }),
          result_type: 'numeric',
          decimals: 1,
          coded_values: [],
        },
        { value_text: '6.8', collected_at: after(48) },
        before('4.4'),
      ),
    ).toMatchObject({
      change: '2.4',
      percent: '54.5',
      measured: '2.4',
      hours: 48,
      previous: { value_text: '4.4' },
      rule: { threshold: '1.0' },
    });
  });

  it.each([
    ['as reported, 0.9 is not more than 1.0', '4.0', '4.94', '0.9', 'within_limit'],
    ['as reported, 1.1 is more than 1.0', '4.0', '5.05', '1.1', 'above_limit'],
    ['an unrounded previous value', '4.04', '5.04', '1.0', 'within_limit'],
  ])('compares values %s', (_, last, value_text, change, reason) => {
    expect(
      checkDelta(
        {
          delta: rule({ threshold: '1.0' }),
          result_type: 'numeric',
          decimals: 1,
          coded_values: [],
        },
        { value_text, collected_at: after(24) },
        before(last),
      ),
    ).toMatchObject({ change, reason });
  });

  it.each([
    ['rate', '0.833'],
    ['rate_percent', '20.833'],
    ['percent', '25.000'],
  ] as const)('returns the value compared with the threshold of a %s', (mode, measured) => {
    expect(
      checkDelta(
        {
          delta: rule({ mode, threshold: '1' }),
          result_type: 'numeric',
          decimals: 1,
          coded_values: [],
        },
        { value_text: '5', collected_at: after(28.8) },
        before('4'),
      ).measured,
    ).toBe(measured);
  });
});

/**
 * Laboratories check paired sera for a four-fold change, which is two steps of a doubling dilution
 * (professional knowledge).
 */
describe('delta check of a titer', () => {
  const steps = rule({ mode: 'steps', threshold: '2' });
  it.each([
    ['a four-fold rise', '1:20', '1:80', 'held', 'above_limit', '2'],
    ['a four-fold fall', '1:80', '1:20', 'held', 'above_limit', '-2'],
    ['one step is within what the method repeats', '1:20', '1:40', 'passed', 'within_limit', '1'],
    ['the same', '1:40', '1:40', 'passed', 'within_limit', '0'],
    ['between two steps, exactly', '1:25', '1:99', 'passed', 'within_limit', '1.9'],
    ['and four-fold, exactly', '1:25', '1:100', 'held', 'above_limit', '2'],
    ['a comparator now', '1:20', '>1:1280', 'unknown', 'comparator', null],
    ['a comparator before', '<1:20', '1:80', 'unknown', 'previous_not_numeric', null],
    ['a number alone', '1:20', '80', 'unknown', 'not_numeric', null],
    ['words before', 'negative', '1:80', 'unknown', 'previous_not_numeric', null],
  ] as const)('%s', (_, last, value_text, outcome, reason, change) => {
    expect(
      checkDelta(
        { delta: steps, result_type: 'titer', decimals: 0, coded_values: [] },
        { value_text, collected_at: after(48) },
        before(last),
      ),
    ).toMatchObject({ outcome, reason, change, percent: null });
  });

  it('considers only the configured direction', () => {
    const up = rule({ mode: 'steps', threshold: '2', direction: 'up' });
    expect(
      checkDelta(
        { delta: up, result_type: 'titer', decimals: 0, coded_values: [] },
        { value_text: '1:20', collected_at: after(48) },
        before('1:80'),
      ),
    ).toMatchObject({ outcome: 'passed', reason: 'other_direction' });
  });

  it.each([
    ['titer', rule(), '1:80'],
    ['ratio', steps, '2:1'],
    ['numeric', steps, '80'],
  ] as const)(
    'has no rule if it is for another result type: %s',
    (result_type, delta, value_text) => {
      expect(
        checkDelta(
          { delta, result_type, decimals: 0, coded_values: [] },
          { value_text, collected_at: after(48) },
          before(value_text),
        ),
      ).toMatchObject({ outcome: 'unknown', reason: 'no_rule' });
    },
  );
});

describe('delta check of a coded value', () => {
  const groups = ['A', 'B', 'O'].map((code) => ({
    code,
    display: `Group ${code}`,
    flag: 'N' as const,
  }));
  const changed = rule({ mode: 'changed', threshold: '1', window_hours: 87_600 });

  it.each([
    ['another blood group', 'Group A', 'Group O', 24, 'held', 'value_changed'],
    ['the same blood group', 'Group A', 'Group A', 24, 'passed', 'value_unchanged'],
    ['the same, typed as its code', 'Group A', 'a', 24, 'passed', 'value_unchanged'],
    ['after ten years', 'Group A', 'Group O', 87_601, 'unknown', 'previous_too_old'],
    [
      'an answer that is no longer listed',
      'Group AB',
      'Group A',
      24,
      'unknown',
      'previous_not_numeric',
    ],
    ['an answer that is not listed', 'Group A', 'Group X', 24, 'unknown', 'previous_not_numeric'],
  ] as const)('%s', (_, earlier, now, hours, outcome, reason) => {
    expect(
      checkDelta(
        { delta: changed, result_type: 'coded', decimals: 0, coded_values: groups },
        { value_text: now, collected_at: after(hours) },
        before(earlier),
      ),
    ).toMatchObject({ outcome, reason, change: null });
  });

  it('only warns by a rule that warns, and has no outcome without an earlier value', () => {
    const test = {
      delta: { ...changed, action: 'warn' as const },
      result_type: 'coded' as const,
      decimals: 0,
      coded_values: groups,
    };
    const value = { value_text: 'Group O', collected_at: after(24) };
    expect(checkDelta(test, value, before('Group A')).outcome).toBe('warned');
    expect(checkDelta(test, value, null)).toMatchObject({
      outcome: 'unknown',
      reason: 'no_previous',
    });
  });

  it('does not apply to a number, nor a rule for numbers to a coded value', () => {
    const value = { value_text: '5', collected_at: after(24) };
    const of = (delta: DeltaRule, result_type: 'numeric' | 'coded') =>
      checkDelta({ delta, result_type, decimals: 0, coded_values: [] }, value, before('4')).reason;
    expect([of(changed, 'numeric'), of(rule(), 'coded')]).toEqual(['no_rule', 'no_rule']);
  });
});

describe('reference change value', () => {
  // Computed independently: √2 × 1.96 × √(CVa² + CVi²), with a factor of 2.7719.
  it.each([
    ['3', '4', '13.9'],
    ['2.2', '4.3', '13.4'],
    ['0', '5.6', '15.5'],
    ['1.5', '19.3', '53.7'],
    ['0.4', '0.6', '2.0'],
  ])('of CVa %s and CVi %s is %s percent', (analytical_cv, within_subject_cv, expected) => {
    expect(referenceChangeValue({ analytical_cv, within_subject_cv })).toBe(expected);
  });

  it('is undefined without a coefficient', () => {
    expect(referenceChangeValue({ analytical_cv: '3' })).toBeUndefined();
  });

  const numeric = (delta: DeltaRule): Parameters<typeof checkDelta>[0] => ({
    delta,
    result_type: 'numeric',
    decimals: 2,
    coded_values: [],
  });
  const rcv = rule({
    mode: 'rcv',
    threshold: '1',
    analytical_cv: '3',
    within_subject_cv: '4',
  });
  // The reference change value is 13.8593 %.
  it.each([
    ['100.00', '113.85', 'passed', 'within_limit'],
    ['100.00', '113.86', 'held', 'above_limit'],
    ['100.00', '86.14', 'held', 'above_limit'],
    ['100.00', '86.15', 'passed', 'within_limit'],
    ['0', '5', 'unknown', 'previous_zero'],
  ])('%s to %s is %s', (from, to, outcome, reason) => {
    const check = checkDelta(
      numeric(rcv),
      { value_text: to, collected_at: after(24) },
      before(from),
    );
    expect(check).toMatchObject({ outcome, reason });
  });

  it.each(['rcv', 'rcv_log'] as const)('%s is not checked without its coefficients', (mode) => {
    const delta = rule({ mode, threshold: '1' });
    const check = checkDelta(
      numeric(delta),
      { value_text: '200', collected_at: after(24) },
      before('100'),
    );
    expect(check).toMatchObject({ outcome: 'unknown', reason: 'no_rule' });
  });

  // Computed independently (Python), by exp(±1.96 × √2 × √ln(1 + CVa² + CVi²)).
  it.each([
    ['3', '4', '14.8557', '12.9342'],
    ['0', '5.6', '16.7778', '14.3673'],
    ['1.5', '19.3', '70.1746', '41.2368'],
    ['5', '40', '193.1705', '65.8902'],
    ['0', '100', '905.1518', '90.0513'],
  ])('of CVa %s and CVi %s is a rise of %s and a fall of %s', (cva, cvi, up, down) => {
    const limits = logNormalChangeValues({ analytical_cv: cva, within_subject_cv: cvi });
    expect([limits?.up, limits?.down].map((limit) => Number(limit).toFixed(4))).toEqual([up, down]);
  });

  it('is undefined without a coefficient, log-normal as well', () => {
    expect(logNormalChangeValues({ within_subject_cv: '3' })).toBeUndefined();
  });

  const logNormal: DeltaRule = { ...rcv, mode: 'rcv_log' };
  it.each([
    ['100.00', '114.85', 'passed', 'within_limit'],
    ['100.00', '114.86', 'held', 'above_limit'],
    ['100.00', '87.07', 'passed', 'within_limit'],
    ['100.00', '87.06', 'held', 'above_limit'],
    ['100.00', '0', 'held', 'above_limit'],
    ['0', '5', 'unknown', 'previous_zero'],
    ['-2.00', '5.00', 'unknown', 'not_positive'],
    ['2.00', '-5.00', 'unknown', 'not_positive'],
  ])('by log-normal limits, %s to %s is %s', (from, to, outcome, reason) => {
    const check = checkDelta(
      numeric(logNormal),
      { value_text: to, collected_at: after(24) },
      before(from),
    );
    expect(check).toMatchObject({ outcome, reason });
  });

  it('watches one direction by its own limit', () => {
    const check = (to: string) =>
      checkDelta(
        numeric({ ...logNormal, direction: 'up' }),
        { value_text: to, collected_at: after(24) },
        before('100'),
      ).reason;
    expect([check('114'), check('115'), check('87')]).toEqual([
      'within_limit',
      'above_limit',
      'other_direction',
    ]);
  });
});
