export { QualityControlScreen, qualityControlTabs } from './quality-control-screen.js';
export type { QualityControlScreenProps, QualityControlTab } from './quality-control-screen.js';
export type { EqaAct } from './external-assessment/index.js';
