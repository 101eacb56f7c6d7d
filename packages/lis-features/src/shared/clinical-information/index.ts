export { ClinicalFields } from './clinical-fields.tsx';
export type { ClinicalFieldsProps } from './clinical-fields.tsx';
export { clinicalFormEntries, emptyClinicalInformation, withTyped } from './clinical.form.ts';
export type { ClinicalInformation, ClinicalValues } from './clinical.form.ts';
export { useRecordedConditionWords } from './use-recorded-condition-words.ts';
export { useFastingWords } from './use-fasting-words.ts';
export { clinicalInformationMessages } from './words/index.ts';
