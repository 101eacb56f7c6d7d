import type { ApiScope } from '@alms/lis-domain/interfaces/connections';
import type { Hl7Message } from '@medplum/core';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { fileAcceptance } from '../../areas/results/entry/file-acceptance.ts';
import { findAccount } from '../../platform/auth/account.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal, refusalFor } from '../../platform/http/refusals/problems.ts';
import type { Workers } from '../../platform/workers/workers.ts';
import type { ApiCaller, ApiGate } from '../api-caller.ts';
import { readApiToken } from '../connections/api-token.ts';
import { acknowledgement } from './acknowledgement.ts';
import { acceptedCharacterSets, characterSetOf, utf8 } from './character-set.ts';
import { addAcceptedMessage, findAcceptedMessage, lockSender } from './inbound.store.ts';
import { acceptedOutcome, contentHashOf, keepMessage } from './incoming.store.ts';
import { recordRefusal } from './incoming-refusal.ts';
import {
  hasTooManyParts,
  Hl7Refusal,
  invalidByteIn,
  MAX_SEPARATORS,
  parsedMessage,
  textAt,
  type Hl7Place,
} from './message.ts';
import type { Intake } from './intake.ts';
import { takeOrderOf } from './order-intake.ts';
import { orderReply } from './order-reply.ts';
import { takePatientOf } from './patient-intake.ts';
import { stageResultsOf } from './result-intake.ts';
import { statedIn, withoutToken, type Stated } from './stated-header.ts';

export interface InboundDependencies {
  db: Database;
  gate: ApiGate;
  clock: Clock;
  logger: Logger;
  /** Threads that check documents of senders. */
  workers: Workers;
  /** All plans are free: no trial ends. */
  beta: boolean;
}

/** Facility of the token in a message (MSH-8); empty without a token. */
export function facilityOfMessage(bytes: Buffer): string {
  return readApiToken(statedIn(bytes).token)?.tenantId ?? '';
}

const placeOf = (segment: string, field: number): Hl7Place => ({ segment, sequence: 1, field });

/** Supported message types with their handlers. */
const takers = {
  'ORM^O01': takeOrderOf,
  'OML^O21': takeOrderOf,
  'ORU^R01': stageResultsOf,
  'ADT^A01': takePatientOf,
  'ADT^A04': takePatientOf,
  'ADT^A05': takePatientOf,
  'ADT^A08': takePatientOf,
  'ADT^A11': takePatientOf,
  'ADT^A13': takePatientOf,
  'ADT^A28': takePatientOf,
  'ADT^A31': takePatientOf,
  'ADT^A40': takePatientOf,
} as const;
type MessageType = keyof typeof takers;

const scopeOfKind = {
  ORM: 'hl7.orders',
  OML: 'hl7.orders',
  ORU: 'hl7.results',
  ADT: 'hl7.patients',
} as const satisfies Record<string, ApiScope>;

/** Scopes of which a sender of this message needs one. */
export function scopesFor(type: string): readonly ApiScope[] {
  const kind = type.split('^', 1)[0] ?? '';
  return Object.hasOwn(scopeOfKind, kind)
    ? [scopeOfKind[kind as keyof typeof scopeOfKind]]
    : [...new Set(Object.values(scopeOfKind))];
}

/** A message whose form was checked, before its content. */
interface Formed {
  /** Undefined when unparsable. */
  message: Hl7Message | undefined;
  stated: Stated;
  /** Name of the character set in which it is answered. */
  charset: string;
  /** Why its form is refused. */
  refusal: Hl7Refusal | undefined;
}

