import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import type { FieldBinding } from '../lis-form/index.ts';
import type { ClinicalValues } from './clinical.form.ts';
import { clinicalInformationMessages } from './words/index.ts';
import { ConditionsField, type ConditionsFieldProps } from './conditions-field.tsx';
import { DiagnosesField } from './diagnoses-field.tsx';
import { useFastingWords } from './use-fasting-words.ts';

export interface ClinicalFieldsProps extends Pick<ConditionsFieldProps, 'tests' | 'sex'> {
  field: (name: keyof ClinicalValues) => FieldBinding;
  /** Field values. */
  values: Pick<ClinicalValues, 'conditions' | 'diagnosis_codes' | 'diagnosis_typed'>;
  onChange: (
    change: Partial<Pick<ClinicalValues, 'conditions' | 'diagnosis_codes' | 'diagnosis_typed'>>,
  ) => void;
}

/** Clinical information fields, shared by placing an order and editing it. */
export function ClinicalFields({
  field,
  values: { conditions, diagnosis_codes, diagnosis_typed },
  onChange,
  tests,
  sex,
}: ClinicalFieldsProps) {
  const words = useMessages(clinicalInformationMessages);
  const fasting = useFastingWords();
  const { id, error } = field('conditions');
  const added = field('diagnosis_codes');
  return (
    <>
      <TextField
        label={words.clinicalInfo}
        hint={words.clinicalInfoHint}
        optional
        {...field('clinical_info')}
      />
      <DiagnosesField
        typing={field('diagnosis_typed')}
        typed={diagnosis_typed}
        id={added.id}
        error={added.error}
        value={diagnosis_codes}
        onChange={onChange}
      />
      <ConditionsField
        id={id}
        error={error}
        tests={tests}
        sex={sex}
        value={conditions}
        onValueChange={(selected) => onChange({ conditions: selected })}
      />
      <SelectField label={fasting.label} options={fasting.options} {...field('fasting')} />
    </>
  );
}
