import type { Resource, ResourceError } from './resource.ts';

/** State of a query in a data library. */
export interface Fetched<T> {
  data: T | undefined;
  error: ResourceError | undefined;
  /** Whether a request is in progress. */
  busy: boolean;
  /** Whether the query is enabled. */
  enabled: boolean;
  /** ISO instant of the last successful response. */
  asOf?: string | undefined;
}

/**
 * Converts a query state to a `Resource`. Data remains after a failed refresh (`stale`, with its
 * time). Removing a valid result from a clinician's screen is as wrong as showing an old one as
 * current.
 * @param emptiness returns the reason why a response is empty; omit when a response is never empty
 */
export function toResource<T>(
  { data, error, busy, enabled, asOf }: Fetched<T>,
  emptiness: (data: T) => 'none-yet' | 'no-match' | undefined = () => undefined,
): Resource<T> {
  if (data !== undefined) {
    const reason = emptiness(data);
    if (error)
      return reason
        ? { status: 'error', error }
        : { status: 'ready', data, freshness: 'stale', asOf };
    if (reason) return { status: 'empty', reason };
    return { status: 'ready', data, freshness: busy ? 'refreshing' : 'fresh', asOf };
  }
  if (error) return { status: 'error', error };
  return enabled ? { status: 'loading' } : { status: 'idle' };
}
