export { DonutChart } from './donut-chart.tsx';
export type { DonutChartProps } from './donut-chart.tsx';
export type { DonutSlice } from './shares.ts';
