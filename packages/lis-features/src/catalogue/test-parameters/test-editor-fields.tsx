import {
  deltaModesOf,
  departments,
  hasLimits,
  takesCodedValues,
  resultTypes,
  specimenOf,
  specimenTransports,
  writtenAs,
  type ResultType,
} from '@alms/lis-domain/catalogue';
import { Checkbox } from '@alms/ui/checkbox';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import type { Resource } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useDepartmentWords } from '../../shared/department-words/index.ts';
import { useRows } from '../../shared/lis-form/index.ts';
import { useSpecimenWords } from '../../shared/specimen-words/index.ts';
import { answerFields, specimenFields, typeOf } from './test-editor.form.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { testEditorMessages } from './words/test-editor/index.ts';

const SPECIMENS = ['SER', 'PLAS', 'BLD', 'UR', 'STL', 'SPT', 'CSF', 'SWAB'];
const CONTAINERS = ['sst', 'heparin', 'edta', 'citrate', 'fluoride', 'plain', 'sterile'];
const FLAGS = ['N', 'A', 'AA', 'POS', 'NEG', 'IND'] as const;

/** Returns the listed values, including a current value that is not among them. */
export const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || values.includes(chosen) ? values : [...values, chosen];

/** Name, category and LOINC code of a test. Code and type cannot be changed later. */
export function IdentityFields({
  form: { field, methods },
  findings,
  isNew,
}: TestSectionProps & { isNew: boolean }) {
  const words = useMessages(testEditorMessages);
  const departmentWords = useDepartmentWords();
  const code = methods.watch('code');
  return (
    <TestSectionCard
      section="general"
      findings={findings}
      {...(!isNew && { footer: words.codeStays({ code }) })}
    >
      <Grid>
        {isNew && (
          <TextField
            label={words.code}
            hint={words.codeHint}
            autoComplete="off"
            dir="ltr"
            {...field('code')}
          />
        )}
        {isNew && (
          <SelectField
            label={words.kind}
            options={[
              { value: 'single', label: words.single },
              { value: 'calculated', label: words.calculated },
              { value: 'panel', label: words.panel },
            ]}
            {...field('kind')}
          />
        )}
        <TextField label={words.name} autoComplete="off" {...field('name')} />
        <TextField label={words.shortName} autoComplete="off" optional {...field('short_name')} />
        <TextField
          label={words.aliases}
          hint={words.aliasesHint}
          autoComplete="off"
          optional
          {...field('aliases')}
        />
        <SelectField
          label={words.department}
          options={departments.map((value) => ({ value, label: departmentWords[value] }))}
          {...field('department')}
        />
        <TextField
          label={words.loinc}
          hint={words.loincHint}
          autoComplete="off"
          optional
          dir="ltr"
          {...field('loinc_code')}
        />
        <TextField
          label={words.loincName}
          autoComplete="off"
          optional
          dir="ltr"
          {...field('loinc_display')}
        />
      </Grid>
      <Stack gap="s3">
        <Checkbox label={words.loincVerified} {...field('loinc_verified')} />
        <Checkbox label={words.offered} hint={words.offeredHint} {...field('offered')} />
        <Checkbox
          label={words.confidential}
          hint={words.confidentialHint}
          {...field('confidential')}
        />
      </Stack>
    </TestSectionCard>
  );
}

