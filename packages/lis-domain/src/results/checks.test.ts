import { idOf } from '../fixtures/ids.ts';
import type { ResultId } from './result-id.ts';
import { describe, expect, it } from 'vitest';
import type { IntervalContext } from '../catalogue/interval-selection.ts';
import type { DeltaRule, RangeRow } from '../catalogue/value-rules.schema.ts';
import type { Check, CheckKind } from './check.schema.ts';
import {
  checksOf,
  codedHistoryHold,
  holdsOf,
  releasePermissions,
  type CheckedTest,
  type CheckedValue,
} from './checks.ts';

const row = (type: RangeRow['type'], low: string, high: string): RangeRow => ({
  type,
  low,
  high,
  low_op: type === 'critical' ? 'le' : 'lt',
  high_op: type === 'critical' ? 'ge' : 'gt',
  text: null,
  sex: 'any',
  age_min: { value: 18, unit: 'a' },
  age_max: null,
  applies_to: 'any',
  source: 'test',
});
const delta: DeltaRule = {
  enabled: true,
  mode: 'absolute',
  threshold: '1.0',
  direction: 'any',
  window_hours: 72,
  action: 'hold',
};
const potassium: CheckedTest = {
  result_type: 'numeric',
  decimals: 1,
  ranges: [row('reference', '3.5', '5.1'), row('critical', '2.8', '6.2')],
  coded_values: [],
  plausible: { low: '1', high: '12' },
  interference: [],
  specimens: [],
  measuring_range: { low: '1.5', high: '10.0' },
  delta,
};
const woman: IntervalContext = {
  sex_for_ranges: 'female',
  birth_date: '1957-11-03',
  collected_on: '2026-05-12',
};
const value = (value_text: string, rest: Partial<CheckedValue> = {}): CheckedValue => ({
  value_text,
  collected_at: '2026-05-12T07:41:00Z',
  context: woman,
  previous: {
    result_id: idOf<ResultId>('1'),
    value_text: '4.4',
    collected_at: '2026-05-10T07:34:00Z',
  },
  qc: 'passed',
  specimen_condition: null,
  measured: null,
  ...rest,
});
const outcomes = (checks: readonly Check[]) =>
  Object.fromEntries(checks.map(({ kind, outcome }) => [kind, outcome]));
const all = {
  plausible: 'passed',
  measuring_range: 'passed',
  interval: 'passed',
  critical: 'passed',
  delta: 'passed',
  qc: 'passed',
};

