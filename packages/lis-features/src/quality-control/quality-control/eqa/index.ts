export { ExternalAssessment } from './eqa-panel.tsx';
export type { EqaFilter, ExternalAssessmentProps } from './eqa-panel.tsx';
export type { EqaAction } from './eqa-handlers.ts';
export type { AnnouncedRound, RoundValues } from './eqa.form.ts';
export type { SaveRound } from './round-dialog.tsx';
