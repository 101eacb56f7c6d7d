export { QualityControlScreen, qualityControlTabs } from './quality-control-screen.tsx';
export type { QualityControlScreenProps, QualityControlTab } from './quality-control-screen.tsx';
export type { AnnouncedRound, EqaAct, RoundValues } from './external-assessment/index.ts';
