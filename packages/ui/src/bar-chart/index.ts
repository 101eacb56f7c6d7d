export { BarChart } from './bar-chart.tsx';
export type { BarChartProps } from './bar-chart.tsx';
export type { BarArrangement, BarCategory, BarSeries } from './bar-chart.types.ts';
