export { ControlChart } from './control-chart.tsx';
export { controlGeometry, deviationsOf, limitsAt, valueAxis } from './control-geometry.ts';
export type { ControlChartProps } from './control-chart.tsx';
export type {
  ControlEvent,
  ControlLimits,
  ControlPoint,
  ControlStatus,
  PointOpening,
} from './control-chart.types.ts';
