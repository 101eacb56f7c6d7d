import { MAX_COVERAGES, type PatientInsurance } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useRows } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type ConflictField,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import {
  insuranceFieldsOf,
  insuranceForm,
  insuranceOf,
  type InsuranceBody,
  type InsuranceFields,
} from './patient-insurance.form.ts';
import { patientInsuranceMessages } from './words/index.ts';
import { useValidityWords } from './use-validity-words.ts';

/** Submission and draft handling of the insurance form. */
export type InsuranceEditing = Pick<
  VersionedFormProps<InsuranceFields, InsuranceBody, PatientInsurance>,
  'submission' | 'onSave'
>;

interface EditInsuranceProps extends InsuranceEditing {
  record: PatientInsurance;
  onClose: () => void;
}

/** Mounted each time its dialog opens, so that it starts from the saved data. */
export function EditInsurance({ record, submission, onSave, onClose }: EditInsuranceProps) {
  const words = useMessages(patientInsuranceMessages);
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    InsuranceFields,
    InsuranceBody,
    PatientInsurance
  >(insuranceForm, {
    record,
    valuesOf: insuranceOf,
    fieldsOf: insuranceFieldsOf,
    words,
    failureKey: 'saveFailed',
    submission: useLaterAnswers(submission),
    onSave,
    onSaved: onClose,
  });
  const { nextId, ...rows } = useRows(form, 'coverages');
  const { field } = form;
  const payers = namesOf(record);
  const options = [...payers].map(([value, label]) => ({ value, label }));
  const answers = useAnswers(payers);
  if (options.length === 0) {
    return (
      <Stack gap="s4">
        <Text>{words.noPayers}</Text>
        <FormActions align="end">
          <Button onClick={onClose}>{words.close}</Button>
        </FormActions>
      </Stack>
    );
  }
  return (
    <>
      <LisForm form={form} label={words.editTitle}>
        <Text>{words.editBody}</Text>
        <FieldArray
          {...rows}
          label={words.coverages}
          labelVisibility="hidden"
          rowLabel={words.coverage}
          addLabel={words.addCoverage}
          error={field('coverages').error}
          newRow={() => ({
            id: nextId(),
            payer_id: '',
            policy_number: '',
            group: '',
            valid_from: '',
            valid_to: '',
          })}
          max={MAX_COVERAGES}
          renderRow={(_, index) => (
            <Grid columnWidth="12rem">
              <SelectField
                label={words.payer}
                placeholder={words.choosePayer}
                options={options}
                {...field(`coverages.${index}.payer_id`)}
              />
              <TextField
                label={words.policyNumber}
                dir="ltr"
                {...field(`coverages.${index}.policy_number`)}
              />
              <TextField label={words.groupLabel} optional {...field(`coverages.${index}.group`)} />
              <TextField
                label={words.validFrom}
                type="date"
                optional
                {...field(`coverages.${index}.valid_from`)}
              />
              <TextField
                label={words.validTo}
                type="date"
                optional
                hint={words.validToHint}
                {...field(`coverages.${index}.valid_to`)}
              />
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
        fields={answers}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

/** Returns the selectable payers: active ones and those already on the record. */
function namesOf({ payers, coverages }: PatientInsurance): ReadonlyMap<string, string> {
  return new Map(
    [...payers, ...coverages.map(({ payer }) => payer)].map(({ id, name }) => [id, name]),
  );
}

/** Describes insurance in words, for comparing two versions of a record. */
function useAnswers(payers: ReadonlyMap<string, string>): readonly ConflictField<InsuranceBody>[] {
  const words = useMessages(patientInsuranceMessages);
  const validity = useValidityWords();
  const read = ({ payer_id, policy_number, group, ...days }: InsuranceBody['coverages'][number]) =>
    [payers.get(payer_id) ?? words.unknownPayer, policy_number, group, validity(days)]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      name: 'coverages',
      label: words.coverages,
      show: ({ coverages }) =>
        coverages.length === 0
          ? words.none
          : coverages.map((coverage) => (
              <div key={`${coverage.payer_id} ${coverage.policy_number}`}>{read(coverage)}</div>
            )),
    },
  ];
}
