import type { Permission } from '../access/permissions.ts';
import {
  dependsOnEstimate,
  findInterval,
  type IntervalContext,
} from '../catalogue/interval-selection.ts';
import { hasLimits, writtenAs } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { displayAges } from '../patients/age.ts';
import { birthDatePrecision } from '../patients/birth-date.ts';
import { makesDoubtful, type ArrivalCondition } from '../samples/arrival-condition.ts';
import type { Check, CheckOutcome, PreviousValue } from './check.schema.ts';
import { checkDelta } from './delta-check.ts';
import {
  interpret,
  mayLieWithin,
  type Interpretation,
  type InterpretedTest,
} from './interpretation.ts';
import { readQuantity } from './read-quantity.ts';

/** As much of a test as the checks of its values need. */
export type CheckedTest = InterpretedTest & Pick<TestDefinition, 'measuring_range' | 'delta'>;

/** A value, and everything else that its checks look at. */
export interface CheckedValue {
  value_text: string;
  /** Why a value outside the plausible range is right. */
  override_reason?: string | undefined;
  collected_at: string | null;
  context: IntervalContext;
  /** See `checkDelta`. */
  previous: PreviousValue | null;
  /** Whether the controls of the test are in order. */
  qc: 'passed' | 'held' | 'unknown';
  /** What was noted of its specimen on arrival. */
  specimen_condition: ArrivalCondition | null;
}

function outcomeWhen(known: boolean, isFine: boolean): CheckOutcome {
  if (!known) return 'unknown';
  return isFine ? 'passed' : 'warned';
}

/** So long is a newborn's age told in hours, as intervals of the first days count it. */
const HOURS_TOLD = 72;

/** How old somebody was at collection, as it is kept with the interval that was chosen by it. */
function toldAge({
  birth_date,
  hours_lived,
  collected_on,
}: IntervalContext): Pick<Extract<Check, { kind: 'interval' }>, 'age' | 'oldest'> {
  if (hours_lived !== undefined && hours_lived >= 0 && hours_lived < HOURS_TOLD)
    return { age: { value: hours_lived, unit: 'h' } };
  const ages = displayAges(birth_date, collected_on);
  return {
    age: ages?.youngest ?? null,
    ...(birthDatePrecision(birth_date) !== 'day' && ages && { oldest: ages.oldest }),
  };
}

/** The checks that only what has limits can have. A value with a comparator is how something beyond the measuring range is written. */
function limitChecks(
  { result_type, ranges, plausible, measuring_range }: CheckedTest,
  { value_text, override_reason, context }: CheckedValue,
  meaning: Interpretation,
): Check[] {
  const value = readQuantity(value_text, result_type);
  const isRead = value.kind === 'quantity';
  const isMeasured = isRead && (value.comparator !== null || mayLieWithin(value, measuring_range));
  const { row, reason } = findInterval(ranges, 'reference', context);
  const isEstimate = context.birth_date_estimated === true;
  const decides = (['reference', 'critical'] as const).some((type) =>
    dependsOnEstimate(ranges, type, context),
  );
  return [
    {
      kind: 'plausible',
      outcome: outcomeWhen(isRead && plausible !== null, meaning.plausible),
      limits: plausible,
      reason: meaning.plausible ? null : (override_reason ?? null),
    },
    {
      kind: 'measuring_range',
      outcome: outcomeWhen(isRead && measuring_range !== null, isMeasured),
      limits: measuring_range,
    },
    {
      kind: 'interval',
      outcome: row === null ? 'unknown' : 'passed',
      reason,
      sex: context.sex_for_ranges,
      ...toldAge(context),
      ...(isEstimate && ({ estimate: decides ? 'decides' : 'suffices' } as const)),
    },
  ];
}

/** Whether a value is known to be no critical one: against limits that there are, or as an answer that the catalogue names. */
function isKnownUncritical(
  { result_type, ranges }: CheckedTest,
  { context }: CheckedValue,
  { flag_reason }: Interpretation,
): boolean {
  if (!hasLimits(result_type)) return flag_reason === 'coded_value';
  return (
    findInterval(ranges, 'critical', context).row !== null &&
    flag_reason !== 'comparator_undecidable' &&
    flag_reason !== 'not_numeric'
  );
}

/** The checks of everything that says something by itself, which a file does not. */
function valueChecks(test: CheckedTest, value: CheckedValue, meaning: Interpretation): Check[] {
  return [
    {
      kind: 'critical',
      outcome: outcomeWhen(
        meaning.critical || isKnownUncritical(test, value, meaning),
        !meaning.critical,
      ),
    },
    checkDelta(test, value, value.previous),
  ];
}

/** Looks at a value from every side there is (domain model 2.6): each check says what it found, or that it could not tell. */
export function checksOf(
  test: CheckedTest,
  value: CheckedValue,
  meaning: Interpretation = interpret(value.value_text, test, value.context),
): Check[] {
  return [
    ...(hasLimits(test.result_type) ? limitChecks(test, value, meaning) : []),
    ...(writtenAs[test.result_type] === 'file' ? [] : valueChecks(test, value, meaning)),
    { kind: 'qc', outcome: value.qc },
    ...(makesDoubtful(value.specimen_condition)
      ? [{ kind: 'specimen', outcome: 'warned', condition: value.specimen_condition } as const]
      : []),
  ];
}

/** The checks that keep a result until a person decides. */
export function holdsOf(checks: readonly Check[] | null): Check[] {
  return (checks ?? []).filter(({ outcome }) => outcome === 'held');
}

/** What somebody must hold to let a held result go on. A rejected control is overruled only by those who may overrule controls. */
export function releasePermission(
  checks: readonly Check[] | null,
): Extract<Permission, 'override_qc' | 'verify_results'> {
  return holdsOf(checks).some(({ kind }) => kind === 'qc') ? 'override_qc' : 'verify_results';
}