function formOf(bytes: Buffer): Formed {
  const isTooLong = hasTooManyParts(bytes);
  const message = isTooLong ? undefined : parsedMessage(bytes);
  const stated = statedIn(bytes, message);
  const set = characterSetOf(bytes);
  const charset = (set ?? utf8).name;
  const refused = (kind: Hl7Refusal['kind'], reason: string, place?: Hl7Place) => ({
    message,
    stated,
    charset,
    refusal: new Hl7Refusal('AR', kind, reason, place),
  });
  if (isTooLong)
    return refused(
      'dataType',
      `The message must have at most ${MAX_SEPARATORS} separators: send fewer results per message`,
    );
  const nul = bytes.indexOf(0);
  if (nul !== -1)
    return refused(
      'dataType',
      `The message contains a NUL character: byte ${nul + 1}`,
      placeOfByte(bytes, nul),
    );
  if (stated.message_type === 'FHS' || stated.message_type === 'BHS')
    return refused(
      'messageType',
      'Batches (FHS, BHS) are not supported: send each message on its own',
    );
  if (!set)
    return refused(
      'tableValue',
      `MSH-18 must contain one character set: ${acceptedCharacterSets.join(', ')}`,
      placeOf('MSH', 18),
    );
  const invalid = invalidByteIn(bytes, set);
  if (invalid !== -1)
    return refused(
      'dataType',
      `Byte ${invalid + 1} is not valid in ${charset}: correct it, or state its character set in MSH-18`,
      placeOfByte(bytes, invalid),
    );
  if (!message) return refused('dataType', 'The message is not a valid HL7 v2 message');
  return { message, stated, charset, refusal: headerRefusal(message) };
}

/** Field of a byte; undefined when its segment has no name. */
function placeOfByte(bytes: Buffer, end: number): Hl7Place | undefined {
  const lines = bytes
    .subarray(0, end)
    .toString('latin1')
    .split(/[\r\n]+/);
  const line = lines.at(-1) ?? '';
  const segment = line.slice(0, 3);
  if (!/^[A-Z][A-Z0-9]{2}$/.test(segment)) return undefined;
  const separators = line.split(lines[0]?.[3] ?? '|').length - 1;
  return {
    segment,
    sequence: lines.filter((each) => each.startsWith(segment)).length,
    field: segment === 'MSH' ? separators + 1 : separators,
  };
}

/**
 * Processes one message atomically and once, or rejects it with a reason. Always returns a reply.
 * A message of a known token is recorded with its answer, also when it was refused.
 */
export async function answerMessage(
  bytes: Buffer,
  ip: string,
  deps: InboundDependencies,
): Promise<string> {
  const { clock, logger, gate, beta, workers } = deps;
  const requestId = uuidv7();
  const controlId = requestId.replaceAll('-', '').slice(-20);
  const { message, stated, charset, refusal: ofForm } = formOf(bytes);
  const { token, subdomain, message_type } = stated;
  let isAdmitted = false;
  try {
    if (ofForm && !readApiToken(token)) throw ofForm;
    const note = await gate.pass(
      {
        token,
        subdomain,
        scope: scopesFor(message_type),
        ip,
        requestId,
        label: `HL7 ${message_type}`,
      },
      async (context) => {
        isAdmitted = true;
        if (ofForm || !message) throw ofForm;
        const { tx, tenantId, now } = context;
        const content_hash = contentHashOf(bytes);
        const intake = await takeOnce(context, message, { stated, content_hash, beta, workers });
        await keepMessage(tx, tenantId, {
          token_id: context.token.id,
          stated,
          content_hash,
          raw: withoutToken(bytes, token),
          size: bytes.length,
          outcome: acceptedOutcome(intake.made),
          at: now,
        });
        return intake.note;
      },
    );
    return acknowledgement({
      message,
      refusal: undefined,
      note,
      reply: replyTo(message, message_type, note),
      now: clock.now(),
      controlId,
      charset,
    });
  } catch (error) {
    const refusal = ofForm ?? hl7Refusal(error);
    if (!(error instanceof Hl7Refusal) && !(error instanceof Refusal))
      logger.error({ err: error, request_id: requestId }, 'unexpected error');
    await recordRefusal({ bytes, stated, refusal, isAdmitted, error, requestId }, deps);
    return acknowledgement({
      message,
      refusal,
      reply: replyTo(message, message_type, undefined),
      now: clock.now(),
      controlId,
      charset,
      statedId: stated.control_id,
    });
  }
}

