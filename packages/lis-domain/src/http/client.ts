import * as v from 'valibot';
import {
  answersEvents,
  answersFile,
  type AnswerOf,
  type Endpoint,
  type InputOf,
} from './endpoint.ts';
import { problemSchema, type Problem } from './problem.schema.ts';
import { wireRequest, type WireRequest } from './request.ts';

/** Carries a request to the server: base address, credentials, tenant header and time-out are its business. */
export type Transport = (request: WireRequest, call: Endpoint) => Promise<Response>;

/** A call that did not succeed, in the one shape the portal turns into what a person sees. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind:
    | 'offline'
    | 'unauthenticated'
    | 'forbidden'
    | 'not-found'
    | 'conflict'
    | 'server'
    | 'invalid-response'
    | 'rejected';
  /** 0 when no answer came. */
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(kind: CallError['kind'], status: number, problem?: Problem, options?: ErrorOptions) {
    super(problem?.message ?? problem?.detail ?? kind, options);
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}

function kindOf(status: number): CallError['kind'] {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409 || status === 412 || status === 428) return 'conflict';
  if (status >= 400 && status < 500) return 'rejected';
  return 'server';
}

async function refusal(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = v.safeParse(problemSchema, body);
  return new CallError(
    kindOf(response.status),
    response.status,
    parsed.success ? parsed.output : undefined,
  );
}

/**
 * The typed client: `call(endpoint, input)` sends what the endpoint declares and answers what it declares, parsed.
 * An answer of another shape is a `CallError` of kind `invalid-response`, never a crash in a table cell.
 */
export function createClient(send: Transport) {
  return async function call<E extends Endpoint>(spec: E, input: InputOf<E>): Promise<AnswerOf<E>> {
    const response = await send(wireRequest(spec, input), spec).catch((cause: unknown) => {
      throw cause instanceof CallError ? cause : new CallError('offline', 0, undefined, { cause });
    });
    if (!response.ok) throw await refusal(response);
    if (spec.answer === undefined || (spec.mayLeaveNothing && response.status === 204))
      return undefined as AnswerOf<E>;
    if (answersEvents(spec.answer)) {
      if (response.body === null) throw new CallError('invalid-response', response.status);
      return response.body as unknown as AnswerOf<E>;
    }
    if (answersFile(spec.answer)) return (await response.blob()) as AnswerOf<E>;
    const body: unknown = await response.json().catch(() => undefined);
    const parsed = v.safeParse(spec.answer, body);
    if (!parsed.success) throw new CallError('invalid-response', response.status);
    return parsed.output as AnswerOf<E>;
  };
}

export type Client = ReturnType<typeof createClient>;
