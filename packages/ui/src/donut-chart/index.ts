export { DonutChart } from './donut-chart.js';
export type { DonutChartProps } from './donut-chart.js';
export type { DonutSlice } from './shares.js';