/** Answer to each order of an OML^O21; other messages have none. */
const replyTo = (message: Hl7Message | undefined, type: string, orderNumber: string | undefined) =>
  message && type === 'OML^O21' ? orderReply(message, orderNumber) : undefined;

/**
 * Rejects a message that is longer than these bytes, of which only the beginning was read. It is
 * recorded without its text.
 */
export async function answerTooLongMessage(
  beginning: Buffer,
  maxBytes: number,
  deps: Pick<InboundDependencies, 'db' | 'clock' | 'logger'>,
): Promise<string> {
  const requestId = uuidv7();
  const stated = statedIn(beginning);
  const refusal = new Hl7Refusal(
    'AR',
    'dataType',
    `The message must have at most ${maxBytes} bytes: send fewer results per message`,
  );
  await recordRefusal(
    { bytes: beginning, stated, refusal, isAdmitted: false, error: refusal, requestId },
    deps,
  );
  return acknowledgement({
    message: undefined,
    refusal,
    now: deps.clock.now(),
    controlId: requestId.replaceAll('-', '').slice(-20),
    charset: (characterSetOf(beginning) ?? utf8).name,
    statedId: stated.control_id,
  });
}

/**
 * Processes the kept text of a refused message again, with the permissions of its token. Throws an
 * `Hl7Refusal` when it is refused again.
 */
export async function takeAgain(
  context: OperationContext & ApiCaller,
  {
    raw,
    content_hash,
    confirmation,
  }: {
    raw: Buffer;
    content_hash: Buffer;
    /** Why a user accepts a patient that contradicts the record. */
    confirmation?: string | undefined;
  },
  { beta, workers }: Pick<InboundDependencies, 'beta' | 'workers'>,
): Promise<Intake> {
  const { message, stated, refusal } = formOf(raw);
  if (refusal || !message) throw refusal;
  try {
    return await takeOnce(context, message, {
      stated,
      content_hash,
      beta,
      workers,
      confirmed:
        confirmation === undefined ? undefined : { by: context.user, reason: confirmation },
    });
  } catch (error) {
    if (error instanceof Refusal) throw hl7Refusal(error);
    throw error;
  }
}

/** Maps a rejection to HL7: AR for a sender without permission, AE for a failed operation. */
function hl7Refusal(error: unknown): Hl7Refusal {
  if (error instanceof Hl7Refusal) return error;
  const { status, message, extra } = refusalFor(error);
  if (status === 401)
    return new Hl7Refusal(
      'AR',
      'unknownKey',
      'MSH-8 must contain a valid access token of this facility',
      placeOf('MSH', 8),
    );
  if (status === 403 || status === 421)
    return new Hl7Refusal(
      'AR',
      'unknownKey',
      extra?.message ?? message,
      placeOf('MSH', status === 421 ? 6 : 8),
    );
  const [field = '', reason = ''] = Object.entries(extra?.fields ?? {})[0] ?? [];
  const isOutsideLimits = error instanceof Refusal && error.code === 'outside_patient_limits';
  const named =
    field === 'test_parameter_ids' || isOutsideLimits
      ? placeOf('OBR', 4)
      : error instanceof Refusal && error.code === 'order_item_state'
        ? placeOf('ORC', 2)
        : placeInPid(field);
  return new Hl7Refusal('AE', 'internal', [message, reason].filter(Boolean).join(': '), named);
}

/** Field of PID by the first part of a refused field. */
const fieldsOfPid: Readonly<Record<string, number>> = {
  patient_id: 3,
  mrn: 3,
  identifiers: 3,
  birth_date: 7,
  birth_time: 7,
  deceased_at: 29,
};

