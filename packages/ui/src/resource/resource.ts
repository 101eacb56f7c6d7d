/** Why there is nothing to show. `requestId` is what a person reads to support. */
export interface ResourceError {
  kind:
    | 'offline'
    | 'unauthenticated'
    | 'forbidden'
    | 'not-found'
    | 'conflict'
    | 'server'
    | 'invalid-response';
  requestId?: string | undefined;
}

/** Fetched data in every state it can have, so that each state is a value a story can hold. */
export type Resource<T> =
  /** Nothing has been asked for yet. */
  | { status: 'idle' }
  /** The first answer is on its way. */
  | { status: 'loading' }
  /** The server answered: nothing to show. */
  | { status: 'empty'; reason: 'none-yet' | 'no-match' }
  /** Nothing to show, and why. */
  | { status: 'error'; error: ResourceError }
  /** `sample` marks invented data (a demo's fallback): drawn hatched and labelled, never acted upon. */
  | {
      status: 'ready';
      data: T;
      freshness: 'fresh' | 'refreshing' | 'stale' | 'sample';
      asOf?: string | undefined;
    };

/** A write in every state it can have. Texts are message keys of the form that sent it, never server prose. */
export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'done' }
  | { status: 'rejected'; fieldErrors: Record<string, string>; formError?: string | undefined }
  | { status: 'failed'; error: ResourceError };

export const idle: { status: 'idle' } = { status: 'idle' };
export const loading: { status: 'loading' } = { status: 'loading' };

/** A fresh, complete answer. */
export function ready<T>(data: T, asOf?: string): Resource<T> {
  return { status: 'ready', data, freshness: 'fresh', ...(asOf !== undefined && { asOf }) };
}

/** Ends a `switch` over a union: forgetting a case becomes a compile error. */
export function assertNever(value: never): never {
  throw new Error(
    `@alms/ui: unhandled case ${JSON.stringify(value)}. Add it to the switch that received it.`,
  );
}
