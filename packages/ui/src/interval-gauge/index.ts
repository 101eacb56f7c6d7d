export { IntervalGauge } from './interval-gauge.js';
export { gaugeGeometry } from './gauge-geometry.js';
export type { IntervalGaugeProps } from './interval-gauge.js';
export type { GaugeGeometry, GaugeLimits } from './gauge-geometry.js';