function placeInPid(field: string): Hl7Place | undefined {
  const number = fieldsOfPid[field.split('.', 1)[0] ?? ''];
  return number === undefined ? undefined : placeOf('PID', number);
}

/** Why the header of a message is refused; undefined when it is not. */
function headerRefusal(message: Hl7Message): Hl7Refusal | undefined {
  const header = message.getSegment('MSH');
  const type = `${textAt(header, 9, 1)}^${textAt(header, 9, 2)}`;
  if (!Object.hasOwn(takers, type))
    return new Hl7Refusal(
      'AR',
      'messageType',
      `Message type ${type} is not supported. Supported: ${Object.keys(takers).join(', ')}`,
      placeOf('MSH', 9),
    );
  const controlId = textAt(header, 10);
  if (controlId === '' || controlId.length > 199)
    return new Hl7Refusal(
      'AR',
      'missing',
      'MSH-10 is required and must have at most 199 characters',
      placeOf('MSH', 10),
    );
  if (textAt(header, 11) !== 'P')
    return new Hl7Refusal(
      'AR',
      'processingId',
      'Only production messages (P) are accepted',
      placeOf('MSH', 11),
    );
  if (!/^2\.[3-8](\.\d)?$/.test(textAt(header, 12)))
    return new Hl7Refusal(
      'AR',
      'version',
      'Only HL7 versions 2.3 to 2.8 are accepted',
      placeOf('MSH', 12),
    );
  return undefined;
}

interface Taken extends Pick<InboundDependencies, 'beta' | 'workers'> {
  stated: Stated;
  content_hash: Buffer;
  /** The user who accepts a patient that contradicts the record, with the reason. */
  confirmed?: { by: OperationContext['user']; reason: string } | undefined;
}

/**
 * Processes a message and returns what it made, with the note for the sender. A repeated message
 * gets the same reply without processing.
 */
async function takeOnce(
  context: Omit<OperationContext, 'user'> & ApiCaller,
  message: Hl7Message,
  { stated: { sender, control_id, message_type }, content_hash, beta, workers, confirmed }: Taken,
): Promise<Intake> {
  const { tx, tenantId, now, token } = context;
  await lockSender(tx, tenantId, sender);
  const taken = await findAcceptedMessage(tx, tenantId, sender, control_id);
  if (taken?.content_hash.equals(content_hash)) return earlierIntake(taken);
  if (taken)
    throw new Hl7Refusal(
      'AE',
      'duplicateKey',
      'A different message with this control ID was already accepted',
      placeOf('MSH', 10),
    );
  // The token's creator is responsible for its inbound messages.
  const maker = await findAccount(tx, tenantId, { id: token.created_by });
  if (!maker) throw new Refusal('unauthenticated');
  const intake = await takers[message_type as MessageType](
    { ...context, user: confirmed?.by ?? maker.user },
    message,
    {
      sender,
      connection: { name: token.name, authority: token.patient_authority },
      confirmation: confirmed?.reason,
      beta,
      hash: content_hash.toString('hex'),
      accept: fileAcceptance(workers, tenantId),
    },
  );
  await addAcceptedMessage(tx, tenantId, {
    sender,
    control_id,
    content_hash,
    made: intake.made,
    received_at: now,
  });
  return intake;
}

/** What a message made when it was accepted. */
function earlierIntake({
  order_id,
  batch_id,
  patient_id,
  changed_order_id,
  placer_number,
  order_number,
  mrn,
}: NonNullable<Awaited<ReturnType<typeof findAcceptedMessage>>>): Intake {
  const note = order_number ?? '';
  if (batch_id !== null) return { made: { batch_id }, note };
  if (patient_id !== null) return { made: { patient_id }, note: mrn ?? '' };
  if (changed_order_id !== null) return { made: { changed_order_id }, note };
  if (order_id === null || placer_number === null)
    throw new Error('@alms/api: an accepted message has no outcome.');
  return { made: { placer_number, order_id }, note };
}
