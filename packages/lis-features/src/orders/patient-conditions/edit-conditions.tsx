import {
  recordableConditions,
  maxConditions,
  notOfSex,
  type PatientConditions,
} from '@alms/lis-domain/orders';
import type { PatientSummary } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { useRecordedConditionWords } from '../../shared/clinical-information/index.ts';
import { useConditionWord } from '../../shared/interval-text/index.ts';
import { LisForm, useRows } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type ConflictField,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import {
  conditionsFieldsOf,
  conditionsForm,
  conditionsOf,
  type ConditionsBody,
  type ConditionsFields,
} from './patient-conditions.form.ts';
import { patientConditionsMessages } from './words/index.ts';

/** Editing of a patient’s conditions. */
export type ConditionsEditing = Pick<
  VersionedFormProps<ConditionsFields, ConditionsBody, PatientConditions>,
  'submission' | 'onSave'
>;

interface EditConditionsProps extends ConditionsEditing {
  record: PatientConditions;
  sex: PatientSummary['sex_for_ranges'];
  onClose: () => void;
}

/** Mounted each time its dialog opens, so that it starts from the saved data. */
export function EditConditions({ record, sex, submission, onSave, onClose }: EditConditionsProps) {
  const words = useMessages(patientConditionsMessages);
  const conditionWord = useConditionWord();
  const today = useToday();
  const schema = useMemo(() => conditionsForm(today), [today]);
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    ConditionsFields,
    ConditionsBody,
    PatientConditions
  >(schema, {
    record,
    valuesOf: conditionsOf,
    fieldsOf: conditionsFieldsOf,
    words,
    failureKey: 'saveFailed',
    submission: useLaterAnswers(submission),
    onSave,
    onSaved: onClose,
  });
  const { nextId, ...rows } = useRows(form, 'conditions');
  const { field, methods } = form;
  const codes = methods.watch('conditions').map(({ code }) => code);
  const onRecord = record.conditions.map(({ code }) => code);
  const offered = recordableConditions(onRecord).filter(
    (code) => onRecord.includes(code) || notOfSex([code], sex).length === 0,
  );
  return (
    <>
      <LisForm form={form} label={words.editTitle}>
        <Text>{words.editBody}</Text>
        <FieldArray
          {...rows}
          label={words.conditions}
          labelVisibility="hidden"
          rowLabel={words.condition}
          addLabel={words.add}
          error={field('conditions').error}
          newRow={() => ({
            id: nextId(),
            code: '',
            from: today,
            to: '',
            gestational_age_weeks: '',
          })}
          max={maxConditions}
          renderRow={(_, index) => (
            <Grid columnWidth="12rem">
              <SelectField
                label={words.condition}
                placeholder={words.choose}
                options={offered.map((value) => ({ value, label: conditionWord(value) }))}
                {...field(`conditions.${index}.code`)}
              />
              <TextField
                label={words.from}
                type="date"
                hint={words.fromHint}
                {...field(`conditions.${index}.from`)}
              />
              <TextField
                label={words.to}
                type="date"
                optional
                hint={words.toHint}
                {...field(`conditions.${index}.to`)}
              />
              {codes[index] === 'pregnant' && (
                <TextField
                  label={words.weeks}
                  inputMode="numeric"
                  optional
                  hint={words.weeksHint}
                  {...field(`conditions.${index}.gestational_age_weeks`)}
                />
              )}
            </Grid>
          )}
        />
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={useAnswers()}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

/** Describes conditions in words, for comparing two versions. */
function useAnswers(): readonly ConflictField<ConditionsBody>[] {
  const words = useMessages(patientConditionsMessages);
  const conditionWord = useConditionWord();
  const recordedWords = useRecordedConditionWords();
  const read = (condition: ConditionsBody['conditions'][number]) =>
    [
      conditionWord(condition.code),
      recordedWords.days(condition),
      recordedWords.weeksRecorded(condition),
    ]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      name: 'conditions',
      label: words.conditions,
      show: ({ conditions }) =>
        conditions.length === 0
          ? words.none
          : conditions.map((condition) => (
              <div key={`${condition.code} ${condition.from}`}>{read(condition)}</div>
            )),
    },
  ];
}
