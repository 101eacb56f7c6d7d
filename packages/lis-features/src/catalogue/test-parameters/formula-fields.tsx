import {
  parseCondition,
  parseExpression,
  patientNames,
} from '@alms/lis-domain/catalogue/calculation';
import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useRows } from '../../shared/lis-form/index.ts';
import { onDemand } from '../../shared/on-demand/index.ts';
import { FormulaFaultNote } from './formula-fault-note.tsx';
import { formulaFieldsMessages } from './words/formula-fields/index.ts';
import type { FormulaTrialProps } from './formula-trial.tsx';
import type { MemberFieldsProps } from './member-fields.tsx';
import { calculationOf } from './test-values.ts';
import { TestSectionCard, TRIAL_ID } from './test-section.tsx';

/** The formula evaluator is large and used only here, so it is lazy-loaded. */
const FormulaTrial = onDemand<FormulaTrialProps>(
  async () => (await import('./formula-trial.tsx')).FormulaTrial,
  ({ calculation }) => calculation.expression !== '',
);

/**
 * Formula of a calculated test. Errors appear with their position while typing, and the result can
 * be tried.
 */
export function FormulaFields({ form, findings, choices }: MemberFieldsProps) {
  const words = useMessages(formulaFieldsMessages);
  const { field, methods } = form;
  const { rows, onRowsChange, nextId } = useRows(form, 'calculation_inputs');
  const fields = methods.watch();
  const calculation = calculationOf(fields);
  const names = [...calculation.inputs.map(({ alias }) => alias), ...patientNames];
  const offered =
    choices.status === 'ready' ? choices.data.filter(({ value }) => value !== fields.code) : [];
  const optionsWith = (chosen: string) => [
    ...(chosen === '' || offered.some(({ value }) => value === chosen)
      ? []
      : [{ value: chosen, label: chosen }]),
    ...offered.map(({ value, label }) => ({ value, label: `${label} (${value})` })),
  ];
  return (
    <TestSectionCard section="calculation" findings={findings}>
      <FieldArray
        label={words.inputs}
        rowLabel={words.input}
        addLabel={words.addInput}
        error={form.field('calculation_inputs').error}
        rows={rows}
        onRowsChange={onRowsChange}
        newRow={() => ({ id: nextId(), alias: '', code: '' })}
        max={20}
        renderRow={(_, index) => (
          <Grid>
            <SelectField
              label={words.input}
              placeholder={words.chooseTest}
              options={optionsWith(fields.calculation_inputs[index]?.code ?? '')}
              {...field(`calculation_inputs.${index}.code`)}
            />
            <TextField
              label={words.alias}
              dir="ltr"
              {...field(`calculation_inputs.${index}.alias`)}
            />
          </Grid>
        )}
      />
      <TextField
        label={words.expression}
        hint={words.expressionHint}
        spellCheck={false}
        dir="ltr"
        {...field('calculation_expression')}
      />
      <FormulaFaultNote
        read={
          calculation.expression === '' ? undefined : parseExpression(calculation.expression, names)
        }
      />
      <TextField
        label={words.validIf}
        hint={words.validIfHint}
        spellCheck={false}
        optional
        dir="ltr"
        {...field('calculation_valid_if')}
      />
      <FormulaFaultNote
        read={calculation.valid_if === '' ? undefined : parseCondition(calculation.valid_if, names)}
      />
      <div id={TRIAL_ID} tabIndex={-1}>
        <FormulaTrial
          calculation={calculation}
          decimals={/^[0-6]$/.test(fields.decimals) ? Number(fields.decimals) : 0}
        />
      </div>
    </TestSectionCard>
  );
}
