import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { conversionBetween, convertNumber } from '../catalogue/units/conversion.ts';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import { parseValue } from './parse-value.ts';
import type { SecondValue } from './second-value.schema.ts';

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