/** Specimen to be collected for the test. */
export function SpecimenFields({ form, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  const specimens = useSpecimenWords();
  const { rows, onRowsChange, nextId } = useRows(form, 'specimens');
  const containerWords = (value: string) =>
    [specimens.container(value), specimens.additive(value)].filter(Boolean).join(', ');
  return (
    <TestSectionCard section="specimens" findings={findings}>
      <FieldArray
        label={words.specimens}
        labelVisibility="hidden"
        rowLabel={words.specimen}
        addLabel={words.addSpecimen}
        error={form.field('specimens').error}
        rows={rows}
        onRowsChange={onRowsChange}
        newRow={() =>
          specimenFields(specimenOf('SER', 'sst', { default: rows.length === 0 }), nextId())
        }
        max={20}
        renderRow={({ type, container }, index) => (
          <Grid>
            <SelectField
              label={words.material}
              options={withChosen(SPECIMENS, type).map((value) => ({
                value,
                label: specimens.type(value),
              }))}
              {...form.field(`specimens.${index}.type`)}
            />
            <SelectField
              label={words.container}
              options={withChosen(CONTAINERS, container).map((value) => ({
                value,
                label: containerWords(value),
              }))}
              {...form.field(`specimens.${index}.container`)}
            />
            <TextField
              label={words.additive}
              hint={words.additiveHint}
              autoComplete="off"
              optional
              {...form.field(`specimens.${index}.additive`)}
            />
            <TextField
              label={words.minVolume}
              trailing={words.millilitres}
              inputMode="decimal"
              autoComplete="off"
              optional
              {...form.field(`specimens.${index}.min_volume_ml`)}
            />
            <SelectField
              label={words.transport}
              options={[
                { value: '', label: words.unknown },
                ...specimenTransports.map((value) => ({
                  value,
                  label: specimens.transport(value),
                })),
              ]}
              {...form.field(`specimens.${index}.transport`)}
            />
            <TextField
              label={words.stability}
              hint={words.stabilityHint}
              trailing={words.hoursShort}
              inputMode="numeric"
              autoComplete="off"
              optional
              {...form.field(`specimens.${index}.stability_hours`)}
            />
            <Stack gap="s2">
              <Checkbox label={words.usual} {...form.field(`specimens.${index}.default`)} />
              <Checkbox
                label={specimens.protectFromLight}
                {...form.field(`specimens.${index}.protect_from_light`)}
              />
              <Checkbox
                label={specimens.fasting}
                {...form.field(`specimens.${index}.fasting_required`)}
              />
            </Stack>
          </Grid>
        )}
      />
    </TestSectionCard>
  );
}

/** Result type: a number with unit and limits, or one of several coded values. */
export function ResultFields({ form, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  const { field, methods } = form;
  const type = typeOf(methods.watch());
  const isCalculated = methods.watch('kind') === 'calculated';
  const [writing, isLimited] = [writtenAs[type], hasLimits(type)];
  return (
    <TestSectionCard section="result" findings={findings}>
      <Grid>
        {!isCalculated && (
          <SelectField
            label={words.resultType}
            options={resultTypes.map((value) => ({ value, label: words[value] }))}
            {...field('result_type')}
          />
        )}
        <TextField label={words.method} autoComplete="off" optional {...field('method')} />
        {writing === 'number' && (
          <>
            <TextField
              label={words.unit}
              hint={words.unitHint}
              autoComplete="off"
              dir="ltr"
              {...field('unit')}
            />
            <TextField
              label={words.unitShown}
              hint={words.unitShownHint}
              autoComplete="off"
              dir="ltr"
              optional
              {...field('unit_display')}
            />
            <TextField
              label={words.decimals}
              inputMode="numeric"
              autoComplete="off"
              {...field('decimals')}
            />
          </>
        )}
      </Grid>
      {isLimited && (
        <LimitFields
          form={form}
          type={type}
          name="plausible"
          label={words.plausible}
          hint={words.plausibleHint}
        />
      )}
      {isLimited && !isCalculated && (
        <LimitFields
          form={form}
          type={type}
          name="measuring_range"
          label={words.measuringRange}
          hint={words.measuringRangeHint}
        />
      )}
      {!isCalculated && takesCodedValues(type) && (
        <AnswerFields form={form} hint={isLimited ? words.answersBesideNumber : undefined} />
      )}
    </TestSectionCard>
  );
}

/** Text around a typed limit, as for the displayed one: 1:40 is typed as 40. */
export const aroundLimit: Readonly<Record<ResultType, { leading?: string; trailing?: string }>> = {
  numeric: {},
  titer: { leading: '1:' },
  ratio: { trailing: ':1' },
  ordinal: {},
  coded: {},
  text: {},
  attachment: {},
};

function LimitFields({
  form: { field },
  type,
  name,
  label,
  hint,
}: Pick<TestSectionProps, 'form'> & {
  type: ResultType;
  name: 'plausible' | 'measuring_range';
  label: string;
  hint: string;
}) {
  const words = useMessages(testEditorMessages);
  return (
    <Grid>
      <TextField
        label={words.lowOf({ what: label })}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        optional
        {...aroundLimit[type]}
        {...field(`${name}_low`)}
      />
      <TextField
        label={words.highOf({ what: label })}
        inputMode="decimal"
        autoComplete="off"
        optional
        {...aroundLimit[type]}
        {...field(`${name}_high`)}
      />
    </Grid>
  );
}

function AnswerFields({
  form,
  hint,
}: Pick<TestSectionProps, 'form'> & { hint: string | undefined }) {
  const words = useMessages(testEditorMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'coded_values');
  return (
    <FieldArray
      label={words.answers}
      hint={hint}
      rowLabel={words.answer}
      addLabel={words.addAnswer}
      error={form.field('coded_values').error}
      rows={rows}
      onRowsChange={onRowsChange}
      newRow={() => answerFields(nextId())}
      max={100}
      reorderable
      renderRow={(_, index) => (
        <Grid>
          <TextField
            label={words.answerCode}
            autoComplete="off"
            {...form.field(`coded_values.${index}.code`)}
          />
          <TextField
            label={words.answerShown}
            autoComplete="off"
            {...form.field(`coded_values.${index}.display`)}
          />
          <SelectField
            label={words.flag}
            options={FLAGS.map((value) => ({ value, label: words[value] }))}
            {...form.field(`coded_values.${index}.flag`)}
          />
        </Grid>
      )}
    />
  );
}

/** Delta check against the patient’s last verified value. */
export function DeltaFields({ form: { field, methods } }: Pick<TestSectionProps, 'form'>) {
  const words = useMessages(testEditorMessages);
  const modes = deltaModesOf[typeOf(methods.watch())];
  const inSteps = modes.length === 1;
  const isChecked = methods.watch('delta_enabled');
  if (modes.length === 0) return null;
  return (
    <>
      <Checkbox label={words.delta} hint={words.deltaHint} {...field('delta_enabled')} />
      {isChecked && (
        <Grid>
          {!inSteps && (
            <SelectField
              label={words.deltaMode}
              options={modes.map((value) => ({ value, label: words[value] }))}
              {...field('delta_mode')}
            />
          )}
          <TextField
            label={inSteps ? words.deltaSteps : words.deltaThreshold}
            {...(inSteps && { hint: words.deltaStepsHint })}
            inputMode={inSteps ? 'numeric' : 'decimal'}
            autoComplete="off"
            {...field('delta_threshold')}
          />
          <SelectField
            label={words.deltaDirection}
            options={[
              { value: 'any', label: words.anyDirection },
              { value: 'up', label: words.up },
              { value: 'down', label: words.down },
            ]}
            {...field('delta_direction')}
          />
          <TextField
            label={words.deltaWindow}
            trailing={words.hoursShort}
            inputMode="numeric"
            autoComplete="off"
            {...field('delta_window_hours')}
          />
          <SelectField
            label={words.deltaAction}
            options={[
              { value: 'warn', label: words.warn },
              { value: 'hold', label: words.hold },
            ]}
            {...field('delta_action')}
          />
        </Grid>
      )}
    </>
  );
}

/** Turnaround time targets. */
export function TurnaroundFields({ form: { field }, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  return (
    <TestSectionCard section="turnaround" findings={findings}>
      <Grid>
        <TextField
          label={words.routine}
          hint={words.turnaroundHint}
          trailing={words.minutesShort}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...field('tat_routine_min')}
        />
        <TextField
          label={words.urgent}
          trailing={words.minutesShort}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...field('tat_urgent_min')}
        />
        <TextField
          label={words.stat}
          trailing={words.minutesShort}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...field('tat_stat_min')}
        />
        <SelectField
          label={words.turnaroundStart}
          options={[
            { value: 'collected', label: words.collected },
            { value: 'received', label: words.received },
          ]}
          {...field('tat_start')}
        />
        <SelectField
          label={words.turnaroundEnd}
          options={[
            { value: 'verified', label: words.verified },
            { value: 'released', label: words.released },
          ]}
          {...field('tat_end')}
        />
      </Grid>
    </TestSectionCard>
  );
}

