import {
  beginHandOver,
  finishHandOver,
  readProfile,
  refreshToken,
  registerLabAdmin,
  signInAnywhere,
  type FacilityEntry,
} from '@alms/lis-domain/identity';
import { beginAuthenticator, confirmAuthenticator } from '@alms/lis-domain/identity/two-step';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trailOf } from '../../../testing/answers.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { createAccount } from '../registration/create-account.ts';

const password = 'Gull-over-9-harbours!';
const mainSite = `http://${mainHost}:4173`;

let server: TestServer;
let lab: TestFacility;
let other: TestFacility;
let passwordHash: string;
let nth = 0;
let email: string;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('harbour');
  other = await server.facility('sibling');
  passwordHash = await hashPassword(password);
});
beforeEach(() => {
  email = `ada-${(nth += 1)}@example.test`;
});
afterAll(() => server.close());

const accountAt = (
  { tenantId, transaction }: TestFacility,
  status: 'active' | 'disabled' = 'active',
) =>
  transaction((tx) =>
    createAccount(tx, {
      tenantId,
      email,
      full_name: 'Ada Minster',
      role: 'nurse',
      status,
      passwordHash,
      now: server.clock.now(),
    }),
  );
const ask = (word = password) =>
  server.call(signInAnywhere, { body: { username: email, password: word } }, { host: mainHost });
const entriesOf = ({ body }: Answer) => body['facilities'] as FacilityEntry[];
const entryTo = async ({ subdomain }: TestFacility) =>
  entriesOf(await ask()).find((each) => each.subdomain === subdomain)?.code ?? '';
const finish = (code: string, host = lab.host) =>
  server.call(finishHandOver, { body: { code } }, { host });
