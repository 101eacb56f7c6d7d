import { dateIn } from '@alms/lis-domain/calendar';
import { findInterval, selectInterval, type IntervalContext } from '@alms/lis-domain/catalogue';
import { statedConditions } from '@alms/lis-domain/orders';
import { hoursLived } from '@alms/lis-domain/patients';
import {
  isVerified,
  translationsOf,
  type Instrument,
  type PatientResult,
  type Result,
  type ResultVersion,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../platform/http/call.ts';
import { concealedFrom, type Concealment } from '../catalogue/confidential.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { summaryOf } from '../patients/patient-summary.ts';
import { withoutConcealed } from './portal-visibility/concealed-results.ts';
import { previousValueOf } from './entry/previous-values.ts';
import type { ResultRow } from './result-versions.ts';
import type { DetailedResult } from './results.store.ts';

/** Where and when results are read. */
export interface Viewpoint {
  zone: string;
  now: Date;
}

/** Who reads results, where and when. */
export interface Reader extends Viewpoint {
  concealed: Concealment;
}

/** Whoever acts, as a reader of what came of it. */
export async function readerOf(context: OperationContext): Promise<Reader> {
  return {
    zone: await timeZoneOf(context.tx, context.tenantId),
    now: context.now,
    concealed: await concealedFrom(context),
  };
}

type ToldResult = Pick<
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

/** What decides which interval applies: the patient at collection, and what was told with the order. Before collection, as if collected now. */
export function intervalContext(row: ToldResult, { zone, now }: Viewpoint): IntervalContext {
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

/** A result as the contract shows one, without what is kept from who reads it. */
export function resultOf(row: DetailedResult, reader: Reader): Result {
  const { result_type, decimals, coded_values, loinc, ranges, plausible, calculation, portal } =
    row.definition;
  const context = intervalContext(row, reader);
  const critical = findInterval(ranges, 'critical', context);
  const whole = {
    ...row,
    created_at: row.first_created_at,
    updated_at: row.created_at,
    patient: summaryOf(row),
    test: {
      id: row.test_parameter_id,
      code: row.code,
      name: row.name,
      result_type,
      decimals,
      coded_values,
      loinc: loinc?.code ?? null,
      plausible,
      calculation,
      portal,
    },
    // While nobody can say which critical limits apply, a value within the interval is not known to be normal, and is not to look so while it is typed.
    applicable_range:
      critical.reason === 'age_uncertain' ? null : selectInterval(ranges, 'reference', context),
    applicable_critical: critical.row,
    entered_by: named(row.entered_by, row.entered_by_name),
    verified_by: named(row.verified_by, row.verified_by_name),
    verification: verificationOf(row),
    released_by: named(row.released_by, row.released_by_name),
    instrument: instrumentOf(row),
    previous: row.previous && previousValueOf(row.previous),
  };
  return withoutConcealed(whole, row, reader.concealed);
}

/** A rule that has verified a result is named; whoever did otherwise was a person. */
function verificationOf({
  verified_at,
  rule_reference,
}: Pick<ResultRow, 'verified_at' | 'rule_reference'>): Result['verification'] {
  if (verified_at === null) return null;
  return rule_reference === null ? 'manual' : 'auto';
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}

/** What a result was measured with, if somebody said. */
export function instrumentOf({
  instrument_id,
  instrument_name,
}: Pick<ResultRow, 'instrument_id' | 'instrument_name'>): Instrument | null {
  return named(instrument_id, instrument_name);
}

/** Results after their next version was written, in the order they were read. */
export function changedResults(
  read: readonly DetailedResult[],
  written: readonly ResultRow[],
  reader: Reader,
): Result[] {
  return read.map((row) =>
    resultOf({ ...row, ...written.find(({ id }) => id === row.id) }, reader),
  );
}

/** What one version of a result said. A correction, or that a held value may go on, is told with the version that it made, not with those after it. */
export function versionOf({
  version,
  status,
  value_text,
  attachment,
  unit_display,
  flag,
  flag_reason,
  source,
  comment,
  correction,
  hold_release,
  rule_reference,
  created_at,
  ...row
}: ResultRow): ResultVersion {
  const made = correction?.from_version === version - 1 ? correction : null;
  const letGo = hold_release?.from_version === version - 1 ? hold_release : null;
  const by =
    made?.by.name ??
    letGo?.by.name ??
    (isVerified(status) ? (row.released_by_name ?? row.verified_by_name) : row.entered_by_name);
  return {
    version,
    at: created_at,
    by,
    status,
    value_text,
    attachment,
    unit_display,
    flag,
    flag_reason,
    source,
    instrument: instrumentOf(row),
    comment,
    correction: made,
    hold_release: letGo,
    rule_reference,
  };
}

/** What whoever ordered a result and its patient read alike. */
export function reportedResultOf(row: DetailedResult) {
  return { ...row, test_name: row.name, corrected: row.status === 'amended' };
}

/** A result as its patient reads it. */
export function patientResultOf(row: DetailedResult): PatientResult {
  const { result_type, coded_values, translations } = row.definition;
  return {
    ...reportedResultOf(row),
    result_type,
    translations: translationsOf(row, { name: row.name, coded_values, translations }),
    taken_back: row.status === 'entered_in_error',
  };
}