/** Price of the test. A test without a price cannot be billed. */
export function PriceFields({ form: { field }, findings }: TestSectionProps) {
  const words = useMessages(testEditorMessages);
  return (
    <TestSectionCard section="price" findings={findings}>
      <Grid>
        <TextField
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          autoComplete="off"
          optional
          {...field('price_amount_minor')}
        />
        <TextField
          label={words.currency}
          hint={words.currencyHint}
          autoComplete="off"
          dir="ltr"
          {...field('price_currency')}
        />
        <TextField
          label={words.tax}
          trailing="%"
          inputMode="decimal"
          autoComplete="off"
          optional
          {...field('price_tax_bp')}
        />
        <TextField
          label={words.billingCode}
          autoComplete="off"
          optional
          dir="ltr"
          {...field('price_billing_code')}
        />
      </Grid>
    </TestSectionCard>
  );
}

export interface MemberFieldsProps extends TestSectionProps {
  /** Tests and panels that can be members, by code. */
  choices: Resource<readonly Choice[]>;
}

/** Members of a panel. */
export function MemberFields({ form: { field, methods }, findings, choices }: MemberFieldsProps) {
  const words = useMessages(testEditorMessages);
  const { onBlur: _, onChange: __, ref: ___, ...bound } = field('members');
  const offered = choices.status === 'ready' ? choices.data : [];
  const code = methods.watch('code');
  const chosen = methods
    .watch('members')
    .map(
      (member): Choice =>
        offered.find(({ value }) => value === member) ?? { value: member, label: member },
    );
  const others: Resource<readonly Choice[]> =
    choices.status === 'ready'
      ? { ...choices, data: offered.filter(({ value }) => value !== code) }
      : choices;
  return (
    <TestSectionCard section="members" findings={findings}>
      <MultiSelectField
        {...bound}
        label={words.members}
        hint={words.membersHint}
        options={others}
        value={chosen}
        max={200}
        onValueChange={(next) => {
          methods.clearErrors('members');
          methods.setValue(
            'members',
            next.map(({ value }) => value),
            { shouldDirty: true },
          );
        }}
      />
    </TestSectionCard>
  );
}
