import type { Resource, ResourceError } from './resource.ts';

/** What a data library knows about one answer. */
export interface Fetched<T> {
  data: T | undefined;
  error: ResourceError | undefined;
  /** A request is under way. */
  busy: boolean;
  /** Something has been or will be asked for. */
  enabled: boolean;
  /** ISO instant of the last good answer. */
  asOf?: string | undefined;
}

/**
 * One answer as a `Resource`. Data outlives a failed refresh (`stale`, with its time), because taking a valid result
 * off a clinician's screen is as wrong as showing an old one as current.
 * @param emptiness says whether an answer holds nothing, and why; leave out when an answer is always something.
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
