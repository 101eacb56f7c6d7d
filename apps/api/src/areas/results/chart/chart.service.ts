import { readsOwnPatientsOnly } from '@alms/lis-domain/access';
import { dayIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  isReported,
  type ChartResult,
  type ChartState,
  type listChartResults,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import { readingOf, summaryOf } from '../../patients/patient-summary.ts';
import { patientRow } from '../../patients/patients.service.ts';
import { chartPlaceOf, findChart, hasOrderedFor, type ChartRow } from './chart.store.ts';

const defaultLimit = 20;

/**
 * A patient's results in staff view. Doctors and nurses are refused unless they placed an order for
 * the patient. Access is audited.
 */
export async function listChart(
  context: OperationContext,
  patientId: PatientId,
  { cursor, limit = defaultLimit, from, test_parameter_id }: QueryOf<typeof listChartResults>,
): Promise<AnswerOf<typeof listChartResults>> {
  const { tx, tenantId, user } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  if (
    readsOwnPatientsOnly(user) &&
    !(await hasOrderedFor(tx, { tenantId, userId: user.id, patientId }))
  )
    throw new Refusal('not_found');
  const rows = await findChart(tx, tenantId, {
    patientId,
    from: from === undefined ? undefined : dayIn(await timeZoneOf(tx, tenantId), from).start,
    testParameterId: test_parameter_id,
    shown: (await concealedFrom(context)).shows,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'result'));
  return pageOfRows(rows, limit, chartPlaceOf, chartResultOf);
}

/** Maps a result to the contract. A value that is not reported is omitted, with its evaluation. */
function chartResultOf(row: ChartRow): ChartResult {
  const state = stateOf(row);
  const isKnown = state === 'reported';
  return {
    id: row.id,
    order_id: row.order_id,
    order_number: row.order_number,
    sample_id: row.sample_id,
    accession_number: row.accession_number,
    test: {
      id: row.test_parameter_id,
      name: row.name,
      department: row.department,
      result_type: row.result_type,
    },
    state,
    value_text: isKnown ? row.value_text : null,
    attachment: isKnown ? row.attachment : null,
    unit_display: row.unit_display,
    flag: isKnown ? row.flag : null,
    flag_reason: isKnown ? row.flag_reason : null,
    range: isKnown ? row.range : null,
    corrected: row.status === 'amended',
    collected_at: row.collected_at,
    released_at: row.released_at,
    verified_at: isKnown ? row.verified_at : null,
    verified_by: isKnown ? row.verified_by_name : null,
    rule_reference: isKnown ? row.rule_reference : null,
  };
}

function stateOf({ status, item_status, released_at }: ChartRow): ChartState {
  if (status === 'entered_in_error' || status === 'not_calculated') return status;
  if (isReported(status) && released_at !== null) return 'reported';
  if (status === 'held' || status === 'verified') return status;
  if (status === 'entered') return 'resulted';
  return item_status === 'collected' || item_status === 'received' || item_status === 'in_process'
    ? item_status
    : 'ordered';
}
