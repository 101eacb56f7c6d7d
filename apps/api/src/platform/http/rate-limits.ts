import type { Endpoint } from '@alms/lis-domain/http';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { Refusal } from './problems.ts';

/** So many calls in so many seconds. */
export interface Rate {
  points: number;
  duration: number;
}

export interface Rates {
  /** Calls of one account, or of one address before anybody has signed in. */
  general: Rate;
  /** Look-ups that anybody can make, per address. */
  lookup: Rate;
  /** Attempts to sign in, register or reset for one account from one address; a success forgives them. */
  account: Rate;
  /** The same from one address for any account. */
  address: Rate;
  /** Second steps tried for one account, from wherever; a success forgives them. */
  secondStep: Rate;
  /** Notifications one person sends; each sending may reach many. */
  send: Rate;
}

/** Security-and-reliability 5.4. */
export const defaultRates: Rates = {
  general: { points: 600, duration: 60 },
  lookup: { points: 60, duration: 60 },
  account: { points: 10, duration: 60 },
  address: { points: 160, duration: 60 },
  secondStep: { points: 10, duration: 900 },
  send: { points: 30, duration: 60 },
};

export interface Caller {
  ip: string;
  userId?: string | undefined;
  /** The account that a sign-in call names. */
  account?: string | undefined;
}

export interface RateLimits {
  /** Counts one call and answers the headers that say how many are left; refuses it when there are none. */
  count(limit: NonNullable<Endpoint['limit']>, caller: Caller): Promise<Record<string, string>>;
  /** Counts one try at the second step of an account whose password was right; refuses it when there are none left. */
  countSecondStep(userId: string): Promise<void>;
  /** Forgets the failed attempts of an account after a good one. */
  forgive(caller: Caller): Promise<void>;
}

/** A refusal that came at the very moment the limit was reached; later ones in the same window are not audited one by one. */
export class RateLimited extends Refusal {
  readonly first: boolean;
  constructor(headers: Record<string, string>, first: boolean) {
    super('rate_limited', {}, headers);
    this.first = first;
  }
}

/** General limits are kept by each process; those that guard accounts are kept in the database, so that all processes count together. */
export function rateLimits(pool: pg.Pool, given: Partial<Rates> = {}): RateLimits {
  const rates = { ...defaultRates, ...given };
  const memory = (keyPrefix: string, rate: Rate) => new RateLimiterMemory({ keyPrefix, ...rate });
  const shared = (keyPrefix: string, rate: Rate) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      ...rate,
    });
  const general = memory('general', rates.general);
  const lookup = memory('lookup', rates.lookup);
  const account = shared('account', rates.account);
  const address = shared('address', rates.address);
  const secondStep = shared('second-step', rates.secondStep);
  const send = shared('send', rates.send);
  const accountKey = ({ ip, account: name = '' }: Caller) =>
    `${name.trim().toLowerCase().slice(0, 150)}|${ip}`;

  return {
    async count(limit, caller) {
      if (limit === 'lookup') return consume(lookup, 'lookup', caller.ip);
      if (limit === 'general') return consume(general, 'general', caller.userId ?? caller.ip);
      if (limit === 'send') return consume(send, 'send', caller.userId ?? caller.ip);
      await consume(address, 'address', caller.ip);
      return consume(account, 'account', accountKey(caller));
    },
    async countSecondStep(userId) {
      await consume(secondStep, 'second-step', userId);
    },
    async forgive(caller) {
      await account.delete(accountKey(caller));
      if (caller.userId !== undefined) await secondStep.delete(caller.userId);
    },
  };
}

async function consume(
  limiter: RateLimiterAbstract,
  name: string,
  key: string,
): Promise<Record<string, string>> {
  const headers = (state: RateLimiterRes) => ({
    'RateLimit-Policy': `"${name}";q=${limiter.points};w=${limiter.duration}`,
    RateLimit: `"${name}";r=${state.remainingPoints};t=${Math.ceil(state.msBeforeNext / 1000)}`,
  });
  try {
    return headers(await limiter.consume(key));
  } catch (reached) {
    if (!(reached instanceof RateLimiterRes)) throw reached;
    throw new RateLimited(
      {
        ...headers(reached),
        'Retry-After': String(Math.max(1, Math.ceil(reached.msBeforeNext / 1000))),
      },
      reached.consumedPoints === limiter.points + 1,
    );
  }
}
