import type { EqaRound, EqaValue } from '@alms/lis-domain/quality-control';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FieldArray } from '@alms/ui/field-array';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { ready, type Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useId } from 'react';
import { LisForm, useRows, type LisFormState } from '../../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../../shared/outcome/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type ConflictField,
  type SaveOutcome,
} from '../../../shared/versioned-form/index.ts';
import type { CatalogueTest } from '../set-up-forms.tsx';
import {
  roundFieldsOf,
  roundForm,
  roundValuesOf,
  valuesTakenOut,
  type AnnouncedRound,
  type RoundFields,
  type RoundValues,
} from './eqa.form.ts';
import { eqaMessages } from './words/index.ts';
import * as S from './eqa-panel.styles.ts';

/**
 * Saves a round against the version it is based on. Must not reject; field errors from the server
 * arrive as `saving`.
 */
export type SaveRound = (change: {
  values: RoundValues;
  base: AnnouncedRound;
}) => Promise<SaveOutcome<AnnouncedRound>>;

/** An instrument that a round can be measured on. */
export type EqaInstrument = NonNullable<EqaRound['instrument']>;

export interface RoundDialogProps {
  /** The round to edit; undefined closes the dialog. */
  round: AnnouncedRound | undefined;
  onClose: () => void;
  schemes: readonly string[];
  catalogue: readonly CatalogueTest[];
  /** Active instruments of the site. */
  instruments: readonly EqaInstrument[];
  saving: Submission;
  onSave: SaveRound;
}

/** Initial values of a new round. */
export const newRound: AnnouncedRound = {
  id: '',
  version: 0,
  scheme: '',
  round: '',
  instrument: null,
  closes_at: '',
  values: [],
};

/**
 * Edits an EQA round as announced by its scheme: closing date, specimens, and the tests to report
 * for each.
 */
export function RoundDialog({ round, onClose, ...form }: RoundDialogProps) {
  const words = useMessages(eqaMessages);
  return (
    <Dialog
      open={round !== undefined}
      onClose={onClose}
      size="large"
      title={round && round.version > 0 ? words.editTitle({ round: round.round }) : words.newTitle}
    >
      {round && <RoundForm round={round} onClose={onClose} {...form} />}
    </Dialog>
  );
}

function RoundForm({
  round,
  onClose,
  schemes,
  catalogue,
  instruments,
  saving,
  onSave,
}: RoundDialogProps & { round: AnnouncedRound }) {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  const suggestions = useId();
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    RoundFields,
    RoundValues,
    AnnouncedRound
  >(roundForm, {
    record: round,
    valuesOf: (read) => roundValuesOf(read, format.dayOf),
    fieldsOf: roundFieldsOf,
    words,
    submission: useLaterAnswers(saving),
    onSave,
    onSaved: onClose,
  });
  const { watch, setValue } = form.methods;
  const [alike, common, samples] = watch(['alike', 'tests', 'samples']);
  const { rows, onRowsChange, nextId } = useRows(form, 'samples');
  const choices = choicesOf(catalogue, round.values);
  const { instrument } = round;
  const offered =
    instrument && !instruments.some(({ id }) => id === instrument.id)
      ? [instrument, ...instruments]
      : instruments;
  const lost = valuesTakenOut(round.values, { alike, tests: common, samples });
  const { onChange: toggled, ...alikeField } = form.field('alike');
  /** Switching between shared and separate tests keeps the selection. */
  const carryTests = () => {
    if (!alike) return setValue('tests', common.length > 0 ? common : (samples[0]?.tests ?? []));
    for (const [place, { tests }] of samples.entries())
      if (tests.length === 0) setValue(`samples.${place}.tests`, common);
  };
  return (
    <>
      <LisForm form={form} label={round.version > 0 ? words.saveRound : words.newTitle}>
        <TextField
          label={words.scheme}
          autoComplete="off"
          maxLength={80}
          list={suggestions}
          {...form.field('scheme')}
        />
        <datalist id={suggestions}>
          {schemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {scheme}
            </option>
          ))}
        </datalist>
        <TextField
          label={words.roundName}
          autoComplete="off"
          maxLength={40}
          {...form.field('round')}
        />
        {offered.length > 0 && (
          <SelectField
            label={words.instrument}
            hint={words.instrumentHint}
            options={[
              { value: '', label: words.instrumentNone },
              ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('instrument_id')}
          />
        )}
        <TextField
          label={words.closesOn}
          hint={words.closesHint}
          type="date"
          {...form.field('closes_on')}
        />
        <Checkbox
          label={words.alike}
          {...alikeField}
          onChange={(event) => {
            carryTests();
            void toggled(event);
          }}
        />
        {alike && <TestsField form={form} name="tests" hint={words.testsHint} choices={choices} />}
        <FieldArray
          label={words.specimens}
          hint={words.specimensHint}
          rowLabel={words.specimen}
          addLabel={words.addSpecimen}
          error={form.field('samples').error}
          rows={rows}
          onRowsChange={onRowsChange}
          newRow={() => ({ id: nextId(), code: '', was: null, tests: [] })}
          min={1}
          max={20}
          layout={alike ? 'line' : 'block'}
          renderRow={(_, index) => (
            <>
              <TextField
                label={words.code}
                labelVisibility={alike ? 'hidden' : 'visible'}
                autoComplete="off"
                dir="ltr"
                maxLength={400}
                {...form.field(`samples.${index}.code`)}
              />
              {!alike && (
                <TestsField form={form} name={`samples.${index}.tests`} choices={choices} />
              )}
            </>
          )}
        />
        {lost.length > 0 && (
          <Alert tone="caution">{words.valuesLost({ count: lost.length })}</Alert>
        )}
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {round.version > 0 ? words.saveRound : words.enterRound}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={useAnswers(choices, offered)}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}

