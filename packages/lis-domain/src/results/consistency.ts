import {
  decideCondition,
  evaluateCondition,
  failedComparisons,
  parseCondition,
  patientNames,
  type Bounds,
  type Condition,
} from '../catalogue/calculation/index.ts';
import type { ConsistencyRule } from '../catalogue/consistency/index.ts';
import type { IntervalContext } from '../catalogue/interval-selection.ts';
import { agesIn } from '../patients/age.ts';
import type { SampleId } from '../samples/sample-id.ts';
import type { ConsistencyCheck, ConsistencyReason } from './check.schema.ts';
import { parseValue, type ParsedValue } from './parse-value.ts';
import type { ResultId } from './result-id.ts';
import type { ResultState } from './result.schema.ts';
import { isEnded } from './transitions.ts';

/** A result of an order as consistency rules compare it. */
export interface ComparedResult {
  id: ResultId;
  code: string;
  name: string;
  sample_id: SampleId;
  collected_at: string | null;
  status: ResultState;
  /** The value as reported. */
  value_text: string | null;
  unit: string | null;
  unit_display: string | null;
}

/** A rule to evaluate; `version` 0 is a rule that is not saved. */
export type EvaluatedRule = Pick<
  ConsistencyRule,
  'code' | 'version' | 'name' | 'names' | 'inputs' | 'condition' | 'action' | 'message'
>;

/**
 * Specimens collected within this time show the same condition of the patient and are compared:
 * tubes of one collection, each recorded when it is taken (professional knowledge).
 */
export const ONE_COLLECTION = 60 * 60_000;

/** The result of a test to compare: of the same specimen, otherwise the latest; ended ones last. */
function comparedWith(
  order: readonly ComparedResult[],
  code: string,
  { sample_id }: ComparedResult,
): ComparedResult | undefined {
  const ofTest = order.filter((each) => each.code === code);
  const current = ofTest.filter(({ status }) => !isEnded(status));
  return (
    current.findLast((each) => each.sample_id === sample_id) ?? current.at(-1) ?? ofTest.at(-1)
  );
}

/** Returns the reason a result cannot be compared, if any. */
function refusesInput(
  { status, value_text, unit }: ComparedResult,
  expected: string | null,
  value: ParsedValue,
): ConsistencyReason | undefined {
  if (isEnded(status)) return 'input_missing';
  if (status === 'not_calculated') return 'input_not_calculated';
  if (value_text === null) return status === 'pending' ? 'input_pending' : 'input_not_reported';
  if (value.kind !== 'number') return 'input_not_numeric';
  return unit === expected ? undefined : 'input_unit';
}

function isOneCollection(results: readonly ComparedResult[]): boolean {
  if (new Set(results.map(({ sample_id }) => sample_id)).size === 1) return true;
  const times = results.map(({ collected_at }) => Date.parse(collected_at ?? ''));
  return Math.max(...times) - Math.min(...times) <= ONE_COLLECTION;
}

/** The values below or above which a result is known to lie; an exact one has equal limits. */
function boundsOf(value: ParsedValue): Bounds {
  if (value.kind !== 'number') return { low: null, high: null };
  const { number, comparator } = value;
  return {
    low: comparator === '<' || comparator === '<=' ? null : number,
    high: comparator === '>' || comparator === '>=' ? null : number,
  };
}

interface Input {
  alias: string;
  code: string;
  unit: string | null;
  result: ComparedResult;
  value: ParsedValue;
}

type Finding = Pick<ConsistencyCheck, 'reason' | 'input' | 'failed'> & { isMet?: boolean };

const undetermined = (reason: ConsistencyReason, input: string | null = null): Finding => ({
  reason,
  input,
  failed: [],
});

