export { ExternalAssessment } from './external-assessment.js';
export type { EqaFilter, ExternalAssessmentProps } from './external-assessment.js';
export type { EqaAct } from './eqa-acts.js';
export type { AnnouncedRound, RoundValues } from './eqa.form.js';
export type { SaveRound } from './round-dialog.js';
