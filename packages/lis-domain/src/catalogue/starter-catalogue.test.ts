import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from './decimal.ts';
import { selectInterval, type IntervalContext } from './interval-selection.ts';
import { isLoinc } from './loinc.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { testDefinitionSchema } from './test-parameter.schema.ts';
import type { RangeRow } from './value-rules.schema.ts';

const panels = starterCatalogue.filter(({ kind }) => kind === 'panel');
const tests = starterCatalogue.filter(({ kind }) => kind !== 'panel');
const numeric = tests.filter(({ result_type }) => result_type === 'numeric');
const codes = new Set(starterCatalogue.map(({ code }) => code));

/** One patient for each sex and each full year of age, on the same day. */
const people: IntervalContext[] = (['male', 'female', 'unknown'] as const).flatMap(
  (sex_for_ranges) =>
    Array.from({ length: 121 }, (_, age) => ({
      sex_for_ranges,
      birth_date: `${2026 - age}-05-12`,
      collected_on: '2026-05-12',
    })),
);
function ageOf({ birth_date }: IntervalContext): number {
  return 2026 - Number(birth_date.slice(0, 4));
}

/** From this age every source counts a patient as an adult; no source does below `CHILD`. */
const ADULT = 19;
const CHILD = 17;
const adults = people.filter(
  (person) => ageOf(person) >= ADULT && person.sex_for_ranges !== 'unknown',
);

/** Returns whether an interval lies within another; an open end lies only within an open end. */
function within(
  inner: Pick<RangeRow, 'low' | 'high'>,
  outer: { low: string | null; high: string | null },
): boolean {
  const lowOk =
    outer.low === null || (inner.low !== null && compareDecimals(outer.low, inner.low) <= 0);
  const highOk =
    outer.high === null || (inner.high !== null && compareDecimals(outer.high, inner.high) >= 0);
  return lowOk && highOk;
}

describe('starter catalogue', () => {
  it('matches the contract’s test schema, each code once', () => {
    for (const test of starterCatalogue) expect(v.parse(testDefinitionSchema, test)).toEqual(test);
    expect(codes.size).toBe(starterCatalogue.length);
    expect([panels.length, tests.length]).toEqual([8, 43]);
  });

  it.each(starterCatalogue.flatMap(({ code, loinc }) => (loinc ? [[code, loinc.code]] : [])))(
    '%s has a LOINC code with a valid check digit: %s',
    (_, loinc) => {
      expect(isLoinc(loinc ?? '')).toBe(true);
    },
  );

  it('marks no LOINC code as verified before comparison with the LOINC table', () => {
    expect(starterCatalogue.filter(({ loinc }) => loinc?.verified)).toEqual([]);
  });

  it.each(panels.map(({ code, members }) => [code, members] as const))(
    'panel %s has existing members that are not panels',
    (_, members) => {
      expect(members.length).toBeGreaterThan(1);
      for (const member of members) expect(tests.map(({ code }) => code)).toContain(member);
      expect(new Set(members).size).toBe(members.length);
    },
  );

  it.each(tests.map((test) => [test.code, test] as const))(
    '%s has a default specimen and a source for every interval',
    (_, test) => {
      expect(test.specimens.filter((specimen) => specimen.default)).toHaveLength(
        test.kind === 'calculated' ? 0 : 1,
      );
      expect(test.ranges.length).toBeGreaterThan(0);
      for (const { source } of test.ranges) expect(source).not.toBe('');
    },
  );
});

describe.each(numeric.map((test) => [test.code, test] as const))('%s', (_, test) => {
  it('has a unit and limits in order', () => {
    expect(test.unit).toBeTruthy();
    for (const { low, high } of test.ranges) {
      expect([low, high]).not.toEqual([null, null]);
      expect(low === null || high === null || compareDecimals(low, high) < 0).toBe(true);
    }
  });

  it('covers every adult of known sex with exactly one reference interval, and no children', () => {
    const covered = people.filter(
      (person) => selectInterval(test.ranges, 'reference', person) !== null,
    );
    expect(
      covered.filter((person) => person.sex_for_ranges !== 'unknown' && ageOf(person) >= ADULT),
    ).toEqual(adults);
    expect(covered.filter((person) => ageOf(person) < CHILD)).toEqual([]);
  });

  it('has critical limits for every age or none, outside the reference interval and inside the plausible limits', () => {
    const critical = people.flatMap(
      (person) => selectInterval(test.ranges, 'critical', person) ?? [],
    );
    expect([0, people.length]).toContain(critical.length);
    const misplaced = people.filter((person) => {
      const limits = selectInterval(test.ranges, 'critical', person);
      const reference = selectInterval(test.ranges, 'reference', person);
      return (
        limits !== null &&
        ((reference !== null && !within(reference, limits)) ||
          !isPlausible(limits.low) ||
          !isPlausible(limits.high))
      );
    });
    expect(misplaced).toEqual([]);
  });

  function isPlausible(limit: string | null): boolean {
    return (
      limit === null ||
      within({ low: limit, high: limit }, test.plausible ?? { low: null, high: null })
    );
  }
});

/** Laboratory cases 5.2 and 5.6. */
describe('values from the sources', () => {
  const on = (
    code: string,
    type: RangeRow['type'],
    birth_date: string,
    sex_for_ranges: IntervalContext['sex_for_ranges'] = 'female',
    conditions: readonly string[] = [],
  ) => {
    const row = selectInterval(
      starterCatalogue.find((test) => test.code === code)?.ranges ?? [],
      type,
      { birth_date, sex_for_ranges, collected_on: '2026-05-12', conditions },
    );
    return row && [row.low, row.high];
  };

  it.each([
    ['K', 'critical', '2010-05-13', ['3.0', '6.5']],
    ['K', 'critical', '2010-05-12', ['2.8', '6.2']],
    ['GLU', 'critical', '2026-04-13', ['40', '300']],
    ['GLU', 'critical', '2026-04-12', ['50', '450']],
    ['NA', 'critical', '1980-01-01', ['120', '160']],
    ['CA', 'critical', '1980-01-01', ['6.0', '13.0']],
    ['CO2', 'critical', '1980-01-01', ['10', '50']],
    ['HGB', 'critical', '1980-01-01', ['7.0', null]],
    ['ALB', 'reference', '1980-01-01', ['3.5', '5.5']],
    ['HCT', 'reference', '1980-01-01', ['37', '47']],
    ['CREA', 'reference', '1980-01-01', ['0.50', '1.10']],
    ['TSH', 'reference', '1980-01-01', ['0.5', '4.0']],
  ] as const)('%s %s, born %s: %j', (code, type, born, limits) => {
    expect(on(code, type, born)).toEqual(limits);
  });

  it('are those of fasting glucose only if fasting is recorded', () => {
    expect([
      on('GLU', 'reference', '1980-01-01', 'female', ['fasting']),
      on('GLU', 'reference', '1980-01-01', 'female'),
    ]).toEqual([
      ['70', '99'],
      ['70', '139'],
    ]);
  });

  it.each(['ALT', 'AST', 'TBIL', 'DBIL'])('have no low activity or bilirubin: %s', (code) => {
    for (const sex of ['male', 'female'] as const)
      expect(on(code, 'reference', '1980-01-01', sex)?.[0]).toBeNull();
  });

  it('differ by sex where the source does, and are not assigned to unknown sex', () => {
    expect([
      on('HGB', 'reference', '1980-01-01', 'male'),
      on('HGB', 'reference', '1980-01-01', 'unknown'),
    ]).toEqual([['14.0', '18.0'], null]);
  });
});
