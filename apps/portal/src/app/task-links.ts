/**
 * Links that open a task of a screen, by its query. Apart from the paths, because the public pages
 * need none of them.
 */
import type { LotResult, ResultSince } from '@alms/lis-domain/quality-control';
import type { StockLotId } from '@alms/lis-domain/inventory';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { SampleId } from '@alms/lis-domain/samples';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { hrefOf, paths } from './paths.ts';

/** Returns the registration page, prefilled with the searched name. */
export const registerPatientNamed = (name: string): string =>
  name.trim() === ''
    ? paths.registerPatient
    : `${paths.registerPatient}?${new URLSearchParams({ name }).toString()}`;

/** Returns the front desk with the walk-in of a patient. */
export const walkInOf = (patientId: PatientId): string =>
  `${paths.frontDesk}?${new URLSearchParams({ patient: patientId }).toString()}`;

/** Returns the front desk with the registration of a walk-in, prefilled with the searched name. */
export const registerWalkIn = (name: string): string =>
  `${paths.frontDesk}?${new URLSearchParams({ register: 'new', ...(name.trim() !== '' && { name }) }).toString()}`;

/** Returns the front desk with the payment of an order. */
export const payOrderHref = (orderNumber: string): string =>
  `${paths.frontDesk}?${new URLSearchParams({ pay: orderNumber }).toString()}`;

/** Patient search to book an appointment; it opens the patient’s appointments. */
export const bookAppointmentHref = `${paths.patientPortal}?${new URLSearchParams({ for: 'appointment' }).toString()}`;

/** Returns a patient’s appointments in the chart. */
export const appointmentsOfPatient = (patientId: PatientId): string =>
  `${hrefOf(paths.patient, { patientId })}?${new URLSearchParams({ tab: 'visits' }).toString()}`;

/** Returns the page for rescheduling a patient’s appointment. */
export const appointmentToMove = (patientId: PatientId, appointmentId: string): string =>
  `${hrefOf(paths.patient, { patientId })}?${new URLSearchParams({ tab: 'visits', move: appointmentId }).toString()}`;

/** Returns the form of a new order for the patient, with one test selected. */
export const orderTestHref = (patientId: PatientId, testId: TestParameterId): string =>
  `${hrefOf(paths.placeOrder, { patientId })}?${new URLSearchParams({ test: testId }).toString()}`;

/** Returns the form of a new order for the patient, with the tests of an earlier order selected. */
export const reorderHref = (patientId: PatientId, orderId: OrderId): string =>
  `${hrefOf(paths.placeOrder, { patientId })}?${new URLSearchParams({ reorder: orderId }).toString()}`;

/** Returns the patient list filtered by a search. */
export const patientsNamed = (query: string): string =>
  `${paths.patientPortal}?${new URLSearchParams({ q: query }).toString()}`;

/** Returns the page of open critical result notifications, with the given specimen opened. */
export const criticalCallHref = (sampleId?: SampleId): string =>
  `${paths.testResults}?${new URLSearchParams({ calls: 'open', ...(sampleId !== undefined && { tab: 'to-verify', specimen: sampleId }) }).toString()}`;

/** Returns the import of instrument results with this batch opened. */
export const importHref = (batchId: string): string =>
  `${paths.testResults}?${new URLSearchParams({ tab: 'import', batch: batchId }).toString()}`;

/** Results that await verification. */
export const toVerifyHref = `${paths.testResults}?tab=to-verify`;

/** The preview of bulk verification: specimens whose results are within all checks. */
export const verifyWithinHref = `${toVerifyHref}&part=within`;

/** The incoming messages that were rejected and need a decision. */
export const refusedMessagesHref = `${paths.tenantSettings}?incoming=refused`;

/** The values of analysers and files that wait for a user. */
export const waitingValuesHref = `${paths.testResults}?tab=import`;

/** The specimens to verify that need individual review. */
export const toReviewHref = `${toVerifyHref}&part=review`;

/** Results that await release by a second verifier. */
export const toReleaseHref = `${paths.testResults}?tab=to-release`;

/** Results on hold. */
export const heldResultsHref = `${paths.testResults}?tab=held`;

const taskTabs = {
  qc_hold: 'held',
  held: 'held',
  enter: 'to-enter',
  verify: 'to-verify',
  release: 'to-release',
} as const;

/** Returns the work list with a specimen opened, in the tab of its next task. */
export const specimenWorkHref = (specimen: string, task: keyof typeof taskTabs): string =>
  `${paths.testResults}?${new URLSearchParams({ tab: taskTabs[task], specimen }).toString()}`;

/**
 * Returns the work list with the open amendment of a result that depends on a QC run; without an
 * amendment, with its specimen opened, whatever its status.
 */
export const affectedResultHref = (result: ResultSince): string =>
  result.under_correction
    ? `${paths.testResults}?${new URLSearchParams({ tab: 'corrections', q: result.accession_number }).toString()}`
    : specimenWorkHref(result.sample_id, 'verify');

/** Returns the QC runs of a test. */
export const controlRunHref = ({ controlled_test_id: test }: { controlled_test_id: string }) =>
  `${paths.qualityControl}?${new URLSearchParams({ test }).toString()}`;

/** Returns the work list with the specimen of a result opened, whatever its status. */
export const lotResultHref = ({ sample_id }: LotResult): string =>
  specimenWorkHref(sample_id, 'verify');

/** Returns the results measured with the lot of a stock lot. */
export const lotResultsHref = (stockLotId: StockLotId): string =>
  `${paths.qualityControl}?${new URLSearchParams({ tab: 'lots', stock: stockLotId }).toString()}`;
