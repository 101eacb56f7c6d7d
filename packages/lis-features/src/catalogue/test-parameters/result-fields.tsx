import {
  hasLimits,
  takesCodedValues,
  resultTypes,
  writtenAs,
  type ResultType,
} from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import { NarrativeFields } from './narrative-fields.tsx';
import { limitsInOldUnit, type LimitPart } from './limits-in-old-unit.ts';
import { answerFields, type TestFields } from './test-fields.ts';
import { SecondUnitFields, UnitSuggestion } from './second-unit-fields.tsx';
import { UncertaintyFields } from './uncertainty-fields.tsx';
import { typeOf } from './test-values.ts';
import { TestSectionCard, type TestSectionProps } from './test-section.tsx';
import { uncertaintyFieldsMessages } from './words/uncertainty-fields/index.ts';
import { testEditorMessages } from './words/test-editor/index.ts';

const FLAGS = ['N', 'A', 'AA', 'POS', 'NEG', 'IND'] as const;

/** Result type: a number with unit and limits, or one of several coded values. */
export function ResultFields({
  form,
  findings,
  saved,
}: TestSectionProps & {
  /** Field values of the saved test. */
  saved: TestFields;
}) {
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
        <TextField label={words.method} optional {...field('method')} />
        {writing === 'number' && (
          <>
            <TextField label={words.unit} hint={words.unitHint} dir="ltr" {...field('unit')} />
            <TextField
              label={words.unitShown}
              hint={words.unitShownHint}
              dir="ltr"
              optional
              {...field('unit_display')}
            />
            <TextField label={words.decimals} inputMode="numeric" {...field('decimals')} />
          </>
        )}
      </Grid>
      {writing === 'number' && <UnitSuggestion form={form} name="unit" />}
      {writing === 'number' && <OldUnitWarning saved={saved} current={methods.watch()} />}
      {writing === 'number' && <SecondUnitFields form={form} />}
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
      {writing === 'number' && <UncertaintyFields form={form} />}
      {writing === 'document' && <NarrativeFields form={form} />}
    </TestSectionCard>
  );
}

/** Names the limits that are still numbers in the unit that the saved test has. */
function OldUnitWarning({ saved, current }: { saved: TestFields; current: TestFields }) {
  const words = useMessages(testEditorMessages);
  const uncertainty = useMessages(uncertaintyFieldsMessages);
  const format = useFormat();
  const names: Readonly<Record<LimitPart, string>> = {
    plausible: words.plausible,
    measuring_range: words.measuringRange,
    uncertainty: uncertainty.heading,
    intervals: words.section_intervals,
    critical: words.section_critical,
    delta: words.delta,
  };
  const parts = limitsInOldUnit(saved, current);
  if (parts.length === 0) return null;
  return (
    <Alert tone="caution" live="polite" title={words.oldUnitTitle({ unit: saved.unit.trim() })}>
      {words.oldUnitBody({
        parts: format.list(parts.map((part) => names[part])),
        unit: current.unit.trim(),
      })}
    </Alert>
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
  narrative: {},
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
        optional
        {...aroundLimit[type]}
        {...field(`${name}_low`)}
      />
      <TextField
        label={words.highOf({ what: label })}
        inputMode="decimal"
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
          <TextField label={words.answerCode} {...form.field(`coded_values.${index}.code`)} />
          <TextField label={words.answerShown} {...form.field(`coded_values.${index}.display`)} />
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
