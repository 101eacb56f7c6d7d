import { isEnded } from '@alms/lis-domain/results';
import type { DetailedResult } from '../results.store.ts';

/**
 * The effective result of a test in an order: the latest of repeated orders, and an ended one only
 * when there is no other.
 */
export function standingFor(
  rows: readonly DetailedResult[],
  code: string,
): DetailedResult | undefined {
  const ofTest = rows.filter((row) => row.code === code);
  return ofTest.findLast(({ status }) => !isEnded(status)) ?? ofTest.at(-1);
}

/** The results that a calculated result is calculated from. */
export const inputsOf = (row: DetailedResult, rows: readonly DetailedResult[]) =>
  (row.definition.calculation?.inputs ?? []).map(({ code }) => standingFor(rows, code));
