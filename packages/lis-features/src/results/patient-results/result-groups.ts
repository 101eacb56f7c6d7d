import { isQuiet, parseValue, type PatientResult } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';

/** Results of one order, shown together: a report. */
export interface ResultGroup {
  orderId: OrderId;
  orderNumber: string;
  /** Ordering provider. */
  orderedBy: string;
  /** Collection time of the specimen; null when not recorded. */
  collectedAt: string | null;
  results: readonly PatientResult[];
}

/**
 * Groups results by order, at the position of each order’s first result. Within a group, critical
 * results come first, then those outside their usual range, then all others in list order.
 */
export function resultGroups(results: readonly PatientResult[]): ResultGroup[] {
  const firsts = results.filter(
    (result, index) => results.findIndex(({ order_id }) => order_id === result.order_id) === index,
  );
  return firsts.map((first) => ({
    orderId: first.order_id,
    orderNumber: first.order_number,
    orderedBy: first.ordered_by,
    collectedAt: first.collected_at,
    results: results
      .filter(({ order_id }) => order_id === first.order_id)
      .toSorted((one, other) => gravityOf(one) - gravityOf(other)),
  }));
}

/**
 * Counts results outside and within their usual range. Results not compared count as neither;
 * results entered in error are excluded.
 */
export function groupSummary(all: readonly PatientResult[]): {
  outside: number;
  within: number;
  uncompared: number;
} {
  const results = all.filter(({ taken_back: takenBack }) => !takenBack);
  const within = results.filter(({ flag }) => isQuiet(flag)).length;
  const uncompared = results.filter(({ flag }) => flag === null).length;
  return { outside: results.length - within - uncompared, within, uncompared };
}

/**
 * Separates the results that a patient must see at once from those that need no attention: compared
 * with a usual range, within it, and not changed since the patient may have read them. A result
 * that was not compared is never among the latter.
 */
export function reportParts(results: readonly PatientResult[]): {
  listed: PatientResult[];
  quiet: PatientResult[];
} {
  const isQuietResult = ({ flag, corrected, taken_back }: PatientResult) =>
    isQuiet(flag) && !corrected && !taken_back;
  return {
    listed: results.filter((result) => !isQuietResult(result)),
    quiet: results.filter(isQuietResult),
  };
}

const kinds = {
  BLD: 'blood',
  BLDA: 'blood',
  SER: 'blood',
  PLAS: 'blood',
  UR: 'urine',
  STL: 'stool',
} as const;

/** Everyday name of a report by its specimens; `other` for several or further kinds. */
export function kindOfReport(
  results: readonly Pick<PatientResult, 'specimen_type'>[],
): 'blood' | 'urine' | 'stool' | 'other' {
  const found = new Set(
    results.map(
      ({ specimen_type: type }) => Object.entries(kinds).find(([code]) => code === type)?.[1],
    ),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? 'other') : 'other';
}

/**
 * Returns the latest earlier result of the same test in the same unit. A value in another unit
 * would mislead.
 */
export function previousResult(
  of: PatientResult,
  all: readonly PatientResult[],
): PatientResult | undefined {
  const { collected_at: now } = of;
  if (now === null) return undefined;
  return all
    .filter((each) => isSameTest(each, of) && each.value_text !== null)
    .filter((each) => each.collected_at !== null && each.collected_at < now)
    .toSorted((a, b) => (b.collected_at ?? '').localeCompare(a.collected_at ?? ''))[0];
}

const isSameTest = (one: PatientResult, other: PatientResult) =>
  one.test_name === other.test_name && one.unit_display === other.unit_display;

/** Results of one test over time. */
export interface Trend {
  /** The latest result. */
  result: PatientResult;
  /** Values oldest first, at least two. */
  points: readonly { at: string; value: number }[];
}

/**
 * Returns the trends of tests in the latest order that have earlier values, those outside their
 * usual range first. Values such as `<5` and results entered in error are excluded.
 */
export function trends(all: readonly PatientResult[]): Trend[] {
  const newest = resultGroups(all)[0]?.results ?? [];
  return newest
    .filter(({ taken_back: takenBack }) => !takenBack)
    .map((result) => ({
      result,
      points: all
        .filter((each) => isSameTest(each, result))
        .flatMap(pointOf)
        .toSorted((one, other) => one.at.localeCompare(other.at)),
    }))
    .filter(({ points }) => points.length > 1);
}

const gravityOf = (result: PatientResult) =>
  result.taken_back || isInside(result) ? 2 : Number(!result.critical);

const isInside = ({ flag }: PatientResult) => flag === null || isQuiet(flag);

function pointOf({
  value_text,
  collected_at,
  taken_back: takenBack,
}: PatientResult): Trend['points'] {
  const parsed = parseValue(value_text ?? '');
  return takenBack ||
    collected_at === null ||
    parsed.kind !== 'number' ||
    parsed.comparator !== null
    ? []
    : [{ at: collected_at, value: Number(parsed.number) }];
}
