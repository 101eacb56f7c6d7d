import { mayReadSuppressed } from '@alms/lis-domain/access';
import { dateIn } from '@alms/lis-domain/calendar';
import {
  findInterval,
  selectInterval,
  type IntervalContext,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import { statedConditions } from '@alms/lis-domain/orders';
import { hoursLived } from '@alms/lis-domain/patients';
import {
  canMoveResult,
  isReported,
  isVerified,
  lateInterference,
  suppressedValue,
  translationsOf,
  type Check,
  type Instrument,
  type PatientResult,
  type Result,
  type ReportedComment,
  type ResultTrace,
  type ResultVersion,
  manualHoldOf,
  reactivityOf,
  reportedComments,
  secondValueOf,
  type ResultInUnit,
  type SecondValue,
  uncertaintyOf,
  type ValueUncertainty,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom, type Concealment } from '../catalogue/confidential.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import {
  ownAuthorizations,
  type NotAuthorizedFor,
} from '../identity/competence/own-authorizations.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import { withoutConcealed } from './portal-visibility/concealed-results.ts';
import { isWithdrawn } from './report/reported-states.ts';
import { previousValueOf } from './entry/previous-values.ts';
import type { ResultRow } from './result-versions.ts';
import { findResultsById, type DetailedResult } from './results.store.ts';

/** Time zone and time of evaluation. */
export interface EvaluationTime {
  zone: string;
  now: Date;
}

/** A reader of results, with concealed tests, time zone and time. */
export interface Reader extends EvaluationTime {
  concealed: Concealment;
  /** Whether values that are not reported because of interference are shown. */
  readsSuppressed: boolean;
  /** Answers name the laboratory only in a facility with several. */
  hasSeveralLaboratories: boolean;
  /** Tasks that the reader may not perform in a department. */
  notAuthorizedFor: NotAuthorizedFor;
}

/** The user of the request as a reader of its results. */
export async function readerOf(context: OperationContext): Promise<Reader> {
  return {
    zone: await timeZoneOf(context.tx, context.tenantId),
    now: context.now,
    concealed: await concealedFrom(context),
    readsSuppressed: mayReadSuppressed(context.user),
    hasSeveralLaboratories: context.user.laboratories.length > 0,
    notAuthorizedFor: await ownAuthorizations(context),
  };
}

type ResultFacts = Pick<
  DetailedResult,
  | 'sex_for_ranges'
  | 'birth_date'
  | 'birth_time'
  | 'birth_date_estimated'
  | 'collected_at'
  | 'conditions'
  | 'fasting'
  | 'fasting_at_collection'
>;

/**
 * Criteria for interval selection: the patient at collection and the clinical information. Before
 * collection, the current time is used.
 */
export function intervalContext(row: ResultFacts, { zone, now }: EvaluationTime): IntervalContext {
  const { sex_for_ranges, birth_date, birth_date_estimated } = row;
  const collected = row.collected_at ?? now.toISOString();
  return {
    sex_for_ranges,
    birth_date,
    birth_date_estimated,
    hours_lived: hoursLived(row, zone, collected),
    collected_on: dateIn(zone, collected),
    conditions: statedConditions(row),
  };
}

/** Maps a result to the contract, without data concealed from the reader. */
export function resultOf(row: DetailedResult, reader: Reader): Result {
  const { department, result_type, decimals, coded_values, loinc, ranges, plausible, ...rules } =
    row.definition;
  const { calculation, portal, narrative_templates } = rules;
  const notAuthorized = reader.notAuthorizedFor(department);
  const context = intervalContext(row, reader);
  const critical = findInterval(ranges, 'critical', context);
  const whole = {
    ...row,
    created_at: row.first_created_at,
    updated_at: row.created_at,
    patient: summaryOf(row),
    ...(notAuthorized.length > 0 && { not_authorized_for: notAuthorized }),
    ...(reader.hasSeveralLaboratories && {
      laboratory: { id: row.laboratory_id, name: row.laboratory_name },
    }),
    test: {
      id: row.test_parameter_id,
      code: row.code,
      name: row.name,
      result_type,
      decimals,
      coded_values,
      narrative_templates: canMoveResult(row.status, 'enter') ? narrative_templates : [],
      loinc: loinc?.code ?? null,
      plausible,
      calculation,
      portal,
    },
    // While the applicable critical limits are ambiguous, a value within the interval is not known
    // to be normal and must not appear so during entry.
    applicable_range:
      critical.reason === 'age_uncertain' ? null : selectInterval(ranges, 'reference', context),
    applicable_critical: critical.row,
    ...secondOf(row, row.definition),
    ...uncertaintyFor(row, row.definition),
    late_interference: isVerified(row.status)
      ? lateInterference(row.definition, row.specimen_condition, row.checks)
      : null,
    entered_by: named(row.entered_by, row.entered_by_name),
    verified_by: named(row.verified_by, row.verified_by_name),
    verification: verificationOf(row),
    released_by: named(row.released_by, row.released_by_name),
    instrument: instrumentOf(row),
    previous: row.previous && previousValueOf(row.previous),
    ...(!reader.readsSuppressed && {
      checks: row.checks && row.checks.map(withoutMeasured),
      amendment: row.amendment && {
        ...row.amendment,
        checks: row.amendment.checks.map(withoutMeasured),
      },
    }),
  };
  return withoutConcealed(whole, row, reader.concealed);
}

