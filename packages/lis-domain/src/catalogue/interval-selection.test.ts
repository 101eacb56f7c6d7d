import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { possibleBirths } from '../patients/birth-date.ts';
import {
  dependsOnEstimate,
  findInterval,
  possibleIntervals,
  selectInterval,
  type IntervalContext,
} from './interval-selection.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

const row = (low: string, high: string, rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low,
  high,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...rest,
});
const age = (value: number, unit: Age['unit']): Age => ({ value, unit });
const patient = (
  birth_date: string,
  sex_for_ranges: IntervalContext['sex_for_ranges'],
  collected_on = '2026-05-12',
  conditions?: string[],
): IntervalContext => ({
  birth_date,
  sex_for_ranges,
  collected_on,
  ...(conditions && { conditions }),
});
const limits = (found: RangeRow | null) => found && `${found.low}–${found.high}`;

/**
 * Laboratory cases 5.2: the hematocrit example of senaite.patient, with intervals adjusted to leave
 * no gaps.
 */
const hematocrit = [
  row('45', '67', { age_max: age(1, 'd') }),
  row('29', '41', { age_min: age(3, 'mo'), age_max: age(6, 'mo') }),
  row('34', '40', { age_min: age(2, 'a'), age_max: age(6, 'a') }),
  row('35', '60', { age_min: age(12, 'a'), age_max: age(18, 'a') }),
  row('36', '51', { age_min: age(12, 'a'), age_max: age(18, 'a'), sex: 'male' }),
  row('33', '51', { age_min: age(12, 'a'), age_max: age(18, 'a'), sex: 'female' }),
  row('39', '54', { age_min: age(18, 'a'), sex: 'male' }),
];

describe('interval selection by age and sex', () => {
  it.each([
    ['newborn', patient('2026-05-12', 'female'), '45–67'],
    ['5 months', patient('2025-12-12', 'male'), '29–41'],
    ['6 months: the upper age limit is exclusive', patient('2025-11-12', 'male'), null],
    ['2 years', patient('2024-05-12', 'unknown'), '34–40'],
    ['13 years, unknown sex', patient('2013-05-12', 'unknown'), '35–60'],
    ['13 years, male', patient('2013-05-12', 'male'), '36–51'],
    ['13 years, female', patient('2013-05-12', 'female'), '33–51'],
    ['18 years, male', patient('2008-05-12', 'male'), '39–54'],
    ['18 years, female: no interval', patient('2008-05-12', 'female'), null],
    ['18 years, unknown sex: no match for a male interval', patient('2008-05-12', 'unknown'), null],
    ['collected before birth', patient('2026-05-13', 'female'), null],
  ])('%s', (_, context, expected) => {
    expect(limits(selectInterval(hematocrit, 'reference', context))).toBe(expected);
  });

  it('changes interval on the 18th birthday by calendar', () => {
    const rows = [
      row('1', '2', { age_max: age(18, 'a') }),
      row('3', '4', { age_min: age(18, 'a') }),
    ];
    expect(
      limits(selectInterval(rows, 'reference', patient('2008-08-15', 'male', '2026-08-14'))),
    ).toBe('1–2');
    expect(
      limits(selectInterval(rows, 'reference', patient('2008-08-15', 'male', '2026-08-15'))),
    ).toBe('3–4');
  });

  it.each([
    ['day of birth', '2026-05-12', '1–2'],
    ['the next day: under or over 24 hours', '2026-05-11', null],
    ['two days later', '2026-05-10', '3–4'],
  ])('does not guess an age in hours: %s', (_, born, expected) => {
    const rows = [
      row('1', '2', { age_max: age(24, 'h') }),
      row('3', '4', { age_min: age(24, 'h') }),
    ];
    expect(limits(selectInterval(rows, 'reference', patient(born, 'male')))).toBe(expected);
  });

  it('does not fall back to an interval for all ages where a newborn interval may apply', () => {
    const rows = [row('1', '2', { age_max: age(24, 'h') }), row('3', '4')];
    expect(findInterval(rows, 'reference', patient('2026-05-11', 'male'))).toEqual({
      row: null,
      reason: 'age_uncertain',
    });
    expect(limits(selectInterval(rows, 'reference', patient('2026-05-09', 'male')))).toBe('3–4');
  });
});

