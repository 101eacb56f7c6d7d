export { QualityControlScreen } from './quality-control-screen.js';
export type { QualityControlScreenProps } from './quality-control-screen.js';
