import type { ResultType } from '../catalogue/result-types.ts';
import type { ReflexCondition, ReflexRule } from '../catalogue/rules.schema.ts';
import { compareQuantities, readQuantity } from './read-quantity.ts';
import type { Flag } from './flag.schema.ts';

/** The properties of a verified result that a rule evaluates. */
export interface ReflexValue {
  /** Result type of the test: a titer is compared with a titer, a number with a number. */
  result_type: ResultType;
  value_text: string | null;
  flag: Flag | null;
}

/**
 * Returns whether a condition is certainly met. A value with a comparator meets it only if all
 * values it allows do: `<0.40` is less than 0.40, `<0.5` may not be. Numbers are compared exactly;
 * other values can only equal text.
 */
export function meets(
  { op, value }: Pick<ReflexCondition, 'op' | 'value'>,
  result: ReflexValue | undefined,
): boolean {
  if (!result || result.value_text === null) return false;
  if (op === 'flag') return result.flag === value;
  const [found, limit] = [
    readQuantity(result.value_text, result.result_type),
    readQuantity(value, result.result_type),
  ];
  if (found.kind !== 'quantity' || limit.kind !== 'quantity')
    return op === 'eq' && result.value_text.trim().toLowerCase() === value.trim().toLowerCase();
  const order = compareQuantities(found, limit);
  const { comparator } = found;
  if (op === 'eq') return comparator === null && order === 0;
  const isUpward = op === 'gt' || op === 'ge';
  const includesLimit = op === 'le' || op === 'ge';
  const toward = isUpward ? order : -order;
  if (comparator === null) return toward > 0 || (toward === 0 && includesLimit);
  if (comparator.startsWith('>') !== isUpward) return false;
  return toward > 0 || (toward === 0 && (includesLimit || !comparator.endsWith('=')));
}

/**
 * Returns the rules of a test triggered by its verified value, each with the conditions that were
 * met.
 */
export function firedRules(
  test: { code: string; reflex: readonly ReflexRule[] },
  result: ReflexValue,
  find: (code: string) => ReflexValue | undefined,
): { rule: ReflexRule; conditions: ReflexCondition[] }[] {
  return test.reflex
    .filter(
      ({ when, and }) =>
        meets(when, result) && and.every((condition) => meets(condition, find(condition.code))),
    )
    .map((rule) => ({ rule, conditions: [{ code: test.code, ...rule.when }, ...rule.and] }));
}
