export { ReferenceGauge } from './reference-gauge.js';
export type { ReferenceGaugeProps } from './reference-gauge.js';
