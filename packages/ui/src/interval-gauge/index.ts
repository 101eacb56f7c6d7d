export { IntervalGauge } from './interval-gauge.tsx';
export { gaugeGeometry } from './gauge-geometry.ts';
export type { IntervalGaugeProps } from './interval-gauge.tsx';
export type { GaugeGeometry, GaugeLimits } from './gauge-geometry.ts';
