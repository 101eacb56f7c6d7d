export { QualityControlScreen, qualityControlTabs } from './quality-control-screen.tsx';
export type { QualityControlScreenProps, QualityControlTab } from './quality-control-screen.tsx';
export type { AffectedResults, CorrectionAct, CorrectionEntries } from './correction/index.ts';
export type { AnnouncedRound, EqaAction, RoundValues } from './eqa/index.ts';
