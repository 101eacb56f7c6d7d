import { withImplied } from './conditions.ts';
import { decide, hoursOf } from './interval-selection.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

/** The properties of an interval that decide to whom it applies. */
export type RangeScope = Pick<RangeRow, 'type' | 'sex' | 'age_min' | 'age_max' | 'applies_to'>;

/** The patient group that a coverage is calculated for. */
export interface Population {
  sex: 'male' | 'female' | 'unknown';
  /** A condition recorded on the order. @default 'any' */
  condition?: string;
}

/** An age span in which the same intervals apply, [from, to). */
export interface AgeStretch {
  from: Age;
  to: Age;
  /** Position of the deciding interval; null when none applies, or when two apply equally. */
  row: number | null;
  /** All applicable intervals, the deciding one first. Empty: a gap. */
  rows: readonly number[];
  /** Two intervals apply equally, so results at this age get no flag. */
  tied: boolean;
}

/** Ages that a catalogue should cover. */
export const LIFE = {
  from: { value: 0, unit: 'a' },
  to: { value: 120, unit: 'a' },
} as const satisfies { from: Age; to: Age };

function isFor(
  { sex, applies_to }: RangeScope,
  { sex: theirs, condition = 'any' }: Population,
): boolean {
  return (
    (sex === 'any' || sex === theirs) &&
    (applies_to === 'any' || withImplied([condition]).includes(applies_to))
  );
}

const startOf = ({ age_min }: RangeScope) => age_min ?? LIFE.from;
const endOf = ({ age_max }: RangeScope) =>
  age_max !== null && hoursOf(age_max) < hoursOf(LIFE.to) ? age_max : LIFE.to;

const sameRows = (a: AgeStretch, b: AgeStretch) =>
  a.tied === b.tied &&
  a.rows.length === b.rows.length &&
  a.rows.every((row, index) => row === b.rows[index]);

/**
 * Returns the deciding interval of a type at each age from birth to 120 years for one population,
 * by the rule of `selectInterval`. An interval whose ages are in the wrong order never applies.
 */
export function coverageOf(
  ranges: readonly RangeScope[],
  type: RangeRow['type'],
  population: Population,
): AgeStretch[] {
  const applying = ranges.flatMap((row, index) =>
    row.type === type && isFor(row, population) ? [{ ...row, index }] : [],
  );
  const ends = [
    LIFE.from,
    LIFE.to,
    ...applying.flatMap((row) => [startOf(row), endOf(row)]),
  ].filter((age) => hoursOf(age) <= hoursOf(LIFE.to));
  const ordered = ends
    .toSorted((a, b) => hoursOf(a) - hoursOf(b))
    .filter((age, index, all) => index === 0 || hoursOf(age) !== hoursOf(all[index - 1] ?? age));
  const stretches: AgeStretch[] = [];
  for (const [index, from] of ordered.entries()) {
    const to = ordered[index + 1];
    if (!to) break;
    const { ordered: here, tied } = decide(
      applying.filter(
        (row) => hoursOf(startOf(row)) <= hoursOf(from) && hoursOf(to) <= hoursOf(endOf(row)),
      ),
    );
    const stretch: AgeStretch = {
      from,
      to,
      row: tied ? null : (here[0]?.index ?? null),
      rows: here.map((each) => each.index),
      tied,
    };
    const last = stretches.at(-1);
    if (last && sameRows(last, stretch)) last.to = to;
    else stretches.push(stretch);
  }
  return stretches;
}

/** Returns the age span that contains an age. */
export function stretchAt(stretches: readonly AgeStretch[], age: Age): AgeStretch | undefined {
  return stretches.find(
    ({ from, to }) => hoursOf(from) <= hoursOf(age) && hoursOf(age) < hoursOf(to),
  );
}
