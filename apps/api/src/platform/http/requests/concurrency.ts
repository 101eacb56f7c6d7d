import type { Endpoint } from '@alms/lis-domain/http';
import { finished, type Writable } from 'node:stream';
import type { Claims } from '../../auth/access-token.ts';
import { Refusal } from '../refusals/problems.ts';
import { sourceOf } from './source-of.ts';

/** Maximum number of requests at the same time, per process. */
export interface ConcurrencyLimit {
  account: number;
  facility: number;
  all: number;
}

/**
 * Limits for endpoints that carry a file, for all others, and for anonymous requests, whose sources
 * count as accounts. All uploads together use fewer database connections than the pool has.
 */
export interface ConcurrencyLimits {
  uploads: ConcurrencyLimit;
  others: ConcurrencyLimit;
  anonymous: Pick<ConcurrencyLimit, 'account' | 'all'>;
}

export const defaultConcurrency: ConcurrencyLimits = {
  uploads: { account: 2, facility: 4, all: 10 },
  others: { account: 60, facility: 240, all: 2_000 },
  anonymous: { account: 60, all: 600 },
};

/** A request's share of the limits, until its response has ended and its work is done. */
export interface Place {
  /** Keeps the place while the work runs, even when the client disconnects. */
  hold(): () => void;
}

export interface Concurrency {
  /** Admits a request until its response ends. Rejects with `unavailable` above a limit. */
  admit(response: Writable, caller: Pick<Claims, 'tenantId' | 'userId'>, endpoint: Endpoint): Place;
  /** Admits an anonymous request of an address. */
  admitAnonymous(response: Writable, ip: string): Place;
}

export function concurrency(limits: ConcurrencyLimits = defaultConcurrency): Concurrency {
  const running = new Map<string, number>();
  const count = (key: string, change: 1 | -1) => {
    const now = (running.get(key) ?? 0) + change;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  };
  const enter = (response: Writable, keys: readonly (readonly [string, number])[]): Place => {
    if (keys.some(([key, max]) => (running.get(key) ?? 0) >= max))
      throw new Refusal('unavailable', {}, { 'Retry-After': '1' });
    for (const [key] of keys) count(key, 1);
    let holders = 1;
    const release = () => {
      holders -= 1;
      if (holders === 0) for (const [key] of keys) count(key, -1);
    };
    finished(response, release);
    return {
      hold() {
        holders += 1;
        return release;
      },
    };
  };
  return {
    admit(response, { tenantId, userId }, { maxBytes }) {
      const kind = maxBytes === undefined ? 'others' : 'uploads';
      const limit = limits[kind];
      return enter(response, [
        [`${kind} ${tenantId} ${userId}`, limit.account],
        [`${kind} ${tenantId}`, limit.facility],
        [kind, limit.all],
      ]);
    },
    admitAnonymous(response, ip) {
      const { account, all } = limits.anonymous;
      return enter(response, [
        [`anonymous ${sourceOf(ip)}`, account],
        ['anonymous', all],
      ]);
    },
  };
}
