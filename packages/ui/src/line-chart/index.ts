export { LineChart } from './line-chart.tsx';
export type { LineChartProps } from './line-chart.tsx';
export type { LinePoint, LineSeries } from './line-chart.types.ts';
export type { LineBand } from './line-geometry.ts';
