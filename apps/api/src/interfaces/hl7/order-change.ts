import type { OrderId } from '@alms/lis-domain/orders';
import type { Hl7Message, Hl7Segment } from '@medplum/core';
import { add } from '../../areas/orders/add-tests.service.ts';
import { cancel } from '../../areas/orders/cancel.service.ts';
import { findOrder } from '../../areas/orders/orders.store.ts';
import { findOrderableTests } from '../../areas/catalogue/catalogue.store.ts';
import { resultUpdates } from '../../areas/results/result-updates.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findItemsPlaced, keepPlacerNumber, type PlacedItem } from './inbound.store.ts';
import type { Intake, IntakeContext } from './intake.ts';
import { Hl7Refusal, textAt, type Hl7Place, type PlacerNumber } from './message.ts';
import { patientNamed, readNamedPatient } from './named-patient.ts';
import { placerNumberOf, requestedTest, type RequestedTest } from './order-message.ts';
import { refuseKnownNumbers, testOf } from './tests-of-order.ts';

/** Order controls (HL7 table 0119) that change tests of an order placed before. */
const changes = ['CA', 'XO', 'RP', 'RO'] as const;
type Change = (typeof changes)[number];

/** Whether a message changes an order instead of placing one. */
export const isOrderChange = (message: Hl7Message): boolean =>
  message
    .getAllSegments('ORC')
    .some((control) => changes.some((each) => each === textAt(control, 1)));

/** One group of a message. */
interface Group {
  change: Change;
  control: Hl7Segment;
  place: Hl7Place;
  placer: PlacerNumber;
  /** The test of OBR-4; undefined for a group without OBR. */
  test: RequestedTest | undefined;
}

const at = (sequence: number, field: number): Hl7Place => ({ segment: 'ORC', sequence, field });

/** Groups of a message, of which each has one OBR or none. */
function groupsIn(message: Hl7Message): Group[] {
  const groups: Group[] = [];
  let sequence = 0;
  let requests = 0;
  for (const segment of message.segments) {
    const last = groups.at(-1);
    if (segment.name === 'ORC') {
      sequence += 1;
      const change = changes.find((each) => each === textAt(segment, 1));
      if (change === undefined)
        throw new Hl7Refusal(
          'AE',
          'tableValue',
          'New orders (NW) and changes (CA, XO, RP, RO) must be sent in separate messages',
          at(sequence, 1),
        );
      const placer = { number: textAt(segment, 2), namespace: textAt(segment, 2, 2) };
      groups.push({ change, control: segment, place: at(sequence, 2), placer, test: undefined });
    }
    if (segment.name !== 'OBR') continue;
    requests += 1;
    if (!last || last.test)
      throw new Hl7Refusal('AE', 'segmentSequence', 'ORC is required before each OBR', {
        segment: 'OBR',
        sequence: requests,
        field: 0,
      });
    last.test = requestedTest(segment, requests);
    last.placer = placerNumberOf(segment, last.control, requests);
  }
  for (const { placer, place } of groups)
    if (placer.number === '') throw new Hl7Refusal('AE', 'missing', 'ORC-2 is required', place);
  return groups;
}

/**
 * Cancels (CA), changes (XO) or replaces (RP with RO) tests of one order, all or none. The tests
 * are those with the sender's order numbers; a changed test keeps its number, a replacement has its
 * own.
 */
export async function changeOrderOf(
  context: OperationContext,
  message: Hl7Message,
  { sender, connection }: IntakeContext,
): Promise<Intake> {
  const { tx, tenantId } = context;
  const groups = groupsIn(message);
  refuseUnpaired(groups);
  const removed = groups.filter(({ change }) => change !== 'RO');
  const added = groups.filter(({ change }) => change === 'XO' || change === 'RO');
  await refuseKnownNumbers(
    context,
    added.filter(({ change }) => change === 'RO').map(({ placer }) => placer.number),
    sender,
  );
  const items = [];
  for (const group of removed) items.push(...(await itemsOf(context, group, sender)));
  const [order_id, another] = new Set(items.map((item) => item.order_id));
  if (order_id === undefined || another !== undefined)
    throw new Hl7Refusal('AE', 'unknownKey', 'A message must change tests of one order', at(1, 2));
  await refuseOtherPatient(context, message, { order_id, connection });
  // Records name the connection; its creator is responsible.
  const named = { ...context, user: { ...context.user, full_name: connection.name } };
  // Added first, so that the specimen of a cancelled test is used.
  if (added.length > 0) await addTests(named, order_id, added);
  const [first] = removed;
  await cancel(
    named,
    await versionOf(context, order_id),
    {
      item_ids: items.map(({ id }) => id),
      code: 'other',
      note: reasonIn(first?.control) || `Cancelled by ${connection.name}`,
    },
    resultUpdates,
  );
  const order = await findOrder(tx, tenantId, order_id);
  return { made: { changed_order_id: order_id }, note: order?.order_number ?? '' };
}

