import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import { isDeepStrictEqual } from 'node:util';
import {
  payingCoverages,
  duplicateCoverage,
  type listOrderCoverages,
  type PatientCoverage,
  type PatientInsurance,
  type replaceInsurance,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { lockPatients, updatePatient } from '../../patients/merge.store.ts';
import { readingOf, summaryOf } from '../../patients/patient-summary.ts';
import { patientOf, patientRow } from '../../patients/patients.service.ts';
import { findOrderToBill } from '../invoices/invoices.store.ts';
import {
  dayOfOrder,
  deleteCoverages,
  findCoverageRows,
  insertCoverage,
  updateCoverage,
} from './coverage.store.ts';
import { findPayers } from './payers.store.ts';

type WantedCoverage = BodyOf<typeof replaceInsurance>['coverages'][number];

/** A patient's coverage and the available payers. Access is audited. */
export async function insuranceOf(
  context: OperationContext,
  patientId: PatientId,
): Promise<PatientInsurance> {
  const patient = await patientRow(context.tx, context.tenantId, patientId);
  context.audit(readingOf(summaryOf({ ...patient, patient_id: patientId }), 'billing'));
  return insuranceAt(context, patientId, patient.version);
}

async function insuranceAt(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  patientId: PatientId,
  version: number,
): Promise<PatientInsurance> {
  const payers = await findPayers(tx, tenantId);
  return {
    version,
    coverages: await findCoverageRows(tx, tenantId, patientId),
    payers: payers.filter(({ active }) => active).map(({ id, name, kind }) => ({ id, name, kind })),
  };
}

/**
 * Replaces all coverages of a patient. A coverage with an unchanged policy keeps its row, so that a
 * merge that moved it can be undone. An existing coverage of an inactive payer may stay; a new one
 * is rejected.
 */
export async function replace(
  context: OperationContext,
  which: { id: PatientId; version: number },
  { coverages: wanted }: BodyOf<typeof replaceInsurance>,
): Promise<PatientInsurance> {
  const { tx, tenantId, now } = context;
  await lockPatients(tx, tenantId, [which.id]);
  const patient = patientOf(await patientRow(tx, tenantId, which.id));
  if (patient.status === 'merged') throw new Refusal('patient_merged');
  checkVersion(which.version, patient.version);
  const before = await findCoverageRows(tx, tenantId, which.id);
  await refuseUnlistedPayers(context, wanted, before);
  if (isDeepStrictEqual(before.map(bodyOf), wanted))
    return insuranceAt(context, which.id, patient.version);

  const updatedIds = new Set<string>();
  for (const [position, coverage] of wanted.entries()) {
    const row = before.find(
      (each) => !updatedIds.has(each.id) && duplicateCoverage([bodyOf(each), coverage]) === 1,
    );
    const values = {
      position,
      policy_number: coverage.policy_number,
      group_name: coverage.group,
      valid_from: coverage.valid_from,
      valid_to: coverage.valid_to,
    };
    if (row) await updateCoverage(tx, tenantId, row.id, values);
    else
      await insertCoverage(tx, {
        id: uuidv7(),
        patient_id: which.id,
        payer_id: coverage.payer_id,
        ...values,
      });
    if (row) updatedIds.add(row.id);
  }
  await deleteCoverages(
    tx,
    tenantId,
    before.map(({ id }) => id).filter((id) => !updatedIds.has(id)),
  );
  await updatePatient(tx, tenantId, patient, {}, now);
  const after = await insuranceAt(context, which.id, patient.version + 1);
  context.audit({
    action: 'update',
    category: 'patient',
    entity_type: 'insurance',
    entity_id: which.id,
    entity_label: `${patient.full_name} (${patient.mrn})`,
    patient_id: which.id,
    before: { coverages: before.map(auditedCoverage) },
    after: { coverages: after.coverages.map(auditedCoverage) },
  });
  return after;
}

const bodyOf = ({
  payer,
  policy_number,
  group,
  valid_from,
  valid_to,
}: PatientCoverage): WantedCoverage => ({
  payer_id: payer.id,
  policy_number,
  group,
  valid_from,
  valid_to,
});

const auditedCoverage = ({
  payer,
  policy_number,
  group,
  valid_from,
  valid_to,
}: PatientCoverage) => ({
  payer: payer.name,
  policy_number,
  group,
  valid_from,
  valid_to,
});

async function refuseUnlistedPayers(
  { tx, tenantId }: OperationContext,
  wanted: readonly WantedCoverage[],
  before: readonly PatientCoverage[],
): Promise<void> {
  const payers = await findPayers(tx, tenantId);
  const isListed = (payerId: PayerId) =>
    payers.some(
      ({ id, active }) => id === payerId && (active || before.some(({ payer }) => payer.id === id)),
    );
  const faults = wanted.flatMap(({ payer_id }, index) =>
    isListed(payer_id) ? [] : [[`coverages.${index}.payer_id`, 'is not an active payer']],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults) as Record<string, string>);
}

/**
 * Coverages valid for an order. As with price lists, the day of the order counts, whatever the
 * billing date.
 */
export async function coveragesOf(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  orderId: OrderId,
): Promise<PatientCoverage[]> {
  const { patient_id, day } = await dayOfOrder(tx, tenantId, orderId);
  return payingCoverages(await findCoverageRows(tx, tenantId, patient_id), day);
}

/**
 * Coverages valid for the order with this number, for billing it. Access is audited because it
 * reveals patient data.
 */
export async function coveragesOfOrder(
  context: OperationContext,
  order_number: string,
): Promise<AnswerOf<typeof listOrderCoverages>> {
  const order = await findOrderToBill(context.tx, context.tenantId, order_number);
  if (!order) throw new Refusal('not_found');
  context.audit(readingOf(summaryOf(order), 'billing'));
  return { items: await coveragesOf(context, order.id) };
}