describe('checksOf', () => {
  it('makes no other check of a value that is not reported because of interference', () => {
    const test: CheckedTest = {
      ...potassium,
      interference: [
        {
          index: 'hemolysis',
          from_grade: '3+',
          from_value: null,
          action: 'suppress',
          source: 'test',
        },
      ],
    };
    const specimen_condition = { codes: [], note: '', indices: { hemolysis: '3+' } };
    expect(checksOf(test, value('6.8', { specimen_condition, qc: 'held' }))).toMatchObject([
      { kind: 'interference', outcome: 'warned', measured: '6.8' },
    ]);
  });

  it.each<[string, CheckedTest, CheckedValue, Partial<Record<CheckKind, Check['outcome']>>]>([
    ['no findings', potassium, value('4.1'), {}],
    ['a change above the delta limit', potassium, value('5.9'), { delta: 'held' }],
    [
      'a critical value with a change above the delta limit',
      potassium,
      value('6.8'),
      { critical: 'warned', delta: 'held' },
    ],
    ['no previous value', potassium, value('4.1', { previous: null }), { delta: 'unknown' }],
    ['a rejected QC run', potassium, value('4.1', { qc: 'held' }), { qc: 'held' }],
    ['no control', potassium, value('4.1', { qc: 'unknown' }), { qc: 'unknown' }],
    [
      'a value outside the plausible and the measuring range',
      potassium,
      value('41', { override_reason: 'Repeated twice' }),
      { plausible: 'warned', measuring_range: 'warned', critical: 'warned', delta: 'held' },
    ],
    [
      'a value beyond the measuring range, given with a comparator',
      potassium,
      value('>10.0'),
      { critical: 'warned', delta: 'unknown' },
    ],
    [
      'a measurement beyond the measuring range that is reported as its limit',
      { ...potassium, ranges: [row('critical', '1.0', '10.1')] },
      value('10.04', { previous: null }),
      { measuring_range: 'warned', interval: 'unknown', delta: 'unknown' },
    ],
    [
      'a measurement reported as the critical limit',
      potassium,
      value('6.15', { previous: null }),
      { critical: 'warned', delta: 'unknown' },
    ],
    [
      'a measurement reported with a change of exactly the delta limit',
      potassium,
      value('5.44'),
      {},
    ],
    [
      'a comparator that may be critical',
      potassium,
      value('<3.0'),
      { critical: 'unknown', delta: 'unknown' },
    ],
    [
      'text',
      potassium,
      value('hemolyzed'),
      { plausible: 'unknown', measuring_range: 'unknown', critical: 'unknown', delta: 'unknown' },
    ],
    [
      'a test without limits',
      { ...potassium, ranges: [], plausible: null, measuring_range: null, delta: null },
      value('4.1'),
      {
        plausible: 'unknown',
        measuring_range: 'unknown',
        interval: 'unknown',
        critical: 'unknown',
        delta: 'unknown',
      },
    ],
    [
      'a haemolysed specimen',
      potassium,
      value('4.1', { specimen_condition: { codes: ['HEM'], note: '' } }),
      { specimen: 'warned' },
    ],
    [
      'a specimen received cool',
      potassium,
      value('4.1', { specimen_condition: { codes: ['COOL'], note: '' } }),
      {},
    ],
    [
      'a patient aged 17 or 18, with an interval for only one age',
      potassium,
      value('4.1', { context: { ...woman, birth_date: '2008' } }),
      { interval: 'unknown', critical: 'unknown' },
    ],
    [
      'a child without an applicable interval',
      potassium,
      value('4.1', { context: { ...woman, birth_date: '2020-01-01' } }),
      { interval: 'unknown', critical: 'unknown' },
    ],
  ])('%s', (_, test, given, expected) => {
    expect(outcomes(checksOf(test, given))).toEqual({ ...all, ...expected });
  });

  it('records the patient data for the interval, and the reason for an implausible value', () => {
    const checks = checksOf(potassium, value('41', { override_reason: 'Repeated twice' }));
    expect(checks).toContainEqual({
      kind: 'interval',
      outcome: 'passed',
      reason: 'applies',
      sex: 'female',
      age: { value: 68, unit: 'a' },
    });
    expect(checks).toContainEqual({
      kind: 'plausible',
      outcome: 'warned',
      limits: { low: '1', high: '12' },
      reason: 'Repeated twice',
    });
  });

  it('records the possible ages for a partial date of birth', () => {
    const intervalCheck = (birth_date: string) =>
      checksOf(potassium, value('4.1', { context: { ...woman, birth_date } })).find(
        ({ kind }) => kind === 'interval',
      );
    const years = (count: number) => ({ value: count, unit: 'a' });
    expect(intervalCheck('1957')).toMatchObject({
      outcome: 'passed',
      reason: 'applies',
      age: years(68),
      oldest: years(69),
    });
    expect(intervalCheck('2008')).toMatchObject({
      outcome: 'unknown',
      reason: 'age_uncertain',
      age: years(17),
      oldest: years(18),
    });
    expect(intervalCheck('1957-11-03')).not.toHaveProperty('oldest');
  });

  it('records whether limits depend on an estimated date of birth, and the hours of a newborn', () => {
    const intervalCheck = (context: Partial<IntervalContext>) =>
      checksOf(potassium, value('4.1', { context: { ...woman, ...context } })).find(
        ({ kind }) => kind === 'interval',
      );
    expect(intervalCheck({ birth_date_estimated: true })).toMatchObject({
      outcome: 'passed',
      estimate: 'suffices',
    });
    expect(intervalCheck({ birth_date_estimated: true, birth_date: '2008-05-01' })).toMatchObject({
      outcome: 'passed',
      estimate: 'decides',
    });
    expect(intervalCheck({})).not.toHaveProperty('estimate');
    expect(intervalCheck({ birth_date: '2026-05-11', hours_lived: 23 })).toMatchObject({
      age: { value: 23, unit: 'h' },
    });
    expect(intervalCheck({ birth_date: '2026-05-09', hours_lived: 72 })).toMatchObject({
      age: { value: 3, unit: 'd' },
    });
  });

  it.each<[string, Check['outcome']]>([
    ['Negative', 'passed'],
    ['Positive', 'warned'],
    ['Smudge', 'unknown'],
  ])('for the coded value %s state whether it is critical', (value_text, critical) => {
    const malaria: CheckedTest = {
      ...potassium,
      result_type: 'coded',
      ranges: [],
      plausible: null,
      measuring_range: null,
      delta: null,
      coded_values: [
        { code: 'NEG', display: 'Negative', flag: 'NEG' },
        { code: 'POS', display: 'Positive', flag: 'AA' },
      ],
    };
    expect(outcomes(checksOf(malaria, value(value_text)))).toEqual({
      critical,
      delta: 'unknown',
      qc: 'passed',
    });
  });
});

