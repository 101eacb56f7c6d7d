export { CumulativeResults } from './cumulative-results.tsx';
export type { CumulativeResultsProps } from './cumulative-results.tsx';
export { chartPeriods, ALL_RESULTS } from './chart-filter.ts';
export type { ChartFilter, ChartPeriod } from './chart-filter.ts';
