import * as v from 'valibot';
import {
  answersEvents,
  answersFile,
  type AnswerOf,
  type Endpoint,
  type InputOf,
} from './endpoint.ts';
import { sentFileName } from './file-name.ts';
import { receivedProblem, type Problem } from './problem.schema.ts';
import { wireRequest, type WireRequest } from './request.ts';

/**
 * Sends a request to the server; responsible for base URL, credentials, tenant header and timeout.
 */
export type Transport = (request: WireRequest, call: Endpoint) => Promise<Response>;

/** A failed request, in the single form from which the portal creates its messages. */
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
  /** 0 when no response arrived. */
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
  const { status } = response;
  return new CallError(kindOf(status), status, receivedProblem(status, body));
}

/** The file under the name that the server gave it. */
async function namedFile(response: Response): Promise<File> {
  const content = await response.blob();
  const name = sentFileName(response.headers.get('Content-Disposition')) ?? 'file';
  return new File([content], name, { type: content.type });
}

/**
 * Creates the typed client: `call(endpoint, input)` sends what the endpoint declares and returns
 * its parsed response. A response of another shape throws a `CallError` of kind `invalid-response`
 * instead of failing later in a component.
 *
 * @param receive Converts a response to the shape of the contract before it is parsed.
 */
export function createClient(
  send: Transport,
  receive: (body: unknown) => unknown = (body) => body,
) {
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
    if (answersFile(spec.answer)) return (await namedFile(response)) as AnswerOf<E>;
    const body: unknown = await response.json().catch(() => undefined);
    const parsed = v.safeParse(spec.answer, receive(body));
    if (!parsed.success) throw new CallError('invalid-response', response.status);
    return parsed.output as AnswerOf<E>;
  };
}

export type Client = ReturnType<typeof createClient>;
