export { ReferenceGauge } from './reference-gauge.js';
export { gaugeGeometry } from './gauge-geometry.js';
export type { ReferenceGaugeProps } from './reference-gauge.js';
export type { GaugeGeometry, GaugeLimits } from './gauge-geometry.js';
