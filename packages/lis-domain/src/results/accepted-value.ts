import * as v from 'valibot';
import { codedValueOf } from '../catalogue/coded-value.ts';
import {
  hasLimits,
  takesCodedValues,
  writtenAs,
  type ResultType,
} from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { lineField } from '../http/fields.ts';
import { MAX_VALUE, valueField } from './narrative.ts';
import { parseRatio } from './parse-ratio.ts';
import { parseValue } from './parse-value.ts';
import { reportedNumber } from './reported-value.ts';

/** The properties of a test that decide which values it accepts. */
export type AcceptingTest = Pick<TestDefinition, 'result_type' | 'coded_values' | 'decimals'>;

/** Reason why a value is not accepted, by result type. */
type ValueRefusal =
  | 'number_unreadable'
  | 'titer_unreadable'
  | 'ratio_unreadable'
  | 'not_an_answer'
  | 'line_expected'
  | 'narrative_unreadable';

/** A value in the notation in which it is stored. */
export interface StoredValue {
  /** The value that is flagged and reported. */
  value_text: string;
  /** The value as measured, if it has more decimals than are reported (`reportedNumber`). */
  unrounded_value: string | null;
}

/** A value in the notation in which it is stored, or the reason why it is not accepted. */
export type AcceptedValue =
  | ({ status: 'accepted' } & StoredValue)
  | { status: 'refused'; refusal: ValueRefusal };

const REFUSALS: Readonly<Record<ResultType, ValueRefusal>> = {
  numeric: 'number_unreadable',
  titer: 'titer_unreadable',
  ratio: 'ratio_unreadable',
  ordinal: 'not_an_answer',
  coded: 'not_an_answer',
  text: 'line_expected',
  narrative: 'narrative_unreadable',
  attachment: 'line_expected',
};

const asMeasured = (value_text: string): StoredValue => ({ value_text, unrounded_value: null });

/** Returns a number, titer or ratio in stored notation; undefined for anything else. */
function storedNumber(
  text: string,
  { result_type, decimals }: AcceptingTest,
  decimalMark: '.' | ',',
): StoredValue | undefined {
  if (result_type === 'titer' || result_type === 'ratio') {
    const ratio = parseRatio(text, result_type, { decimalMark });
    return ratio && asMeasured(`${ratio.comparator ?? ''}${ratio.first}:${ratio.second}`);
  }
  const value = parseValue(text, { decimalMark });
  if (value.kind !== 'number') return undefined;
  // A comparator marks a limit of the measuring range, which is not rounded.
  if (value.comparator !== null) return asMeasured(`${value.comparator}${value.number}`);
  const value_text = reportedNumber(value.number, decimals);
  return { value_text, unrounded_value: value_text === value.number ? null : value.number };
}

/**
 * Decides whether a test accepts a value, wherever it comes from: manual entry, correction, import
 * file or instrument message. A test with limits accepts a number in the notation of its type, with
 * a comparator if needed, and the coded values of its definition. An ordinal or coded test with a
 * list accepts the values of its list. Everything else is rejected: a value that cannot be compared
 * would have no flag, no plausibility check and no critical result notification. Text is one line
 * of at most 200 characters, a narrative a document of at most 20,000. Numbers are rounded to the
 * decimals that the test reports.
 */
export function acceptValue(
  text: string,
  test: AcceptingTest,
  { decimalMark = '.' }: { decimalMark?: '.' | ',' } = {},
): AcceptedValue {
  const { result_type, coded_values } = test;
  const typed = text.trim();
  const refusal = REFUSALS[result_type];
  if (writtenAs[result_type] === 'document') {
    const read = v.safeParse(valueField, text);
    return read.success
      ? { status: 'accepted', ...asMeasured(read.output) }
      : { status: 'refused', refusal };
  }
  const isFree =
    !takesCodedValues(result_type) || (refusal === 'not_an_answer' && coded_values.length === 0);
  if (isFree)
    return v.is(lineField(MAX_VALUE, 0), typed)
      ? { status: 'accepted', ...asMeasured(typed) }
      : { status: 'refused', refusal: 'line_expected' };
  const number = hasLimits(result_type) ? storedNumber(typed, test, decimalMark) : undefined;
  if (number) return { status: 'accepted', ...number };
  const coded = codedValueOf(typed, coded_values)?.display;
  return coded === undefined
    ? { status: 'refused', refusal }
    : { status: 'accepted', ...asMeasured(coded) };
}
