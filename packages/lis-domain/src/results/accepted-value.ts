import { codedValueOf } from '../catalogue/coded-value.ts';
import { hasLimits, type ResultType } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { parseRatio } from './parse-ratio.ts';
import { parseValue } from './parse-value.ts';

/** The properties of a test that decide which values it accepts. */
export type AcceptingTest = Pick<TestDefinition, 'result_type' | 'coded_values'>;

/** Reason why a value is not accepted, by result type. */
type ValueRefusal = 'number_unreadable' | 'titer_unreadable' | 'ratio_unreadable' | 'not_an_answer';

/** A value in the notation in which it is stored, or the reason why it is not accepted. */
export type AcceptedValue =
  | { status: 'accepted'; value_text: string }
  | { status: 'refused'; refusal: ValueRefusal };

const REFUSALS: Partial<Record<ResultType, ValueRefusal>> = {
  numeric: 'number_unreadable',
  titer: 'titer_unreadable',
  ratio: 'ratio_unreadable',
  ordinal: 'not_an_answer',
  coded: 'not_an_answer',
};

/** Returns a number, titer or ratio in stored notation; undefined for anything else. */
function storedNumber(text: string, type: ResultType, decimalMark: '.' | ','): string | undefined {
  if (type === 'titer' || type === 'ratio') {
    const ratio = parseRatio(text, type, { decimalMark });
    return ratio && `${ratio.comparator ?? ''}${ratio.first}:${ratio.second}`;
  }
  const value = parseValue(text, { decimalMark });
  return value.kind === 'number' ? `${value.comparator ?? ''}${value.number}` : undefined;
}

/**
 * Decides whether a test accepts a value, wherever it comes from: manual entry, correction, import
 * file or instrument message. A test with limits accepts a number in the notation of its type, with
 * a comparator if needed, and the coded values of its definition. An ordinal or coded test with a
 * list accepts the values of its list. Everything else is rejected: a value that cannot be compared
 * would have no flag, no plausibility check and no critical result notification. Other types accept
 * any text.
 */
export function acceptValue(
  text: string,
  { result_type, coded_values }: AcceptingTest,
  { decimalMark = '.' }: { decimalMark?: '.' | ',' } = {},
): AcceptedValue {
  const typed = text.trim();
  const refusal = REFUSALS[result_type];
  const isFree = refusal === 'not_an_answer' && coded_values.length === 0;
  if (refusal === undefined || isFree) return { status: 'accepted', value_text: typed };
  const value_text =
    (hasLimits(result_type) ? storedNumber(typed, result_type, decimalMark) : undefined) ??
    codedValueOf(typed, coded_values)?.display;
  return value_text === undefined
    ? { status: 'refused', refusal }
    : { status: 'accepted', value_text };
}
