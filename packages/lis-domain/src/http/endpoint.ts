import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Permission } from '../access/permissions.ts';
import type { ProblemCode } from './problem.schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Access rule of an endpoint. The server rejects all other callers; the portal evaluates the same
 * rule before it offers an action.
 * - `public`: anonymous and signed-in users.
 * - `signed-in`: every account of the facility, including patients.
 * - `staff`: every account of the facility except patients.
 * - `admin`: the facility’s administrators, regardless of other permissions.
 * - `{ anyOf }`: staff with at least one of the permissions (an admin has all of their facility).
 * - `{ anyOf, ownPatient: true }`: the same, plus a patient for their own record only.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'staff'
  | 'admin'
  | { anyOf: readonly Permission[]; ownPatient?: true };

/** Hosts that serve the endpoint: the main site, a facility’s own address, or both. */
export type Site = 'any' | 'main' | 'facility';

/** Media type of a file: a PDF report, an SVG label, a picture, or a spreadsheet table. */
export type FileType =
  | 'application/pdf'
  | 'image/svg+xml'
  | 'image/png'
  | 'image/jpeg'
  | 'text/csv; charset=utf-8';

/**
 * A response that is not JSON; if several types are possible, the handler states which one it is.
 */
export interface FileAnswer {
  file: FileType | readonly FileType[];
}

type Schema = GenericSchema;

/**
 * A streaming response: server-sent events (`text/event-stream`), each with a name, an id and JSON
 * of the schema under its name. A client that sends the last received id as `Last-Event-ID` gets
 * all later events.
 */
export interface EventStream {
  events: Readonly<Record<string, Schema>>;
}

/** One API endpoint, and the single source of everything derived from it. */
export interface Endpoint {
  /**
   * `area.verb`, unique; the server registers its handler under it and OpenAPI uses it as
   * operationId.
   */
  readonly id: string;
  readonly method: Method;
  /** Path under `/api/v1`; parameters in braces: `/patients/{id}`. */
  readonly path: `/${string}`;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly access: Access;
  /** @default 'any' */
  readonly site?: Site;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Encoding of the body. @default 'json' */
  readonly encoding?: 'json' | 'form';
  /** Maximum body size in bytes, for endpoints that carry a file. See `maxBytesOf`. */
  readonly maxBytes?: number;
  /** Omitted: the response has no content (204). */
  readonly answer?: Schema | FileAnswer | EventStream;
  /** The record may no longer exist afterwards; the response is then 204. */
  readonly mayLeaveNothing?: true;
  /** @default 200, or 204 without an answer */
  readonly status?: 200 | 201 | 202 | 204;
  /** Specific problems, in addition to those of every endpoint (see `commonProblems`). */
  readonly problems?: readonly ProblemCode[];
  /** Creates a record: requires an `Idempotency-Key`; a repeated key returns the first outcome. */
  readonly creates?: true;
  /**
   * Changes a record that several users can edit: requires `If-Match` with the version that was
   * read.
   */
  readonly versioned?: true;
  /**
   * Still allowed for a facility whose trial ended without payment, because it ends or finishes
   * work in progress. See `openAfterTrial`.
   * @default 'open' for reads and public endpoints; everything else is new work and closed
   */
  readonly afterTrial?: 'open';
  /** Plan feature that the endpoint belongs to. @default part of every plan */
  readonly feature?: 'analytics';
  /**
   * Every plan includes the endpoint for a window within the last seven days of the facility, which
   * the dashboard shows. Needs a `feature` and the query of a window.
   */
  readonly everyPlan?: 'last-7-days';
  /**
   * Also allowed before required two-step verification is enrolled, because it is part of the
   * enrolment. @default closed, except for public endpoints
   */
  readonly beforeSecondFactor?: 'open';
  /**
   * Also allowed for visitors of the live demo: daily work on the demo’s invented patients. See
   * `openToVisitors`.
   * @default 'open' for reads and public endpoints; everything else is closed
   */
  readonly visitors?: 'open';
  /**
   * The applicable rate limit. `own-password`: the request confirms the user’s password, and failed
   * attempts are counted by account. @default 'general'
   */
  readonly limit?: 'general' | 'sign-in' | 'own-password' | 'lookup' | 'send';
}

