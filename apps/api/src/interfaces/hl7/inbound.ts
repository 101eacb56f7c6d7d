import { createHash } from 'node:crypto';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { trialEnded } from '@alms/lis-domain/subscription';
import type { Hl7Message } from '@medplum/core';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { findOfferedTests } from '../../areas/catalogue/catalogue.store.ts';
import { findAccount } from '../../areas/identity/account.ts';
import { place } from '../../areas/orders/orders.service.ts';
import { findSubscription } from '../../areas/subscription/subscription.store.ts';
import type { Clock } from '../../clock.ts';
import { Refusal, refusalFor } from '../../http/problems.ts';
import type { ApiAct, ApiGate } from '../api-caller.ts';
import { acknowledgement } from './acknowledgement.ts';
import { addTaken, disownOrder, findPatientsNumbered, findTaken, lockSender } from './inbound.store.ts';
import { Hl7Refusal, parsedMessage, textAt, type Hl7Place } from './message.ts';
import { readOrderMessage, type OrderRequest } from './order-message.ts';

export interface InboundDependencies {
  gate: ApiGate;
  clock: Clock;
  logger: Logger;
  /** All plans are free: no trial ends. */
  beta: boolean;
}

const placeOf = (segment: string, field: number): Hl7Place => ({ segment, sequence: 1, field });

/** Answers one message. It is done whole and once, or refused with the reason: there is always an answer. */
export async function answerMessage(bytes: Buffer, ip: string, deps: InboundDependencies): Promise<string> {
  const { clock, logger } = deps;
  const requestId = uuidv7();
  const controlId = requestId.replaceAll('-', '').slice(-20);
  const message = parsedMessage(bytes);
  if (!message) return acknowledgement({ message, refusal: new Hl7Refusal('AR', 'dataType', 'This is no HL7 v2 message in UTF-8'), now: clock.now(), controlId });
  try {
    const note = await takeOrder(message, { bytes, ip, requestId }, deps);
    return acknowledgement({ message, refusal: undefined, note, now: clock.now(), controlId });
  } catch (error) {
    const refusal = hl7Refusal(error);
    if (refusal.kind === 'internal' && !(error instanceof Refusal)) logger.error({ err: error, request_id: requestId }, 'unexpected error');
    return acknowledgement({ message, refusal, now: clock.now(), controlId });
  }
}

/** The product's refusals as HL7 tells them: who may not send is rejected, what cannot be done is an error. */
function hl7Refusal(error: unknown): Hl7Refusal {
  if (error instanceof Hl7Refusal) return error;
  const { status, message, extra } = refusalFor(error);
  if (status === 401) return new Hl7Refusal('AR', 'unknownKey', 'MSH-8 holds no access token that is good here', placeOf('MSH', 8));
  if (status === 403 || status === 421) return new Hl7Refusal('AR', 'unknownKey', extra?.message ?? message, placeOf('MSH', status === 421 ? 6 : 8));
  const [field = '', reason = ''] = Object.entries(extra?.fields ?? {})[0] ?? [];
  const named = field === 'patient_id' ? placeOf('PID', 3) : field === 'test_parameter_ids' ? placeOf('OBR', 4) : undefined;
  return new Hl7Refusal('AE', 'internal', [message, reason].filter(Boolean).join(': '), named);
}

/** What the header has to say, whatever the message is about. */
function checkHeader(message: Hl7Message): { token: string; subdomain: string | undefined; sender: string; controlId: string } {
  const header = message.getSegment('MSH');
  const [type, event] = [textAt(header, 9, 1), textAt(header, 9, 2)];
  if (type !== 'ORM' || event !== 'O01') throw new Hl7Refusal('AR', 'messageType', `${type}^${event} is not taken; ORM^O01 is`, placeOf('MSH', 9));
  const controlId = textAt(header, 10);
  if (controlId === '' || controlId.length > 199) throw new Hl7Refusal('AR', 'missing', 'MSH-10 is required, in at most 199 characters', placeOf('MSH', 10));
  if (textAt(header, 11) !== 'P') throw new Hl7Refusal('AR', 'processingId', 'Only production messages (P) are taken', placeOf('MSH', 11));
  if (!/^2\.[3-8](\.\d)?$/.test(textAt(header, 12))) throw new Hl7Refusal('AR', 'version', 'Versions 2.3 to 2.8 are taken', placeOf('MSH', 12));
  const charset = textAt(header, 18);
  if (!['', 'ASCII', 'UNICODE UTF-8', 'UNICODE'].includes(charset)) throw new Hl7Refusal('AR', 'tableValue', 'The character set is UNICODE UTF-8', placeOf('MSH', 18));
  const facility = textAt(header, 6).toLowerCase();
  return { token: textAt(header, 8), subdomain: facility === '' ? undefined : facility, sender: `${textAt(header, 3)}|${textAt(header, 4)}`.slice(0, 200), controlId };
}

