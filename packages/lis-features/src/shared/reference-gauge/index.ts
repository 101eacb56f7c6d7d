export { ReferenceGauge } from './reference-gauge.tsx';
export type { ReferenceGaugeProps } from './reference-gauge.tsx';
