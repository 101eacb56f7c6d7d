export { BarChart } from './bar-chart.js';
export type { BarChartProps } from './bar-chart.js';
export type { BarArrangement, BarCategory, BarSeries } from './bar-chart.types.js';