function evaluated(
  condition: Condition,
  inputs: readonly Input[],
  age: number | null,
  sex: IntervalContext['sex_for_ranges'],
): Finding {
  const ofAge = age === null ? {} : { age: String(age) };
  const uncertain = inputs.find(
    ({ value }) => value.kind === 'number' && value.comparator !== null,
  );
  if (uncertain) {
    const bounds = Object.fromEntries(inputs.map(({ alias, value }) => [alias, boundsOf(value)]));
    const ofPatient = age === null ? {} : { age: { low: String(age), high: String(age) } };
    const isMet = decideCondition(condition, { numbers: { ...bounds, ...ofPatient }, sex });
    return isMet === undefined
      ? undetermined('input_comparator', uncertain.code)
      : { reason: null, input: null, failed: [], isMet };
  }
  const numbers = Object.fromEntries(
    inputs.flatMap(({ alias, value }) => (value.kind === 'number' ? [[alias, value.number]] : [])),
  );
  const values = { numbers: { ...numbers, ...ofAge }, sex };
  const outcome = evaluateCondition(condition, values);
  if ('reason' in outcome) return undetermined(outcome.reason);
  return {
    reason: null,
    input: null,
    failed: failedComparisons(condition, values),
    isMet: outcome.value,
  };
}

function findingOf(
  condition: string,
  inputs: readonly Input[],
  { birth_date, collected_on, sex_for_ranges: sex }: IntervalContext,
): Finding {
  for (const { result, unit, code, value } of inputs) {
    const reason = refusesInput(result, unit, value);
    if (reason) return undetermined(reason, code);
  }
  const read = parseCondition(condition, [...inputs.map(({ alias }) => alias), ...patientNames]);
  if (read.status === 'refused') return undetermined('formula_unreadable');
  if (!isOneCollection(inputs.map(({ result }) => result))) return undetermined('collected_apart');
  const ages = agesIn('a', birth_date, collected_on);
  const age = ages?.youngest === ages?.oldest ? (ages?.youngest ?? null) : null;
  if (read.names.has('age') && age === null) return undetermined('age_unknown');
  if (read.names.has('sex') && sex === 'unknown') return undetermined('sex_unknown');
  return evaluated(read.formula, inputs, age, sex);
}

/** Evaluates a rule from the view of one of its results. */
function checkOf(
  rule: EvaluatedRule,
  inputs: readonly Input[],
  context: IntervalContext,
): ConsistencyCheck {
  const { code, version, name, names, condition, action, message } = rule;
  const { isMet, ...finding } = findingOf(condition, inputs, context);
  const failure = action === 'hold' ? ('held' as const) : ('warned' as const);
  return {
    kind: 'consistency',
    outcome: isMet === undefined ? 'unknown' : isMet ? 'passed' : failure,
    rule: { code, version, name, ...(names && { names }), condition, action, message },
    inputs: inputs.map(({ alias, code: of, result: { name: test, value_text, unit_display } }) => ({
      alias,
      code: of,
      name: test,
      value_text,
      unit_display,
    })),
    ...finding,
  };
}

/**
 * Checks a result by the consistency rules of the facility: each compares results of one order as
 * they are reported, exactly. A rule applies if the order contains all its tests. The outcome is
 * unknown, never passed, if a compared result has no numeric value, another unit than the rule
 * states, a comparator that leaves the condition undecided, or was collected on another occasion.
 *
 * @param order All results of the order, including this one, in order of ordering.
 */
export function consistencyChecks(
  rules: readonly EvaluatedRule[],
  result: ComparedResult,
  order: readonly ComparedResult[],
  context: IntervalContext,
): ConsistencyCheck[] {
  return rules.flatMap((rule) => {
    if (!rule.inputs.some(({ code }) => code === result.code)) return [];
    const inputs = rule.inputs.flatMap((input): Input[] => {
      const found = input.code === result.code ? result : comparedWith(order, input.code, result);
      return found ? [{ ...input, result: found, value: parseValue(found.value_text ?? '') }] : [];
    });
    return inputs.length === rule.inputs.length ? [checkOf(rule, inputs, context)] : [];
  });
}

/**
 * Evaluates one rule for an order, from the view of its first test. Undefined if the order does not
 * contain all tests of the rule.
 */
export function consistencyOfOrder(
  rule: EvaluatedRule,
  order: readonly ComparedResult[],
  context: IntervalContext,
): ConsistencyCheck | undefined {
  const current = order.filter(({ status }) => !isEnded(status));
  const first = current.findLast(({ code }) => code === rule.inputs[0]?.code);
  return first && consistencyChecks([rule], first, order, context)[0];
}
