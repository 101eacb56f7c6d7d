import { idOf } from '@alms/lis-domain/fixtures';
import type { Role } from '@alms/lis-domain/access';
import { listAuditLogs } from '@alms/lis-domain/audit';
import { readHospitalSettings, updateHospitalSettings } from '@alms/lis-domain/facility';
import {
  readProfile,
  registerLabAdmin,
  signIn,
  verifySession,
  type UserId,
} from '@alms/lis-domain/identity';
import {
  addPasskey,
  beginAuthenticator,
  beginPasskey,
  beginPasskeyStep,
  confirmAuthenticator,
  finishSignIn,
  readAccountSecurity,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
  type AccountSecurity,
} from '@alms/lis-domain/identity/two-step';
import { listNotifications } from '@alms/lis-domain/notifications';
import { searchPatients } from '@alms/lis-domain/patients';
import { listStaff, resetSecondFactor, type StaffMember } from '@alms/lis-domain/identity/staff';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { softPasskey, type SoftPasskey } from '../../../testing/soft-passkey.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createAccount } from '../registration/create-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const password = 'Gull-over-9-harbours!';
let server: TestServer;
let lab: TestFacility;
let other: TestFacility;

/** A signed-in user. */
interface TestPerson {
  id: UserId;
  email: string;
  host: string;
  headers: { authorization: string };
}

let people = 0;
async function newPerson(role: Role = 'nurse', facility = lab): Promise<TestPerson> {
  people += 1;
  const email = `person-${people}@example.test`;
  const passwordHash = await hashPassword(password);
  const id = await facility.transaction((tx) =>
    createAccount(tx, {
      tenantId: facility.tenantId,
      email,
      full_name: 'Person',
      role,
      status: 'active',
      passwordHash,
      email_verified: true,
      now: server.clock.now(),
    }),
  );
  const answer = await server.call(
    signIn,
    { body: { username: email, password } },
    { host: facility.host },
  );
  return {
    id,
    email,
    host: facility.host,
    headers: { authorization: `Bearer ${answer.body['access_token'] as string}` },
  };
}

/** The current authenticator code. */
const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() });
/** Each 30-second step has its own single-use code. */
const nextCode = (secret: string) => {
  server.clock.advance(30);
  return codeOf(secret);
};

async function withAuthenticator(who: TestPerson): Promise<{ secret: string; codes: string[] }> {
  const { body } = await server.call(beginAuthenticator, { body: { password } }, who);
  const secret = body['secret'] as string;
  const confirmed = await server.call(
    confirmAuthenticator,
    { body: { code: codeOf(secret) } },
    who,
  );
  return { secret, codes: confirmed.body['recovery_codes'] as string[] };
}

const originOf = (host: string) => `http://${host}:4173`;
const challengeIn = ({ body }: Answer) => body['challenge'] as string;

async function withPasskey(
  who: TestPerson,
  passkey: SoftPasskey = softPasskey(),
): Promise<{ passkey: SoftPasskey; codes: string[] }> {
  const begun = await server.call(beginPasskey, { body: { password } }, who);
  const { body } = await server.call(
    addPasskey,
    {
      body: {
        name: 'Desk key',
        passkey: passkey.made(challengeIn(begun), originOf(who.host)) as never,
      },
    },
    who,
  );
  return { passkey, codes: body['recovery_codes'] as string[] };
}

/** State of the browser after the password step. */
async function halfWay({ email, host }: Pick<TestPerson, 'email' | 'host'>) {
  const answer = await server.call(signIn, { body: { username: email, password } }, { host });
  return {
    answer,
    at: {
      host,
      headers: {
        cookie: /^__Host-alms_step=[^;]*/.exec(answer.headers['set-cookie'] ?? '')?.[0] ?? '',
      },
    },
  };
}

const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const securityOf = async (who: TestPerson) =>
  (await server.call(readAccountSecurity, {}, who)).body as unknown as AccountSecurity;
const trail = async (count: number, query: Record<string, string> = {}) =>
  (
    await server.call(
      listAuditLogs,
      { query: { limit: String(count), ...query } },
      { as: await lab.person('admin') },
    )
  ).body['items'];

beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
  other = await server.facility('south');
});
afterAll(() => server.close());
beforeEach(() => void (server.mails.length = 0));

describe('authenticator app', () => {
  it('is required after one code is confirmed, which returns ten recovery codes once', async () => {
    const who = await newPerson();
    const begun = await server.call(beginAuthenticator, { body: { password } }, who);
    const { secret, uri } = begun.body as { secret: string; uri: string };
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Laboratory%20north:person-\d+%40example\.test\?issuer=Laboratory%20north&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect((await securityOf(who)).authenticator).toBeNull();
    expect((await halfWay(who)).answer.body).toHaveProperty('access_token');
    const confirmed = await server.call(
      confirmAuthenticator,
      { body: { code: ` ${codeOf(secret).replace(/^.../, '$& ')} ` } },
      who,
    );
    const codes = confirmed.body['recovery_codes'] as string[];
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    expect(await securityOf(who)).toMatchObject({
      authenticator: { since: server.clock.now().toISOString() },
      passkeys: [],
      recovery_codes_left: 10,
      required: false,
    });
    expect(server.mails).toMatchObject([
      { to: who.email, subject: 'Laboratory north: an authenticator app was set up' },
    ]);
    expect(await trail(1)).toMatchObject([
      {
        action: 'create',
        entity_type: 'second_factor',
        entity_id: who.id,
        after: { factor: 'authenticator' },
      },
    ]);
  });

  it('is stored so that the database alone reveals neither secret nor recovery codes', async () => {
    const who = await newPerson();
    const { secret, codes } = await withAuthenticator(who);
    const stored = await lab.transaction(async (tx) => [
      ...(await tx
        .selectFrom('authenticator')
        .select('sealed_secret as stored')
        .where('tenant_id', '=', lab.tenantId)
        .where('user_id', '=', who.id)
        .execute()),
      ...(await tx
        .selectFrom('recovery_code')
        .select('code_hash as stored')
        .where('tenant_id', '=', lab.tenantId)
        .where('user_id', '=', who.id)
        .execute()),
    ]);
    const text = stored.map((row) => row.stored.toString('latin1')).join();
    for (const each of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(each);
    expect(server.logged.join('')).not.toContain(secret);
  });

  it.each([
    [
      'the password is wrong',
      async (who: TestPerson) =>
        server.call(beginAuthenticator, { body: { password: 'Wrong-word-77!' } }, who),
      [422, 'password_refused'],
    ],
    [
      'enrolment was not started',
      async (who: TestPerson) =>
        server.call(confirmAuthenticator, { body: { code: '123456' } }, who),
      [409, 'conflict'],
    ],
    [
      'an authenticator app is already enrolled',
      async (who: TestPerson) => {
        await withAuthenticator(who);
        return server.call(beginAuthenticator, { body: { password } }, who);
      },
      [409, 'conflict'],
    ],
    [
      'the code is for another time step',
      async (who: TestPerson) => {
        const { body } = await server.call(beginAuthenticator, { body: { password } }, who);
        const code = codeOf(body['secret'] as string);
        server.clock.advance(120);
        return server.call(confirmAuthenticator, { body: { code } }, who);
      },
      [422, 'code_refused'],
    ],
    [
      'the code is for the previous secret',
      async (who: TestPerson) => {
        const { body } = await server.call(beginAuthenticator, { body: { password } }, who);
        await server.call(beginAuthenticator, { body: { password } }, who);
        return server.call(
          confirmAuthenticator,
          { body: { code: codeOf(body['secret'] as string) } },
          who,
        );
      },
      [422, 'code_refused'],
    ],
  ])('is not enrolled when %s', async (_case, attempt, refusal) => {
    expect(statusAndCode(await attempt(await newPerson()))).toEqual(refusal);
  });

  it('is removed with password and code, together with its recovery codes', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    const remove = (word: string, code: string) =>
      server.call(removeAuthenticator, { body: { password: word, code } }, who);
    expect(statusAndCode(await remove('Wrong-word-77!', nextCode(secret)))).toEqual([
      422,
      'password_refused',
    ]);
    expect(statusAndCode(await remove(password, '000000'))).toEqual([422, 'code_refused']);
    expect((await remove(password, codeOf(secret))).status).toBe(204);
    expect(await securityOf(who)).toMatchObject({ authenticator: null, recovery_codes_left: 0 });
    expect((await halfWay(who)).answer.body).toHaveProperty('access_token');
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      'Laboratory north: an authenticator app was set up',
      'Laboratory north: the authenticator app was removed',
    ]);
    expect(await trail(1, { action: 'delete' })).toMatchObject([
      { entity_type: 'second_factor', before: { factor: 'authenticator' } },
    ]);
  });

  it('replaces the old recovery codes with new ones', async () => {
    const who = await newPerson();
    const { secret, codes } = await withAuthenticator(who);
    const { body } = await server.call(
      renewRecoveryCodes,
      { body: { password, code: nextCode(secret) } },
      who,
    );
    const renewed = body['recovery_codes'] as string[];
    expect(renewed).toHaveLength(10);
    const { at } = await halfWay(who);
    expect(
      statusAndCode(await server.call(finishSignIn, { body: { code: codes[0] ?? '' } }, at)),
    ).toEqual([422, 'code_refused']);
    expect((await server.call(finishSignIn, { body: { code: renewed[0] ?? '' } }, at)).status).toBe(
      200,
    );
    expect(
      statusAndCode(
        await server.call(renewRecoveryCodes, { body: { password, code: '000000' } }, who),
      ),
    ).toEqual([422, 'code_refused']);
    expect(
      statusAndCode(
        await server.call(
          renewRecoveryCodes,
          { body: { password, code: '000000' } },
          await newPerson(),
        ),
      ),
    ).toEqual([409, 'conflict']);
  });
});

