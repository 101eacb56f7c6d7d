import type { Resource } from './resource.ts';

type Freshness = Extract<Resource<unknown>, { status: 'ready' }>['freshness'];

/** Best first: together, several are only as trustworthy as the worst of them. */
const FRESHNESS: readonly Freshness[] = ['fresh', 'refreshing', 'stale', 'sample'];

/** Of several that cannot be shown, the one to tell of: a failure before a wait, a wait before nothing to show. */
const PRECEDENCE = ['error', 'loading', 'idle', 'empty'] as const;

/**
 * Several resources as one, for a view that is meaningless unless it has them all; otherwise give each its own
 * `ResourceView`. Ready only when all are: as trustworthy as the worst, and as of the oldest of those that are so.
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

/** The earliest of ISO instants; unknown as soon as one of them is. */
function oldest(times: readonly (string | undefined)[]): string | undefined {
  return times.reduce((earliest, time) => {
    if (earliest === undefined || time === undefined) return undefined;
    return Date.parse(time) < Date.parse(earliest) ? time : earliest;
  }, times[0]);
}
