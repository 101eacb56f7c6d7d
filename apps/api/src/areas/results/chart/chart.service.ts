import { mayCall, readsOwnPatientsOnly } from '@alms/lis-domain/access';
import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { listPatientInvoices } from '@alms/lis-domain/billing';
import { dayIn } from '@alms/lis-domain/calendar';
import type { Access, AnswerOf, QueryOf } from '@alms/lis-domain/http';
import { listOrders } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  isReported,
  type ChartResult,
  listChartResults,
  reactivityOf,
  type ChartState,
  type readChartCounts,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import { readingOf, summaryOf } from '../../patients/patient-summary.ts';
import { patientRow } from '../../patients/patients.service.ts';
import { countOfPatient } from '../../appointments/appointments.store.ts';
import { balancesDueFrom } from '../../billing/invoices/patient-invoices.service.ts';
import { countOpenOrders } from '../../orders/orders.store.ts';
import {
  chartPlaceOf,
  countTests,
  findChart,
  hasOrderedFor,
  type ChartRow,
} from './chart.store.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { isWithdrawn } from '../report/reported-states.ts';
import { confirmationsOf } from './confirmations.ts';
import { commentsFor, secondOf, uncertaintyFor } from '../result-answers.ts';

const defaultLimit = 20;

/**
 * A patient's results in staff view. Doctors and nurses are refused unless they placed an order for
 * the patient or work in the ward of one. Access is audited.
 */
export async function listChart(
  context: OperationContext,
  patientId: PatientId,
  { cursor, limit = defaultLimit, from, test_parameter_id }: QueryOf<typeof listChartResults>,
): Promise<AnswerOf<typeof listChartResults>> {
  const { tx, tenantId } = context;
  const patient = await patientRow(tx, tenantId, patientId);
  if (!(await readsChartOf(context, patientId))) throw new Refusal('not_found');
  const concealed = await concealedFrom(context);
  const rows = await findChart(tx, tenantId, {
    patientId,
    from: from === undefined ? undefined : dayIn(await timeZoneOf(tx, tenantId), from).start,
    testParameterId: test_parameter_id,
    shown: concealed.shows,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'result'));
  const confirmations = await confirmationsOf(
    context,
    rows.filter((row) => stateOf(row) === 'reported').map((row) => ({ ...row, definition: row })),
    { isVisible: (row) => !isConcealed(row, concealed), isShown: () => true },
  );
  return pageOfRows(rows, limit, chartPlaceOf, (row) => {
    const confirmation = confirmations.get(row.id);
    return {
      ...chartResultOf(row),
      ...(confirmation && {
        confirmation: {
          state: confirmation.state,
          by: confirmation.by.map(({ name: test_name, value_text, unit_display }) => ({
            test_name,
            value_text,
            unit_display,
          })),
        },
      }),
    };
  });
}

/** Whether a user who may read charts may read this one. */
async function readsChartOf(
  { tx, tenantId, user }: OperationContext,
  patientId: PatientId,
): Promise<boolean> {
  return (
    !readsOwnPatientsOnly(user) ||
    (await hasOrderedFor(tx, { tenantId, userId: user.id, patientId }))
  );
}

/** Counts for the tabs of the chart, each for users who may read what it counts. */
export async function readCounts(
  context: OperationContext,
  patientId: PatientId,
): Promise<AnswerOf<typeof readChartCounts>> {
  const { tx, tenantId, user } = context;
  await patientRow(tx, tenantId, patientId);
  const { shows: shown } = await concealedFrom(context);
  const ifReads = async <T>({ access }: { access: Access }, count: () => Promise<T>) =>
    mayCall(user, access).allowed ? count() : null;
  return {
    tests: await ifReads(listChartResults, async () =>
      (await readsChartOf(context, patientId))
        ? countTests(tx, tenantId, { patientId, shown })
        : null,
    ),
    open_orders: await ifReads(listOrders, () => countOpenOrders(tx, tenantId, patientId)),
    visits: await ifReads(listPatientAppointments, () => countOfPatient(tx, tenantId, patientId)),
    balances_due: await ifReads(listPatientInvoices, () => balancesDueFrom(context, patientId)),
  };
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
    ...(isKnown && secondOf(row, row)),
    ...(isKnown && commentsFor(row)),
    ...(isKnown && uncertaintyFor(row, { ...row, unit: row.test_unit })),
    flag: isKnown ? row.flag : null,
    flag_reason: isKnown ? row.flag_reason : null,
    reactivity: isKnown ? reactivityOf(row, row.value_text) : null,
    range: isKnown ? row.range : null,
    corrected: row.status === 'amended',
    under_correction: row.under_correction,
    collected_at: row.collected_at,
    released_at: row.released_at,
    verified_at: isKnown ? row.verified_at : null,
    verified_by: isKnown ? row.verified_by_name : null,
    rule_reference: isKnown ? row.rule_reference : null,
  };
}

function stateOf({ status, item_status, released_at, correction }: ChartRow): ChartState {
  if (isWithdrawn({ status, released_at, correction })) return 'entered_in_error';
  if (status === 'entered_in_error' || status === 'not_calculated') return status;
  if (isReported(status) && released_at !== null) return 'reported';
  if (status === 'held' || status === 'verified') return status;
  if (status === 'entered') return 'resulted';
  return item_status === 'collected' || item_status === 'received' || item_status === 'in_process'
    ? item_status
    : 'ordered';
}
