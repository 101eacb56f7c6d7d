import { idOf } from '../fixtures/ids.ts';
import type { ResultId } from './result-id.ts';
import { describe, expect, it } from 'vitest';
import type { AutoverifyRule, RangeRow } from '../catalogue/index.ts';
import { trialOf, type PastValue } from './autoverification-trial.ts';
import { ruleReference, manualReviewReasons, type EvaluatedValue } from './autoverification.ts';
import type { Check } from './check.schema.ts';
import { checksOf, type CheckedTest } from './checks.ts';
import { interpret } from './interpretation.ts';

const AT = '2026-05-12T08:40:00Z';
const hoursBefore = (hours: number) => new Date(Date.parse(AT) - hours * 3_600_000).toISOString();

const rule: AutoverifyRule = {
  enabled: true,
  within: 'reference',
  require_qc: true,
  require_delta: true,
  exclude_flags: [],
};
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
const potassium: CheckedTest = {
  result_type: 'numeric',
  decimals: 1,
  ranges: [row('reference', '3.5', '5.1'), row('critical', '2.8', '6.2')],
  coded_values: [],
  plausible: { low: '1', high: '12' },
  interference: [],
  specimens: [],
  measuring_range: { low: '1.5', high: '10.0' },
  delta: {
    enabled: true,
    mode: 'absolute',
    threshold: '1.0',
    direction: 'any',
    window_hours: 72,
    action: 'hold',
  },
};
const malaria: CheckedTest = {
  ...potassium,
  result_type: 'coded',
  ranges: [],
  plausible: null,
  measuring_range: null,
  delta: null,
  coded_values: [
    { code: 'NEG', display: 'Negative', flag: 'NEG' },
    { code: 'TR', display: 'Trace', flag: 'IND' },
    { code: 'POS', display: 'Positive', flag: 'AA' },
  ],
};

const titer: CheckedTest = {
  ...potassium,
  result_type: 'titer',
  ranges: [{ ...row('reference', '1', '80'), low: null, high_op: 'ge' }],
  plausible: { low: '1', high: '65536' },
  measuring_range: { low: '20', high: '1280' },
  delta: {
    enabled: true,
    mode: 'steps',
    threshold: '2',
    direction: 'any',
    window_hours: 72,
    action: 'hold',
  },
};

interface Case {
  text?: string;
  test?: CheckedTest;
  /** The previous value; null for none. */
  previous?: string | null;
  qc?: 'passed' | 'held' | 'unknown';
  born?: string;
  estimated?: boolean;
  override_reason?: string;
  value?: Partial<EvaluatedValue>;
}

/**
 * A parsed and checked value: by default potassium of 4.1 after 4.4, with QC accepted two hours
 * earlier.
 */
function read({
  text = '4.1',
  test = potassium,
  previous = '4.4',
  qc = 'passed',
  born = '1957-11-03',
  estimated = false,
  override_reason,
  value = {},
}: Case): EvaluatedValue {
  const context = {
    sex_for_ranges: 'female',
    birth_date: born,
    birth_date_estimated: estimated,
    collected_on: '2026-05-12',
  } as const;
  const before =
    previous === null
      ? null
      : { result_id: idOf<ResultId>('1'), value_text: previous, collected_at: hoursBefore(24) };
  const checks = checksOf(test, {
    value_text: text,
    override_reason,
    collected_at: AT,
    context,
    previous: before,
    qc,
    specimen_condition: null,
    measured: null,
  });
  return {
    ...interpret(text, test, context),
    source: 'instrument',
    checks,
    at: AT,
    isFirst: true,
    controls: { accepted_at: hoursBefore(2), max_age_hours: 24 },
    ...value,
  };
}

const why = (given: Case, change: Partial<AutoverifyRule> = {}, isSwitchedOn = true) =>
  manualReviewReasons({ ...rule, ...change }, read(given), isSwitchedOn);
const check = (kind: string, outcome: string) => ({ code: 'check', check: kind, outcome });

const consistency = (
  outcome: 'passed' | 'warned' | 'held' | 'unknown',
  action: 'warn' | 'hold',
): Check => ({
  kind: 'consistency',
  outcome,
  rule: { code: 'R', version: 1, name: 'R', condition: 'a > 0', action, message: '' },
  inputs: [],
  reason: outcome === 'unknown' ? 'input_pending' : null,
  input: null,
  failed: [],
});

describe('consistency of an order', () => {
  it.each([
    ['passed', 'hold', []],
    ['held', 'hold', [check('consistency', 'held')]],
    ['warned', 'warn', [check('consistency', 'warned')]],
    ['unknown', 'hold', [check('consistency', 'unknown')]],
    // The other result of a warning rule may follow later: it does not delay this one.
    ['unknown', 'warn', []],
  ] as const)('%s by a rule that should %s', (outcome, action, reasons) => {
    const { checks, ...value } = read({});
    const checked = { ...value, checks: [...(checks ?? []), consistency(outcome, action)] };
    expect(manualReviewReasons(rule, checked, true)).toEqual(reasons);
  });
});