interface Received {
  bytes: Buffer;
  ip: string;
  requestId: string;
}

/** Places what a message orders, and answers the number of the order. */
async function takeOrder(message: Hl7Message, { bytes, ip, requestId }: Received, { gate, beta }: InboundDependencies): Promise<string> {
  const { token, subdomain, sender, controlId } = checkHeader(message);
  return gate.pass({ token, subdomain, scope: 'hl7.write', ip, requestId, label: 'HL7 ORM^O01' }, async (act) => {
    const { tx, tenantId, now } = act;
    const content_hash = createHash('sha256').update(bytes).digest();
    await lockSender(tx, tenantId, sender);
    const taken = await findTaken(tx, tenantId, sender, { controlId });
    if (taken?.content_hash.equals(content_hash)) return taken.order_number;
    if (taken) throw new Hl7Refusal('AE', 'duplicateKey', 'Another message with this control id was taken', placeOf('MSH', 10));
    const request = readOrderMessage(message);
    if (await findTaken(tx, tenantId, sender, { placerNumber: request.placer_number })) throw new Hl7Refusal('AE', 'duplicateKey', 'An order with this number was taken', placeOf('ORC', 2));
    if (!beta && trialEnded(await findSubscription(tx, tenantId), { beta, now: now.toISOString() })) throw new Refusal('trial_ended');
    const order = await placeRequest(act, request);
    await addTaken(tx, tenantId, { sender, control_id: controlId, content_hash, placer_number: request.placer_number, order_id: order.id, received_at: now });
    return order.order_number;
  });
}

async function placeRequest(act: ApiAct, request: OrderRequest) {
  const { tx, tenantId, token } = act;
  const { priority, ordered_by, clinical_info } = request;
  const patient_id = await patientOf(act, request);
  const test_parameter_ids = testsOf(request, await findOfferedTests(tx, tenantId));
  const maker = await findAccount(tx, tenantId, { id: token.created_by });
  if (!maker) throw new Refusal('unauthenticated');
  const order = await place({ ...act, user: maker.user }, { patient_id, test_parameter_ids, priority, ordered_by, clinical_info });
  // Who made the token answers for its being there, but has not ordered anything.
  await disownOrder(tx, tenantId, order.id);
  return order;
}

/** Two identifiers, or nobody: a number alone is mistyped too easily. */
async function patientOf({ tx, tenantId }: ApiAct, { mrns, birth_date }: OrderRequest): Promise<string> {
  const [patient, another] = await findPatientsNumbered(tx, tenantId, mrns);
  if (!patient || another) throw new Hl7Refusal('AE', 'unknownKey', another ? 'PID-3 names more than one patient' : 'PID-3 names no patient of this facility', placeOf('PID', 3));
  if (patient.birth_date !== birth_date) throw new Hl7Refusal('AE', 'unknownKey', 'PID-7 is not the birth date of the patient that PID-3 names', placeOf('PID', 7));
  return patient.id;
}

/** Each by LOINC or the facility's own code; one that could be two is none. */
function testsOf({ tests }: OrderRequest, offered: readonly TestParameter[]): string[] {
  return tests.map(({ code, isLoinc, place: where }) => {
    const found = offered.filter((test) => (isLoinc ? test.loinc?.code === code : test.code === code));
    const [test] = found;
    if (!test || found.length > 1) throw new Hl7Refusal('AE', 'unknownKey', `OBR-4 names ${test ? 'more than one test' : 'no test that can be ordered'}: ${code.slice(0, 40)}`, where);
    return test.id;
  });
}
