export { ClinicalFields } from './clinical-fields.js';
export type { ClinicalFieldsProps } from './clinical-fields.js';
export { clinicalFormEntries, nothingTold, withTyped } from './clinical.form.js';
export type { ClinicalInformation, ClinicalValues } from './clinical.form.js';
export { useKeptWords } from './use-kept-words.js';
export { useFastingWords } from './use-fasting-words.js';
export { clinicalInformationMessages } from './words/index.js';
