import {
  contradictionIn,
  fastingStates,
  maxDiagnoses,
  readDiagnosis,
  type Diagnosis,
  type FastingState,
} from '@alms/lis-domain/orders';
import * as v from 'valibot';

/** Field values of the clinical information. */
export interface ClinicalValues {
  clinical_info: string;
  conditions: string[];
  fasting: string;
  diagnosis_codes: Diagnosis[];
  /** A diagnosis code typed but not yet added. */
  diagnosis_typed: string;
}

/** Clinical information as sent to the server. */
export interface ClinicalInformation {
  clinical_info: string;
  conditions: string[];
  fasting: FastingState;
  diagnosis_codes: Diagnosis[];
}

/** Empty clinical information. */
export const emptyClinicalInformation: ClinicalValues = {
  clinical_info: '',
  conditions: [],
  fasting: 'unknown',
  diagnosis_codes: [],
  diagnosis_typed: '',
};

/** Validation rules of the fields; messages are keys of `clinicalInformationMessages`. */
export const clinicalFormEntries = {
  clinical_info: v.pipe(v.string(), v.trim(), v.maxLength(500, 'tooLong')),
  conditions: v.pipe(
    v.array(v.string()),
    v.maxLength(10, 'tooManyConditions'),
    v.check((conditions) => contradictionIn(conditions) === undefined, 'conditionsContradict'),
  ),
  fasting: v.pipe(v.string(), v.picklist(fastingStates)),
  diagnosis_codes: v.pipe(
    v.array(v.object({ code: v.string(), text: v.string() })),
    v.maxLength(maxDiagnoses, 'tooManyDiagnoses'),
  ),
  diagnosis_typed: v.pipe(
    v.string(),
    v.check(
      (typed) => typed.trim() === '' || readDiagnosis(typed) !== undefined,
      'diagnosisUnreadable',
    ),
  ),
};

/** Adds a typed diagnosis code that was not confirmed with Enter, so that it is not lost. */
export function withTyped<T extends { diagnosis_codes: Diagnosis[]; diagnosis_typed: string }>({
  diagnosis_typed,
  ...fields
}: T): Omit<T, 'diagnosis_typed'> {
  return { ...fields, diagnosis_codes: withDiagnosis(fields.diagnosis_codes, diagnosis_typed) };
}

/** Returns the diagnoses with the typed one added. An invalid or repeated code adds nothing. */
export function withDiagnosis(diagnoses: readonly Diagnosis[], typed: string): Diagnosis[] {
  const diagnosis = readDiagnosis(typed);
  return diagnosis === undefined || diagnoses.some(({ code }) => code === diagnosis.code)
    ? [...diagnoses]
    : [...diagnoses, diagnosis];
}
