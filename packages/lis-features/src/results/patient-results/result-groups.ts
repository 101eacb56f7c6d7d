import { isQuiet, type PatientResult } from '@alms/lis-domain/results';

/** The results of one order, which were asked for, and are read, together. */
export interface ResultGroup {
  orderId: string;
  orderNumber: string;
  /** When the specimen was taken; null when nobody recorded it. */
  collectedAt: string | null;
  results: readonly PatientResult[];
}

/** Results by order. The order of the list is kept: a group stands where its first result stood. */
export function resultGroups(results: readonly PatientResult[]): ResultGroup[] {
  const firsts = results.filter((result, index) => results.findIndex(({ order_id }) => order_id === result.order_id) === index);
  return firsts.map((first) => ({
    orderId: first.order_id,
    orderNumber: first.order_number,
    collectedAt: first.collected_at,
    results: results.filter(({ order_id }) => order_id === first.order_id),
  }));
}

/** How many results stand where against their usual ranges; those that could not be compared count for neither side, those that were taken back for none. */
export function groupSummary(all: readonly PatientResult[]): { outside: number; within: number; uncompared: number } {
  const results = all.filter(({ taken_back: takenBack }) => !takenBack);
  const within = results.filter(({ flag }) => isQuiet(flag)).length;
  const uncompared = results.filter(({ flag }) => flag === null).length;
  return { outside: results.length - within - uncompared, within, uncompared };
}

/** The latest earlier result of the same test in the same unit: another unit's figure beside it would mislead. */
export function previousResult(of: PatientResult, all: readonly PatientResult[]): PatientResult | undefined {
  const { collected_at: now } = of;
  if (now === null) return undefined;
  return all
    .filter((each) => each.test_name === of.test_name && each.unit_display === of.unit_display && each.value_text !== null)
    .filter((each) => each.collected_at !== null && each.collected_at < now)
    .toSorted((a, b) => (b.collected_at ?? '').localeCompare(a.collected_at ?? ''))[0];
}
