import { idOf } from '@alms/lis-domain/fixtures';
import { problemDocument, type ProblemCode } from '@alms/lis-domain/http';
import {
  readProfile,
  signIn,
  verifySession,
  type SignedIn,
  type User,
} from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { createApi, type OneTabAtATime } from './api.ts';

const user: User = {
  id: idOf('0190b3c0-0000-7000-8000-000000000001'),
  email: 'technician@northgate.example',
  full_name: 'Tomas Okafor',
  username: 'technician',
  role: 'technician',
  tenant_id: idOf<TenantId>('0190b3c0-0000-7000-8000-0000000000aa'),
  preferences: { permissions: [] },
  language: null,
  color_scheme: null,
  density: 'comfortable',
  scan_sounds: 'errors',
  email_verified: true,
  patient_id: null,
  needs_second_factor: false,
  laboratory_id: idOf('0190b3c0-0000-7000-8000-0000000000aa'),
  laboratories: [],
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

/** Like a browser with a single tab. */
const alone: OneTabAtATime = (work) => work();

/** A scripted server that records its requests. */
function scripted(answer: (path: string, token: string | null) => Response) {
  const requests: { path: string; headers: Headers; outlivesPage: boolean }[] = [];
  const send = (input: RequestInfo | URL, init?: RequestInit) => {
    const path = input instanceof Request ? input.url : String(input);
    const headers = new Headers(init?.headers);
    requests.push({ path, headers, outlivesPage: init?.keepalive === true });
    return Promise.resolve(answer(path, headers.get('Authorization')));
  };
  return { requests, send };
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

describe('API request', () => {
  it('contains token and tenant after sign-in', async () => {
    const { store, server, api } = open(() => json(user));
    store.start(signedIn('one'));
    await api.call(readProfile, {});
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer one');
    expect(server.requests[0]?.headers.get('X-Tenant-ID')).toBe(user.tenant_id);
  });

  it('triggers one refresh for all requests that fail together, and retries each', async () => {
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
    // The next cookie must arrive even if the user leaves the page.
    expect(
      server.requests.filter(({ path }) => path.endsWith('/auth/refresh-token')),
    ).toMatchObject([{ outlivesPage: true }]);
    expect(store.read()?.token).toBe('two');
  });

  it.each<[what: string, code: ProblemCode, end: string | undefined]>([
    ['an expired session that cannot be refreshed', 'unauthenticated', 'session_expired'],
    ["another facility's account", 'tenant_mismatch', 'access_denied'],
    ['an unknown facility', 'tenant_not_found', 'tenant_not_found'],
    ['a missing permission', 'forbidden', undefined],
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

  it.each([
    [403, 'You lack the permission', 'access_denied'],
    [404, 'Tenant not found', 'tenant_not_found'],
    [403, 'Not allowed', undefined],
  ])('reads the specification’s own shape: %i %s', async (status, detail, end) => {
    const { store, api } = open(() => json({ detail }, status));
    store.start(signedIn('one'));
    await expect(api.call(readProfile, {})).rejects.toMatchObject({ problem: { detail } });
    expect(store.lastEnd()).toBe(end);
  });

  it('reports the failed verification of a session', async () => {
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

  it('of a known list names its tag until the session ends', async () => {
    const { store, server, api } = open(() => {
      const answer = json(user);
      answer.headers.set('ETag', 'W/"a"');
      return answer;
    });
    const tags = () => server.requests.map(({ headers }) => headers.get('If-None-Match'));
    store.start(signedIn('one'));
    await api.call(readProfile, {});
    await api.call(readProfile, {});
    expect(tags()).toEqual([null, 'W/"a"']);
    store.end('signed_out');
    store.start(signedIn('two'));
    await api.call(readProfile, {});
    expect(tags().at(-1)).toBeNull();
  });

  it('without a time limit lasts until its caller aborts it', async () => {
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
    expect(server.requests).toHaveLength(1);
    expect(store.lastEnd()).toBeUndefined();
  });

  it.each([[{ value: 'technician' }], [{ name: 'Technician' }], ['TECHNICIAN']])(
    'signs in and stays signed in with the role %j',
    async (role) => {
      const answer = (token: string) => json({ ...signedIn(token), user: { ...user, role } });
      const { store, api } = open((path, token) => {
        if (path.endsWith('/auth/token')) return answer('one');
        if (path.endsWith('/auth/refresh-token')) return answer('two');
        return token === 'Bearer two' ? json({ ...user, role }) : refusal('unauthenticated');
      });
      const signed = await api.call(signIn, { body: { username: 'a@b.example', password: 'x' } });
      store.start(signed as SignedIn);
      expect(store.read()?.user.role).toBe('technician');
      expect(await api.call(readProfile, {})).toMatchObject({ role: 'technician' });
      expect(store.read()).toEqual({ token: 'two', user });
      expect(openSessionStore(window).read()?.user.role).toBe('technician');
    },
  );

  it('rejects a response of another shape as invalid', async () => {
    const { store, api } = open(() => json({ hello: 'world' }));
    store.start(signedIn('one'));
    await expect(api.call(readProfile, {})).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('reports a missing connection', async () => {
    const api = createApi(
      openSessionStore(window),
      () => Promise.reject(new TypeError('Failed to fetch')),
      alone,
    );
    await expect(api.call(readProfile, {})).rejects.toMatchObject({ kind: 'offline' });
  });
});