describe('two-step verification at sign-in', () => {
  it('opens no session before the second step', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    const { answer, at } = await halfWay(who);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      two_step: { ways: ['authenticator', 'recovery'], expires_in: 300 },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-alms_step=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=300$/,
    );
    const done = await server.call(finishSignIn, { body: { code: nextCode(secret) } }, at);
    expect(done.body).toMatchObject({ token_type: 'bearer', user: { email: who.email } });
    expect(done.headers['set-cookie']).toMatch(/^__Host-alms_refresh=/);
    expect(
      (
        await server.call(
          readProfile,
          {},
          {
            host: lab.host,
            headers: { authorization: `Bearer ${done.body['access_token'] as string}` },
          },
        )
      ).status,
    ).toBe(200);
    expect(await trail(1, { action: 'login' })).toMatchObject([
      { entity_id: who.id, after: { two_step: 'authenticator' } },
    ]);
  });

  it('rejects a used or older code, also in another sign-in', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    const [earlier, code] = [nextCode(secret), nextCode(secret)];
    const [first, second] = [await halfWay(who), await halfWay(who)];
    expect((await server.call(finishSignIn, { body: { code } }, first.at)).status).toBe(200);
    expect(statusAndCode(await server.call(finishSignIn, { body: { code } }, second.at))).toEqual([
      422,
      'code_refused',
    ]);
    expect(
      statusAndCode(await server.call(finishSignIn, { body: { code: earlier } }, second.at)),
    ).toEqual([422, 'code_refused']);
    expect(await trail(1, { action: 'login_failed' })).toMatchObject([
      { entity_id: who.id, reason: 'code_refused', outcome: 'failure' },
    ]);
  });

  it('accepts one of several concurrent requests with the same code', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    const code = nextCode(secret);
    const starts = await Promise.all([1, 2, 3, 4].map(() => halfWay(who)));
    const answers = await Promise.all(
      starts.map(({ at }) => server.call(finishSignIn, { body: { code } }, at)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('accepts each recovery code once in any notation and notifies the account owner', async () => {
    const who = await newPerson();
    const { codes } = await withAuthenticator(who);
    server.mails.length = 0;
    const [code = ''] = codes;
    expect(
      (
        await server.call(
          finishSignIn,
          { body: { code: ` ${code.toUpperCase().replaceAll('-', ' ')}` } },
          (await halfWay(who)).at,
        )
      ).status,
    ).toBe(200);
    expect(server.mails).toMatchObject([
      { to: who.email, subject: 'Laboratory north: a recovery code was used to sign in' },
    ]);
    expect(await trail(1, { action: 'update' })).toMatchObject([
      { entity_type: 'second_factor', after: { recovery_codes_left: 9 } },
    ]);
    expect(
      statusAndCode(await server.call(finishSignIn, { body: { code } }, (await halfWay(who)).at)),
    ).toEqual([422, 'code_refused']);
    expect((await securityOf(who)).recovery_codes_left).toBe(9);
  });

  it.each([
    ['there was no password step', async () => ({ host: lab.host })],
    [
      'five attempts failed',
      async (who: TestPerson) => {
        const { at } = await halfWay(who);
        for (let tries = 0; tries < 5; tries += 1)
          await server.call(finishSignIn, { body: { code: '000000' } }, at);
        return at;
      },
    ],
    [
      'the attempt is already used',
      async (who: TestPerson, secret: string) => {
        const { at } = await halfWay(who);
        await server.call(finishSignIn, { body: { code: nextCode(secret) } }, at);
        return at;
      },
    ],
    [
      'five minutes have passed',
      async (who: TestPerson) => {
        const { at } = await halfWay(who);
        server.clock.advance(301);
        return at;
      },
    ],
    [
      'the cookie belongs to another facility',
      async (who: TestPerson) => ({ ...(await halfWay(who)).at, host: other.host }),
    ],
    [
      'the cookie was tampered with',
      async (who: TestPerson) => {
        const { at } = await halfWay(who);
        return {
          ...at,
          headers: {
            cookie: at.headers.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
          },
        };
      },
    ],
    [
      'the account was disabled in between',
      async (who: TestPerson) => {
        const { at } = await halfWay(who);
        await lab.transaction((tx) =>
          tx
            .updateTable('app_user')
            .set({ status: 'disabled' })
            .where('tenant_id', '=', lab.tenantId)
            .where('id', '=', who.id)
            .execute(),
        );
        return at;
      },
    ],
  ])('ends when %s, whatever the code', async (_case, prepare) => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    const at = await prepare(who, secret);
    const answer = await server.call(finishSignIn, { body: { code: nextCode(secret) } }, at);
    expect(statusAndCode(answer)).toEqual([409, 'two_step_over']);
    expect(answer.headers['set-cookie']).toContain('Max-Age=0');
  });

  it('is not requested after a wrong password', async () => {
    const who = await newPerson();
    await withAuthenticator(who);
    expect(
      statusAndCode(
        await server.call(
          signIn,
          { body: { username: who.email, password: 'Wrong-word-77!' } },
          { host: lab.host },
        ),
      ),
    ).toEqual([401, 'invalid_credentials']);
  });

  it('rejects an account after ten wrong codes across all its sign-ins', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    for (let tries = 0; tries < 10; tries += 1)
      await server.call(finishSignIn, { body: { code: '000000' } }, (await halfWay(who)).at);
    const answer = await server.call(
      finishSignIn,
      { body: { code: nextCode(secret) } },
      (await halfWay(who)).at,
    );
    expect(statusAndCode(answer)).toEqual([429, 'rate_limited']);
  });

  it('cannot be bypassed by repeating the facility registration', async () => {
    const key = crypto.randomUUID();
    const body = {
      email: 'founder@founders.test',
      full_name: 'Founder',
      username: 'founder',
      password,
    };
    const registered = await server.call(registerLabAdmin, { body, key });
    const founder = {
      id: idOf<UserId>(''),
      email: body.email,
      host: mainHost,
      headers: { authorization: `Bearer ${registered.body['access_token'] as string}` },
    };
    await withAuthenticator(founder);
    expect(statusAndCode(await server.call(registerLabAdmin, { body, key }))).toEqual([
      422,
      'idempotency_key_reused',
    ]);
  });
});

