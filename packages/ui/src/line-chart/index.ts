export { LineChart } from './line-chart.js';
export type { LineChartProps } from './line-chart.js';
export type { LinePoint, LineSeries } from './line-chart.types.js';
export type { LineBand } from './line-geometry.js';
