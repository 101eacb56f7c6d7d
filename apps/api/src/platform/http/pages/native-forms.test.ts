import type { Role } from '@alms/lis-domain/access';
import { signIn } from '@alms/lis-domain/identity';
import { beginAuthenticator, confirmAuthenticator } from '@alms/lis-domain/identity/two-step';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../areas/identity/registration/create-account.ts';
import { hashPassword } from '../../../areas/identity/passwords/password-hash.ts';
import { trailOf } from '../../../testing/answers.ts';
import {
  openTestServer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

const password = 'Gull-over-9-harbours!';

let server: TestServer;
let lab: TestFacility;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('native');
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

/** Creates an account with the password above and returns its email address. */
async function accountOf(role: Role): Promise<string> {
  const email = `${role}@native.test`;
  await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email,
      full_name: `Native ${role}`,
      role,
      status: 'active',
      passwordHash,
      now: server.clock.now(),
    }),
  );
  return email;
}

describe('finding a facility without scripts', () => {
  it.each([
    ['?subdomain=riverside', 'http://riverside.alms.localhost:4173'],
    ['?subdomain=%20RiverSide%20', 'http://riverside.alms.localhost:4173'],
    ['?subdomain=ab', '/landing?subdomain=ab'],
    ['?subdomain=evil.test%2F', '/landing?subdomain=evil.test%2F'],
    ['?subdomain=//evil.test', '/landing?subdomain=%2F%2Fevil.test'],
    ['?subdomain=a%0d%0aSet-Cookie:x', '/landing?subdomain=a%0D%0ASet-Cookie%3Ax'],
    ['?subdomain=one&subdomain=two', '/landing?subdomain=one%2Ctwo'],
    ['', '/landing?subdomain='],
  ])('/go%s redirects to %s', async (query, location) => {
    const { status, headers } = await server.request({ method: 'GET', path: `/go${query}` });
    expect([status, headers['location']]).toEqual([303, location]);
  });
});

describe('signing in without scripts', () => {
  const send = (username: string, headers: Record<string, string>) =>
    server.request({
      method: 'POST',
      path: '/login',
      host: lab.host,
      body: new URLSearchParams({ username, password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each([
    ['admin', 'to the set-up, which is open', '/onboarding'],
    ['technician', 'to the dashboard, because the set-up is not theirs', '/app/dashboard'],
  ] as const)('sets the session cookie and redirects: %s %s', async (role, _, location) => {
    const { status, headers, text } = await send(await accountOf(role), {
      'sec-fetch-site': 'same-origin',
    });
    expect([status, headers['location'], text]).toEqual([303, location, '']);
    const cookies = [headers['set-cookie']].flat();
    expect(cookies[0]).toMatch(
      /^__Host-alms_refresh=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    expect(cookies[1]).toBe(
      '__Host-alms_signed_in=1; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=60',
    );
    expect(await trailOf(server, lab, { action: 'access_denied' })).toEqual([]);
  });

  it.each([
    ['another site', 'doctor', { 'sec-fetch-site': 'cross-site' }],
    ['another facility', 'nurse', { 'sec-fetch-site': 'same-site' }],
    [
      'another site, in a browser that says only where it comes from',
      'phlebotomist',
      { origin: 'https://evil.test' },
    ],
    ['a page that hides where it comes from', 'receptionist', { origin: 'null' }],
  ] as const)('rejects a form of %s', async (_, role, headers) => {
    const answer = await send(await accountOf(role), headers);
    expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
      303,
      '/login',
      undefined,
    ]);
  });

  it('accepts the form of an older browser without fetch metadata', async () => {
    const email = await accountOf('data_entry');
    expect((await send(email, {})).headers['set-cookie']).toBeDefined();
    expect(
      (await send(email, { origin: `http://${lab.host}` })).headers['set-cookie'],
    ).toBeDefined();
  });
});

describe('two-step verification without scripts', () => {
  const send = (
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) =>
    server.request({
      method: 'POST',
      path,
      host: lab.host,
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    });

  it('follows the password and only then sets the session cookie', async () => {
    const username = await accountOf('lab_manager');
    const signedIn = await server.call(
      signIn,
      { body: { username, password } },
      { host: lab.host },
    );
    const as = {
      host: lab.host,
      headers: { authorization: `Bearer ${signedIn.body['access_token'] as string}` },
    };
    const secret = (await server.call(beginAuthenticator, { body: { password } }, as)).body[
      'secret'
    ] as string;
    const code = () => new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
    await server.call(confirmAuthenticator, { body: { code: code() } }, as);
    server.clock.advance(30);

    const first = await send('/login', { username, password });
    expect([first.status, first.headers['location']]).toEqual([
      303,
      '/login/two-step?way=authenticator&way=recovery',
    ]);
    const cookie = /^__Host-alms_step=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? '';
    const elsewhere = await send(
      '/login/two-step',
      { code: code() },
      { cookie, 'sec-fetch-site': 'cross-site' },
    );
    expect([
      elsewhere.status,
      elsewhere.headers['location'],
      elsewhere.headers['set-cookie'],
    ]).toEqual([303, '/login', undefined]);
    const second = await send('/login/two-step', { code: code() }, { cookie });
    expect([second.status, second.headers['location']]).toEqual([303, '/app/dashboard']);
    expect(String(second.headers['set-cookie'])).toMatch(/^__Host-alms_refresh=/);
  });

  it.each([
    ['a code without a password step', '000000'],
    ['no code', ''],
  ])('shows the page again without a session after %s', async (_, code) => {
    const answer = await send('/login/two-step', { code });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
