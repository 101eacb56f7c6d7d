export { QualityControlScreen, qualityControlTabs } from './quality-control-screen.js';
export type { QualityControlScreenProps, QualityControlTab } from './quality-control-screen.js';
export type { AnnouncedRound, EqaAct, RoundValues } from './external-assessment/index.js';