/** An interval is used only if every possible age selects the same one. */
describe('partial date of birth', () => {
  const byAge = [
    row('1', '2', { age_max: age(50, 'a') }),
    row('3', '4', { age_min: age(50, 'a'), age_max: age(60, 'a') }),
    row('5', '6', { age_min: age(60, 'a') }),
  ];
  const months = [
    row('1', '2', { age_max: age(6, 'mo') }),
    row('3', '4', { age_min: age(6, 'mo') }),
  ];
  const days = [row('1', '2', { age_max: age(28, 'd') }), row('3', '4', { age_min: age(28, 'd') })];
  const adult = row('7', '8', { age_min: age(18, 'a') });

  it.each([
    [
      '51 or 50 years: the same interval for both',
      byAge,
      patient('1975', 'male'),
      '3–4',
      'applies',
    ],
    ['50 or 49 years: different intervals', byAge, patient('1976', 'male'), null, 'age_uncertain'],
    ['50 years since last month', byAge, patient('1976-04', 'male'), '3–4', 'applies'],
    ['49 or 50 years this month', byAge, patient('1976-05', 'male'), null, 'age_uncertain'],
    ['50 years next month: still 49', byAge, patient('1976-06', 'male'), '1–2', 'applies'],
    [
      '50 years by the end of this month',
      byAge,
      patient('1976-05', 'male', '2026-05-31'),
      '3–4',
      'applies',
    ],
    [
      'an interval for only one of the possible ages',
      [adult],
      patient('2008', 'male'),
      null,
      'age_uncertain',
    ],
    ['no interval for either age', [adult], patient('2010', 'male'), null, 'age_not_covered'],
    [
      'a general interval and a more specific one for one possible age',
      [row('1', '9'), adult],
      patient('2008', 'male'),
      null,
      'age_uncertain',
    ],
    [
      'a general interval and a more specific one for other ages',
      [row('1', '9'), adult],
      patient('2010', 'male'),
      '1–9',
      'applies',
    ],
    [
      'a condition takes precedence over an uncertain age',
      [row('9', '10', { applies_to: 'dialysis' }), ...byAge],
      patient('1976', 'male', '2026-05-12', ['dialysis']),
      '9–10',
      'applies',
    ],
    [
      'born this year: under or over six months',
      months,
      patient('2026', 'male', '2026-08-01'),
      null,
      'age_uncertain',
    ],
    ['born this year: under six months', months, patient('2026', 'male'), '1–2', 'applies'],
    ['born this month', days, patient('2026-05', 'male'), '1–2', 'applies'],
    ['born last month: uncertain age', days, patient('2026-04', 'male'), null, 'age_uncertain'],
    ['birth year in the future', byAge, patient('2027', 'male'), null, 'none_fits'],
    ['equal rows', [row('1', '2'), row('3', '4')], patient('1975', 'male'), null, 'tied'],
    ['no rows', [], patient('1975', 'male'), null, 'none_defined'],
  ])('%s', (_, rows, context, expected, reason) => {
    const found = findInterval(rows, 'reference', context);
    expect([limits(found.row), found.reason]).toEqual([expected, reason]);
  });

  it('lists every possible interval', () => {
    expect(
      possibleIntervals(byAge, 'reference', patient('1976', 'male'))
        .map(({ row: found }) => limits(found))
        .toSorted(),
    ).toEqual(['1–2', '3–4']);
    expect(
      possibleIntervals([adult], 'reference', patient('2008', 'male'))
        .map(({ reason }) => reason)
        .toSorted(),
    ).toEqual(['age_not_covered', 'applies']);
  });

  it('gives the same result as evaluating each possible day', () => {
    const limit = fc.option(
      fc.record({
        value: fc.integer({ min: 0, max: 30 }),
        unit: fc.constantFrom<Age['unit']>('h', 'd', 'wk', 'mo', 'a'),
      }),
      { nil: null },
    );
    const rows = fc.array(fc.record({ age_min: limit, age_max: limit }), {
      minLength: 1,
      maxLength: 4,
    });
    const births = fc.oneof(
      fc.integer({ min: 1995, max: 2026 }).map(String),
      fc
        .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 12 }))
        .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    );
    fc.assert(
      fc.property(rows, births, (spans, birth) => {
        const all = spans.map((span, index) => row(String(index), '99', span));
        const { first, last } = possibleBirths(birth);
        const onDays: (RangeRow | null)[] = [];
        for (let day = first; day <= last && day <= '2026-05-12'; day = addDays(day, 1)) {
          onDays.push(
            ...possibleIntervals(all, 'reference', patient(day, 'male')).map((found) => found.row),
          );
        }
        const expected = new Set(onDays);
        const found = new Set(
          first > '2026-05-12'
            ? []
            : possibleIntervals(all, 'reference', patient(birth, 'male')).map((each) => each.row),
        );
        expect(found).toEqual(expected);
      }),
      { seed: 1975, numRuns: 150 },
    );
  });
});

