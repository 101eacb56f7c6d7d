import { diagnosisText, readDiagnosis, type Diagnosis } from '@alms/lis-domain/orders';
import { Button } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Stack } from '@alms/ui/stack';
import { TagList } from '@alms/ui/tag';
import { TextField } from '@alms/ui/text-field';
import type { FieldBinding } from '../lis-form/index.ts';
import { withDiagnosis } from './clinical.form.ts';
import { clinicalInformationMessages } from './words/index.ts';

export interface DiagnosesFieldProps {
  /** Binding of the text field for a diagnosis code. */
  typing: FieldBinding;
  /** Text of the field. */
  typed: string;
  /** Id of the list of added codes, the target of the error summary. */
  id: string;
  /** Error message for the added codes. */
  error: string | undefined;
  value: readonly Diagnosis[];
  onChange: (change: { diagnosis_codes: Diagnosis[]; diagnosis_typed?: string }) => void;
}

/**
 * ICD-10 diagnosis codes, typed one at a time and shown as tags. Invalid input stays in the field.
 */
export function DiagnosesField({ typing, typed, id, error, value, onChange }: DiagnosesFieldProps) {
  const words = useMessages(clinicalInformationMessages);
  const isReadable = readDiagnosis(typed) !== undefined;
  const add = () =>
    isReadable && onChange({ diagnosis_codes: withDiagnosis(value, typed), diagnosis_typed: '' });
  return (
    <Stack gap="s2">
      <TextField
        label={words.diagnoses}
        hint={words.diagnosesHint}
        autoComplete="off"
        autoCapitalize="characters"
        optional
        {...typing}
        error={typing.error ?? error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return;
          // Enter adds the code and must not submit an incomplete form.
          event.preventDefault();
          add();
        }}
      />
      <Inline gap="s2">
        {value.length > 0 && (
          <TagList
            id={id}
            label={words.diagnosesAdded}
            items={value.map((diagnosis) => ({
              id: diagnosis.code,
              label: diagnosisText(diagnosis),
            }))}
            onRemove={(code) =>
              onChange({ diagnosis_codes: value.filter((each) => each.code !== code) })
            }
          />
        )}
        {typed.trim() !== '' && (
          <Button
            size="small"
            inertReason={isReadable ? undefined : words.diagnosisUnreadable}
            onClick={add}
          >
            {words.addDiagnosis}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
