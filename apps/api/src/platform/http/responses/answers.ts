import {
  answersEvents,
  answersFile,
  fileTypesOf,
  successStatus,
  type Endpoint,
} from '@alms/lis-domain/http';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { asBuffer } from '../../as-buffer.ts';
import { PreparedAnswer, type FileBody } from '../requests/call.ts';
import type { SentEvent } from './event-streams.ts';
import { contentHash, etag } from '../requests/versions.ts';

/**
 * Validates a response against the contract: undeclared fields are removed, and a mismatch is a
 * server error.
 */
export function checkedAnswer(
  { id, answer: declared, mayLeaveNothing }: Endpoint,
  answer: unknown,
): unknown {
  if (declared === undefined || (mayLeaveNothing && answer === undefined)) return undefined;
  if (answersFile(declared) || answer instanceof PreparedAnswer) return answer;
  if (answersEvents(declared))
    throw new Error(`@alms/api: ${id} returns an event stream. Validate each event separately.`);
  return fitting(id, declared, answer);
}

/** Validates a stream event against the contract. */
export function checkedEvent(
  { id, answer: declared }: Endpoint,
  { data, ...envelope }: SentEvent,
): SentEvent {
  const schema = answersEvents(declared) ? declared.events[envelope.event] : undefined;
  if (!schema) throw new Error(`@alms/api: ${id} has no event named "${envelope.event}".`);
  return { ...envelope, data: fitting(id, schema, data) };
}

function fitting(id: string, schema: v.GenericSchema, answer: unknown): unknown {
  const outcome = v.safeParse(schema, answer);
  if (outcome.success) return outcome.output;
  const places = outcome.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`,
  );
  throw new Error(
    `@alms/api: the response of ${id} does not match the contract: ${places.join('; ')}`,
  );
}

/** Sends a validated response. */
export function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (answer === undefined)
    return reply.status(endpoint.mayLeaveNothing ? 204 : successStatus(endpoint)).send();
  reply.status(successStatus(endpoint));
  if (answersFile(endpoint.answer)) {
    const { content, filename, type = fileTypesOf(endpoint.answer)[0] } = answer as FileBody;
    reply.headers({ 'Content-Type': type, 'Content-Disposition': savedAs(filename) });
    return reply.send(typeof content === 'string' ? content : asBuffer(content));
  }
  reply.header('Content-Type', 'application/json; charset=utf-8');
  if (answer instanceof PreparedAnswer) return reply.send(asBuffer(answer.json));
  const json = JSON.stringify(answer);
  const { version } = answer as { version?: unknown };
  if (typeof version === 'number') return reply.header('ETag', etag(version)).send(json);
  if (endpoint.method !== 'GET' || json.length < MIN_COMPARED) return reply.send(json);
  const tag = contentTag(json);
  reply.header('ETag', tag);
  return reply.request.headers['if-none-match'] === tag
    ? reply.status(304).removeHeader('Content-Type').send()
    : reply.send(json);
}

/** Shorter responses are hardly larger than the headers that confirm them. */
const MIN_COMPARED = 1024;

/**
 * Weak `ETag` of a response without a version, such as a list: clients may compare, not change it.
 */
const contentTag = (json: string) => `W/"${contentHash(json)}"`;

/**
 * `Content-Disposition` header that forces a download (RFC 6266). Non-ASCII names are sent in full
 * beside an ASCII fallback.
 */
export function savedAs(filename: string): string {
  const plain = filename.replace(/[^\w.-]+/g, '-');
  const whole = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"${plain === filename ? '' : `; filename*=UTF-8''${whole}`}`;
}
