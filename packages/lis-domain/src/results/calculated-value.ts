import type { ResultId } from './result-id.ts';
import {
  evaluateCondition,
  evaluateFormula,
  parseCondition,
  parseExpression,
  patientNames,
  type Calculation,
  type FormulaValues,
} from '../catalogue/calculation/index.ts';
import { roundDecimal } from '../catalogue/decimal.ts';
import type { IntervalContext } from '../catalogue/interval-selection.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { agesIn } from '../patients/age.ts';
import type { StoredValue } from './accepted-value.ts';
import type { CalculationCheck, CalculationReason } from './check.schema.ts';
import { parseValue } from './parse-value.ts';
import { reportedNumber } from './reported-value.ts';
import type { ResultState } from './result.schema.ts';
import { isEnded } from './transitions.ts';

/** A result used as input of a calculation. */
export interface CalculationInput {
  /** Null: a trial value. */
  id: ResultId | null;
  code: string;
  name: string;
  status: ResultState;
  value_text: string | null;
  /** The value as measured, if it was rounded for the report. */
  unrounded_value: string | null;
  unit_display: string | null;
}

/**
 * State of a calculated result: `waiting` until every input has a value; `calculated` with the
 * reported value and, if it was rounded, the value to nine decimals; or `not_calculated`. The check
 * contains formula, inputs and reason.
 */
export type CalculatedValue =
  | { status: 'waiting' }
  | ({ status: 'calculated'; check: CalculationCheck } & StoredValue)
  | { status: 'not_calculated'; check: CalculationCheck };

/**
 * Returns the reason an input is unusable, if any. A value with `<` or `>` is not an exact number,
 * and a held one may be wrong.
 */
function refusesInput(input: CalculationInput | undefined): CalculationReason | undefined {
  if (!input || isEnded(input.status)) return 'input_missing';
  if (input.status === 'not_calculated') return 'input_not_calculated';
  if (input.status === 'held') return 'input_held';
  // Not reported because of interference.
  if (input.value_text === null && input.status !== 'pending') return 'input_not_reported';
  const value = parseValue(usedValue(input) ?? '');
  if (value.kind !== 'number') return 'input_not_numeric';
  return value.comparator === null ? undefined : 'input_comparator';
}

/**
 * The value that a formula uses: as measured, because rounding is done once, after the last step
 * (ISO 80000-1:2009 B.4; ASTM E29, guidelines for calculations).
 */
const usedValue = (input: CalculationInput | undefined) =>
  input?.unrounded_value ?? input?.value_text ?? null;

const isWaiting = (input: CalculationInput | undefined) => input?.status === 'pending';

/**
 * Calculates a result from results of the same order (domain model 2.1 and 2.14). Nothing is
 * assumed: a missing, held or non-numeric input, or a division by zero, leaves it not calculated,
 * with the reason.
 *
 * @param find Returns the order’s result for a test code; undefined if it was not ordered.
 */
export function calculatedValue(
  test: Pick<TestDefinition, 'decimals'>,
  calculation: Calculation,
  find: (code: string) => CalculationInput | undefined,
  context: IntervalContext,
): CalculatedValue {
  const inputs = calculation.inputs.map(({ alias, code }) => ({ alias, code, result: find(code) }));
  if (inputs.some(({ result }) => isWaiting(result))) return { status: 'waiting' };

  const names = [...inputs.map(({ alias }) => alias), ...patientNames];
  const formula = parseExpression(calculation.expression, names);
  const validIf =
    calculation.valid_if === '' ? undefined : parseCondition(calculation.valid_if, names);
  const isUsed = (name: string) =>
    [formula, validIf].some((read) => read?.status === 'read' && read.names.has(name));
  const ages = agesIn('a', context.birth_date, context.collected_on);
  const age = ages?.youngest === ages?.oldest ? (ages?.youngest ?? null) : null;
  const check = (
    reason: CalculationReason | null,
    input: string | null = null,
    exact: string | null = null,
  ): CalculationCheck => ({
    kind: 'calculation',
    outcome: reason === null ? 'passed' : 'unknown',
    expression: calculation.expression,
    valid_if: calculation.valid_if,
    inputs: inputs.map(({ alias, code, result }) => ({
      alias,
      code,
      name: result?.name ?? code,
      result_id: result?.id ?? null,
      value_text: usedValue(result),
      unit_display: result?.unit_display ?? null,
    })),
    age: isUsed('age') ? age : null,
    sex: isUsed('sex') ? context.sex_for_ranges : null,
    reason,
    input,
    exact,
  });
  const notCalculated = (
    reason: CalculationReason,
    input: string | null = null,
  ): CalculatedValue => ({
    status: 'not_calculated',
    check: check(reason, input),
  });

  for (const { code, result } of inputs) {
    const reason = refusesInput(result);
    if (reason) return notCalculated(reason, code);
  }
  if (formula.status === 'refused' || validIf?.status === 'refused')
    return notCalculated('formula_unreadable');
  // A partial date of birth is unusable if two ages are possible.
  if (isUsed('age') && age === null) return notCalculated('age_unknown');
  if (isUsed('sex') && context.sex_for_ranges === 'unknown') return notCalculated('sex_unknown');

  const numbers = Object.fromEntries(
    inputs.map(({ alias, result }) => [alias, numberIn(usedValue(result))]),
  );
  const values: FormulaValues = {
    numbers: { ...numbers, ...(age !== null && { age: String(age) }) },
    sex: context.sex_for_ranges,
  };
  const holds = validIf ? evaluateCondition(validIf.formula, values) : { value: true };
  if ('reason' in holds) return notCalculated(holds.reason);
  if (!holds.value) return notCalculated('not_valid');
  const outcome = evaluateFormula(formula.formula, values);
  if ('reason' in outcome) return notCalculated(outcome.reason);
  // A calculated value is known to nine decimals, so it always has the decimals of its test.
  return {
    status: 'calculated',
    value_text: roundDecimal(outcome.value, test.decimals),
    unrounded_value:
      reportedNumber(outcome.value, test.decimals) === outcome.value ? null : outcome.value,
    check: check(null, null, outcome.value),
  };
}

function numberIn(text: string | null): string {
  const value = parseValue(text ?? '');
  return value.kind === 'number' ? value.number : '';
}

/**
 * Orders results so that each follows its inputs. A cycle, which the catalogue does not allow,
 * keeps its original order.
 */
export function inOrderOfCalculation<Row extends { code: string; calculation: Calculation }>(
  rows: readonly Row[],
): Row[] {
  const sorted: Row[] = [];
  const add = (row: Row, dependents: readonly string[]) => {
    if (sorted.includes(row) || dependents.includes(row.code)) return;
    for (const { code } of row.calculation.inputs)
      rows
        .filter((each) => each.code === code)
        .forEach((each) => add(each, [...dependents, row.code]));
    sorted.push(row);
  };
  for (const row of rows) add(row, []);
  return sorted;
}