describe('estimated date of birth', () => {
  it.each([
    ['1957-11-03', []],
    ['2008-05-01', [{ code: 'age_estimated' }]],
  ])('%s: %j', (born, reasons) => {
    expect(why({ born, estimated: true })).toEqual(reasons);
  });
});

describe('value verified by the rule', () => {
  it.each<[string, Case, Partial<AutoverifyRule>]>([
    ['within its interval, with all checks passed', {}, {}],
    ['on the limit of its interval', { text: '5.1' }, {}],
    [
      'outside its interval, when the rule only excludes critical values',
      { text: '5.2' },
      { within: 'critical' },
    ],
    [
      'without a previous value, when the rule requires none',
      { previous: null },
      { require_delta: false },
    ],
    [
      'without QC, when the rule requires none',
      { qc: 'unknown', value: { controls: null } },
      { require_qc: false },
    ],
    [
      'with controls of exactly the age that they may have',
      { value: { controls: { accepted_at: hoursBefore(24), max_age_hours: 24 } } },
      {},
    ],
    [
      'of a test without plausible limits and a measuring range',
      { test: { ...potassium, plausible: null, measuring_range: null } },
      {},
    ],
    [
      'of a test without critical limits, within its interval',
      { test: { ...potassium, ranges: [row('reference', '3.5', '5.1')] } },
      {},
    ],
    [
      'a titer below its limit, one dilution step from the previous value',
      { text: '1:40', previous: '1:20', test: titer },
      {},
    ],
    [
      'an answer that is negative in the list',
      { text: 'Negative', test: malaria },
      { require_delta: false },
    ],
  ])('%s', (_, given, change) => {
    expect(why(given, change)).toEqual([]);
  });
});

