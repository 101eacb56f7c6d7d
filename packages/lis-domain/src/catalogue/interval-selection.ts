import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import { ageIn } from '../patients/age.ts';
import { birthsBy, estimatedBirths, type BirthDate } from '../patients/birth-date.ts';
import { narrows, withImplied } from './conditions.ts';
import type { IntervalReason } from './interval-reasons.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

/** Patient and collection data that decide which interval applies. */
export interface IntervalContext {
  sex_for_ranges: 'male' | 'female' | 'unknown';
  birth_date: BirthDate;
  /**
   * Whether the date of birth is estimated. It is used like an exact date; see `dependsOnEstimate`.
   */
  birth_date_estimated?: boolean | undefined;
  /**
   * Full hours of age at collection if the time of birth is known. Interval ages in days and weeks
   * then count full 24-hour days, not calendar days.
   */
  hours_lived?: number | undefined;
  /** The local date of collection at the facility. */
  collected_on: CivilDate;
  /**
   * Conditions stated on the order or at collection, such as `pregnant`; see `statedConditions`. A
   * trimester implies pregnancy.
   */
  conditions?: readonly string[];
}

const HOURS: Record<Age['unit'], number> = { h: 1, d: 24, wk: 168, mo: 730.5, a: 8766 };

/**
 * Returns an age in hours, with months and years of average length. For comparing and drawing age
 * spans, not for a patient’s age.
 */
export function hoursOf({ value, unit }: Age): number {
  return value * HOURS[unit];
}

/** The properties of an interval that decide how specific it is. */
type Scope = Pick<RangeRow, 'sex' | 'age_min' | 'age_max' | 'applies_to'>;

function ageSpan({ age_min, age_max }: Scope): number {
  return age_max === null ? Infinity : hoursOf(age_max) - (age_min ? hoursOf(age_min) : 0);
}

/**
 * A possible age of the patient: a date of birth and the hours lived, which a date alone does not
 * determine.
 */
interface PossibleAge {
  birth: CivilDate;
  hours: number;
  /** The hours are known, and so are the full days and weeks. */
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

/** The first and last possible date of birth. */
interface Births {
  first: CivilDate;
  last: CivilDate;
}

/**
 * The last date of birth in a span at which the patient has reached an age; undefined if there is
 * none.
 */
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
 * Possible ages of the patient, at least one for each age that these rows distinguish: between two
 * limits no row starts or stops applying. A full date of birth leaves only the hours open; with a
 * time, the age is exact. Ages before birth are excluded.
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
    const [min, max] = [Math.max(0, lived - 1) * 24, (lived + 1) * 24 - 1];
    const hours = limits.flatMap(({ value, unit }) =>
      unit === 'h' && value > min && value <= max ? [value - 1, value] : [],
    );
    return [min, ...hours].map((each) => ({ birth, hours: each }));
  });
}

/** Returns whether an age lies in `[min, max)`. */
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

/**
 * Negative when `a` is more specific: a recorded condition ranks before sex, and sex before a
 * narrower age span.
 */
function bySpecificity(a: Scope, b: Scope): number {
  const rank = (row: Scope) => (row.applies_to === 'any' ? 2 : 0) + (row.sex === 'any' ? 1 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const [spanA, spanB] = [ageSpan(a), ageSpan(b)];
  return spanA === spanB ? 0 : spanA - spanB;
}

/**
 * Orders applicable rows, the deciding one first, and reports whether a tie leaves none deciding. A
 * row for a condition always yields to one for its special case: a patient in the second trimester
 * gets that interval, not the one for all pregnancies.
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

/** The applicable interval of a type, if any, and the reason. */
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

/**
 * Returns the rows of a type that may apply at the patient’s possible ages, each once. Several rows
 * mean that the date of birth is not precise enough to select one.
 */
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
 * Returns the single interval of a type that applies to a patient at collection, or null (domain
 * model 2.1.1), with the reason.
 *
 * Unknown sex matches only rows for any sex and never counts as male. With a partial date of birth,
 * or an age in hours that a date cannot determine, every possible age must select the same row. The
 * result is also null when two rows apply equally, which is a catalogue error: no flag is better
 * than an arbitrary one.
 */
export function findInterval(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): FoundInterval {
  const [only, ...others] = possibleIntervals(rows, type, context);
  return others.length === 0 ? only : { row: null, reason: 'age_uncertain' };
}

/** Returns the applicable interval without the reason. */
export function selectInterval(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): RangeRow | null {
  return findInterval(rows, type, context).row;
}

/**
 * Returns whether an interval was selected by an estimated date of birth that would select another
 * one if it were off by up to a year. If no interval starts or ends within a year of the age, the
 * estimate is sufficient.
 */
export function dependsOnEstimate(
  rows: readonly RangeRow[],
  type: RangeRow['type'],
  context: IntervalContext,
): boolean {
  if (!context.birth_date_estimated) return false;
  const births = estimatedBirths(context.birth_date, context.collected_on);
  return possibleIntervals(rows, type, context, births).length > 1;
}