describe('newborn with a known time of birth', () => {
  const bilirubin = [
    row('0', '100', { age_max: age(24, 'h') }),
    row('0', '150', { age_min: age(24, 'h'), age_max: age(48, 'h') }),
    row('0', '200', { age_min: age(2, 'd'), age_max: age(1, 'wk') }),
    row('0', '20', { age_min: age(1, 'wk') }),
  ];
  it.each([
    [0, '2026-05-12', '0–100'],
    [23, '2026-05-11', '0–100'],
    [24, '2026-05-11', '0–150'],
    [47, '2026-05-10', '0–150'],
    [48, '2026-05-10', '0–200'],
    // Already one week old by calendar.
    [167, '2026-05-05', '0–200'],
    [168, '2026-05-05', '0–20'],
    [-1, '2026-05-12', null],
  ])('at %i hours uses the interval of that hour', (hours_lived, birth_date, expected) => {
    expect(
      limits(
        selectInterval(bilirubin, 'reference', { ...patient(birth_date, 'female'), hours_lived }),
      ),
    ).toBe(expected);
  });

  it('without a time of birth gets no interval if the day spans different ones', () => {
    expect(findInterval(bilirubin, 'reference', patient('2026-05-11', 'female')).reason).toBe(
      'age_uncertain',
    );
  });
});

describe('estimated date of birth', () => {
  const rows = [
    row('1', '2', { age_max: age(18, 'a') }),
    row('3', '4', { age_min: age(18, 'a'), age_max: age(60, 'a') }),
    row('5', '6', { age_min: age(60, 'a') }),
  ];
  it.each([
    ['1990-05-12', false],
    ['2008-05-12', true],
    ['2007-05-13', true],
    ['2007-05-10', false],
    ['2009-05-11', true],
    ['2009-05-14', false],
    ['1966', true],
    ['1970', false],
    ['2026-04-01', false],
  ])('of %s decides the interval: %s', (birth_date, decides) => {
    const estimated = { ...patient(birth_date, 'female'), birth_date_estimated: true };
    expect(dependsOnEstimate(rows, 'reference', estimated)).toBe(decides);
    expect(dependsOnEstimate(rows, 'reference', patient(birth_date, 'female'))).toBe(false);
  });

  it('is used like an exact date', () => {
    expect(
      limits(
        selectInterval(rows, 'reference', {
          ...patient('2008-05-12', 'female'),
          birth_date_estimated: true,
        }),
      ),
    ).toBe('3–4');
  });
});