describe.each(['attachment', 'narrative'] as const)(
  'checks of a result of type %s',
  (result_type) => {
    const curve: CheckedTest = {
      ...potassium,
      result_type,
      ranges: [],
      plausible: null,
      measuring_range: null,
      delta: null,
    };
    it.each([
      ['passed', null, { qc: 'passed' }],
      ['held', { codes: ['HEM'], note: '' }, { qc: 'held', specimen: 'warned' }],
    ] as const)(
      'include only QC (%s) and specimen condition: it is never critical or compared',
      (qc, condition, expected) => {
        expect(
          outcomes(
            checksOf(
              curve,
              value('6.8', {
                qc,
                specimen_condition: condition && { ...condition, codes: [...condition.codes] },
              }),
            ),
          ),
        ).toEqual(expected);
      },
    );
  },
);

describe('holdsOf and releasePermissions', () => {
  it.each([
    ['nothing', value('4.1'), []],
    ['a change', value('5.9'), ['delta']],
    ['a control', value('4.1', { qc: 'held' }), ['qc']],
    ['both', value('5.9', { qc: 'held' }), ['delta', 'qc']],
  ])('%s', (_, given, kinds) => {
    expect(holdsOf(checksOf(potassium, given)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['a change', value('5.9'), ['verify_results']],
    ['a control', value('5.9', { qc: 'held' }), ['verify_results', 'override_qc']],
  ])('requires the permissions to release a hold caused by %s', (_, given, permissions) => {
    const checks = checksOf(potassium, given);
    expect(releasePermissions({ checks, second_specimen: null })).toEqual(permissions);
  });

  it('requires more for a coded value that differs until a second specimen confirms it', () => {
    const delta = {
      enabled: true,
      mode: 'changed',
      threshold: '1',
      direction: 'any',
      window_hours: 87_600,
      action: 'hold',
    } as const;
    const group: CheckedTest = { ...potassium, result_type: 'coded', coded_values: [], delta };
    const previous = { ...value('O').previous, value_text: 'A' } as CheckedValue['previous'];
    const checks = checksOf(group, { ...value('O'), previous });
    const second_specimen = {
      accession_number: '260512-0002',
      collected_at: '2026-05-12T10:00:00Z',
    };
    expect(codedHistoryHold(checks)?.kind).toBe('delta');
    expect(releasePermissions({ checks, second_specimen: null })).toEqual([
      'verify_results',
      'amend_results',
    ]);
    expect(releasePermissions({ checks, second_specimen })).toEqual(['verify_results']);
    expect(codedHistoryHold(checksOf(potassium, value('5.9')))).toBeUndefined();
  });

  it('returns no holds for values without stored checks', () => {
    expect(holdsOf(null)).toEqual([]);
  });
});
