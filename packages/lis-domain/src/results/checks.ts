import type { Permission } from '../access/permissions.ts';
import {
  dependsOnEstimate,
  findInterval,
  type IntervalContext,
} from '../catalogue/interval-selection.ts';
import { hasLimits, isUnstructured } from '../catalogue/result-types.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import { displayAges } from '../patients/age.ts';
import { birthDatePrecision } from '../patients/birth-date.ts';
import { makesDoubtful, type ArrivalCondition } from '../samples/arrival-condition.ts';
import type { Result } from './result.schema.ts';
import type { Check, CheckOutcome, ManualHold, PreviousValue } from './check.schema.ts';
import { mayLieWithin } from './compare-with-limits.ts';
import { checkDelta } from './delta-check.ts';
import { interferenceCheck } from './interference.ts';
import { interpret, type Interpretation, type InterpretedTest } from './interpretation.ts';
import { readQuantity } from './read-quantity.ts';
import { stabilityCheck, type MeasuredSpecimen } from './stability.ts';

/** The properties of a test that its checks need. */
export type CheckedTest = InterpretedTest &
  Pick<TestDefinition, 'measuring_range' | 'delta' | 'interference' | 'specimens'>;

/** A value with all other data that its checks use. */
export interface CheckedValue {
  /**
   * As measured, or as reported if no measurement is recorded. Plausible limits and the measuring
   * range are compared with it, all other limits with the value that is reported for it.
   */
  value_text: string;
  /** Reason for accepting a value outside the plausible limits. */
  override_reason?: string | undefined;
  collected_at: string | null;
  context: IntervalContext;
  /** See `checkDelta`. */
  previous: PreviousValue | null;
  /** QC status of the test. */
  qc: 'passed' | 'held' | 'unknown';
  /** Recorded specimen condition on receipt. */
  specimen_condition: ArrivalCondition | null;
  /** The measured specimen, as stored. Null: not known, for a trial. */
  measured: Omit<MeasuredSpecimen, 'collected_at' | 'condition'> | null;
}

function outcomeWhen(known: boolean, isFine: boolean): CheckOutcome {
  if (!known) return 'unknown';
  return isFine ? 'passed' : 'warned';
}

/** A newborn’s age is stated in hours up to this limit, as in intervals for the first days. */
const MAX_AGE_IN_HOURS = 72;

/** The age at collection as stored with the selected interval. */
function storedAge({
  birth_date,
  hours_lived,
  collected_on,
}: IntervalContext): Pick<Extract<Check, { kind: 'interval' }>, 'age' | 'oldest'> {
  if (hours_lived !== undefined && hours_lived >= 0 && hours_lived < MAX_AGE_IN_HOURS)
    return { age: { value: hours_lived, unit: 'h' } };
  const ages = displayAges(birth_date, collected_on);
  return {
    age: ages?.youngest ?? null,
    ...(birthDatePrecision(birth_date) !== 'day' && ages && { oldest: ages.oldest }),
  };
}

/**
 * Checks that require limits. A comparator is the notation for a value beyond the measuring range.
 */
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
      ...storedAge(context),
      ...(isEstimate && ({ estimate: decides ? 'decides' : 'suffices' } as const)),
    },
  ];
}

/**
 * Returns whether a value is known not to be critical: compared with existing limits, or as a coded
 * value in the catalogue.
 */
function isKnownUncritical(
  { result_type, ranges }: CheckedTest,
  { context }: CheckedValue,
  { flag_reason }: Interpretation,
): boolean {
  if (!hasLimits(result_type)) return flag_reason === 'coded_value';
  return (
    findInterval(ranges, 'critical', context).row !== null &&
    flag_reason !== 'comparator_undecidable' &&
    flag_reason !== 'not_numeric' &&
    flag_reason !== 'coded_value'
  );
}

/** Checks of values that can be evaluated, which excludes documents and files. */
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

/**
 * Runs all checks of a value (domain model 2.6): each states its finding, or that it could not be
 * determined. A value that is not reported because of interference has no other check: nothing else
 * is decided about it.
 */
export function checksOf(
  test: CheckedTest,
  value: CheckedValue,
  meaning: Interpretation = interpret(value.value_text, test, value.context),
): Check[] {
  const stability =
    value.measured === null
      ? undefined
      : stabilityCheck(test, {
          ...value.measured,
          collected_at: value.collected_at,
          condition: value.specimen_condition,
        });
  const interference = isUnstructured(test.result_type)
    ? undefined
    : interferenceCheck(test, value.specimen_condition);
  if (interference?.action === 'suppress') return [{ ...interference, measured: value.value_text }];
  return [
    ...(hasLimits(test.result_type) ? limitChecks(test, value, meaning) : []),
    ...(isUnstructured(test.result_type) ? [] : valueChecks(test, value, meaning)),
    { kind: 'qc', outcome: value.qc },
    ...(makesDoubtful(value.specimen_condition)
      ? [{ kind: 'specimen', outcome: 'warned', condition: value.specimen_condition } as const]
      : []),
    ...(stability ? [stability] : []),
    ...(interference ? [interference] : []),
  ];
}

/** Returns the checks that hold a result until it is reviewed. */
export function holdsOf(checks: readonly Check[] | null): Check[] {
  return (checks ?? []).filter(({ outcome }) => outcome === 'held');
}

/** Returns the hold that a verifier placed on the value, also after its release. */
export function manualHoldOf(checks: readonly Check[] | null): ManualHold | undefined {
  return checks?.find((check) => check.kind === 'manual');
}

/** Returns the check that holds a coded value because it differs from the previous one. */
export function codedHistoryHold(checks: readonly Check[] | null): Check | undefined {
  return holdsOf(checks).find(
    (check) => check.kind === 'delta' && check.reason === 'value_changed',
  );
}

/**
 * Returns the permissions that are all required to release a hold: the QC override for rejected QC,
 * and the permission to correct reported results for a coded value, such as a blood group, that
 * differs from the previous one without a second specimen that confirms it (BCSH, Guidelines for
 * pre-transfusion compatibility procedures in blood transfusion laboratories, Transfus Med
 * 2013;23:3-35: a second specimen decides).
 */
export function releasePermissions({
  checks,
  second_specimen,
}: Pick<Result, 'checks' | 'second_specimen'>): Extract<
  Permission,
  'override_qc' | 'amend_results' | 'verify_results'
>[] {
  return [
    'verify_results',
    ...(holdsOf(checks).some(({ kind }) => kind === 'qc') ? (['override_qc'] as const) : []),
    ...(codedHistoryHold(checks) && second_specimen === null ? (['amend_results'] as const) : []),
  ];
}