describe('most specific interval', () => {
  const woman = (conditions: string[] = []) =>
    patient('1996-05-12', 'female', '2026-05-12', conditions);
  const any = row('1', '2');
  const adult = row('3', '4', { age_min: age(18, 'a') });
  const thirties = row('5', '6', { age_min: age(30, 'a'), age_max: age(40, 'a') });
  const female = row('7', '8', { sex: 'female' });
  const pregnant = row('9', '10', { applies_to: 'pregnant' });

  it.each([
    ['a closed age range before an open one', [any, adult, thirties], woman(), '5–6'],
    ['sex before age', [thirties, female], woman(), '7–8'],
    ['a recorded condition before sex', [female, pregnant], woman(['pregnant']), '9–10'],
    ['no condition recorded, no interval without a condition', [pregnant], woman(), null],
    [
      'any order of rows',
      [pregnant, female, thirties, any].toReversed(),
      woman(['pregnant']),
      '9–10',
    ],
    [
      'a trimester matches the pregnancy interval',
      [female, pregnant],
      woman(['trimester_2']),
      '9–10',
    ],
    [
      'a trimester before pregnancy, regardless of sex specificity',
      [
        row('9', '10', { applies_to: 'pregnant', sex: 'female' }),
        row('11', '12', { applies_to: 'trimester_2' }),
      ],
      woman(['pregnant', 'trimester_2']),
      '11–12',
    ],
    [
      'a trimester and a pregnancy interval do not tie',
      [pregnant, row('11', '12', { applies_to: 'trimester_2' })],
      woman(['trimester_2']),
      '11–12',
    ],
    [
      'another trimester uses the pregnancy interval',
      [pregnant, row('11', '12', { applies_to: 'trimester_2' })],
      woman(['trimester_3']),
      '9–10',
    ],
    [
      'a pregnancy does not match a trimester interval',
      [any, row('11', '12', { applies_to: 'trimester_2' })],
      woman(['pregnant']),
      '1–2',
    ],
    [
      'two conditions with an interval each: no arbitrary choice',
      [pregnant, row('11', '12', { applies_to: 'dialysis' })],
      woman(['pregnant', 'dialysis']),
      null,
    ],
    ['two equal intervals: no arbitrary choice', [row('1', '2'), row('3', '4')], woman(), null],
    ['no rows', [], woman(), null],
  ])('%s', (_, rows, context, expected) => {
    expect(limits(selectInterval(rows, 'reference', context))).toBe(expected);
  });

  it('separates the interval types', () => {
    const rows = [row('1', '2'), row('0', '9', { type: 'critical' })];
    expect(limits(selectInterval(rows, 'critical', woman()))).toBe('0–9');
    expect(selectInterval(rows, 'therapeutic', woman())).toBeNull();
  });
});

describe('interval reason', () => {
  const adults = [row('3', '4', { age_min: age(18, 'a') })];
  it.each([
    ['one applies', adults, patient('1996-05-12', 'male'), 'applies'],
    ['the test has no interval', [], patient('1996-05-12', 'male'), 'none_defined'],
    [
      'the test has only critical intervals',
      [row('1', '9', { type: 'critical' })],
      patient('1996-05-12', 'male'),
      'none_defined',
    ],
    [
      'all intervals require a known sex',
      [row('1', '2', { sex: 'male' }), row('3', '4', { sex: 'female' })],
      patient('1996-05-12', 'unknown'),
      'sex_unknown',
    ],
    ['no interval covers the age', adults, patient('2020-05-12', 'male'), 'age_not_covered'],
    [
      'only the other sex has an interval',
      [row('1', '2', { sex: 'male' })],
      patient('1996-05-12', 'female'),
      'none_fits',
    ],
    [
      'two intervals match equally',
      [row('1', '2'), row('3', '4')],
      patient('1996-05-12', 'male'),
      'tied',
    ],
  ])('%s', (_, rows, context, reason) => {
    expect(findInterval(rows, 'reference', context).reason).toBe(reason);
  });
});