/** The value in the second unit of its test, as ordered; omitted if there is none. */
export function secondOf(
  result: ResultInUnit,
  test: Pick<TestDefinition, 'second_unit' | 'loinc' | 'result_type'>,
): { second?: SecondValue } {
  const second = secondValueOf(result, test);
  return second ? { second } : {};
}

/** The measurement uncertainty stated by the test, as ordered; omitted if unknown. */
export function uncertaintyFor(
  result: ResultInUnit,
  test: Pick<TestDefinition, 'uncertainty' | 'unit' | 'decimals' | 'result_type'>,
): { uncertainty?: ValueUncertainty } {
  const uncertainty = uncertaintyOf(result, test);
  return uncertainty ? { uncertainty } : {};
}

/** The coded comments that its report prints; omitted if there are none. */
export function commentsFor(result: Parameters<typeof reportedComments>[0]): {
  comments?: ReportedComment[];
} {
  const comments = reportedComments(result);
  return comments.length > 0 ? { comments } : {};
}

const withoutMeasured = (check: Check): Check =>
  check.kind === 'interference' ? { ...check, measured: null } : check;

/** Verification by a rule, which is named, or by a user. */
function verificationOf({
  verified_at,
  rule_reference,
}: Pick<ResultRow, 'verified_at' | 'rule_reference'>): Result['verification'] {
  if (verified_at === null) return null;
  return rule_reference === null ? 'manual' : 'auto';
}

function named<I extends string>(
  id: I | null,
  name: string | null,
): { id: I; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}

/** The measuring instrument, if recorded. */
export function instrumentOf({
  instrument_id,
  instrument_name,
}: Pick<ResultRow, 'instrument_id' | 'instrument_name'>): Instrument | null {
  return named(instrument_id, instrument_name);
}

/** Results with their new versions, in their original order. */
export function changedResults(
  read: readonly DetailedResult[],
  written: readonly ResultRow[],
  reader: Reader,
): Result[] {
  return read.map((row) =>
    resultOf({ ...row, ...written.find(({ id }) => id === row.id) }, reader),
  );
}

/**
 * Maps one version of a result. A correction, hold or hold release is shown with the version it
 * created, not with later ones.
 */
export function versionOf(
  {
    version,
    status,
    value_text,
    unrounded_value,
    attachment,
    unit_display,
    flag,
    flag_reason,
    source,
    comment,
    coded_comments,
    comments_changed,
    correction,
    checks,
    hold_release,
    rule_reference,
    created_at,
    ...row
  }: ResultRow,
  trace: ResultTrace | null = null,
): ResultVersion {
  const made = correction?.from_version === version - 1 ? correction : null;
  const letGo = hold_release?.from_version === version - 1 ? hold_release : null;
  const manual = manualHoldOf(checks);
  const hold = manual?.at === created_at ? manual : null;
  const changer = comments_changed?.at === created_at ? comments_changed.by.name : null;
  const by =
    made?.by.name ??
    changer ??
    hold?.by.name ??
    letGo?.by.name ??
    (isVerified(status) ? (row.released_by_name ?? row.verified_by_name) : row.entered_by_name);
  return {
    version,
    at: created_at,
    by,
    status,
    value_text,
    unrounded_value,
    attachment,
    unit_display,
    flag,
    flag_reason,
    source,
    instrument: instrumentOf(row),
    comment,
    coded_comments,
    comments_changed_by: changer,
    correction: made,
    correction_verified_by:
      made?.kind === 'amended' ? (row.released_by_name ?? row.verified_by_name) : null,
    hold,
    hold_release: letGo,
    rule_reference,
    trace,
  };
}

/**
 * Maps all versions of a result. If one is not reported because of interference, values that were
 * never reported are omitted for users who only read results: one of them is the same measurement.
 */
export function versionsOf(
  rows: readonly ResultRow[],
  { readsSuppressed }: Pick<Reader, 'readsSuppressed'>,
  traceOf: (row: ResultRow) => ResultTrace | null,
): ResultVersion[] {
  const omitsValues =
    !readsSuppressed && rows.some(({ checks }) => suppressedValue(checks) !== undefined);
  return rows.map((row) =>
    omitsValues && !isReported(row.status)
      ? { ...versionOf(row, traceOf(row)), value_text: null, unrounded_value: null, flag: null }
      : versionOf(row, traceOf(row)),
  );
}

/** Fields common to the ordering provider's and the patient's view. */
export function reportedResultOf(row: DetailedResult) {
  return {
    ...row,
    test_name: row.name,
    reactivity: reactivityOf(row.definition, row.value_text),
    ...secondOf(row, row.definition),
    corrected: row.status === 'amended',
    under_correction: row.amendment !== null,
  };
}

/** Maps a result to the patient's view. */
export function patientResultOf(row: DetailedResult): PatientResult {
  const { result_type, coded_values, translations } = row.definition;
  return {
    ...reportedResultOf(row),
    ...commentsFor(row),
    result_type,
    translations: translationsOf(row, { name: row.name, coded_values, translations }),
    taken_back: isWithdrawn(row),
  };
}

/** Reads results again after changes that may have changed others, in the order of `rows`. */
export async function resultsAfter(
  context: OperationContext,
  rows: readonly Pick<DetailedResult, 'id'>[],
): Promise<Result[]> {
  const ids = rows.map(({ id }) => id);
  const after = await findResultsById(context.tx, context.tenantId, ids);
  const reader = await readerOf(context);
  return ids.flatMap((id) =>
    after.filter((row) => row.id === id).map((row) => resultOf(row, reader)),
  );
}
