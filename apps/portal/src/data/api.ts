import {
  CallError,
  createClient,
  type Client,
  type Endpoint,
  type Transport,
} from '@alms/lis-domain/http';
import {
  refreshToken,
  sessionEndFor,
  verifySession,
  type SignedIn,
} from '@alms/lis-domain/identity';
import { systemClock } from '@alms/ui/clock';
import type { SessionStore } from '../session/session-store.ts';
import { openConnection, type Connection } from './connection.ts';
import { openEarlyAnswers, type EarlyAnswers } from './early-answers.ts';

const BASE = '/api/v1';

/** The address of something under the API that the browser fetches by itself, such as a picture. */
export const apiHref = (path: string): string => BASE + path;

/** Specification, section 9. */
const TIMEOUT_MS = 30_000;

export interface Api {
  /** Any call of the contract. Refusals that end the session have ended it by the time this rejects. */
  call: Client;
  /** The same without the limit of time: for an answer that goes on until the signal says so. */
  callUntil: (signal: AbortSignal) => Client;
  /** Exchanges the refresh cookie for a session, if there is one; answers whether there is. */
  resume: () => Promise<boolean>;
  /** Whether the server can be reached, and whether it has a newer version of the portal. */
  connection: Connection;
  /** What screens ask for while they are drawn. */
  early: EarlyAnswers;
}

/** Runs `work` while no other tab of this facility runs its own: each refresh cookie works once, and all tabs share it. */
export type OneTabAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** By the browser's own locks, which also end with a tab that closes. */
export const byBrowserLock: OneTabAtATime = async (work) =>
  navigator.locks.request('alms.refresh', work);

/**
 * The portal's way to the server: credentials and tenant header, the 30 s limit, one silent refresh and one retry on 401
 * (shared by all calls that fail together), and the response rules of the specification (section 8).
 */
export function createApi(
  store: SessionStore,
  send: typeof fetch,
  oneTabAtATime: OneTabAtATime,
): Api {
  const connection = openConnection(send);
  const early = openEarlyAnswers(systemClock);
  const bare = (path: string, init: RequestInit, signal = AbortSignal.timeout(TIMEOUT_MS)) => {
    const session = store.read();
    return connection.send(`${BASE}${path}`, {
      ...init,
      credentials: 'same-origin',
      signal,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(session && {
          Authorization: `Bearer ${session.token}`,
          'X-Tenant-ID': session.user.tenant_id,
        }),
      },
    });
  };

  let refreshing: Promise<boolean> | undefined;
  const refresh = () => {
    // The next cookie comes with the answer: it has to arrive even where the page is left meanwhile, for the one before works no more.
    refreshing ??= oneTabAtATime(() => bare(refreshToken.path, { method: 'POST', keepalive: true }))
      .then(async (response) => {
        if (!response.ok) return false;
        store.renew((await response.json()) as SignedIn);
        return true;
      })
      .catch(() => false)
      .finally(() => (refreshing = undefined));
    return refreshing;
  };

  const transport =
    (signal?: AbortSignal): Transport =>
    async (request, spec) => {
      const { path, body, ...init } = request;
      const once = () => bare(path, { ...init, ...(body !== undefined && { body }) }, signal);
      const response = await once();
      const mayRefresh =
        response.status === 401 && spec.access !== 'public' && store.read() !== undefined;
      return mayRefresh && (await refresh()) ? once() : response;
    };
  const calling = (client: Client) =>
    (async (spec: Endpoint, input: never) => {
      try {
        return await client(spec, input);
      } catch (error) {
        if (error instanceof CallError && spec.access !== 'public') {
          const end = sessionEndFor(error.status, error.problem);
          // Who asked whether the session is good says so, in words of its own.
          const user = store.read()?.user;
          // The facility requires it from now on: the guard leads to where it is set up.
          if (error.problem?.code === 'second_factor_required' && user)
            store.replaceUser({ ...user, needs_second_factor: true });
          if (end)
            store.end(
              end === 'session_expired' && spec.id === verifySession.id
                ? 'verification_failed'
                : end,
            );
        }
        throw error;
      } finally {
        if (spec.method !== 'GET') early.forget();
      }
    }) as Client;

  return {
    call: calling(createClient(transport())),
    callUntil: (signal) => calling(createClient(transport(signal))),
    resume: refresh,
    connection,
    early,
  };
}