describe('manual verification', () => {
  it.each<[string, Case, Partial<AutoverifyRule>, unknown[]]>([
    [
      'its rule is off, the only reason given',
      { text: '9.0' },
      { enabled: false },
      [{ code: 'not_enabled' }],
    ],
    [
      'it was entered manually',
      { value: { source: 'manual' } },
      {},
      [{ code: 'not_from_instrument' }],
    ],
    ['its source is unknown', { value: { source: null } }, {}, [{ code: 'not_from_instrument' }]],
    [
      'it replaces a previous entry',
      { value: { isFirst: false } },
      {},
      [{ code: 'not_first_value' }],
    ],
    [
      'it has a comparator, whatever its interval',
      { text: '>4.0', test: { ...potassium, ranges: [row('reference', '3.5', '100')] } },
      { require_delta: false },
      [{ code: 'comparator', comparator: '>' }],
    ],
    ['it is high', { text: '5.2' }, {}, [{ code: 'outside', limits: 'reference', flag: 'H' }]],
    [
      'it is a titer with a four-fold rise',
      { text: '1:40', previous: '1:10', test: titer },
      {},
      [check('delta', 'held')],
    ],
    [
      'it is a titer without its dilution',
      { text: '40', previous: '1:20', test: titer },
      { require_delta: false },
      [
        { code: 'not_flagged', why: 'not_numeric' },
        check('plausible', 'unknown'),
        check('measuring_range', 'unknown'),
      ],
    ],
    [
      'it is critical',
      { text: '6.2', previous: '5.9' },
      { within: 'critical' },
      [{ code: 'outside', limits: 'critical', flag: 'HH' }],
    ],
    [
      'its flag is excluded from autoverification',
      { text: '5.2' },
      { within: 'critical', exclude_flags: ['L', 'H'] },
      [{ code: 'flag_excluded', flag: 'H' }],
    ],
    [
      'there is no critical limit to compare it with',
      { test: { ...potassium, ranges: [row('reference', '3.5', '5.1')] } },
      { within: 'critical' },
      [check('critical', 'unknown')],
    ],
    ['no interval applies to a child', { born: '2020-01-01' }, {}, [{ code: 'no_interval' }]],
    [
      'it is not numeric',
      { text: 'hemolyzed' },
      { require_delta: false },
      [
        { code: 'not_flagged', why: 'not_numeric' },
        check('plausible', 'unknown'),
        check('measuring_range', 'unknown'),
      ],
    ],
    [
      'its answer is not in the list',
      { text: 'Smudge', test: malaria },
      { require_delta: false },
      [{ code: 'not_flagged', why: 'not_numeric' }],
    ],
    [
      'its answer is indeterminate',
      { text: 'Trace', test: malaria },
      { require_delta: false },
      [{ code: 'outside', limits: 'reference', flag: 'IND' }],
    ],
    [
      'its change exceeds the delta limit',
      { text: '5.1', previous: '4.0' },
      { require_delta: false },
      [check('delta', 'held')],
    ],
    ['there is no previous value', { previous: null }, {}, [check('delta', 'unknown')]],
    [
      'QC was rejected, whatever the rule requires',
      { qc: 'held' },
      { require_qc: false },
      [check('qc', 'held')],
    ],
    [
      'no QC is recorded',
      { qc: 'unknown', value: { controls: null } },
      {},
      [check('qc', 'unknown')],
    ],
    [
      'QC is recorded for another instrument only',
      { value: { controls: null } },
      {},
      [check('qc', 'unknown')],
    ],
    [
      'QC is too old',
      { value: { controls: { accepted_at: hoursBefore(8.1), max_age_hours: 8 } } },
      {},
      [{ code: 'controls_too_old', accepted_at: hoursBefore(8.1), max_age_hours: 8 }],
    ],
    [
      'QC is older than a day when the test sets no limit',
      { value: { controls: { accepted_at: hoursBefore(24.1), max_age_hours: null } } },
      {},
      [{ code: 'controls_too_old', accepted_at: hoursBefore(24.1), max_age_hours: 24 }],
    ],
    [
      'QC was never accepted',
      { value: { controls: { accepted_at: null, max_age_hours: 24 } } },
      {},
      [{ code: 'controls_too_old', accepted_at: null, max_age_hours: 24 }],
    ],
    [
      'it is implausible, with an override reason',
      { text: '14', override_reason: 'Repeated twice' },
      { within: 'critical' },
      [
        { code: 'outside', limits: 'critical', flag: 'HH' },
        check('plausible', 'warned'),
        check('measuring_range', 'warned'),
        check('delta', 'held'),
      ],
    ],
    ['no checks are stored with it', { value: { checks: null } }, {}, [{ code: 'not_checked' }]],
    [
      'the interval check was not performed',
      { value: { checks: (read({}).checks ?? []).filter(({ kind }) => kind !== 'interval') } },
      {},
      [{ code: 'no_interval' }],
    ],
    [
      'the checks required by the rule were not performed',
      {
        value: {
          checks: (read({}).checks ?? []).filter(({ kind }) => kind !== 'delta' && kind !== 'qc'),
        },
      },
      {},
      [check('delta', 'unknown'), check('qc', 'unknown')],
    ],
  ])('%s', (_, given, change, reasons) => {
    expect(why(given, change)).toEqual(reasons);
  });

  it('is required while the stop switch is off, in addition to all other reasons', () => {
    expect(why({ text: '5.2', value: { source: 'manual' } }, {}, false)).toEqual([
      { code: 'switched_off' },
      { code: 'not_from_instrument' },
      { code: 'outside', limits: 'reference', flag: 'H' },
    ]);
  });

  it('is required if the test has no rule', () => {
    expect(manualReviewReasons(null, read({}), true)).toEqual([{ code: 'not_enabled' }]);
  });

  it('is required for every value without a flag', () => {
    for (const flag_reason of [
      null,
      'no_applicable_interval',
      'comparator_undecidable',
      'not_numeric',
      'no_value',
      'coded_value',
    ] as const) {
      expect(why({ value: { flag: null, flag_reason } })).not.toEqual([]);
    }
  });
});

it('identifies a rule by test code and version', () => {
  expect(ruleReference({ code: 'K', version: 3 })).toBe('K v3');
});

describe('rule trial', () => {
  const past = (given: Case, later: PastValue['later'] = null): PastValue => ({
    ...read(given),
    later,
  });

  it('counts verified values, reasons for manual verification, and verified values that users changed later', () => {
    const checks = (read({}).checks ?? []).concat({
      kind: 'autoverification',
      outcome: 'warned',
      rule: 'K v2',
      reasons: [{ code: 'switched_off' }],
    } satisfies Check);
    const values = [
      past({}),
      past({ value: { checks: checks } }),
      past({}, 'retest'),
      past({}, 'amended'),
      past({}, 'entered_in_error'),
      past({}, 'entered_again'),
      past({ text: '5.2' }, 'amended'),
      past({ text: '5.2', previous: null }),
      past({ value: { source: 'manual' } }),
      past({ value: { checks: null, at: hoursBefore(900) } }),
    ];
    expect(trialOf({ ...rule, enabled: false }, values)).toEqual({
      looked_at: 10,
      since: hoursBefore(900),
      verified: 6,
      left: 3,
      undecided: 1,
      reasons: [
        { code: 'outside', detail: 'reference', count: 2 },
        { code: 'check', detail: 'delta', count: 1 },
        { code: 'not_from_instrument', detail: null, count: 1 },
      ],
      later: { entered_in_error: 1, amended: 1, retest: 1, entered_again: 1 },
    });
  });

  it('reports zero counts for a test without results', () => {
    expect(trialOf(rule, [])).toMatchObject({
      looked_at: 0,
      since: null,
      verified: 0,
      left: 0,
      undecided: 0,
      reasons: [],
    });
  });
});