interface TestsFieldProps {
  form: LisFormState<RoundFields, RoundValues>;
  name: 'tests' | `samples.${number}.tests`;
  hint?: string;
  choices: readonly Choice[];
}

function TestsField({ form: { field, methods }, name, hint, choices }: TestsFieldProps) {
  const words = useMessages(eqaMessages);
  const chosen = methods.watch(name);
  const { ref: _, onChange: __, onBlur: ___, ...binding } = field(name);
  return (
    <MultiSelectField
      label={words.testsOf}
      {...(hint !== undefined && { hint })}
      options={ready(choices)}
      value={choices.filter(({ value }) => chosen.includes(value))}
      onValueChange={(next) => {
        methods.clearErrors(name);
        methods.setValue(
          name,
          next.map(({ value }) => value),
          { shouldDirty: true },
        );
      }}
      {...binding}
    />
  );
}

/**
 * Returns the tests that can be reported, including tests of the round that are no longer
 * available.
 */
function choicesOf(catalogue: readonly CatalogueTest[], values: readonly EqaValue[]): Choice[] {
  const unavailable = new Map(values.map(({ test }) => [test.id, test.name]));
  for (const { id } of catalogue) unavailable.delete(id);
  return [
    ...catalogue.map(({ id, name }) => ({ value: id, label: name })),
    ...[...unavailable].map(([value, label]) => ({ value, label })),
  ];
}

/** Describes a round in words, for comparing two versions. */
function useAnswers(
  choices: readonly Choice[],
  instruments: readonly EqaInstrument[],
): readonly ConflictField<RoundValues>[] {
  const words = useMessages(eqaMessages);
  const format = useFormat();
  const nameOf = (id: string) => choices.find(({ value }) => value === id)?.label ?? id;
  return [
    { name: 'scheme', label: words.scheme },
    { name: 'round', label: words.roundName },
    {
      name: 'instrument_id',
      label: words.instrument,
      show: ({ instrument_id }) =>
        instruments.find(({ id }) => id === instrument_id)?.name ?? words.instrumentNone,
    },
    {
      name: 'closes_on',
      label: words.closesOn,
      show: ({ closes_on }) => format.longDate(closes_on),
    },
    {
      name: 'samples',
      label: words.specimens,
      show: ({ samples }) => (
        <S.Samples>
          {samples.map(({ code, test_parameter_ids }) => (
            <li key={code}>
              {words.specimenTests({
                specimen: code,
                tests: format.list(test_parameter_ids.map(nameOf)),
              })}
            </li>
          ))}
        </S.Samples>
      ),
    },
  ];
}
