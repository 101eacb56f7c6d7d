export { AnalysersCard } from './analysers-card.tsx';
export type { AnalyserActions, AnalysersCardProps } from './analysers-card.tsx';
export type { AnalyserLog, AnalyserLogFilter } from './log-dialog.tsx';
export type { SavedConnection, TriedMessage } from './connection.form.ts';
export type { TrialOutcome } from './trial.tsx';
