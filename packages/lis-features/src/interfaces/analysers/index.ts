export { AnalysersCard } from './analysers-card.tsx';
export type { AnalyserActions, AnalysersCardProps } from './analysers-card.tsx';
export type { AnalyserLog, AnalyserLogFilter } from './log-dialog.tsx';
export type { SavedConnection } from './connection.form.ts';
