import type { TestParameter } from '@alms/lis-domain/catalogue';
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
import { detachOrder, hasPlacerNumber, keepPlacerNumber } from './inbound.store.ts';
import type { Intake, IntakeContext } from './intake.ts';
import { Hl7Refusal, type PlacerNumber } from './message.ts';
import { ownNamesOf, patientNamed, recordNamed } from './named-patient.ts';
import { registerSent } from './patient-record.ts';
import { readSentPatient } from './sent-patient.ts';
import { readOrderMessage, type OrderRequest } from './order-message.ts';

/** Places the order of an ORM^O01 message and returns its order number. */
export async function placeOrderOf(
  context: OperationContext,
  message: Hl7Message,
  intake: IntakeContext,
): Promise<Intake> {
  const { tx, tenantId, now } = context;
  const { sender, beta } = intake;
  const request = readOrderMessage(message, intake.connection.authority);
  const { placer_number, priority, ordered_by, stated, clinical_info, fasting, diagnosis_codes } =
    request;
  await refuseKnownNumbers(context, request, sender);
  if (!beta && trialEnded(await findSubscription(tx, tenantId), { beta, now: now.toISOString() }))
    throw new Refusal('trial_ended');
  const patient_id = await patientOfOrder(context, { message, request }, intake);
  const tests = testsOf(request, await findOrderableTests(tx, tenantId));
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

/** Refuses a message with an order number that was already accepted from its sender. */
async function refuseKnownNumbers(
  { tx, tenantId }: OperationContext,
  { placer_number, tests }: OrderRequest,
  sender: string,
): Promise<void> {
  const numbers = [placer_number, ...tests.map(({ placer }) => placer.number)];
  if (await hasPlacerNumber(tx, tenantId, sender, numbers))
    throw new Hl7Refusal('AE', 'duplicateKey', 'An order with this number was already accepted', {
      segment: 'ORC',
      sequence: 1,
      field: 2,
    });
}

/** Matches each test by LOINC or the facility's own code; ambiguous matches are rejected. */
function testsOf(
  { tests }: OrderRequest,
  offered: readonly TestParameter[],
): { test: TestParameter; placer: PlacerNumber }[] {
  return tests.map(({ code, isLoinc, place: where, placer }) => {
    const found = offered.filter((test) =>
      isLoinc ? test.loinc?.code === code : test.code === code,
    );
    const [test] = found;
    if (!test || found.length > 1)
      throw new Hl7Refusal(
        'AE',
        'unknownKey',
        `OBR-4 identifies ${test ? 'more than one test' : 'no orderable test'}: ${code.slice(0, 40)}`,
        where,
      );
    return { test, placer };
  });
}
