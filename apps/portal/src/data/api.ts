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
  signInAnswer,
  verifySession,
  withReadableUser,
} from '@alms/lis-domain/identity';
import { systemClock } from '@alms/ui/clock';
import * as v from 'valibot';
import type { SessionStore } from '../session/session-store.ts';
import { openConnection, type Connection } from './connection.ts';
import { openEarlyAnswers, type EarlyAnswers } from './early-answers.ts';
import { openKnownResponses } from './known-responses.ts';
import { openWrites, type Writes } from './writes.ts';

const BASE = '/api/v1';

/** Returns the address of an API resource that the browser loads itself, such as a picture. */
export const apiHref = (path: string): string => BASE + path;

/** Specification, section 9. */
const TIMEOUT_MS = 30_000;

export interface Api {
  /**
   * Sends a request to any endpoint of the contract. If a failure ends the session, the session has
   * ended when this rejects.
   */
  call: Client;
  /** Sends a request without time limit: for a stream that lasts until the signal aborts. */
  callUntil: (signal: AbortSignal) => Client;
  /**
   * Exchanges the refresh cookie for a session, if there is one; resolves to whether it succeeded.
   */
  resume: () => Promise<boolean>;
  /** Whether the server is reachable, and whether it has a newer version of the portal. */
  connection: Connection;
  /** Requests started while screens render. */
  early: EarlyAnswers;
  /** Successful writes. */
  writes: Writes;
}

/**
 * Runs `work` while no other tab of this facility runs its own: the tabs share a refresh cookie
 * that works only once.
 */
export type OneTabAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/** Uses the browser’s Web Locks, which are released when a tab closes. */
export const byBrowserLock: OneTabAtATime = async (work) =>
  navigator.locks.request('alms.refresh', work);

/**
 * Creates the portal’s API client: credentials and tenant header, the 30 s time limit, one silent
 * refresh and retry on 401 (shared by all requests that fail together), and the response rules of
 * the specification (section 8).
 */
export function createApi(
  store: SessionStore,
  send: typeof fetch,
  oneTabAtATime: OneTabAtATime,
): Api {
  const connection = openConnection(send);
  const early = openEarlyAnswers(systemClock);
  const writes = openWrites();
  const known = openKnownResponses();
  store.subscribe(() => store.read() === undefined && known.forget());
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
    // The response sets the next cookie and must arrive even if the user leaves the page, because
    // the previous cookie is no longer valid.
    refreshing ??= oneTabAtATime(() => bare(refreshToken.path, { method: 'POST', keepalive: true }))
      .then(async (response) => {
        if (!response.ok) return false;
        store.renew(v.parse(signInAnswer, withReadableUser(await response.json())));
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
      const once = async () => {
        if (init.method !== 'GET')
          return bare(path, { ...init, ...(body !== undefined && { body }) }, signal);
        const owner = store.read()?.user.id ?? '';
        const headers = { ...init.headers, ...known.condition(owner, path) };
        return known.resolve(owner, path, await bare(path, { ...init, headers }, signal));
      };
      const response = await once();
      const mayRefresh =
        response.status === 401 && spec.access !== 'public' && store.read() !== undefined;
      return mayRefresh && (await refresh()) ? once() : response;
    };
  const calling = (client: Client) =>
    (async (spec: Endpoint, input: never) => {
      try {
        const answer: unknown = await client(spec, input);
        if (spec.method !== 'GET') writes.announce(spec);
        return answer;
      } catch (error) {
        if (error instanceof CallError && spec.access !== 'public') {
          const end = sessionEndFor(error.status, error.problem);
          // A caller that checks the session reports its end with its own message.
          const user = store.read()?.user;
          // The facility requires two-step verification now: the guard redirects to the enrolment.
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
    call: calling(createClient(transport(), withReadableUser)),
    callUntil: (signal) => calling(createClient(transport(signal), withReadableUser)),
    resume: refresh,
    connection,
    early,
    writes,
  };
}