describe('passkey', () => {
  it('is created for one address, stored under a name and accepted as second step there', async () => {
    const who = await newPerson();
    const { passkey, codes } = await withPasskey(who);
    expect(codes).toHaveLength(10);
    expect((await securityOf(who)).passkeys).toMatchObject([
      { name: 'Desk key', host: lab.host, last_used_at: null },
    ]);
    expect(server.mails).toMatchObject([{ subject: 'Laboratory north: a passkey was added' }]);
    const { answer, at } = await halfWay(who);
    expect(answer.body).toMatchObject({ two_step: { ways: ['passkey', 'recovery'] } });
    const options = await server.call(beginPasskeyStep, {}, at);
    expect(options.body).toMatchObject({ rpId: lab.host, userVerification: 'preferred' });
    const used = { passkey: passkey.used(challengeIn(options), originOf(lab.host)) as never };
    expect((await server.call(finishSignIn, { body: used }, at)).status).toBe(200);
    expect(statusAndCode(await server.call(finishSignIn, { body: used }, at))).toEqual([
      409,
      'two_step_over',
    ]);
    expect((await securityOf(who)).passkeys).toMatchObject([
      { last_used_at: server.clock.now().toISOString() },
    ]);
    expect(await trail(1, { action: 'login' })).toMatchObject([{ after: { two_step: 'passkey' } }]);
  });

  it.each([
    [
      'signed for another origin',
      (passkey: SoftPasskey, challenge: string) =>
        passkey.used(challenge, 'http://north.alms.localhost.evil.example:4173'),
    ],
    [
      'signed for another challenge',
      (passkey: SoftPasskey) => passkey.used('c29tZXRoaW5nLWVsc2U', originOf(lab.host)),
    ],
    [
      'another one',
      (_passkey: SoftPasskey, challenge: string) =>
        softPasskey().used(challenge, originOf(lab.host)),
    ],
    [
      'with a signature of another key',
      (passkey: SoftPasskey, challenge: string) => {
        const stranger = softPasskey().used(challenge, originOf(lab.host));
        const { id, rawId } = passkey.used(challenge, originOf(lab.host)) as {
          id: string;
          rawId: string;
        };
        return { ...stranger, id, rawId };
      },
    ],
  ])('is rejected when it is %s', async (_case, use) => {
    const who = await newPerson();
    const { passkey } = await withPasskey(who);
    const { at } = await halfWay(who);
    const challenge = challengeIn(await server.call(beginPasskeyStep, {}, at));
    expect(
      statusAndCode(
        await server.call(
          finishSignIn,
          { body: { passkey: use(passkey, challenge) as never } },
          at,
        ),
      ),
    ).toEqual([422, 'code_refused']);
  });

  it('is rejected without a challenge', async () => {
    const who = await newPerson();
    const { passkey } = await withPasskey(who);
    const { at } = await halfWay(who);
    expect(
      statusAndCode(
        await server.call(
          finishSignIn,
          { body: { passkey: passkey.used('', originOf(lab.host)) as never } },
          at,
        ),
      ),
    ).toEqual([422, 'code_refused']);
    expect(statusAndCode(await server.call(beginPasskeyStep, {}, { host: lab.host }))).toEqual([
      409,
      'two_step_over',
    ]);
  });

  it('does not work at another address, where a recovery code does', async () => {
    const who = await newPerson();
    const { codes } = await withPasskey(who);
    const { answer, at } = await halfWay({ ...who, host: mainHost });
    expect(answer.body).toMatchObject({ two_step: { ways: ['recovery'] } });
    expect(statusAndCode(await server.call(beginPasskeyStep, {}, at))).toEqual([
      409,
      'two_step_over',
    ]);
    expect((await server.call(finishSignIn, { body: { code: codes[0] ?? '' } }, at)).status).toBe(
      200,
    );
  });

  it.each([
    [
      'the password is wrong',
      async (who: TestPerson) =>
        server.call(beginPasskey, { body: { password: 'Wrong-word-77!' } }, who),
      [422, 'password_refused'],
    ],
    [
      'enrolment was not started',
      async (who: TestPerson) =>
        server.call(
          addPasskey,
          { body: { name: 'Key', passkey: softPasskey().made('', originOf(lab.host)) as never } },
          who,
        ),
      [422, 'passkey_refused'],
    ],
    [
      'enrolment timed out',
      async (who: TestPerson) => {
        const begun = await server.call(beginPasskey, { body: { password } }, who);
        server.clock.advance(301);
        return server.call(
          addPasskey,
          {
            body: {
              name: 'Key',
              passkey: softPasskey().made(challengeIn(begun), originOf(lab.host)) as never,
            },
          },
          who,
        );
      },
      [422, 'passkey_refused'],
    ],
    [
      'the passkey was created for another origin',
      async (who: TestPerson) => {
        const begun = await server.call(beginPasskey, { body: { password } }, who);
        return server.call(
          addPasskey,
          {
            body: {
              name: 'Key',
              passkey: softPasskey().made(challengeIn(begun), originOf(other.host)) as never,
            },
          },
          who,
        );
      },
      [422, 'passkey_refused'],
    ],
    [
      'another user started the enrolment',
      async (who: TestPerson) => {
        const begun = await server.call(beginPasskey, { body: { password } }, await newPerson());
        return server.call(
          addPasskey,
          {
            body: {
              name: 'Key',
              passkey: softPasskey().made(challengeIn(begun), originOf(lab.host)) as never,
            },
          },
          who,
        );
      },
      [422, 'passkey_refused'],
    ],
    [
      'the account already has this passkey',
      async (who: TestPerson) => {
        const { passkey } = await withPasskey(who);
        const begun = await server.call(beginPasskey, { body: { password } }, who);
        return server.call(
          addPasskey,
          {
            body: {
              name: 'Key',
              passkey: passkey.made(challengeIn(begun), originOf(lab.host)) as never,
            },
          },
          who,
        );
      },
      [409, 'duplicate'],
    ],
  ])('is not stored when %s', async (_case, attempt, refusal) => {
    expect(statusAndCode(await attempt(await newPerson()))).toEqual(refusal);
  });

  it('is removed with password and code, but not from another account', async () => {
    const who = await newPerson();
    const { codes } = await withPasskey(who);
    const [{ id } = { id: '' }] = (await securityOf(who)).passkeys;
    const stranger = await newPerson();
    expect(
      (
        await server.call(
          removePasskey,
          { params: { id }, body: { password, code: codes[0] ?? '' } },
          stranger,
        )
      ).status,
    ).toBe(404);
    expect(
      statusAndCode(
        await server.call(
          removePasskey,
          { params: { id }, body: { password, code: '000000' } },
          who,
        ),
      ),
    ).toEqual([422, 'code_refused']);
    expect(
      (
        await server.call(
          removePasskey,
          { params: { id }, body: { password, code: codes[0] ?? '' } },
          who,
        )
      ).status,
    ).toBe(204);
    expect(await securityOf(who)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect(server.mails.at(-1)).toMatchObject({
      subject: 'Laboratory north: a passkey was removed',
    });
  });

  it('keeps existing recovery codes when added beside an app', async () => {
    const who = await newPerson();
    const { secret } = await withAuthenticator(who);
    expect((await withPasskey(who)).codes).toEqual([]);
    await server.call(removeAuthenticator, { body: { password, code: nextCode(secret) } }, who);
    expect(await securityOf(who)).toMatchObject({
      authenticator: null,
      passkeys: [{ name: 'Desk key' }],
      recovery_codes_left: 10,
    });
  });
});

describe('facility requiring two-step verification of staff', () => {
  it('allows only enrolment until it is complete and exempts patients', async () => {
    const strict = await server.facility('strict');
    const [admin, nurse] = [await newPerson('admin', strict), await newPerson('nurse', strict)];
    const patient = await strict.person('patient');
    const { body: settings } = await server.call(readHospitalSettings, {}, admin);
    const {
      subdomain: _subdomain,
      version,
      ...values
    } = settings as never as { subdomain: string; version: number };
    expect(
      (
        await server.call(
          updateHospitalSettings,
          { body: { ...values, require_second_factor: true } as never, version },
          admin,
        )
      ).status,
    ).toBe(200);

    for (const who of [admin, nurse]) {
      expect(statusAndCode(await server.call(searchPatients, { query: {} }, who))).toEqual([
        403,
        'second_factor_required',
      ]);
      expect((await server.call(verifySession, {}, who)).body).toMatchObject({
        user: { needs_second_factor: true },
      });
      expect((await securityOf(who)).required).toBe(true);
    }
    expect((await server.call(readProfile, {}, { as: patient })).body).toMatchObject({
      needs_second_factor: false,
    });
    await withAuthenticator(nurse);
    await withPasskey(admin);
    for (const who of [admin, nurse])
      expect((await server.call(readProfile, {}, who)).body).toMatchObject({
        needs_second_factor: false,
      });
    expect((await server.call(readHospitalSettings, {}, admin)).status).toBe(200);
  });
});

describe('resetting two-step verification', () => {
  let admin: TestPerson;
  let strict: TestFacility;
  beforeAll(async () => {
    strict = await server.facility('forgetful');
    admin = await newPerson('admin', strict);
  });
  const reset = ({ id }: Pick<TestPerson, 'id'>, by = admin, reason = 'Lost the phone') =>
    server.call(resetSecondFactor, { params: { id }, body: { reason } }, by);
  const listed = async ({ id }: TestPerson) =>
    ((await server.call(listStaff, { query: {} }, admin)).body['items'] as StaffMember[]).find(
      (each) => each.id === id,
    );
  const factorsOf = ({ id }: TestPerson) =>
    strict.transaction(async (tx) =>
      (
        await Promise.all(
          (['authenticator', 'passkey', 'recovery_code', 'challenge'] as const).map((table) =>
            tx
              .selectFrom(table)
              .select('user_id')
              .where('tenant_id', '=', strict.tenantId)
              .where('user_id', '=', id)
              .execute(),
          ),
        )
      ).flat(),
    );

  it('lets staff managers delete apps, passkeys, recovery codes, sessions and pending sign-ins', async () => {
    const who = await newPerson('nurse', strict);
    expect(await listed(who)).toMatchObject({ has_second_factor: false });
    const { secret, codes } = await withAuthenticator(who);
    await withPasskey(who);
    expect(await listed(who)).toMatchObject({ has_second_factor: true, signed_in: true });
    const { at } = await halfWay(who);
    server.mails.length = 0;

    expect((await reset(who)).body).toMatchObject({
      id: who.id,
      has_second_factor: false,
      signed_in: false,
      status: 'active',
    });
    expect(await factorsOf(who)).toEqual([]);
    expect(statusAndCode(await server.call(readProfile, {}, who))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect(
      statusAndCode(await server.call(finishSignIn, { body: { code: nextCode(secret) } }, at)),
    ).toEqual([409, 'two_step_over']);
    expect((await halfWay(who)).answer.body).toHaveProperty('access_token');

    expect(server.mails).toMatchObject([
      {
        to: who.email,
        subject: 'Laboratory forgetful: two-step verification was reset',
        text: expect.stringMatching(/^Person reset /),
      },
    ]);
    for (const secretText of [secret, ...codes, 'Lost the phone'])
      expect(server.mails[0]?.text).not.toContain(secretText);
  });

  it('audits the factors and reason and notifies the user by name', async () => {
    const who = await newPerson('nurse', strict);
    await withAuthenticator(who);
    await withPasskey(who);
    await reset(who);
    const [line] = (
      await server.call(listAuditLogs, { query: { entity_id: who.id, limit: '1' } }, admin)
    ).body['items'] as object[];
    expect(line).toMatchObject({
      action: 'delete',
      category: 'security',
      entity_type: 'second_factor',
      entity_label: who.email,
      actor: { user_id: admin.id },
      reason: 'Lost the phone',
      before: { authenticator: true, passkeys: ['Desk key'], recovery_codes: 10 },
    });
    const again = await halfWay(who);
    const bearer = { authorization: `Bearer ${again.answer.body['access_token'] as string}` };
    const { body } = await server.call(
      listNotifications,
      { query: {} },
      { host: who.host, headers: bearer },
    );
    expect(body['items']).toMatchObject([
      {
        type: 'system',
        priority: 'high',
        title: 'Your two-step verification was reset',
        message: expect.stringMatching(/^Person reset your authenticator app/),
        link: '/app/profile/security',
        channels: ['in_app'],
      },
    ]);
  });

  it('requires a new enrolment at the next sign-in where the facility requires one', async () => {
    const who = await newPerson('nurse', strict);
    const { secret } = await withAuthenticator(who);
    await withAuthenticator(admin);
    await strict.transaction((tx) =>
      tx
        .updateTable('access_settings')
        .set({ require_second_factor: true })
        .where('tenant_id', '=', strict.tenantId)
        .execute(),
    );
    await reset(who);
    const { body } = (await halfWay(who)).answer;
    expect(body).toMatchObject({ user: { needs_second_factor: true } });
    const back = { ...who, headers: { authorization: `Bearer ${body['access_token'] as string}` } };
    expect(statusAndCode(await server.call(searchPatients, { query: {} }, back))).toEqual([
      403,
      'second_factor_required',
    ]);
    const renewed = await withAuthenticator(back);
    expect(renewed.secret).not.toBe(secret);
    expect(renewed.codes).toHaveLength(10);
    await strict.transaction((tx) =>
      tx
        .updateTable('access_settings')
        .set({ require_second_factor: false })
        .where('tenant_id', '=', strict.tenantId)
        .execute(),
    );
  });

  it.each<[string, () => Promise<Answer>, [number, string]]>([
    [
      'the caller’s own',
      async () => {
        const self = await newPerson('admin', strict);
        await withAuthenticator(self);
        return reset(self, self);
      },
      [409, 'own_account'],
    ],
    ['not enrolled', async () => reset(await newPerson('nurse', strict)), [409, 'conflict']],
    [
      'enrolment not completed',
      async () => {
        const who = await newPerson('nurse', strict);
        await server.call(beginAuthenticator, { body: { password } }, who);
        return reset(who);
      },
      [409, 'conflict'],
    ],
    [
      'an administrator’s account, by a user who only manages staff',
      async () => {
        const manager = await newPerson('receptionist', strict);
        await strict.transaction((tx) =>
          tx
            .insertInto('user_permission')
            .values({ tenant_id: strict.tenantId, user_id: manager.id, permission: 'manage_staff' })
            .execute(),
        );
        const boss = await newPerson('admin', strict);
        await withAuthenticator(boss);
        return reset(boss, manager);
      },
      [403, 'forbidden'],
    ],
    [
      'a disabled account',
      async () => {
        const who = await newPerson('nurse', strict);
        await withAuthenticator(who);
        await strict.transaction((tx) =>
          tx
            .updateTable('app_user')
            .set({ status: 'disabled' })
            .where('tenant_id', '=', strict.tenantId)
            .where('id', '=', who.id)
            .execute(),
        );
        return reset(who);
      },
      [409, 'conflict'],
    ],
    [
      'no reason',
      async () => {
        const who = await newPerson('nurse', strict);
        await withAuthenticator(who);
        return reset(who, admin, ' ');
      },
      [422, 'invalid'],
    ],
    [
      'a patient’s',
      async () => {
        const who = await newPerson('patient', strict);
        await withAuthenticator(who);
        return reset(who);
      },
      [404, 'not_found'],
    ],
    [
      'an account of another facility',
      async () => {
        const who = await newPerson('nurse', other);
        await withAuthenticator(who);
        return reset(who);
      },
      [404, 'not_found'],
    ],
  ])('is rejected: %s', async (_case, attempt, refusal) => {
    expect(statusAndCode(await attempt())).toEqual(refusal);
    expect(server.mails.filter(({ subject }) => subject.includes('reset'))).toEqual([]);
  });
});
