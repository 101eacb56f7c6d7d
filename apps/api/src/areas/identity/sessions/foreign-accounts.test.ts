import {
  registerLabAdmin,
  requestPasswordReset,
  signIn,
  type SignedIn,
} from '@alms/lis-domain/identity';
import {
  beginAuthenticator,
  confirmAuthenticator,
  finishSignIn,
} from '@alms/lis-domain/identity/two-step';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../passwords/password-hash.ts';
import { createAccount } from '../registration/create-account.ts';
import { textOf, trailOf } from '../../../testing/answers.ts';
import {
  mainHost,
  openTestServer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

const password = 'Gull-over-9-harbours!';

let server: TestServer;
let home: TestFacility;
let foreign: TestFacility;
let passwordHash: string;
beforeAll(async () => {
  server = await openTestServer();
  home = await server.facility('home');
  foreign = await server.facility('foreign');
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const addAccount = (facility: TestFacility, email: string, status: AccountStatus) =>
  facility.transaction((tx) =>
    createAccount(tx, {
      tenantId: facility.tenantId,
      email,
      full_name: 'Ada Minster',
      role: 'nurse',
      status,
      passwordHash,
      now: server.clock.now(),
    }),
  );
const tokenAt = (host: string, username: string, word = password) =>
  server.call(signIn, { body: { username, password: word } }, { host });
const cookieOf = (setCookie: string | undefined) => (setCookie ?? '').split(';')[0] ?? '';

/**
 * Each state of an account with the same address and even the same password at another facility,
 * and `undefined`: no such account. All paths have the same outcome.
 */
const states = [undefined, 'pending', 'declined', 'invited', 'disabled'] as const;

describe.each(states)('a sign-in beside an account elsewhere that is %s', (status) => {
  const newPerson = async (path: string) => {
    const email = `${path}-${status ?? 'none'}@example.test`;
    const id = await addAccount(home, email, 'active');
    if (status !== undefined) await addAccount(foreign, email, status);
    return { id, email };
  };

  it.each([
    ['on the main site', () => mainHost],
    ['at its facility', () => home.host],
  ])('succeeds %s', async (where, host) => {
    const { id, email } = await newPerson(`token-${where.replaceAll(' ', '-')}`);
    const { status: answered, body } = await tokenAt(host(), email);
    expect([answered, (body as unknown as SignedIn).user.id]).toEqual([200, id]);
  });

  it('names the other facility at a foreign address only with the correct password', async () => {
    const { email } = await newPerson('elsewhere');
    const right = await tokenAt(foreign.host, email);
    const wrong = await tokenAt(foreign.host, email, 'Wrong-word-77!');
    expect([right.body['code'], wrong.body['code']]).toEqual([
      'tenant_mismatch',
      'invalid_credentials',
    ]);
  });

  it('fails on the main site with a wrong password like an unknown address', async () => {
    const { id, email } = await newPerson('wrong');
    const wrong = await tokenAt(mainHost, email, 'Wrong-word-77!');
    expect(textOf(wrong)).toBe(textOf(await tokenAt(mainHost, 'unknown@example.test')));
    const trail = await trailOf(server, home, { action: 'login_failed' });
    expect(trail.filter(({ entity_id }) => entity_id === id)).toHaveLength(1);
  });

  it('has one password reset email on the main site', async () => {
    const { email } = await newPerson('reset');
    server.mails.length = 0;
    await server.call(requestPasswordReset, { body: { email } }, { host: mainHost });
    await server.settled();
    expect(server.mails.map(({ to, text }) => [to, text.includes(home.host)])).toEqual([
      [email, true],
    ]);
  });

  it('completes two-step verification on the main site', async () => {
    const { id, email } = await newPerson('two-step');
    const signedIn = await tokenAt(home.host, email);
    const as = {
      host: home.host,
      headers: { authorization: `Bearer ${signedIn.body['access_token'] as string}` },
    };
    const begun = await server.call(beginAuthenticator, { body: { password } }, as);
    const totp = new TOTP({ secret: begun.body['secret'] as string });
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
    await server.call(confirmAuthenticator, { body: { code: code() } }, as);
    server.clock.advance(30);

    const first = await tokenAt(mainHost, email);
    expect(first.body).toMatchObject({ two_step: { ways: ['authenticator', 'recovery'] } });
    const second = await server.call(
      finishSignIn,
      { body: { code: code() } },
      { host: mainHost, headers: { cookie: cookieOf(first.headers['set-cookie']) } },
    );
    expect([second.status, (second.body as unknown as SignedIn).user.id]).toEqual([200, id]);
  });
});

it.each(['pending', 'declined', 'invited', 'disabled'] as const)(
  'an account that is %s does not prevent its address from registering a laboratory',
  async (status) => {
    const email = `founder-${status}@example.test`;
    await addAccount(foreign, email, status);
    const body = { email, full_name: 'Ada Minster', username: 'ada', password };
    expect((await server.call(registerLabAdmin, { body })).status).toBe(201);
  },
);
