export { ControlChart } from './control-chart.js';
export { controlGeometry, deviationsOf, limitsAt, valueAxis } from './control-geometry.js';
export type { ControlChartProps } from './control-chart.js';
export type {
  ControlEvent,
  ControlLimits,
  ControlPoint,
  ControlStatus,
} from './control-chart.types.js';
