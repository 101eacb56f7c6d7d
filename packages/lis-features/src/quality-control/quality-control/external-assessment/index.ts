export { ExternalAssessment } from './external-assessment.tsx';
export type { EqaFilter, ExternalAssessmentProps } from './external-assessment.tsx';
export type { EqaAct } from './eqa-acts.ts';
export type { AnnouncedRound, RoundValues } from './eqa.form.ts';
export type { SaveRound } from './round-dialog.tsx';
