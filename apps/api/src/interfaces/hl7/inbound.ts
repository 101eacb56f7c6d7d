import { createHash } from 'node:crypto';
import type { Hl7Message } from '@medplum/core';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { findAccount } from '../../platform/auth/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { Refusal, refusalFor } from '../../platform/http/refusals/problems.ts';
import type { ApiGate } from '../api-caller.ts';
import { readApiToken } from '../connections/api-token.ts';
import { acknowledgement } from './acknowledgement.ts';
import { addAcceptedMessage, findAcceptedMessage, lockSender } from './inbound.store.ts';
import {
  hasTooManyParts,
  Hl7Refusal,
  MAX_SEPARATORS,
  parsedMessage,
  textAt,
  type Hl7Place,
} from './message.ts';
import { placeOrderOf } from './order-intake.ts';
import { stageResultsOf } from './result-intake.ts';

export interface InboundDependencies {
  gate: ApiGate;
  clock: Clock;
  logger: Logger;
  /** All plans are free: no trial ends. */
  beta: boolean;
}

/** Facility of the token in a message (MSH-8); empty without a token. */
export function facilityOfMessage(bytes: Buffer): string {
  const header =
    bytes
      .subarray(0, 4_096)
      .toString('latin1')
      .split(/[\r\n]/)[0] ?? '';
  const token = header.split(header[3] ?? '|')[7] ?? '';
  return readApiToken(token)?.tenantId ?? '';
}

const placeOf = (segment: string, field: number): Hl7Place => ({ segment, sequence: 1, field });

/** Supported message types with their handlers. */
const takers = { 'ORM^O01': placeOrderOf, 'ORU^R01': stageResultsOf } as const;
type MessageType = keyof typeof takers;

/**
 * Processes one message atomically and once, or rejects it with a reason. Always returns a reply.
 */
export async function answerMessage(
  bytes: Buffer,
  ip: string,
  deps: InboundDependencies,
): Promise<string> {
  const { clock, logger } = deps;
  const requestId = uuidv7();
  const controlId = requestId.replaceAll('-', '').slice(-20);
  const isTooLong = hasTooManyParts(bytes);
  const message = isTooLong ? undefined : parsedMessage(bytes);
  if (!message)
    return acknowledgement({
      message,
      refusal: new Hl7Refusal(
        'AR',
        'dataType',
        isTooLong
          ? `The message must have at most ${MAX_SEPARATORS} separators: send fewer results per message`
          : 'The message is not a valid HL7 v2 message in UTF-8',
      ),
      now: clock.now(),
      controlId,
    });
  try {
    const note = await takeOnce(message, { bytes, ip, requestId }, deps);
    return acknowledgement({ message, refusal: undefined, note, now: clock.now(), controlId });
  } catch (error) {
    const refusal = hl7Refusal(error);
    if (refusal.kind === 'internal' && !(error instanceof Refusal))
      logger.error({ err: error, request_id: requestId }, 'unexpected error');
    return acknowledgement({ message, refusal, now: clock.now(), controlId });
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
    field === 'patient_id'
      ? placeOf('PID', 3)
      : field === 'test_parameter_ids' || isOutsideLimits
        ? placeOf('OBR', 4)
        : undefined;
  return new Hl7Refusal('AE', 'internal', [message, reason].filter(Boolean).join(': '), named);
}

/** Checks the header of any message. */
function checkHeader(message: Hl7Message): {
  type: MessageType;
  token: string;
  subdomain: string | undefined;
  sender: string;
  controlId: string;
} {
  const header = message.getSegment('MSH');
  const type = `${textAt(header, 9, 1)}^${textAt(header, 9, 2)}`;
  if (!Object.hasOwn(takers, type))
    throw new Hl7Refusal(
      'AR',
      'messageType',
      `Message type ${type} is not supported. Supported: ${Object.keys(takers).join(' and ')}`,
      placeOf('MSH', 9),
    );
  const controlId = textAt(header, 10);
  if (controlId === '' || controlId.length > 199)
    throw new Hl7Refusal(
      'AR',
      'missing',
      'MSH-10 is required and must have at most 199 characters',
      placeOf('MSH', 10),
    );
  if (textAt(header, 11) !== 'P')
    throw new Hl7Refusal(
      'AR',
      'processingId',
      'Only production messages (P) are accepted',
      placeOf('MSH', 11),
    );
  if (!/^2\.[3-8](\.\d)?$/.test(textAt(header, 12)))
    throw new Hl7Refusal(
      'AR',
      'version',
      'Only HL7 versions 2.3 to 2.8 are accepted',
      placeOf('MSH', 12),
    );
  const charset = textAt(header, 18);
  if (!['', 'ASCII', 'UNICODE UTF-8', 'UNICODE'].includes(charset))
    throw new Hl7Refusal(
      'AR',
      'tableValue',
      'The character set must be UNICODE UTF-8',
      placeOf('MSH', 18),
    );
  const facility = textAt(header, 6).toLowerCase();
  return {
    type: type as MessageType,
    token: textAt(header, 8),
    subdomain: facility === '' ? undefined : facility,
    sender: `${textAt(header, 3)}|${textAt(header, 4)}`.slice(0, 200),
    controlId,
  };
}

interface Received {
  bytes: Buffer;
  ip: string;
  requestId: string;
}

/**
 * Processes a message and returns the note for the sender. A repeated message gets the same reply
 * without processing.
 */
async function takeOnce(
  message: Hl7Message,
  { bytes, ip, requestId }: Received,
  { gate, beta }: InboundDependencies,
): Promise<string> {
  const { type, token, subdomain, sender, controlId } = checkHeader(message);
  return gate.pass(
    { token, subdomain, scope: 'hl7.write', ip, requestId, label: `HL7 ${type}` },
    async (context) => {
      const { tx, tenantId, now } = context;
      const content_hash = createHash('sha256').update(bytes).digest();
      await lockSender(tx, tenantId, sender);
      const taken = await findAcceptedMessage(tx, tenantId, sender, controlId);
      if (taken?.content_hash.equals(content_hash)) return taken.order_number ?? '';
      if (taken)
        throw new Hl7Refusal(
          'AE',
          'duplicateKey',
          'A different message with this control ID was already accepted',
          placeOf('MSH', 10),
        );
      // The token's creator is responsible for its inbound messages.
      const maker = await findAccount(tx, tenantId, { id: context.token.created_by });
      if (!maker) throw new Refusal('unauthenticated');
      const { made, note } = await takers[type]({ ...context, user: maker.user }, message, {
        sender,
        beta,
        hash: content_hash.toString('hex'),
      });
      await addAcceptedMessage(tx, tenantId, {
        sender,
        control_id: controlId,
        content_hash,
        made,
        received_at: now,
      });
      return note;
    },
  );
}
