import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { ChartResult } from '@alms/lis-domain/results';
import { hasValue } from './chart-table.ts';

/** Length of the displayed period before today; `all` has no start. */
export const chartPeriods = ['year', 'three_years', 'all'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Filter of the results of a patient; empty strings match all. */
export interface ChartFilter {
  /** Part of a test name. */
  test: string;
  department: TestDefinition['department'] | '';
  period: ChartPeriod;
  /** Whether tests are shown only if a value lies outside its interval, or was not evaluated. */
  outside: boolean;
  layout: 'cumulative' | 'report';
}

/** Shows the results of the last year. */
export const ALL_RESULTS: ChartFilter = {
  test: '',
  department: '',
  period: 'year',
  outside: false,
  layout: 'cumulative',
};

/** Whether the filter hides loaded results. The server applies the period. */
export const hidesResults = ({ test, department, outside }: ChartFilter): boolean =>
  test.trim() !== '' || department !== '' || outside;

/**
 * Returns the results that match test name, department and flag. The cumulative table keeps every
 * value of a test with one outside the interval, because a dash would read as “not tested”.
 */
export function filteredResults(
  results: readonly ChartResult[],
  { test, department, outside, layout }: ChartFilter,
): ChartResult[] {
  const sought = test.trim().toLocaleLowerCase();
  const matching = results.filter(
    (result) =>
      (department === '' || result.test.department === department) &&
      result.test.name.toLocaleLowerCase().includes(sought),
  );
  if (!outside) return matching;
  const flagged = matching.filter(isNotNormal);
  if (layout === 'report') return flagged;
  const tests = new Set(flagged.map((result) => result.test.id));
  return matching.filter((result) => tests.has(result.test.id));
}

/** A missing flag is not a normal one. */
const isNotNormal = (result: ChartResult) => hasValue(result) && result.flag !== 'N';
