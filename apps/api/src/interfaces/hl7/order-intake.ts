import type { WardId } from '@alms/lis-domain/facility';
import { normaliseName, type PatientId } from '@alms/lis-domain/patients';
import { trialEnded } from '@alms/lis-domain/subscription';
import type { Hl7Message } from '@medplum/core';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { findWardWithCode } from '../../areas/facility/wards.store.ts';
import { findOrderableTests } from '../../areas/catalogue/catalogue.store.ts';
import { place } from '../../areas/orders/orders.service.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import { findSubscription } from '../../areas/subscription/subscription.store.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { partsOf } from './escapes.ts';
import { detachOrder, keepPlacerNumber } from './inbound.store.ts';
import type { Intake, IntakeContext } from './intake.ts';
import { changeOrderOf, isOrderChange } from './order-change.ts';
import { ownNamesOf, patientNamed, recordNamed } from './named-patient.ts';
import { registerSent } from './patient-record.ts';
import { readSentPatient } from './sent-patient.ts';
import { refuseKnownNumbers, testOf } from './tests-of-order.ts';
import { readOrderMessage, type OrderRequest } from './order-message.ts';

/** Places or changes the order of an ORM^O01 or OML^O21 message and returns its order number. */
export const takeOrderOf = (
  context: OperationContext,
  message: Hl7Message,
  intake: IntakeContext,
): Promise<Intake> =>
  isOrderChange(message)
    ? changeOrderOf(context, message, intake)
    : placeOrderOf(context, message, intake);

async function placeOrderOf(
  context: OperationContext,
  message: Hl7Message,
  intake: IntakeContext,
): Promise<Intake> {
  const { tx, tenantId, now } = context;
  const { sender, beta } = intake;
  const request = readOrderMessage(message, intake.connection.authority);
  const { placer_number, priority, ordered_by, stated, clinical_info, fasting, diagnosis_codes } =
    request;
  const numbers = [placer_number, ...request.tests.map(({ placer }) => placer.number)];
  await refuseKnownNumbers(context, numbers, sender);
  if (!beta && trialEnded(await findSubscription(tx, tenantId), { beta, now: now.toISOString() }))
    throw new Refusal('trial_ended');
  const patient_id = await patientOfOrder(context, { message, request }, intake);
  const offered = await findOrderableTests(tx, tenantId);
  const tests = request.tests.map((each) => ({
    test: testOf(each, offered),
    placer: each.placer,
  }));
  // No user is available to confirm: the sender has decided on the repeat.
  const repeat_reason = 'Ordered by another system';
  const { id: order_id, order_number } = await place(
    context,
    {
      patient_id,
      ward_id: await wardNamed(context, stated.location),
      test_parameter_ids: tests.map(({ test }) => test.id),
      priority,
      ordered_by,
      clinical_info,
      fasting,
      conditions: [],
      diagnosis_codes,
      repeat_reason,
    },
    resultUpdates,
  );
  await detachOrder(tx, tenantId, order_id);
  for (const { test, placer } of tests)
    await keepPlacerNumber(tx, tenantId, order_id, test, placer);
  return { made: { placer_number, order_id, ...stated }, note: order_number };
}

/**
 * The patient of an order. A connection that sends patients may order for a patient who is not
 * registered yet; a record is not changed by an order.
 */
async function patientOfOrder(
  context: OperationContext,
  { message, request }: { message: Hl7Message; request: OrderRequest },
  intake: IntakeContext,
): Promise<PatientId> {
  const person = message.getSegment('PID');
  const { connection } = intake;
  if (person && connection.authority !== null) {
    const { id } = await recordNamed(context, request.patient.numbers);
    if (id === undefined)
      return registerSent(context, readSentPatient(person, connection.authority), {
        ...intake,
        confirmation: undefined,
      });
  }
  return patientNamed(context, request.patient);
}

/**
 * The ward of an order: PV1-3.1 is its code. A location of another facility (PV1-3.4) or without a
 * known code is kept as text, because notifications go to the staff of a ward.
 */
async function wardNamed(
  context: OperationContext,
  location: string | null,
): Promise<WardId | null> {
  if (location === null) return null;
  const [[code = ''] = [], , , facility = []] = partsOf(location);
  const names = facility.map(normaliseName).filter(Boolean);
  const own = names.length === 0 ? [] : await ownNamesOf(context);
  if (names.length > 0 && !names.some((name) => own.includes(name))) return null;
  return (await findWardWithCode(context.tx, context.tenantId, code.toUpperCase())) ?? null;
}
