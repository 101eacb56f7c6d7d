import type { TestDefinition } from '@alms/lis-domain/catalogue';
import type { ChartResult } from '@alms/lis-domain/results';

/** Length of the displayed period before today; `all` has no start. */
export const chartPeriods = ['year', 'three_years', 'all'] as const;
export type ChartPeriod = (typeof chartPeriods)[number];

/** Filter of the results of a patient; empty strings match all. */
export interface ChartFilter {
  /** Part of a test name. */
  test: string;
  department: TestDefinition['department'] | '';
  period: ChartPeriod;
  layout: 'cumulative' | 'report';
}

/** Shows the results of the last year. */
export const ALL_RESULTS: ChartFilter = {
  test: '',
  department: '',
  period: 'year',
  layout: 'cumulative',
};

/** Returns the results that match test name and department. The server applies the period. */
export function filteredResults(
  results: readonly ChartResult[],
  { test, department }: Pick<ChartFilter, 'test' | 'department'>,
): ChartResult[] {
  const sought = test.trim().toLocaleLowerCase();
  return results.filter(
    (result) =>
      (department === '' || result.test.department === department) &&
      result.test.name.toLocaleLowerCase().includes(sought),
  );
}
