export { ExternalAssessment } from './external-assessment.js';
export type { EqaFilter, ExternalAssessmentProps } from './external-assessment.js';
export type { EqaAct } from './eqa-acts.js';
