import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Permission } from '../access/permissions.ts';
import type { ProblemCode } from './problem.schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call. The server refuses everybody else; the portal asks the same value before it offers the act.
 * - `public`: anybody, signed in or not.
 * - `signed-in`: every account of the facility, patients included.
 * - `staff`: every account of the facility except patients.
 * - `admin`: the facility's administrators, whatever permissions others hold.
 * - `{ anyOf }`: staff who hold at least one of the permissions (an admin holds all of the own facility).
 * - `{ anyOf, ownPatient: true }`: the same, and a patient for the own record alone.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'staff'
  | 'admin'
  | { anyOf: readonly Permission[]; ownPatient?: true };

/** Which hosts answer the call: the main site, a facility's own address, or both. */
export type Site = 'any' | 'main' | 'facility';

/** What a file may be: a PDF report, an SVG label, a picture, a list for a spreadsheet. */
export type FileType =
  | 'application/pdf'
  | 'image/svg+xml'
  | 'image/png'
  | 'image/jpeg'
  | 'text/csv; charset=utf-8';

/** A body that is not JSON; where it may be several things, the handler says which one it is. */
export interface FileAnswer {
  file: FileType | readonly FileType[];
}

type Schema = GenericSchema;

/**
 * An answer that goes on: server-sent events (`text/event-stream`), each with a name, an id, and JSON of the schema under its name. Whoever
 * sends the id of the last one it has seen as `Last-Event-ID` is told of everything since.
 */
export interface EventStream {
  events: Readonly<Record<string, Schema>>;
}

/** One call of the API, and everything that is derived from it. */
export interface Endpoint {
  /** `area.verb`, unique; the server registers its handler under it and OpenAPI uses it as operationId. */
  readonly id: string;
  readonly method: Method;
  /** Under `/api/v1`; parameters in braces: `/patients/{id}`. */
  readonly path: `/${string}`;
  /** One sentence for the reference page. */
  readonly summary: string;
  readonly access: Access;
  /** @default 'any' */
  readonly site?: Site;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** How the body travels. @default 'json' */
  readonly encoding?: 'json' | 'form';
  /** The largest body, in bytes. @default 1 MiB */
  readonly maxBytes?: number;
  /** Left out: the answer has no content (204). */
  readonly answer?: Schema | FileAnswer | EventStream;
  /** May leave nothing behind to answer with: then it answers 204 instead. */
  readonly mayLeaveNothing?: true;
  /** @default 200, or 204 without an answer */
  readonly status?: 200 | 201 | 202 | 204;
  /** Refusals of its own, besides those every call has (see `commonProblems`). */
  readonly problems?: readonly ProblemCode[];
  /** Creates something: needs an `Idempotency-Key`, and a repeated key answers with the first outcome. */
  readonly creates?: true;
  /** Changes something two people can edit: needs `If-Match` with the version that was read. */
  readonly versioned?: true;
  /**
   * Still made at a facility whose trial has ended without a payment, because it ends or finishes what is under way. See `openAfterTrial`.
   * @default 'open' for what is read and for what anybody may call; everything else is new work, and closed
   */
  readonly afterTrial?: 'open';
  /** Also answered to somebody who has to set up a second step at sign-in first, because it is part of the way there. @default closed, but for what is public */
  readonly beforeSecondFactor?: 'open';
  /** Which rate limit guards it. @default 'general' */
  readonly limit?: 'general' | 'sign-in' | 'lookup' | 'send';
}

/** Declares one call; its types are kept exactly. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type OutputOf<E, K extends keyof Endpoint> = E extends { [key in K]: infer S extends Schema }
  ? InferOutput<S>
  : undefined;
type SentAs<E, K extends keyof Endpoint> = E extends { [key in K]: infer S extends Schema }
  ? InferInput<S>
  : undefined;

/** What a handler receives. */
export type ParamsOf<E> = OutputOf<E, 'params'>;
export type QueryOf<E> = OutputOf<E, 'query'>;
export type BodyOf<E> = OutputOf<E, 'body'>;
/** What the caller gets: the parsed answer, a `Blob` for a file, the bytes of a stream as they come, nothing for 204. */
export type AnswerOf<E> = E extends { answer: infer A }
  ? A extends Schema
    ? InferOutput<A> | (E extends { mayLeaveNothing: true } ? undefined : never)
    : A extends EventStream
      ? ReadableStream<Uint8Array>
      : Blob
  : undefined;

/** One event of a stream. */
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

/** What a caller gives: only the parts the call has. */
export type InputOf<E> = Sent<'params', SentAs<E, 'params'>> &
  Sent<'query', SentAs<E, 'query'>> &
  Sent<'body', SentAs<E, 'body'>> &
  (E extends { versioned: true } ? { version: number } : unknown) &
  (E extends { creates: true } ? { key: string } : unknown) &
  (E extends { answer: EventStream } ? { lastEventId?: string | undefined } : unknown);

/** Whether a call is still made when the facility's trial has ended: reading, signing in and finishing what is under way are. */
export function openAfterTrial({ access, method, afterTrial }: Endpoint): boolean {
  return access === 'public' || method === 'GET' || afterTrial === 'open';
}

/** Whether a call answers with a file. */
export function answersFile(answer: Endpoint['answer']): answer is FileAnswer {
  return answer !== undefined && 'file' in answer;
}

/** Everything that a call's file may be. */
export function fileTypesOf({ file }: FileAnswer): readonly FileType[] {
  return typeof file === 'string' ? [file] : file;
}

/** Whether a call answers with a stream of events. */
export function answersEvents(answer: Endpoint['answer']): answer is EventStream {
  return answer !== undefined && 'events' in answer;
}

/** The status of success. */
export function successStatus(call: Endpoint): number {
  return call.status ?? (call.answer === undefined ? 204 : 200);
}
