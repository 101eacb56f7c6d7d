import { isQuiet, parseValue, type PatientResult } from '@alms/lis-domain/results';

/** The results of one order, which were asked for, and are read, together. */
export interface ResultGroup {
  orderId: string;
  orderNumber: string;
  /** When the specimen was taken; null when nobody recorded it. */
  collectedAt: string | null;
  results: readonly PatientResult[];
}

/** Results by order. A group stands where its first result stood; in it, what lies outside its usual range comes first, what is critical before all, and else the order of the list is kept. */
export function resultGroups(results: readonly PatientResult[]): ResultGroup[] {
  const firsts = results.filter(
    (result, index) => results.findIndex(({ order_id }) => order_id === result.order_id) === index,
  );
  return firsts.map((first) => ({
    orderId: first.order_id,
    orderNumber: first.order_number,
    collectedAt: first.collected_at,
    results: results
      .filter(({ order_id }) => order_id === first.order_id)
      .toSorted((one, other) => gravityOf(one) - gravityOf(other)),
  }));
}

/** How many results stand where against their usual ranges; those that could not be compared count for neither side, those that were taken back for none. */
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

/** The latest earlier result of the same test in the same unit: another unit's figure beside it would mislead. */
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

/** How one test has come out over time. */
export interface Trend {
  /** The newest of them. */
  result: PatientResult;
  /** Oldest first; at least two. */
  points: readonly { at: string; value: number }[];
}

/**
 * The tests of the newest order that have figures of other times, in the order of their group: those outside their usual range first. `<5` has no place on a line, and neither has
 * what was taken back.
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
