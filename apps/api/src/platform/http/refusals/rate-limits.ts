import type { Endpoint } from '@alms/lis-domain/http';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { comparedText } from '@alms/lis-domain/http';
import { sourceOf } from '../requests/source-of.ts';
import { Refusal } from './problems.ts';

/** Number of requests (`points`) per period in seconds. */
export interface Rate {
  points: number;
  duration: number;
}

export interface Rates {
  /** Requests per account, or per address before sign-in. */
  general: Rate;
  /** Public look-ups per address. */
  lookup: Rate;
  /** Sign-in, registration and reset attempts per account and address; reset on success. */
  account: Rate;
  /** The same attempts per address for any account. */
  address: Rate;
  /** Second-step attempts per account from any address; reset on success. */
  twoStep: Rate;
  /** Send requests per user; each may reach many recipients. */
  send: Rate;
  /** Requests that confirm the user's own password, per account; reset on success. */
  ownPassword: Rate;
  /** Registered facilities per address. */
  registration: Rate;
  /** Requests to join a facility per email address. */
  joinRequest: Rate;
  /** Requests for a new password per mailbox, for its accounts at all facilities. */
  resetEmail: Rate;
  /** Invitations per mailbox. */
  invitation: Rate;
  /** Emails per mailbox that confirm an address or report a registration. */
  confirmation: Rate;
  /**
   * Wrong passwords per account from any address. More are delayed: a lockout would help attackers.
   */
  wrongPassword: Rate;
}

/** Rates counted by a single key, whichever endpoint is used. */
export type KeyedRate = Exclude<keyof Rates, 'general' | 'lookup' | 'account' | 'address' | 'send'>;

/** Security-and-reliability 5.4. */
export const defaultRates: Rates = {
  general: { points: 600, duration: 60 },
  lookup: { points: 60, duration: 60 },
  account: { points: 10, duration: 60 },
  address: { points: 160, duration: 60 },
  twoStep: { points: 10, duration: 900 },
  send: { points: 30, duration: 60 },
  ownPassword: { points: 10, duration: 900 },
  registration: { points: 10, duration: 3600 },
  joinRequest: { points: 5, duration: 3600 },
  resetEmail: { points: 3, duration: 3600 },
  invitation: { points: 5, duration: 3600 },
  confirmation: { points: 5, duration: 3600 },
  wrongPassword: { points: 20, duration: 3600 },
};

export interface Caller {
  ip: string;
  /** Id of the user, or of the access token of another system. */
  callerId?: string | undefined;
  /** Account named in a sign-in request. */
  account?: string | undefined;
}

export interface RateLimits {
  /**
   * Counts one request and returns headers with the remaining number. Rejects when the limit is
   * exceeded.
   */
  count(limit: NonNullable<Endpoint['limit']>, caller: Caller): Promise<Record<string, string>>;
  /** Counts one attempt of an account, mailbox or address. Rejects when the limit is exceeded. */
  countFor(rate: KeyedRate, key: string): Promise<void>;
  /** Counts like `countFor`, for limits that the caller must not learn about. */
  allows(rate: KeyedRate, key: string): Promise<boolean>;
  /** Resets the attempts of an account after a success. */
  reset(rate: KeyedRate, key: string): Promise<void>;
  /** Resets the failed attempts of an account after a success. */
  forgive(caller: Caller): Promise<void>;
  /** Time in ms for which the next password of an account waits. */
  passwordDelay(account: string): Promise<number>;
  /** Counts a wrong password of an account, from any address. */
  noteWrongPassword(account: string): Promise<void>;
}

/**
 * A rate limit rejection; `first` marks the one that reached the limit, because later ones in the
 * window are not audited.
 */
export class RateLimited extends Refusal {
  readonly first: boolean;
  constructor(headers: Record<string, string>, first: boolean) {
    super('rate_limited', {}, headers);
    this.first = first;
  }
}

/** Rates of emails: all spellings of an address lead to one mailbox. */
const mailboxRates = new Set<KeyedRate>([
  'joinRequest',
  'resetEmail',
  'invitation',
  'confirmation',
]);

/** Returns the mailbox of an email address, without the tag that its owner may choose freely. */
function mailboxOf(email: string): string {
  return comparedText(email).replace(/\+[^@]*(?=@)/, '');
}

/** Longest delay of a password, in ms. */
const LONGEST_DELAY = 8_000;

/** Delay in ms after this many wrong passwords above the limit: 250, 500, 1,000 … */
export function delayAfter(above: number): number {
  return above <= 0 ? 0 : Math.min(LONGEST_DELAY, 250 * 2 ** (above - 1));
}

/** General limits are counted per process; account limits in the database, across all processes. */
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
  const send = shared('send', rates.send);
  const keyed: Record<KeyedRate, RateLimiterAbstract> = {
    twoStep: shared('two-step', rates.twoStep),
    ownPassword: shared('own-password', rates.ownPassword),
    registration: shared('registration', rates.registration),
    joinRequest: shared('join-request', rates.joinRequest),
    resetEmail: shared('reset-email', rates.resetEmail),
    invitation: shared('invitation', rates.invitation),
    confirmation: shared('confirmation', rates.confirmation),
    wrongPassword: shared('wrong-password', rates.wrongPassword),
  };
  const countFor = (rate: KeyedRate, key: string) =>
    consume(keyed[rate], keyed[rate].keyPrefix, keyOf(rate, key));
  const normalised = (key: string) => key.trim().toLowerCase().slice(0, 150);
  const keyOf = (rate: KeyedRate, key: string) =>
    mailboxRates.has(rate) ? normalised(mailboxOf(key)) : normalised(sourceOf(key));
  const accountKey = ({ ip, account: name = '' }: Caller) => `${normalised(name)}|${sourceOf(ip)}`;

  return {
    async count(limit, caller) {
      const source = sourceOf(caller.ip);
      if (limit === 'lookup') return consume(lookup, 'lookup', source);
      if (limit === 'general') return consume(general, 'general', caller.callerId ?? source);
      if (limit === 'send') return consume(send, 'send', caller.callerId ?? source);
      if (limit === 'own-password') return countFor('ownPassword', caller.callerId ?? source);
      await consume(address, 'address', source);
      return consume(account, 'account', accountKey(caller));
    },
    async countFor(rate, key) {
      await countFor(rate, key);
    },
    async allows(rate, key) {
      try {
        await countFor(rate, key);
        return true;
      } catch (error) {
        if (error instanceof RateLimited) return false;
        throw error;
      }
    },
    async reset(rate, key) {
      await keyed[rate].delete(keyOf(rate, key));
    },
    async forgive(caller) {
      await account.delete(accountKey(caller));
      await keyed.wrongPassword.delete(keyOf('wrongPassword', caller.account ?? ''));
    },
    async passwordDelay(name) {
      const wrong = await keyed.wrongPassword.get(keyOf('wrongPassword', name));
      return delayAfter((wrong?.consumedPoints ?? 0) - rates.wrongPassword.points);
    },
    async noteWrongPassword(name) {
      await keyed.wrongPassword.penalty(keyOf('wrongPassword', name));
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
