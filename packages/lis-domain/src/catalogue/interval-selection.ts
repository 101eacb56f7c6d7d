import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import { ageIn } from '../patients/age.ts';
import { birthsBy, possibleBirths, type BirthDate } from '../patients/birth-date.ts';
import { narrows, withImplied } from './conditions.ts';
import type { IntervalReason } from './interval-reasons.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

/** What decides which interval applies. */
export interface IntervalContext {
  sex_for_ranges: 'male' | 'female' | 'unknown';
  birth_date: BirthDate;
  /** Whether that is an estimate: it is used as it stands, see `dependsOnEstimate`. */
  birth_date_estimated?: boolean | undefined;
  /** Full hours lived at collection, where the time of birth is known: days and weeks of intervals are then full ones, too, and not those of the calendar. */
  hours_lived?: number | undefined;
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

/** One of the ages that somebody may have: a birth, and the hours lived since, which a date does not say. */
interface PossibleAge {
  birth: CivilDate;
  hours: number;
  /** The hours are known, and with them how many full days and weeks they are. */
  exact?: boolean;
}

function fullUnits(
  { birth, hours, exact = false }: PossibleAge,
  unit: Age['unit'],
  on: CivilDate,
): number {
  if (unit === 'h') return hours;
  return exact && (unit === 'd' || unit === 'wk')
    ? Math.floor(hours / HOURS[unit])
    : ageIn(unit, birth, on);
}

/** The first and the last day somebody may be born on. */
interface Births {
  first: CivilDate;
  last: CivilDate;
}

/** The last day in a span on which somebody is born who is so old; undefined when nobody is. */
function lastBirthOfAge(
  { value, unit }: Age,
  { first, last }: Births,
  on: CivilDate,
): CivilDate | undefined {
  const isSoOld = (birth: CivilDate) =>
    unit === 'h' ? (ageIn('d', birth, on) + 1) * 24 > value : ageIn(unit, birth, on) >= value;
  let [from, to] = [-1, dayNumber(last) - dayNumber(first)];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (isSoOld(addDays(first, middle))) from = middle;
    else to = middle - 1;
  }
  return from < 0 ? undefined : addDays(first, from);
}

/**
 * Ages that somebody may have, one at least for each that these rows tell apart: between two of their limits no row begins or ends to apply. A whole date of
 * birth leaves only the hours open, and one with its time nothing. None before birth.
 */
function possibleAges(
  rows: readonly RangeRow[],
  { birth_date, hours_lived, collected_on: on }: IntervalContext,
  births: Births | undefined = birthsBy(birth_date, on),
): PossibleAge[] {
  if (births === undefined || (hours_lived ?? 0) < 0) return [];
  if (hours_lived !== undefined) return [{ birth: births.first, hours: hours_lived, exact: true }];
  const limits = rows
    .flatMap(({ age_min, age_max }) => [age_min, age_max])
    .filter((age) => age !== null);
  const turns =
    births.first === births.last
      ? []
      : limits.flatMap((limit) => {
          const turn = lastBirthOfAge(limit, births, on);
          return turn === undefined
            ? []
            : [
                turn,
                addDays(turn, 1),
                ...(limit.unit === 'h' ? [addDays(turn, -1), addDays(turn, -2)] : []),
              ];
        });
  const days = new Set([
    births.first,
    births.last,
    ...turns.filter((day) => day > births.first && day < births.last),
  ]);
  return [...days].flatMap((birth) => {
    const lived = ageIn('d', birth, on);
    const [least, most] = [Math.max(0, lived - 1) * 24, (lived + 1) * 24 - 1];
    const hours = limits.flatMap(({ value, unit }) =>
      unit === 'h' && value > least && value <= most ? [value - 1, value] : [],
    );
    return [least, ...hours].map((each) => ({ birth, hours: each }));
  });
}

/** Whether an age lies in `[min, max)`. */
function ageApplies({ age_min, age_max }: RangeRow, age: PossibleAge, on: CivilDate): boolean {
  return (
    (age_min === null || fullUnits(age, age_min.unit, on) >= age_min.value) &&
    (age_max === null || fullUnits(age, age_max.unit, on) < age_max.value)
  );
}

