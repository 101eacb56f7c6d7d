import { codedValueOf } from '../catalogue/coded-value.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { isReactive, type ConfirmationState, type Flag, type Reactivity } from './flag.schema.ts';
import { firedRules } from './reflex.ts';

/** Codes of coded answers, by the interpretation that they state. */
const answers: Readonly<Record<string, Reactivity>> = { R: 'RR', RR: 'RR', WR: 'WR', NR: 'NR' };

type Answered = Pick<TestDefinition, 'result_type' | 'coded_values'>;

/**
 * Returns the reactivity that a coded answer states; null for every other value. A screening test
 * is reactive or not, never positive or negative: only a confirmatory test decides (CDC and APHL,
 * Laboratory Testing for the Diagnosis of HIV Infection, 2014, updated 2018; WHO, Guidelines on
 * hepatitis B and C testing, 2017).
 */
export function reactivityOf(
  { result_type, coded_values }: Answered,
  value_text: string | null,
): Reactivity | null {
  if (result_type !== 'coded' || value_text === null) return null;
  const answer = codedValueOf(value_text, coded_values);
  return answer ? (answers[answer.code.toUpperCase()] ?? null) : null;
}

/**
 * Returns the interpretation of a value for reports and other systems (HL7 v2-0078, FHIR
 * ObservationInterpretation): its reactivity instead of positive or negative, otherwise its flag.
 */
export const interpretationOf = (
  test: Answered,
  { value_text, flag }: { value_text: string | null; flag: Flag | null },
): Flag | Reactivity | null => reactivityOf(test, value_text) ?? flag;

/** A result of an order, for the confirmation of screening results. */
export interface ScreenedResult {
  code: string;
  definition: Answered & Pick<TestDefinition, 'reflex'>;
  value_text: string | null;
  flag: Flag | null;
  /** Whether the value is released and visible to the reader. */
  isReported: boolean;
}

/** The confirmation of a reactive screening result. */
export interface Confirmation<R> {
  state: ConfirmationState;
  /** Confirmatory tests on the order; none if they are not ordered yet. */
  by: R[];
}

/**
 * Returns the confirmation of a reactive screening result; undefined for every other result. The
 * confirmatory tests are those that its reflex rules add. A reactive result without such a rule is
 * outstanding: nothing on the order can confirm it.
 *
 * @param order Results of the order that the reader may know of, without cancelled ones.
 */
export function confirmationOf<R extends ScreenedResult>(
  { code, definition, value_text, flag, isReported }: ScreenedResult,
  order: readonly R[],
): Confirmation<R> | undefined {
  const reactivity = reactivityOf(definition, value_text);
  if (!isReported || !isReactive(reactivity)) return undefined;
  const valueOf = (each: ScreenedResult) => ({ ...each, result_type: each.definition.result_type });
  const found = (wanted: string) =>
    order.find((each) => each.code === wanted && each.isReported && each.value_text !== null);
  const rules = firedRules(
    { code, reflex: definition.reflex },
    { result_type: definition.result_type, value_text, flag },
    (wanted) => {
      const other = found(wanted);
      return other && valueOf(other);
    },
  );
  const codes = [...new Set(rules.flatMap(({ rule }) => rule.add))];
  return {
    state: codes.length > 0 && codes.every(found) ? 'released' : 'outstanding',
    by: order.filter((each) => codes.includes(each.code)),
  };
}
