import { problemDocument, type ProblemCode } from '@alms/lis-domain/http';
import {
  readProfile,
  signIn,
  verifySession,
  type SignedIn,
  type User,
} from '@alms/lis-domain/identity';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { createApi, type OneTabAtATime } from './api.ts';

const user: User = {
  id: '0190b3c0-0000-7000-8000-000000000001',
  email: 'technician@northgate.example',
  full_name: 'Tomas Okafor',
  username: 'technician',
  role: 'technician',
  tenant_id: '0190b3c0-0000-7000-8000-0000000000aa',
  preferences: { permissions: [] },
  language: null,
  color_scheme: null,
  density: 'comfortable',
  email_verified: true,
  patient_id: null,
  needs_second_factor: false,
  version: 1,
};
const signedIn = (token: string): SignedIn => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: 600,
  user,
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: ProblemCode) => {
  const problem = problemDocument(code, 'req-1');
  return json(problem, problem.status);
};

/** As in a browser with one tab. */
const alone: OneTabAtATime = (work) => work();

/** A server that answers from a script and remembers what it was asked. */
function scripted(answer: (path: string, token: string | null) => Response) {
  const asked: { path: string; headers: Headers; outlivesPage: boolean }[] = [];
  const send = (input: RequestInfo | URL, init?: RequestInit) => {
    const path = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    asked.push({ path, headers, outlivesPage: init?.keepalive === true });
    return Promise.resolve(answer(path, headers.get('Authorization')));
  };
  return { asked, send };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(answer: (path: string, token: string | null) => Response) {
  const store = openSessionStore(window);
  const server = scripted(answer);
  return { store, server, api: createApi(store, server.send, alone) };
}

describe('a call', () => {
  it('carries token and tenant once somebody is signed in', async () => {
    const { store, server, api } = open(() => json(user));
    store.start(signedIn('one'));
    await api.call(readProfile, {});
    expect(server.asked[0]?.headers.get('Authorization')).toBe('Bearer one');
    expect(server.asked[0]?.headers.get('X-Tenant-ID')).toBe(user.tenant_id);
  });

  it('refreshes once for all calls that fail together, and tries each again', async () => {
    const { store, server, api } = open((path, token) => {
      if (path.endsWith('/auth/refresh-token')) return json(signedIn('two'));
      return token === 'Bearer two' ? json(user) : refusal('unauthenticated');
    });
    store.start(signedIn('one'));
    await Promise.all([
      api.call(readProfile, {}),
      api.call(readProfile, {}),
      api.call(readProfile, {}),
    ]);
    // Whoever leaves the page meanwhile still gets the next cookie.
    expect(server.asked.filter(({ path }) => path.endsWith('/auth/refresh-token'))).toMatchObject([
      { outlivesPage: true },
    ]);
    expect(store.read()?.token).toBe('two');
  });

  it.each<[what: string, code: ProblemCode, end: string | undefined]>([
    ['an expired session that cannot be refreshed', 'unauthenticated', 'session_expired'],
    ["another facility's account", 'tenant_mismatch', 'access_denied'],
    ['an unknown facility', 'tenant_not_found', 'tenant_not_found'],
    ['a missing right', 'forbidden', undefined],
    ['an unknown record', 'not_found', undefined],
    ['a failing server', 'internal', undefined],
  ])('%s', async (_what, code, end) => {
    const { store, api } = open((path) =>
      path.endsWith('/auth/refresh-token') ? refusal('unauthenticated') : refusal(code),
    );
    store.start(signedIn('one'));
    await expect(api.call(readProfile, {})).rejects.toMatchObject({
      name: 'CallError',
      problem: { code },
    });
    expect(store.lastEnd()).toBe(end);
    expect(store.read() === undefined).toBe(end !== undefined);
  });

  it('says of a session that is verified that the verification failed', async () => {
    const { store, api } = open(() => refusal('unauthenticated'));
    store.start(signedIn('one'));
    await expect(api.call(verifySession, {})).rejects.toMatchObject({ status: 401 });
    expect(store.lastEnd()).toBe('verification_failed');
  });

  it('refreshes only while no other tab does', async () => {
    let held = 0;
    const queue: OneTabAtATime = async (work) => {
      held += 1;
      return work();
    };
    const store = openSessionStore(window);
    const server = scripted((path, token) => {
      if (path.endsWith('/auth/refresh-token')) return json(signedIn('two'));
      return token === 'Bearer two' ? json(user) : refusal('unauthenticated');
    });
    store.start(signedIn('one'));
    await createApi(store, server.send, queue).call(readProfile, {});
    expect(held).toBe(1);
  });

  it('goes on for as long as its caller wants where it has no limit of time', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const store = openSessionStore(window);
    const send = async (_input: RequestInfo | URL, init?: RequestInit) => {
      signals.push(init?.signal);
      return json(user);
    };
    const api = createApi(store, send, alone);
    store.start(signedIn('one'));
    const until = new AbortController();
    await api.callUntil(until.signal)(readProfile, {});
    await api.call(readProfile, {});
    until.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('leaves a wrong password to the sign-in form', async () => {
    const { store, server, api } = open(() => refusal('invalid_credentials'));
    await expect(
      api.call(signIn, { body: { username: 'a@b.example', password: 'x' } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(server.asked).toHaveLength(1);
    expect(store.lastEnd()).toBeUndefined();
  });

  it('takes an answer of another shape as unreadable, not as data', async () => {
    const { store, api } = open(() => json({ hello: 'world' }));
    store.start(signedIn('one'));
    await expect(api.call(readProfile, {})).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('says when there is no connection', async () => {
    const api = createApi(
      openSessionStore(window),
      () => Promise.reject(new TypeError('Failed to fetch')),
      alone,
    );
    await expect(api.call(readProfile, {})).rejects.toMatchObject({ kind: 'offline' });
  });
});
