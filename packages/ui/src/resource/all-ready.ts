import type { Resource } from './resource.ts';

type Freshness = Extract<Resource<unknown>, { status: 'ready' }>['freshness'];

/** Best first: a combination has the freshness of its worst part. */
const FRESHNESS: readonly Freshness[] = ['fresh', 'refreshing', 'stale', 'sample'];

/** Precedence of the reported status: failure, then loading, then empty. */
const PRECEDENCE = ['error', 'loading', 'idle', 'empty'] as const;

/**
 * Combines resources for a view that requires all of them; otherwise give each its own
 * `ResourceView`. Ready only when all are. Its freshness is the worst, and its timestamp the oldest
 * at that freshness.
 */
export function allReady<T extends readonly unknown[]>(
  ...resources: { readonly [K in keyof T]: Resource<T[K]> }
): Resource<T> {
  const all = resources as readonly Resource<unknown>[];
  for (const status of PRECEDENCE) {
    const found = all.find((resource) => resource.status === status);
    if (found && found.status !== 'ready') return found;
  }
  const parts = all.filter((resource) => resource.status === 'ready');
  const freshness =
    FRESHNESS.findLast((each) => parts.some((part) => part.freshness === each)) ?? 'fresh';
  const times = parts.filter((part) => part.freshness === freshness).map((part) => part.asOf);
  return {
    status: 'ready',
    data: parts.map((part) => part.data) as unknown as T,
    freshness,
    asOf: oldest(times),
  };
}

/** Returns the earliest of the ISO instants; undefined if any is unknown. */
function oldest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce((earliest, time) => {
    if (earliest === undefined || time === undefined) return undefined;
    return Date.parse(time) < Date.parse(earliest) ? time : earliest;
  }, times[0]);
}