function applies(
  row: RangeRow,
  { sex_for_ranges, collected_on, conditions = [] }: IntervalContext,
  age: PossibleAge,
): boolean {
  return (
    (row.sex === 'any' || row.sex === sex_for_ranges) &&
    (row.applies_to === 'any' || withImplied(conditions).includes(row.applies_to)) &&
    ageApplies(row, age, collected_on)
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
  const givesWay = ({ applies_to }: Row) =>
    rows.some((other) => narrows(other.applies_to, applies_to));
  const [best, second, ...rest] = rows.filter((row) => !givesWay(row)).toSorted(bySpecificity);
  const ordered = [best, second, ...rest, ...rows.filter(givesWay).toSorted(bySpecificity)].filter(
    (row) => row !== undefined,
  );
  return {
    ordered,
    tied: best !== undefined && second !== undefined && bySpecificity(best, second) === 0,
  };
}

/** The interval of a type that applies, if one does, and why. */
export interface FoundInterval {
  row: RangeRow | null;
  reason: IntervalReason;
}

function whyNone(
  rows: readonly RangeRow[],
  context: IntervalContext,
  age: PossibleAge,
): IntervalReason {
  if (rows.length === 0) return 'none_defined';
  const known = (['male', 'female'] as const).map((sex_for_ranges) => ({
    ...context,
    sex_for_ranges,
  }));
  if (
    context.sex_for_ranges === 'unknown' &&
    known.some((as) => rows.some((row) => applies(row, as, age)))
  )
    return 'sex_unknown';
  return rows.some((row) => applies({ ...row, age_min: null, age_max: null }, context, age))
    ? 'age_not_covered'
    : 'none_fits';
}

function foundAt(
  rows: readonly RangeRow[],
  context: IntervalContext,
  age: PossibleAge,
): FoundInterval {
  const {
    ordered: [best],
    tied,
  } = decide(rows.filter((row) => applies(row, context, age)));
  if (best === undefined) return { row: null, reason: whyNone(rows, context, age) };
  return tied ? { row: null, reason: 'tied' } : { row: best, reason: 'applies' };
}

/** What of a type would apply at each age that the patient may have, each row once: several where the birth date is not known well enough to choose. */
export function possibleIntervals(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
  births?: Births,
): [FoundInterval, ...FoundInterval[]] {
  const ofType = rows.filter((row) => row.type === type);
  const found = new Map(
    possibleAges(ofType, context, births)
      .map((age) => foundAt(ofType, context, age))
      .map((each) => [each.row, each]),
  );
  const [first, ...rest] = found.values();
  return first === undefined
    ? [{ row: null, reason: ofType.length === 0 ? 'none_defined' : 'none_fits' }]
    : [first, ...rest];
}

/**
 * The one interval of a type that applies to a patient at collection, or null (domain model 2.1.1), and why.
 *
 * Unknown sex matches only rows for any sex: it never counts as male. Of a birth date that is known in part, and of hours, which no date tells, every age that
 * is possible must have the same row. Null also when two rows fit equally well, which is a fault in the catalogue: no flag is better than an arbitrary one.
 */
export function findInterval(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): FoundInterval {
  const [only, ...others] = possibleIntervals(rows, type, context);
  return others.length === 0 ? only : { row: null, reason: 'age_uncertain' };
}

/** The interval alone. */
export function selectInterval(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): RangeRow | null {
  return findInterval(rows, type, context).row;
}

/** How far an estimated date of birth may be off, either way: a leap year. */
const ESTIMATE_DAYS = 366;

/**
 * Whether an interval of a type was chosen by an estimated date of birth, so that a year more or less would make another one apply. Where none begins or ends
 * within a year of the age, the estimate is good enough. The year is this product's own rule: an age that was guessed or rounded is seldom better than that.
 */
export function dependsOnEstimate(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): boolean {
  if (!context.birth_date_estimated) return false;
  const { first, last } = possibleBirths(context.birth_date);
  const latest = addDays(last, ESTIMATE_DAYS);
  return (
    possibleIntervals(rows, type, context, {
      first: addDays(first, -ESTIMATE_DAYS),
      last: latest < context.collected_on ? latest : context.collected_on,
    }).length > 1
  );
}
