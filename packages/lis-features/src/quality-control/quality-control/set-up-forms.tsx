import type { ControlMaterial } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { ready } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useId } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import {
  levelChoices,
  lotForm,
  materialForm,
  newTestForm,
  type LotValues,
  type MaterialValues,
  type NewTestValues,
} from './control.form.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';
import type { QuestionProps } from './question-forms.tsx';
import type { TestParameterId } from '@alms/lis-domain/catalogue';

/** A test of the catalogue that supports QC. */
export interface CatalogueTest {
  id: TestParameterId;
  name: string;
}

/** Sets up QC for a test: instrument and number of levels. */
export function NewTestForm({
  tests,
  instruments,
  onSend,
  sending,
  onClose,
}: QuestionProps<NewTestValues> & {
  tests: readonly CatalogueTest[];
  instruments: readonly string[];
}) {
  const words = useMessages(controlFormsMessages);
  const suggestions = useId();
  const form = useLisForm<
    { test_parameter_id: string; instrument_name: string; levels: string; max_age_hours: string },
    NewTestValues
  >(newTestForm, {
    defaultValues: {
      test_parameter_id: '',
      instrument_name: instruments.length === 1 ? (instruments[0] ?? '') : '',
      levels: '2',
      max_age_hours: '',
    },
    words,
    onSubmit: onSend,
    submission: sending,
  });
  return (
    <LisForm form={form} label={words.addTest}>
      <SelectField
        label={words.test}
        placeholder={words.chooseTest}
        options={tests.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('test_parameter_id')}
      />
      <TextField
        label={words.instrument}
        autoComplete="off"
        maxLength={80}
        list={suggestions}
        {...form.field('instrument_name')}
      />
      <datalist id={suggestions}>
        {instruments.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <SelectField
        label={words.levelsRead}
        hint={words.levelsHint}
        options={levelChoices.map((value) => ({ value, label: value }))}
        {...form.field('levels')}
      />
      <TextField
        label={words.maxAge}
        hint={words.maxAgeHint}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...form.field('max_age_hours')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.addTest}
        </Button>
      </FormActions>
    </LisForm>
  );
}

/** Creates a QC material with its name, tests and levels. */
export function MaterialForm({
  tests,
  onSend,
  sending,
  onClose,
}: QuestionProps<MaterialValues> & { tests: readonly CatalogueTest[] }) {
  const words = useMessages(controlFormsMessages);
  const form = useLisForm<
    {
      name: string;
      manufacturer: string;
      test_parameter_ids: string[];
      levels: string;
      labels: string[];
    },
    MaterialValues
  >(materialForm, {
    defaultValues: {
      name: '',
      manufacturer: '',
      test_parameter_ids: [],
      levels: '2',
      labels: levelChoices.map(() => ''),
    },
    words,
    onSubmit: onSend,
    submission: sending,
  });
  const { watch, setValue, clearErrors } = form.methods;
  const chosen = watch('test_parameter_ids');
  const choices = tests.map(({ id, name }): Choice => ({ value: id, label: name }));
  const { ref: _, onChange: __, onBlur: ___, ...binding } = form.field('test_parameter_ids');
  return (
    <LisForm form={form} label={words.addMaterial}>
      <TextField label={words.name} autoComplete="off" maxLength={120} {...form.field('name')} />
      <TextField
        label={words.maker}
        optional
        autoComplete="off"
        maxLength={120}
        {...form.field('manufacturer')}
      />
      <MultiSelectField
        label={words.testsOf}
        options={ready(choices)}
        value={choices.filter(({ value }) => chosen.includes(value))}
        onValueChange={(next) => {
          clearErrors('test_parameter_ids');
          setValue(
            'test_parameter_ids',
            next.map(({ value }) => value),
          );
        }}
        {...binding}
      />
      <SelectField
        label={words.levelsRead}
        options={levelChoices.map((value) => ({ value, label: value }))}
        {...form.field('levels')}
      />
      <Grid>
        {levelChoices.slice(0, Number(watch('levels'))).map((level, index) => (
          <TextField
            key={level}
            label={words.levelLabel({ level })}
            optional
            autoComplete="off"
            maxLength={40}
            {...form.field(`labels.${index}`)}
          />
        ))}
      </Grid>
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.addMaterial}
        </Button>
      </FormActions>
    </LisForm>
  );
}

/** Creates a lot of one level of a material. */
export function LotForm({
  materials,
  onSend,
  sending,
  onClose,
}: QuestionProps<LotValues> & { materials: readonly ControlMaterial[] }) {
  const words = useMessages(controlFormsMessages);
  const form = useLisForm<
    {
      place: string;
      lot_number: string;
      expiry_date: string;
      opened_on: string;
      open_stability_days: string;
    },
    LotValues
  >(lotForm, {
    defaultValues: {
      place: '',
      lot_number: '',
      expiry_date: '',
      opened_on: '',
      open_stability_days: '',
    },
    words,
    onSubmit: onSend,
    submission: sending,
  });
  const places = materials.flatMap(({ id, name, levels }) =>
    levels.map(({ level, label }) => ({
      value: `${id}/${level}`,
      label: [words.materialLevel({ material: name, level }), label].filter(Boolean).join(', '),
    })),
  );
  return (
    <LisForm form={form} label={words.addLot}>
      <SelectField
        label={words.material}
        placeholder={words.chooseMaterial}
        options={places}
        {...form.field('place')}
      />
      <TextField
        label={words.lotNumber}
        autoComplete="off"
        dir="ltr"
        maxLength={40}
        {...form.field('lot_number')}
      />
      <TextField label={words.expiry} type="date" {...form.field('expiry_date')} />
      <TextField label={words.openedOn} type="date" optional {...form.field('opened_on')} />
      <TextField
        label={words.stabilityDays}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...form.field('open_stability_days')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.addLot}
        </Button>
      </FormActions>
    </LisForm>
  );
}
