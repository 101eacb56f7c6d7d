import type { CivilDate } from '../calendar/index.js';
import { ageIn } from '../patients/age.js';
import { narrows, withImplied } from './conditions.js';
import type { Age, RangeRow } from './value-rules.schema.js';

/** What decides which interval applies. */
export interface IntervalContext {
  sex_for_ranges: 'male' | 'female' | 'unknown';
  birth_date: CivilDate;
  /** The date of collection on the facility's wall clock. */
  collected_on: CivilDate;
  /** What the order and the collection told, e.g. `pregnant`; see `statedConditions`. A trimester says the pregnancy, too. */
  conditions?: readonly string[];
}

const HOURS: Record<Age['unit'], number> = { h: 1, d: 24, wk: 168, mo: 730.5, a: 8766 };

/** An age in hours, a month and a year of average length: for comparing and drawing spans of ages, not for how old somebody is. */
export function hoursOf({ value, unit }: Age): number {
  return value * HOURS[unit];
}

/** As much of an interval as decides how specific it is. */
type Scope = Pick<RangeRow, 'sex' | 'age_min' | 'age_max' | 'applies_to'>;

function ageSpan({ age_min, age_max }: Scope): number {
  return age_max === null ? Infinity : hoursOf(age_max) - (age_min ? hoursOf(age_min) : 0);
}

/** The youngest and oldest a person can be on a date. They differ only in hours, because no time of birth is known. */
function possibleAges(unit: Age['unit'], birth: CivilDate, on: CivilDate): [least: number, most: number] {
  if (unit !== 'h') return [ageIn(unit, birth, on), ageIn(unit, birth, on)];
  const days = ageIn('d', birth, on);
  return [Math.max(0, days - 1) * 24, (days + 1) * 24 - 1];
}

/** Whether the age on a date certainly lies in `[min, max)`. */
function ageApplies({ age_min, age_max }: RangeRow, birth: CivilDate, on: CivilDate): boolean {
  if (ageIn('d', birth, on) < 0) return false;
  if (age_min && possibleAges(age_min.unit, birth, on)[0] < age_min.value) return false;
  return age_max === null || possibleAges(age_max.unit, birth, on)[1] < age_max.value;
}

function applies(row: RangeRow, { sex_for_ranges, birth_date, collected_on, conditions = [] }: IntervalContext): boolean {
  return (
    (row.sex === 'any' || row.sex === sex_for_ranges) &&
    (row.applies_to === 'any' || withImplied(conditions).includes(row.applies_to)) &&
    ageApplies(row, birth_date, collected_on)
  );
}

/** Negative when `a` is the more specific: a recorded condition before sex before the narrower age span. */
function bySpecificity(a: Scope, b: Scope): number {
  const rank = (row: Scope) => (row.applies_to === 'any' ? 2 : 0) + (row.sex === 'any' ? 1 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const [spanA, spanB] = [ageSpan(a), ageSpan(b)];
  return spanA === spanB ? 0 : spanA - spanB;
}

/**
 * Rows that all apply, the deciding one first, and whether it has an equal, so that none decides. A row for a condition gives way to one for a part of it,
 * whatever else they say: who is in the second trimester gets its interval and not the one of all pregnancies.
 */
export function decide<Row extends Scope>(rows: readonly Row[]): { ordered: Row[]; tied: boolean } {
  const givesWay = ({ applies_to }: Row) => rows.some((other) => narrows(other.applies_to, applies_to));
  const [best, second, ...rest] = rows.filter((row) => !givesWay(row)).toSorted(bySpecificity);
  const ordered = [best, second, ...rest, ...rows.filter(givesWay).toSorted(bySpecificity)].filter((row) => row !== undefined);
  return { ordered, tied: best !== undefined && second !== undefined && bySpecificity(best, second) === 0 };
}

/** Why an interval was chosen, or why none was. `none_fits` is told when neither age nor unknown sex alone explains it. */
export const intervalReasons = ['applies', 'none_defined', 'sex_unknown', 'age_not_covered', 'none_fits', 'tied'] as const;
export type IntervalReason = (typeof intervalReasons)[number];

function whyNone(rows: readonly RangeRow[], context: IntervalContext): IntervalReason {
  if (rows.length === 0) return 'none_defined';
  const known = (['male', 'female'] as const).map((sex_for_ranges) => ({ ...context, sex_for_ranges }));
  if (context.sex_for_ranges === 'unknown' && known.some((as) => rows.some((row) => applies(row, as)))) return 'sex_unknown';
  return rows.some((row) => applies({ ...row, age_min: null, age_max: null }, context)) ? 'age_not_covered' : 'none_fits';
}

/**
 * The one interval of a type that applies to a patient at collection, or null (domain model 2.1.1), and why.
 *
 * Unknown sex matches only rows for any sex: it never counts as male. Null also when two rows fit equally well, which is a fault in the
 * catalogue: no flag is better than an arbitrary one.
 */
export function findInterval(rows: readonly RangeRow[], type: RangeRow['type'], context: IntervalContext): { row: RangeRow | null; reason: IntervalReason } {
  const ofType = rows.filter((row) => row.type === type);
  const { ordered: [best], tied } = decide(ofType.filter((row) => applies(row, context)));
  if (best === undefined) return { row: null, reason: whyNone(ofType, context) };
  return tied ? { row: null, reason: 'tied' } : { row: best, reason: 'applies' };
}

/** The interval alone. */
export function selectInterval(rows: readonly RangeRow[], type: RangeRow['type'], context: IntervalContext): RangeRow | null {
  return findInterval(rows, type, context).row;
}
