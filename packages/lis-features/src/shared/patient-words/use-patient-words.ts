import type { PatientSummary } from '@alms/lis-domain/patients';
import { useMessages } from '@alms/ui/i18n';
import { patientWordsMessages } from './patient-words.messages.js';

const INTERVALS = { male: 'intervalsMale', female: 'intervalsFemale', unknown: 'intervalsUnknown' } as const;

/** How a patient's particulars are written, the same on every screen. */
export function usePatientWords() {
  const words = useMessages(patientWordsMessages);
  return {
    /** The administrative gender: `Male`. */
    sex: (gender: PatientSummary['gender']): string => words[gender],
    /** Which reference intervals apply, where the gender alone does not say it; otherwise nothing. */
    intervals: ({ gender, sex_for_ranges }: Pick<PatientSummary, 'gender' | 'sex_for_ranges'>): string | undefined =>
      gender === sex_for_ranges ? undefined : words[INTERVALS[sex_for_ranges]],
  };
}
