import * as v from 'valibot';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { conversionBetween, convertNumber } from '../catalogue/units/conversion.ts';
import { rangeRowSchema, type RangeRow } from '../catalogue/value-rules.schema.ts';
import type { Named } from '../http/named.ts';
import { parseValue } from './parse-value.ts';

/**
 * A result in the second unit of its test, for display beside the value. The flag is that of the
 * value in the unit of the test.
 */
const secondValueObject = v.object({
  value_text: v.string(),
  unit_display: v.string(),
  /** The interval of the result in this unit; null if the result has none. */
  range: v.nullable(rangeRowSchema),
});
export interface SecondValueSchema extends Named<typeof secondValueObject> {}
export const secondValueSchema: SecondValueSchema = secondValueObject;
export interface SecondValue extends v.InferOutput<SecondValueSchema> {}

/** A result with the unit it was made in. */
export interface ResultInUnit {
  value_text: string | null;
  /** UCUM code. */
  unit: string | null;
  range: RangeRow | null;
}

/**
 * Converts a reported value and its interval to the second unit of its test. A comparator is kept:
 * `<5` is converted as its limit. Null without a second unit, for a value that is not a number, and
 * for one outside the range of the conversion; an interval that cannot be converted is omitted.
 */
export function secondValueOf(
  { value_text, unit, range }: ResultInUnit,
  {
    second_unit,
    loinc,
    result_type,
  }: Pick<TestDefinition, 'second_unit' | 'loinc' | 'result_type'>,
): SecondValue | null {
  if (second_unit === null || unit === null || value_text === null || result_type !== 'numeric')
    return null;
  const conversion = conversionBetween(unit, second_unit.unit, loinc?.code ?? null);
  const value = parseValue(value_text);
  if (!conversion || value.kind !== 'number') return null;
  const inUnit = (number: string) => convertNumber(number, conversion, second_unit.decimals);
  const number = inUnit(value.number);
  if (number === null) return null;
  return {
    value_text: `${value.comparator ?? ''}${number}`,
    unit_display: second_unit.unit_display,
    range: range && rangeIn(range, inUnit),
  };
}

function rangeIn(range: RangeRow, inUnit: (number: string) => string | null): RangeRow | null {
  const [low, high] = [range.low, range.high].map((limit) => limit && inUnit(limit));
  const isLost = (range.low !== null && low === null) || (range.high !== null && high === null);
  return isLost ? null : { ...range, low: low ?? null, high: high ?? null };
}
