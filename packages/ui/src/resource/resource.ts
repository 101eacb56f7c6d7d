/** Reason why there is no content. `requestId` is the reference number for support. */
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

/** Fetched data with its state, so that a story can represent each state as a value. */
export type Resource<T> =
  /** Nothing has been requested yet. */
  | { status: 'idle' }
  /** The first request is in progress. */
  | { status: 'loading' }
  /** The server returned no content. */
  | { status: 'empty'; reason: 'none-yet' | 'no-match' }
  /** The request failed. */
  | { status: 'error'; error: ResourceError }
  /**
   * `sample` marks fictitious data (a demo fallback): shown hatched and labelled, without actions.
   */
  | {
      status: 'ready';
      data: T;
      freshness: 'fresh' | 'refreshing' | 'stale' | 'sample';
      asOf?: string | undefined;
    };

/** State of a write operation. Texts are message keys of the submitting form, never server text. */
export type Submission =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'done' }
  | { status: 'rejected'; fieldErrors: Record<string, string>; formError?: string | undefined }
  | { status: 'failed'; error: ResourceError };

export const idle: { status: 'idle' } = { status: 'idle' };
export const loading: { status: 'loading' } = { status: 'loading' };

/** Returns a fresh, complete resource. */
export function ready<T>(data: T, asOf?: string): Resource<T> {
  return { status: 'ready', data, freshness: 'fresh', ...(asOf !== undefined && { asOf }) };
}

/** Exhaustiveness check for a `switch` over a union: a missing case becomes a compile error. */
export function assertNever(value: never): never {
  throw new Error(
    `@alms/ui: unhandled case ${JSON.stringify(value)}. Add it to the switch that received it.`,
  );
}
