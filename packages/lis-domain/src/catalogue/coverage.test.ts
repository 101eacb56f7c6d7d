import { describe, expect, it } from 'vitest';
import { coverageOf, stretchAt, type Population, type RangeScope } from './coverage.ts';
import { selectInterval } from './interval-selection.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

const years = (value: number): Age => ({ value, unit: 'a' });
const row = (rest: Partial<RangeScope> = {}): RangeScope => ({
  type: 'reference',
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  ...rest,
});

/** Formats coverage as `from-to: deciding (all)`, with ages such as `18a`. */
const drawn = (ranges: readonly RangeScope[], population: Population) =>
  coverageOf(ranges, 'reference', population).map(
    ({ from, to, row: deciding, rows, tied }) =>
      `${from.value}${from.unit}-${to.value}${to.unit}: ${tied ? 'tie' : (deciding ?? 'gap')} (${rows.join(' ')})`,
  );

describe('coverage from birth to 120 years', () => {
  it.each<[string, RangeScope[], Population, string[]]>([
    ['nothing', [], { sex: 'male' }, ['0a-120a: gap ()']],
    ['one interval for all patients', [row()], { sex: 'unknown' }, ['0a-120a: 0 (0)']],
    [
      'a gap before adulthood',
      [row({ age_min: years(18) })],
      { sex: 'female' },
      ['0a-18a: gap ()', '18a-120a: 0 (0)'],
    ],
    [
      'a gap for unknown sex when every interval is sex-specific',
      [row({ sex: 'male' }), row({ sex: 'female' })],
      { sex: 'unknown' },
      ['0a-120a: gap ()'],
    ],
    [
      'a sex-specific interval before a general one',
      [row(), row({ sex: 'female', age_min: years(50) })],
      { sex: 'female' },
      ['0a-50a: 0 (0)', '50a-120a: 1 (1 0)'],
    ],
    [
      'the narrower of two overlapping age ranges',
      [row({ age_max: years(60) }), row({ age_min: years(50), age_max: years(70) })],
      { sex: 'male' },
      ['0a-50a: 0 (0)', '50a-60a: 1 (1 0)', '60a-70a: 1 (1)', '70a-120a: gap ()'],
    ],
    [
      'a tie between equally narrow age ranges',
      [row({ age_max: years(10) }), row({ age_min: years(5), age_max: years(15) })],
      { sex: 'male' },
      ['0a-5a: 0 (0)', '5a-10a: tie (0 1)', '10a-15a: 1 (1)', '15a-120a: gap ()'],
    ],
    [
      'different age units',
      [
        row({ age_max: { value: 4, unit: 'wk' } }),
        row({ age_min: { value: 1, unit: 'mo' }, age_max: { value: 12, unit: 'mo' } }),
        row({ age_min: years(1) }),
      ],
      { sex: 'male' },
      ['0a-4wk: 0 (0)', '4wk-1mo: gap ()', '1mo-12mo: 1 (1)', '12mo-120a: 2 (2)'],
    ],
    [
      'a condition-specific interval when the condition is recorded',
      [row(), row({ applies_to: 'pregnant' })],
      { sex: 'female', condition: 'pregnant' },
      ['0a-120a: 1 (1 0)'],
    ],
    [
      'a trimester-specific interval, else the pregnancy interval',
      [row({ applies_to: 'pregnant' }), row({ applies_to: 'trimester_1', age_min: years(18) })],
      { sex: 'female', condition: 'trimester_1' },
      ['0a-18a: 0 (0)', '18a-120a: 1 (1 0)'],
    ],
    [
      'a gap when the condition is not recorded',
      [row({ applies_to: 'pregnant' })],
      { sex: 'female' },
      ['0a-120a: gap ()'],
    ],
    [
      'an interval with reversed ages is ignored',
      [row({ age_min: years(20), age_max: years(10) })],
      { sex: 'male' },
      ['0a-120a: gap ()'],
    ],
    [
      'an interval that starts after 120 years is ignored',
      [row({ age_min: years(130) })],
      { sex: 'male' },
      ['0a-120a: gap ()'],
    ],
    [
      'other interval types are ignored',
      [row({ type: 'critical' })],
      { sex: 'male' },
      ['0a-120a: gap ()'],
    ],
  ])('%s', (_, ranges, population, expected) => {
    expect(drawn(ranges, population)).toEqual(expected);
  });

  it('agrees with the interval selection for a patient at every year of age', () => {
    const rows: RangeRow[] = starterCatalogue.flatMap(({ ranges }) => ranges);
    for (const { code, ranges } of starterCatalogue) {
      for (const sex of ['male', 'female', 'unknown'] as const) {
        const stretches = coverageOf(ranges, 'critical', { sex });
        for (let age = 0; age < 120; age += 1) {
          const chosen = selectInterval(ranges, 'critical', {
            sex_for_ranges: sex,
            birth_date: `${2026 - age}-05-12`,
            collected_on: '2026-05-12',
          });
          const deciding = stretchAt(stretches, years(age))?.row ?? null;
          expect([code, age, deciding === null ? null : ranges[deciding]]).toEqual([
            code,
            age,
            chosen,
          ]);
        }
      }
    }
    expect(rows.filter(({ type }) => type === 'critical').length).toBeGreaterThan(5);
  });
});