/** Order control code reason (ORC-16), as text. */
function reasonIn(control: Hl7Segment | undefined): string {
  const reason = textAt(control, 16, 2) || textAt(control, 16, 1);
  if (reason.length > 300)
    throw new Hl7Refusal('AE', 'dataType', 'ORC-16 must have at most 300 characters', at(1, 16));
  return reason;
}

function refuseUnpaired(groups: readonly Group[]): void {
  const has = (change: Change) => groups.some((group) => group.change === change);
  if (has('RP') !== has('RO'))
    throw new Hl7Refusal(
      'AE',
      'segmentSequence',
      'A replaced order (RP) must be sent together with its replacement (RO)',
      at(1, 1),
    );
  const withoutTest = groups.findIndex(
    ({ change, test }) => (change === 'XO' || change === 'RO') && !test,
  );
  if (withoutTest !== -1)
    throw new Hl7Refusal(
      'AE',
      'segmentSequence',
      'OBR is required for a changed or new test',
      at(withoutTest + 1, 0),
    );
}

/** Tests with the order number of a group that are not cancelled yet. */
async function itemsOf(
  { tx, tenantId }: OperationContext,
  { placer, place }: Group,
  sender: string,
): Promise<PlacedItem[]> {
  const items = await findItemsPlaced(tx, tenantId, sender, placer);
  if (items.length === 0)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      `No order of this sender has the number ${placer.number.slice(0, 60)}`,
      place,
    );
  // A rejected specimen was replaced: its tests continue in others with the same number.
  const open = items.filter(({ status }) => status !== 'cancelled' && status !== 'rejected');
  if (open.length === 0)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      `The order with the number ${placer.number.slice(0, 60)} is already cancelled`,
      place,
    );
  return open;
}

/** A number that was mistyped must not change the order of another patient. */
async function refuseOtherPatient(
  context: OperationContext,
  message: Hl7Message,
  { order_id, connection }: { order_id: OrderId; connection: IntakeContext['connection'] },
): Promise<void> {
  const person = message.getSegment('PID');
  if (!person)
    throw new Hl7Refusal('AE', 'segmentSequence', 'PID is required', {
      segment: 'PID',
      sequence: 1,
      field: 0,
    });
  const patient = await patientNamed(context, readNamedPatient(person, connection.authority));
  const order = await findOrder(context.tx, context.tenantId, order_id);
  if (order?.patient_id !== patient)
    throw new Hl7Refusal(
      'AE',
      'unknownKey',
      'The order belongs to another patient than PID-3 identifies',
      {
        segment: 'PID',
        sequence: 1,
        field: 3,
      },
    );
}

async function addTests(
  context: OperationContext,
  orderId: OrderId,
  groups: readonly Group[],
): Promise<void> {
  const { tx, tenantId } = context;
  const offered = await findOrderableTests(tx, tenantId);
  const tests = groups.flatMap(({ test, placer }) =>
    test ? [{ test: testOf(test, offered), placer }] : [],
  );
  await add(
    context,
    await versionOf(context, orderId),
    {
      test_parameter_ids: tests.map(({ test }) => test.id),
      specimens_confirmed: false,
      // No user is available to confirm: the sender has decided on the repeat.
      repeat_reason: 'Ordered by another system',
    },
    resultUpdates,
  );
  for (const { test, placer } of tests) await keepPlacerNumber(tx, tenantId, orderId, test, placer);
}

async function versionOf({ tx, tenantId }: OperationContext, id: OrderId) {
  const order = await findOrder(tx, tenantId, id);
  if (!order) throw new Refusal('not_found');
  return { id, version: order.version };
}
