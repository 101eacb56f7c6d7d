import {
  parseCondition,
  parseExpression,
  patientNames,
  type Calculation,
} from '@alms/lis-domain/catalogue/calculation';
import { calculatedValue, type CalculatedValue } from '@alms/lis-domain/results';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import { formulaFieldsMessages } from './words/formula-fields/index.ts';

export interface FormulaTrialProps {
  calculation: Calculation;
  /** Number of decimal places reported. */
  decimals: number;
}

const SEXES = ['female', 'male', 'unknown'] as const;
/** Reference date for the trial patient’s age in years. */
const TRIED_ON = '2000-12-31';
const bornYearsBefore = (years: number) => `${2000 - years}-12-31`;

/** Evaluates a formula with trial values by the server’s own rules. Saves nothing. */
export function FormulaTrial({ calculation, decimals }: FormulaTrialProps) {
  const words = useMessages(formulaFieldsMessages);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [age, setAge] = useState('40');
  const [sex, setSex] = useState<(typeof SEXES)[number]>('female');
  const names = [...calculation.inputs.map(({ alias }) => alias), ...patientNames];
  const formula = parseExpression(calculation.expression, names);
  const condition =
    calculation.valid_if === '' ? undefined : parseCondition(calculation.valid_if, names);
  if (formula.status === 'refused' || condition?.status === 'refused') return null;
  const asks = (name: string) => formula.names.has(name) || (condition?.names.has(name) ?? false);

  const inputOf = (code: string) => {
    const value = typed[code]?.trim() ?? '';
    return {
      id: null,
      code,
      name: code,
      status: value === '' ? ('pending' as const) : ('entered' as const),
      value_text: value === '' ? null : value,
      unrounded_value: null,
      unit_display: null,
    };
  };
  const context = {
    birth_date: bornYearsBefore(/^\d{1,3}$/.test(age) ? Number(age) : 0),
    sex_for_ranges: sex,
    collected_on: TRIED_ON,
  };
  return (
    <Stack gap="s3">
      <Text strong>{words.tryOut}</Text>
      <Text size="small" tone="muted">
        {words.tryOutHint}
      </Text>
      <Grid columnWidth="9rem">
        {calculation.inputs.map(({ alias, code }) => (
          <TextField
            key={code}
            label={alias}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={typed[code] ?? ''}
            onChange={(event) => setTyped({ ...typed, [code]: event.target.value })}
          />
        ))}
        {asks('age') && (
          <TextField
            label={words.age}
            inputMode="numeric"
            autoComplete="off"
            value={age}
            onChange={(event) => setAge(event.target.value)}
          />
        )}
        {asks('sex') && (
          <SelectField
            label={words.sex}
            options={SEXES.map((value) => ({ value, label: words[value] }))}
            value={sex}
            onChange={(event) =>
              setSex(SEXES.find((each) => each === event.target.value) ?? 'unknown')
            }
          />
        )}
      </Grid>
      <p role="status">
        <Text as="span" strong>
          {words.outcome}
        </Text>{' '}
        <Outcome value={calculatedValue({ decimals }, calculation, inputOf, context)} />
      </p>
    </Stack>
  );
}

function Outcome({ value }: { value: CalculatedValue }) {
  const words = useMessages(formulaFieldsMessages);
  if (value.status === 'waiting') return words.enterAll;
  if (value.status === 'calculated')
    return words.comesTo({ value: value.value_text, exact: value.check.exact ?? value.value_text });
  const { reason } = value.check;
  return reason === 'not_valid' ||
    reason === 'sex_unknown' ||
    reason === 'division_by_zero' ||
    reason === 'not_finite'
    ? words[reason]
    : words.not_calculated;
}
