export { ConditionsField } from './conditions-field.js';
export type { ConditionsFieldProps } from './conditions-field.js';
export { useFastingWords } from './use-fasting-words.js';
export { clinicalInformationMessages } from './clinical-information.messages.js';
