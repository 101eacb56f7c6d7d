import { codedValueOf } from '../catalogue/coded-value.ts';
import {
  possibleIntervals,
  selectInterval,
  type IntervalContext,
} from '../catalogue/interval-selection.ts';
import { takesCodedValues } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import { hasLimit, mayLieWithin, positionIn } from './compare-with-limits.ts';
import { criticalPosition } from './critical-value.ts';
import type { Comparator } from './parse-value.ts';
import { readQuantity, type Quantity } from './read-quantity.ts';
import { reportedQuantity } from './reported-value.ts';
import type { Flag, FlagReason } from './flag.schema.ts';

/** The properties of a test that an interpretation needs. */
export type InterpretedTest = Pick<
  TestDefinition,
  'result_type' | 'decimals' | 'ranges' | 'coded_values' | 'plausible'
>;

/**
 * Interpretation of a value for this patient. A null flag is undecided, with the reason, never
 * normal.
 */
export interface Interpretation {
  flag: Flag | null;
  flag_reason: FlagReason;
  critical: boolean;
  /** The applicable reference interval, stored with the result. */
  range: RangeRow | null;
  comparator: Comparator | null;
  /** False: entry requires a reason. */
  plausible: boolean;
}

/** @param criticals Critical limits that may apply at the possible ages. */
function flagNumber(
  value: Quantity,
  range: RangeRow | null,
  criticals: readonly (RangeRow | null)[],
): Pick<Interpretation, 'flag' | 'flag_reason' | 'critical'> {
  const critical = criticalPosition(value, criticals);
  if (critical === 'low' || critical === 'high')
    return { flag: critical === 'low' ? 'LL' : 'HH', flag_reason: 'critical', critical: true };
  if (critical === 'undecided')
    return { flag: null, flag_reason: 'comparator_undecidable', critical: false };
  if (critical === 'limits_differ' || criticals.length > 1 || !hasLimit(range))
    return { flag: null, flag_reason: 'no_applicable_interval', critical: false };
  const position = positionIn(range, value);
  if (position === 'undecided')
    return { flag: null, flag_reason: 'comparator_undecidable', critical: false };
  if (position === 'inside') return { flag: 'N', flag_reason: 'within_reference', critical: false };
  return {
    flag: position === 'low' ? 'L' : 'H',
    flag_reason: 'outside_reference',
    critical: false,
  };
}

/**
 * Parses a value and flags it by the intervals that apply to the patient at collection. Plausible
 * limits come first (they only require a reason), then critical, then reference (domain model
 * 2.1.1). Plausibility concerns the measurement and is checked for the value as measured; the flag
 * concerns the report and is that of the rounded value (`reportedNumber`). A value with a
 * comparator is flagged only if all values it allows lie on one side. If it might be critical, the
 * flag is undecided for manual review. If several critical limits may apply because of a partial
 * date of birth, the flag is also undecided unless the value is critical by all of them.
 *
 * @param valueText The value as measured, or as reported.
 */
export function interpret(
  valueText: string,
  test: InterpretedTest,
  context: IntervalContext,
  options: { decimalMark?: '.' | ',' } = {},
): Interpretation {
  const range = selectInterval(test.ranges, 'reference', context);
  const undecided = {
    flag: null,
    critical: false,
    range,
    comparator: null,
    plausible: true,
  } as const;
  const value = readQuantity(valueText, test.result_type, options);
  if (value.kind === 'missing') return { ...undecided, flag_reason: 'no_value' };

  if (value.kind === 'text') {
    const coded = takesCodedValues(test.result_type)
      ? codedValueOf(valueText, test.coded_values)
      : undefined;
    return coded
      ? {
          ...undecided,
          flag: coded.flag,
          flag_reason: 'coded_value',
          critical: coded.flag === 'AA',
        }
      : { ...undecided, flag_reason: 'not_numeric' };
  }

  const flagged = flagNumber(
    reportedQuantity(value, test),
    range,
    possibleIntervals(test.ranges, 'critical', context).map(({ row }) => row),
  );
  return {
    ...flagged,
    range,
    comparator: value.comparator,
    plausible: mayLieWithin(value, test.plausible),
  };
}