const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const cookieOf = ({ headers }: Answer) => [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
const expired = [409, 'hand_over_expired'];

describe('signing in on the main site', () => {
  it('returns the facility with its brand and opens no session', async () => {
    await accountAt(lab);
    const answer = await ask();
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.text).not.toContain('access_token');
    expect(answer.body['expires_in']).toBe(60);
    expect(entriesOf(answer)).toEqual([
      {
        facility_name: 'Laboratory harbour',
        subdomain: 'harbour',
        branding: { logo: null, primary_color: '#1976d2', secondary_color: '#42a5f5' },
        code: expect.stringMatching(/^[\w-]{36}\.[\w-]{43}$/),
      },
    ]);
  });

  it('returns every facility with this password, and only those', async () => {
    await accountAt(lab);
    await accountAt(other);
    const third = await server.facility(`third-${nth}`);
    await accountAt(third, 'disabled');
    const entries = entriesOf(await ask());
    expect(entries.map(({ subdomain }) => subdomain).toSorted()).toEqual(['harbour', 'sibling']);
    expect(new Set(entries.map(({ code }) => code)).size).toBe(2);
  });

  it('rejects a wrong password like an unknown address, and audits it', async () => {
    const id = await accountAt(lab);
    const wrong = await ask('Wrong-word-77!');
    expect(statusAndCode(wrong)).toEqual([401, 'invalid_credentials']);
    const trail = await trailOf(server, lab, { action: 'login_failed' });
    expect(trail.filter(({ entity_id }) => entity_id === id)).toHaveLength(1);
    email = 'unknown@example.test';
    expect(statusAndCode(await ask())).toEqual([401, 'invalid_credentials']);
  });

  it('is unavailable at a facility’s address', async () => {
    const body = { username: email, password };
    expect((await server.call(signInAnywhere, { body }, { host: lab.host })).status).toBe(404);
  });

  it('stores only the hash of the code', async () => {
    await accountAt(lab);
    const code = await entryTo(lab);
    const rows = await lab.transaction((tx) =>
      tx.selectFrom('challenge').selectAll().where('tenant_id', '=', lab.tenantId).execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(code.split('.')[1]);
  });
});

describe('a code of the main site', () => {
  it('opens a session of its account at its facility, and is audited', async () => {
    const id = await accountAt(lab);
    const answer = await finish(await entryTo(lab));
    expect([answer.status, (answer.body['user'] as { id: string }).id]).toEqual([200, id]);
    const renewed = await server.call(
      refreshToken,
      {},
      { host: lab.host, headers: { cookie: cookieOf(answer) } },
    );
    expect(renewed.status).toBe(200);
    const trail = await trailOf(server, lab, { action: 'login' });
    expect(trail.filter(({ entity_id }) => entity_id === id)).toHaveLength(1);
  });

  it('works once, also with concurrent requests', async () => {
    await accountAt(lab);
    const code = await entryTo(lab);
    const answers = await Promise.all([1, 2, 3].map(() => finish(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(statusAndCode(await finish(code))).toEqual(expired);
  });

  it('is valid for one minute', async () => {
    await accountAt(lab);
    const [late, inTime] = [await entryTo(lab), await entryTo(lab)];
    server.clock.advance(59);
    expect((await finish(inTime)).status).toBe(200);
    server.clock.advance(2);
    expect(statusAndCode(await finish(late))).toEqual(expired);
  });

  it('is rejected at another facility, also for an account of the same person there', async () => {
    await accountAt(lab);
    await accountAt(other);
    const code = await entryTo(lab);
    const [, secret = ''] = code.split('.');
    expect(statusAndCode(await finish(code, other.host))).toEqual(expired);
    expect(statusAndCode(await finish(`${other.tenantId}.${secret}`, other.host))).toEqual(expired);
    expect((await finish(code, mainHost)).status).toBe(404);
    expect((await finish(code)).status).toBe(200);
  });

  it('is rejected when forged, incomplete or of another purpose', async () => {
    await accountAt(lab);
    const code = await entryTo(lab);
    const signedIn = await finish(await entryTo(lab));
    const refresh = cookieOf(signedIn).split('=')[1] ?? '';
    for (const given of ['', 'x', code.slice(0, -1), `${lab.tenantId}.${'x'.repeat(43)}`, refresh])
      expect(statusAndCode(await finish(given))).toEqual(expired);
  });

  it('is rejected for an account disabled in between', async () => {
    const id = await accountAt(lab);
    const code = await entryTo(lab);
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: 'disabled' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', id)
        .execute(),
    );
    expect(statusAndCode(await finish(code))).toEqual(expired);
  });

  it('opens only the second step of an account with two-step verification', async () => {
    await accountAt(lab);
    const first = await finish(await entryTo(lab));
    const as = {
      host: lab.host,
      headers: { authorization: `Bearer ${first.body['access_token'] as string}` },
    };
    const begun = await server.call(beginAuthenticator, { body: { password } }, as);
    const totp = new TOTP({ secret: begun.body['secret'] as string });
    const code = () => totp.generate({ timestamp: server.clock.now().getTime() });
    await server.call(confirmAuthenticator, { body: { code: code() } }, as);
    server.clock.advance(30);

    const again = await finish(await entryTo(lab));
    expect(again.body).toMatchObject({ two_step: { ways: ['authenticator', 'recovery'] } });
    expect(cookieOf(again)).toMatch(/^__Host-alms_step=/);
    expect(again.text).not.toContain('access_token');
  });
});

describe('moving a session of the main site', () => {
  const founder = async () => {
    const body = { email, full_name: `Founder ${nth}`, username: 'founder', password };
    const answer = await server.call(registerLabAdmin, { body });
    const headers = { authorization: `Bearer ${answer.body['access_token'] as string}` };
    return { answer, headers, host: `${answer.body['subdomain'] as string}.${mainHost}` };
  };

  it('ends it there and opens one at the facility, without the password', async () => {
    const { answer, headers, host } = await founder();
    const moved = await server.call(beginHandOver, {}, { headers });
    const { code } = moved.body['facility'] as FacilityEntry;
    expect(moved.headers['set-cookie']).toMatch(/^__Host-alms_refresh=;.*Max-Age=0/);
    expect((await server.call(readProfile, {}, { headers })).status).toBe(401);
    const renewed = { headers: { cookie: cookieOf(answer) } };
    expect((await server.call(refreshToken, {}, renewed)).status).toBe(401);

    const arrived = await finish(code, host);
    expect([arrived.status, (arrived.body['user'] as { email: string }).email]).toEqual([
      200,
      email,
    ]);
  });

  it('requires a session and the main site', async () => {
    expect((await server.call(beginHandOver, {})).status).toBe(401);
    const person = await lab.person('nurse');
    expect((await server.call(beginHandOver, {}, { as: person })).status).toBe(404);
  });
});

describe('the form of the main site', () => {
  const send = (code: string, headers: Record<string, string>, host = lab.host) =>
    server.request({
      method: 'POST',
      path: '/login/hand-over',
      host,
      body: new URLSearchParams({ code }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const fromMainSite = { 'sec-fetch-site': 'same-site', origin: mainSite };

  it('opens the session and leads to the dashboard, without the code in the address', async () => {
    await accountAt(lab);
    const answer = await send(await entryTo(lab), fromMainSite);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/app/dashboard']);
    expect(cookieOf(answer)).toMatch(/^__Host-alms_refresh=./);
  });

  it('leads back to the sign-in page with the reason after a used code', async () => {
    await accountAt(lab);
    const code = await entryTo(lab);
    await send(code, fromMainSite);
    const answer = await send(code, fromMainSite);
    expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
      303,
      '/login?reason=hand_over_expired',
      undefined,
    ]);
  });

  it.each([
    [
      'a sibling facility',
      () => ({ 'sec-fetch-site': 'same-site', origin: `http://${other.host}:4173` }),
    ],
    ['a page that hides its origin', () => ({ 'sec-fetch-site': 'same-site', origin: 'null' })],
    ['a page without an origin', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another port of the main site', () => ({ origin: `http://${mainHost}:8080` })],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' })],
    [
      'a plain address',
      () => ({ 'sec-fetch-site': 'cross-site', origin: 'http://192.0.2.7:4173' }),
    ],
  ])('is rejected from %s, and the code stays valid', async (_, from) => {
    await accountAt(lab);
    const code = await entryTo(lab);
    const answer = await send(code, from());
    expect([answer.status, answer.headers['location'], answer.headers['set-cookie']]).toEqual([
      303,
      '/login',
      undefined,
    ]);
    expect((await finish(code)).status).toBe(200);
  });
});