/** Declares an endpoint and preserves its exact types. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type OutputOf<E, K extends keyof Endpoint> = E extends { [key in K]: infer S extends Schema }
  ? InferOutput<S>
  : undefined;
type SentAs<E, K extends keyof Endpoint> = E extends { [key in K]: infer S extends Schema }
  ? InferInput<S>
  : undefined;

/** Handler input types. */
export type ParamsOf<E> = OutputOf<E, 'params'>;
export type QueryOf<E> = OutputOf<E, 'query'>;
export type BodyOf<E> = OutputOf<E, 'body'>;
/**
 * The client’s return type: the parsed response, a named `File`, incoming bytes for a stream,
 * nothing for 204.
 */
export type AnswerOf<E> = E extends { answer: infer A }
  ? A extends Schema
    ? InferOutput<A> | (E extends { mayLeaveNothing: true } ? undefined : never)
    : A extends EventStream
      ? ReadableStream<Uint8Array>
      : File
  : undefined;

export type StreamedEvent<E> = E extends { answer: { events: infer Events } }
  ? {
      [K in keyof Events & string]: {
        event: K;
        id: string;
        data: Events[K] extends Schema ? InferOutput<Events[K]> : never;
      };
    }[keyof Events & string]
  : never;

type Sent<K extends string, V> = [V] extends [undefined]
  ? unknown
  : object extends V
    ? { [key in K]?: V }
    : { [key in K]: V };

/** The client’s input: only the parts that the endpoint declares. */
export type InputOf<E> = Sent<'params', SentAs<E, 'params'>> &
  Sent<'query', SentAs<E, 'query'>> &
  Sent<'body', SentAs<E, 'body'>> &
  (E extends { versioned: true } ? { version: number } : unknown) &
  (E extends { creates: true } ? { key: string } : unknown) &
  (E extends { answer: EventStream } ? { lastEventId?: string | undefined } : unknown);

/**
 * Returns whether an endpoint is still allowed after the facility’s trial ended: reading, signing
 * in and finishing work in progress are.
 */
export function openAfterTrial({ access, method, afterTrial }: Endpoint): boolean {
  return access === 'public' || method === 'GET' || afterTrial === 'open';
}

/**
 * Returns whether visitors of the live demo may call an endpoint. They share its accounts, so
 * accounts, settings, files and recipients of email are read-only for them.
 */
export function openToVisitors({ access, method, visitors }: Endpoint): boolean {
  return access === 'public' || method === 'GET' || visitors === 'open';
}

/** Returns whether an endpoint can be limited to one laboratory of the facility. */
export function takesLaboratory({ query }: Endpoint): boolean {
  return query !== undefined && 'entries' in query && 'laboratory_id' in Object(query.entries);
}

/** Maximum size of a form in bytes: the longest user name and password fit. */
export const MAX_FORM_BYTES = 4_096;
/** Maximum size in bytes of the body of an anonymous request. */
export const MAX_PUBLIC_BYTES = 32_768;
const MAX_BODY_BYTES = 1_048_576;

/** Returns the maximum body size in bytes. Anonymous senders get less than users. */
export function maxBytesOf({ access, encoding, maxBytes }: Endpoint): number {
  if (encoding === 'form') return MAX_FORM_BYTES;
  return maxBytes ?? (access === 'public' ? MAX_PUBLIC_BYTES : MAX_BODY_BYTES);
}

/** Returns whether an endpoint responds with a file. */
export function answersFile(answer: Endpoint['answer']): answer is FileAnswer {
  return answer !== undefined && 'file' in answer;
}

/** Returns all possible media types of an endpoint’s file. */
export function fileTypesOf({ file }: FileAnswer): readonly FileType[] {
  return typeof file === 'string' ? [file] : file;
}

/** Returns whether an endpoint responds with an event stream. */
export function answersEvents(answer: Endpoint['answer']): answer is EventStream {
  return answer !== undefined && 'events' in answer;
}

/** Returns the status code of success. */
export function successStatus(call: Endpoint): number {
  return call.status ?? (call.answer === undefined ? 204 : 200);
}
