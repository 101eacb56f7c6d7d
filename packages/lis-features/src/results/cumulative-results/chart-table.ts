import { departments, hasLimits, type TestDefinition } from '@alms/lis-domain/catalogue';
import type { ChartResult } from '@alms/lis-domain/results';

type Department = TestDefinition['department'];

/** A column of the cumulative table: a collection date, or a time of a date with several. */
export interface ChartColumn {
  /** Unique key. */
  key: string;
  /** Collection time of its latest result. */
  at: string;
  /** Whether the header also states the time: the date has several columns. */
  withTime: boolean;
}

/** A row of the cumulative table: one test in one unit. */
export interface ChartRow {
  /** Unique key, suitable for a URL. */
  key: string;
  test: ChartResult['test'];
  /** The latest result with a value; undefined if there is none. */
  latest: ChartResult | undefined;
  /** Whether the test is ordered and its specimen not collected. */
  toCollect: boolean;
  /** Results by column, latest release first. */
  cells: ReadonlyMap<string, readonly ChartResult[]>;
}

export interface ChartTable {
  columns: readonly ChartColumn[];
  departments: readonly { department: Department; rows: readonly ChartRow[] }[];
}

export interface ChartTableOptions {
  /** Returns the calendar date of an instant at the facility. */
  dayOf: (instant: string) => string;
  /** Whether all results of the period are loaded. */
  isComplete: boolean;
}

/**
 * Arranges results, latest collection first, as tests by collection date.
 *
 * - A test to collect has no date; its row states it.
 * - A test has one row per unit, because values in different units cannot be compared.
 * - A date on which a test was collected more than once has a column per collection time.
 * - While earlier results are not loaded, the earliest date is omitted: a dash in a column that is
 *   not complete would read as “not tested”.
 */
export function chartTableOf(
  results: readonly ChartResult[],
  { dayOf, isComplete }: ChartTableOptions,
): ChartTable {
  const split = daysWithSeveral(results, dayOf);
  const columnAt = (at: string): ChartColumn => {
    const day = dayOf(at);
    const withTime = split.has(day);
    return { key: withTime ? minuteOf(at) : day, at, withTime };
  };

  const columns = new Map<string, ChartColumn>();
  for (const { collected_at } of results) {
    if (collected_at === null) continue;
    const column = columnAt(collected_at);
    if (!columns.has(column.key)) columns.set(column.key, column);
  }
  const earliest = [...columns.values()].at(-1);
  if (!isComplete && earliest) {
    const omitted = [...columns.values()].filter(({ at }) => dayOf(at) === dayOf(earliest.at));
    if (omitted.length < columns.size) for (const { key } of omitted) columns.delete(key);
  }

  const shown = results.filter(
    ({ collected_at: at }) => at === null || columns.has(columnAt(at).key),
  );
  const units = unitsOf(shown);
  const rows = new Map<string, { row: ChartRow; cells: Map<string, ChartResult[]> }>();
  for (const result of shown) {
    const key = rowKeyOf(result, units);
    let found = rows.get(key);
    if (!found) {
      const cells = new Map<string, ChartResult[]>();
      const { test } = result;
      found = { cells, row: { key, test, latest: undefined, toCollect: false, cells } };
      rows.set(key, found);
    }
    if (hasValue(result)) found.row.latest ??= result;
    if (result.collected_at === null) {
      found.row.toCollect = true;
      continue;
    }
    const column = columnAt(result.collected_at).key;
    found.cells.set(column, [...(found.cells.get(column) ?? []), result]);
  }
  const all = [...rows.values()].map(({ row }) => row);
  return {
    columns: [...columns.values()],
    departments: departments
      .map((department) => ({
        department,
        rows: all
          .filter(({ test }) => test.department === department)
          .toSorted((one, other) => one.test.name.localeCompare(other.test.name)),
      }))
      .filter((group) => group.rows.length > 0),
  };
}

/** Returns whether a result has a reported value. */
export const hasValue = ({ state, value_text }: ChartResult): boolean =>
  state === 'reported' && value_text !== null;

/** Returns the value as a number; null where it is not a plain number, such as `< 0.1`. */
export function numberOf({ test, state, value_text }: ChartResult): number | null {
  if (test.result_type !== 'numeric' || state !== 'reported' || value_text === null) return null;
  const number = Number(value_text);
  return value_text.trim() === '' || !Number.isFinite(number) ? null : number;
}

/** Returns the interval of the latest value as numbers; undefined without one. */
export function bandOf({
  latest,
  test,
}: Pick<ChartRow, 'latest' | 'test'>): { low: number | null; high: number | null } | undefined {
  const range = latest?.range;
  if (!range || !hasLimits(test.result_type)) return undefined;
  const limit = (text: string | null) => (text === null ? null : Number(text));
  const [low, high] = [limit(range.low), limit(range.high)];
  return low === null && high === null ? undefined : { low, high };
}

/** Returns the results of a row in chronological order. */
export const historyOf = (results: readonly ChartResult[], row: ChartRow): ChartResult[] =>
  results
    .filter(
      (result) =>
        result.test.id === row.test.id &&
        hasValue(result) &&
        (row.latest === undefined || result.unit_display === row.latest.unit_display),
    )
    .toReversed();

const minuteOf = (instant: string) => instant.slice(0, 16);

/** Dates on which a test was collected at more than one time. */
function daysWithSeveral(
  results: readonly ChartResult[],
  dayOf: ChartTableOptions['dayOf'],
): ReadonlySet<string> {
  const minutes = new Map<string, string>();
  const several = new Set<string>();
  for (const { test, collected_at } of results) {
    if (collected_at === null) continue;
    const day = dayOf(collected_at);
    const key = `${day} ${test.id}`;
    const minute = minuteOf(collected_at);
    const earlier = minutes.get(key);
    if (earlier !== undefined && earlier !== minute) several.add(day);
    minutes.set(key, minute);
  }
  return several;
}

/** The unit of the latest value of each test. */
function unitsOf(results: readonly ChartResult[]): ReadonlyMap<string, string | null> {
  const units = new Map<string, string | null>();
  for (const result of results)
    if (hasValue(result) && !units.has(result.test.id))
      units.set(result.test.id, result.unit_display);
  return units;
}

/** Results without a value belong to the row of the latest unit. */
function rowKeyOf(result: ChartResult, units: ReadonlyMap<string, string | null>): string {
  const latest = units.get(result.test.id) ?? null;
  return hasValue(result) && result.unit_display !== latest
    ? `${result.test.id}:${result.unit_display ?? ''}`
    : result.test.id;
}
