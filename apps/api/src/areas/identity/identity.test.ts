import { listAuditLogs } from '@alms/lis-domain/audit';
import {
  confirmEmail,
  confirmPasswordReset,
  logAccess,
  readProfile,
  refreshToken,
  registerLabAdmin,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  updateAppearance,
  updateProfile,
  verifySession,
  type UserId,
} from '@alms/lis-domain/identity';
import type { LanguageTag } from '@alms/lis-domain/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRates } from '../../platform/http/refusals/rate-limits.ts';
import {
  mainHost,
  openTestServer,
  type Answer,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { createAccount } from './registration/create-account.ts';
import { mailedLink } from './email/mailed-link.ts';
import { hashPassword } from './passwords/password-hash.ts';

const password = 'Gull-over-9-harbours!';
let server: TestServer;
let lab: TestFacility;
let other: TestFacility;

/** Creates an account with this password and returns its email address. */
async function accountAt(
  facility: TestFacility,
  name: string,
  status: 'active' | 'invited' | 'pending' | 'disabled' = 'active',
): Promise<string> {
  const email = `${name}@example.test`;
  const passwordHash = await hashPassword(password);
  await facility.transaction((tx) =>
    createAccount(tx, {
      tenantId: facility.tenantId,
      email,
      full_name: `Person ${name}`,
      role: 'technician',
      status,
      passwordHash,
      now: server.clock.now(),
    }),
  );
  return email;
}

async function invitedAt(name: string): Promise<{ id: UserId; email: string }> {
  const email = await accountAt(lab, name, 'invited');
  const { id } = await lab.transaction((tx) =>
    tx
      .selectFrom('app_user')
      .select('id')
      .where('tenant_id', '=', lab.tenantId)
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );
  return { id, email };
}

const cookieOf = ({ headers }: Answer) =>
  /^__Host-alms_refresh=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? '';
const renew = (cookie: string, host: string) =>
  server.call(refreshToken, {}, { host, headers: { cookie } });

beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
  other = await server.facility('south');
});
afterAll(() => server.close());

describe('signing in', () => {
  it('returns a ten-minute token, the account and an HTTP-only cookie', async () => {
    const email = await accountAt(lab, 'plain');
    const answer = await server.call(
      signIn,
      { body: { username: ` ${email.toUpperCase()} `, password } },
      { host: lab.host },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 600,
      user: { email, role: 'technician', tenant_id: lab.tenantId },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-alms_refresh=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=3600$/,
    );
    expect(answer.text).not.toContain('argon2');
    const token = answer.body['access_token'] as string;
    const profile = () =>
      server.call(
        readProfile,
        {},
        { host: lab.host, headers: { authorization: `Bearer ${token}` } },
      );
    expect((await profile()).body).toEqual(answer.body['user']);
    server.clock.advance(601);
    expect((await profile()).status).toBe(401);
  });

  it('works on the main site for an address with one account', async () => {
    const email = await accountAt(lab, 'from-the-main-site');
    expect(
      (await server.call(signIn, { body: { username: email, password } }, { host: mainHost }))
        .status,
    ).toBe(200);
    await accountAt(other, 'from-the-main-site');
    expect(
      (await server.call(signIn, { body: { username: email, password } }, { host: mainHost }))
        .status,
    ).toBe(401);
    expect(
      (await server.call(signIn, { body: { username: email, password } }, { host: other.host }))
        .status,
    ).toBe(200);
  });

  it('returns the same error for a wrong password, an unknown address and an account without access', async () => {
    const email = await accountAt(lab, 'known');
    const pending = await accountAt(lab, 'waiting', 'pending');
    const disabled = await accountAt(lab, 'gone', 'disabled');
    const tries = [
      [email, 'Wrong-word-77!'],
      ['nobody@example.test', password],
      [pending, password],
      [disabled, password],
    ] as const;
    const answers = await Promise.all(
      tries.map(([username, word]) =>
        server.call(signIn, { body: { username, password: word } }, { host: lab.host }),
      ),
    );
    const bodies = answers.map(({ status, body }) => ({ ...body, request_id: '', status }));
    expect(bodies).toEqual(
      tries.map(() =>
        expect.objectContaining({
          status: 401,
          code: 'invalid_credentials',
          detail: 'Invalid email or password',
        }),
      ),
    );
    expect(new Set(bodies.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('reveals that the account belongs to another facility only with the correct password', async () => {
    const email = await accountAt(other, 'southerner');
    const right = await server.call(
      signIn,
      { body: { username: email, password } },
      { host: lab.host },
    );
    expect({ status: right.status, code: right.body['code'] }).toEqual({
      status: 403,
      code: 'tenant_mismatch',
    });
    const wrong = await server.call(
      signIn,
      { body: { username: email, password: 'Wrong-word-77!' } },
      { host: lab.host },
    );
    expect(wrong.status).toBe(401);
  });

  it('audits success and failure without the password', async () => {
    const admin = await lab.person('admin');
    const email = await accountAt(lab, 'noted');
    await server.call(
      signIn,
      { body: { username: email, password: 'Wrong-word-77!' } },
      { host: lab.host },
    );
    await server.call(signIn, { body: { username: email, password } }, { host: lab.host });
    const { body, text } = await server.call(
      listAuditLogs,
      { query: { limit: '2' } },
      { as: admin },
    );
    expect(body['items']).toMatchObject([
      { action: 'login', outcome: 'success', entity_label: email },
      {
        action: 'login_failed',
        outcome: 'failure',
        entity_label: email,
        reason: 'invalid_credentials',
      },
    ]);
    expect(text + server.logged.join('')).not.toMatch(/Wrong-word|Gull-over/);
  });
});

describe('user session', () => {
  const start = async (name: string) =>
    server.call(
      signIn,
      { body: { username: await accountAt(lab, name), password } },
      { host: lab.host },
    );

  it('is renewed by its single-use cookie', async () => {
    const first = cookieOf(await start('renewing'));
    const second = await renew(first, lab.host);
    expect(second.status).toBe(200);
    expect(cookieOf(second)).not.toBe(first);
    expect((await renew(cookieOf(second), lab.host)).status).toBe(200);
  });

  it('ends for all holders when a used cookie is presented again', async () => {
    const first = await start('robbed');
    const second = await renew(cookieOf(first), lab.host);
    const token = second.body['access_token'] as string;
    const reused = await renew(cookieOf(first), lab.host);
    expect({ status: reused.status, code: reused.body['code'] }).toEqual({
      status: 401,
      code: 'refresh_reused',
    });
    expect(reused.headers['set-cookie']).toContain('Max-Age=0');
    expect((await renew(cookieOf(second), lab.host)).status).toBe(401);
    expect(
      (
        await server.call(
          readProfile,
          {},
          { host: lab.host, headers: { authorization: `Bearer ${token}` } },
        )
      ).status,
    ).toBe(401);
  });

  it('allows one of several concurrent renewals', async () => {
    const first = cookieOf(await start('racing'));
    const answers = await Promise.all(Array.from({ length: 8 }, () => renew(first, lab.host)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after one hour without renewal and after twelve hours at the latest', async () => {
    let cookie = cookieOf(await start('idle'));
    server.clock.advance(3601);
    expect((await renew(cookie, lab.host)).status).toBe(401);
    cookie = cookieOf(await start('tireless'));
    for (let renewals = 0; renewals < 14; renewals += 1) {
      server.clock.advance(3000);
      cookie = cookieOf(await renew(cookie, lab.host));
    }
    server.clock.advance(3000);
    expect((await renew(cookie, lab.host)).status).toBe(401);
  });

  it.each([
    ['no cookie', () => ''],
    ['a made-up token', () => `__Host-alms_refresh=${lab.tenantId}.${'x'.repeat(43)}`],
    ['two refresh cookies', (cookie: string) => `${cookie}; ${cookie}`],
    [
      'another facility’s ID before the secret',
      (cookie: string) => cookie.replace(lab.tenantId, other.tenantId),
    ],
  ])('is not renewed by %s', async (name, change) => {
    const cookie = cookieOf(await start(`cookie-${name.length}`));
    expect((await renew(change(cookie), lab.host)).status).toBe(401);
  });

  it('is not renewed at another facility’s address', async () => {
    expect((await renew(cookieOf(await start('wanderer')), other.host)).status).toBe(401);
  });

  it('ends at sign-out, which is idempotent', async () => {
    const answer = await start('leaving');
    const headers = {
      cookie: cookieOf(answer),
      authorization: `Bearer ${answer.body['access_token'] as string}`,
    };
    const out = await server.call(signOut, {}, { host: lab.host, headers });
    expect({ status: out.status, clear: out.headers['clear-site-data'] }).toEqual({
      status: 204,
      clear: '"cache", "storage"',
    });
    expect((await server.call(verifySession, {}, { host: lab.host, headers })).status).toBe(401);
    expect((await renew(headers.cookie, lab.host)).status).toBe(401);
    expect((await server.call(signOut, {}, { host: lab.host, headers })).status).toBe(204);
  });

  it('ends at sign-out by token alone when the browser stores no cookie', async () => {
    const answer = await start('cookieless');
    const headers = { authorization: `Bearer ${answer.body['access_token'] as string}` };
    await server.call(signOut, {}, { host: lab.host, headers });
    expect((await server.call(readProfile, {}, { host: lab.host, headers })).status).toBe(401);
  });

  it('ends when the account is disabled', async () => {
    const person = await lab.person('nurse');
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: 'disabled' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', person.id)
        .execute(),
    );
    expect((await server.call(verifySession, {}, { as: person })).status).toBe(401);
  });
});

describe('password reset', () => {
  const linkIn = (text: string) => /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
  const newPassword = 'Kelp-under-7-piers!';

  async function mailedToken(email: string): Promise<string> {
    server.mails.length = 0;
    await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
    await server.settled();
    return linkIn(server.mails[0]?.text ?? '');
  }

  it('returns the same response whether or not the account exists', async () => {
    const email = await accountAt(lab, 'forgetful');
    server.mails.length = 0;
    const known = await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
    const unknown = await server.call(
      requestPasswordReset,
      { body: { email: 'nobody@example.test' } },
      { host: lab.host },
    );
    await server.settled();
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(server.mails.map(({ to }) => to)).toEqual([email]);
    expect(server.mails[0]?.text).toContain(`http://north.${mainHost}:4173/reset-password/`);
  });

  it.each<
    [LanguageTag | null, LanguageTag | null, Record<string, string>, LanguageTag, subject: string]
  >([
    [null, null, {}, 'en', 'Laboratory north: set a new password'],
    [
      null,
      null,
      { 'accept-language': 'de, pt-BR;q=0.9' },
      'pt',
      'Laboratory north: definir nova senha',
    ],
    [
      null,
      null,
      { 'accept-language': 'pt', cookie: 'alms_language=fr' },
      'fr',
      'Laboratory north\u00a0: définir un nouveau mot de passe',
    ],
    [
      null,
      'ar',
      { 'accept-language': 'pt' },
      'ar',
      '\u2068Laboratory north\u2069: تعيين كلمة مرور جديدة',
    ],
    [
      'es',
      'ar',
      { 'accept-language': 'pt' },
      'es',
      'Laboratory north: establezca una contraseña nueva',
    ],
  ])(
    'uses the language of the account, else the facility, else the request: %s, %s, %j',
    async (own, facilityLanguage, headers, language, subject) => {
      const email = await accountAt(lab, `speaks-${language}`);
      const choose = (facility: LanguageTag | null) =>
        lab.transaction(async (tx) => {
          await tx
            .updateTable('app_user')
            .set({ language: own })
            .where('tenant_id', '=', lab.tenantId)
            .where('email', '=', email)
            .execute();
          await tx
            .updateTable('facility_profile')
            .set({ language: facility })
            .where('tenant_id', '=', lab.tenantId)
            .execute();
        });
      await choose(facilityLanguage);
      server.mails.length = 0;
      await server.call(requestPasswordReset, { body: { email } }, { host: lab.host, headers });
      await server.settled();
      await choose(null);
      expect(server.mails).toMatchObject([{ to: email, language, subject }]);
    },
  );

  it('accepts the emailed link once and ends every session', async () => {
    const email = await accountAt(lab, 'replacing');
    const session = await server.call(
      signIn,
      { body: { username: email, password } },
      { host: lab.host },
    );
    const token = await mailedToken(email);
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        server.call(confirmPasswordReset, { body: { token, newPassword } }, { host: lab.host }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(server.mails.slice(1)).toMatchObject([
      { to: email, subject: 'Laboratory north: the password was changed' },
    ]);
    expect((await renew(cookieOf(session), lab.host)).status).toBe(401);
    expect(
      (await server.call(signIn, { body: { username: email, password } }, { host: lab.host }))
        .status,
    ).toBe(401);
    expect(
      (
        await server.call(
          signIn,
          { body: { username: email, password: newPassword } },
          { host: lab.host },
        )
      ).status,
    ).toBe(200);
  });

  it('rejects a link that is older than 30 minutes, from another facility or forged', async () => {
    const email = await accountAt(lab, 'late');
    const token = await mailedToken(email);
    const confirm = (text: string, host = lab.host) =>
      server.call(confirmPasswordReset, { body: { token: text, newPassword } }, { host });
    const refusals = [
      await confirm(token, other.host),
      await confirm(`${lab.tenantId}.${'x'.repeat(43)}`),
      await confirm('x'.repeat(43)),
      await confirm(token.slice(0, -20)),
      await confirm(token.slice(0, 8)),
    ];
    server.clock.advance(1801);
    refusals.push(await confirm(token));
    expect(refusals.map(({ status, body }) => [status, body['message']])).toEqual(
      refusals.map(() => [422, 'Invalid reset token']),
    );
  });

  it('voids the earlier link when a newer one is sent', async () => {
    const email = await accountAt(lab, 'twice');
    const [older, newer] = [await mailedToken(email), await mailedToken(email)];
    const confirm = (token: string) =>
      server.call(confirmPasswordReset, { body: { token, newPassword } }, { host: lab.host });
    expect([(await confirm(older)).status, (await confirm(newer)).status]).toEqual([422, 200]);
  });

  it('leaves an invitation valid', async () => {
    const { id, email } = await invitedAt('both-links');
    const invitation = await lab.transaction((tx) =>
      mailedLink(tx, {
        tenantId: lab.tenantId,
        userId: id,
        email,
        kind: 'invitation',
        hosts: { baseDomain: mainHost },
        requestLanguage: undefined,
        now: server.clock.now(),
      }),
    );
    await mailedToken(email);
    const token = linkIn(invitation.text).replace('?purpose=invitation', '');
    const { status } = await server.call(
      confirmPasswordReset,
      { body: { token, newPassword } },
      { host: lab.host },
    );
    expect(status).toBe(200);
  });

  it('sends three emails to a mailbox per hour, for all facilities, without revealing it', async () => {
    const email = await accountAt(lab, 'flooded');
    await accountAt(other, 'flooded');
    server.mails.length = 0;
    const ask = async (address: string, host: string) => {
      const answer = await server.call(
        requestPasswordReset,
        { body: { email: address } },
        { host },
      );
      await server.settled();
      return [answer.status, answer.text];
    };
    const answers = [
      await ask(email, lab.host),
      await ask(email.toUpperCase(), other.host),
      await ask(email, lab.host),
      await ask(email, lab.host),
      await ask(email, mainHost),
    ];
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(202);
    expect(server.mails).toHaveLength(3);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    [
      'nouppercase1!',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ],
    ['Password1!', 'newPassword is too easy to guess'],
  ])('rejects %s', async (word, message) => {
    const token = await mailedToken(
      await accountAt(lab, `weak-${word.toLowerCase().replace(/\W/g, '')}`),
    );
    const { status, body } = await server.call(
      confirmPasswordReset,
      { body: { token, newPassword: word } },
      { host: lab.host },
    );
    expect({ status, message: body['message'] }).toEqual({ status: 422, message });
  });

  it('activates an invited account', async () => {
    const email = await accountAt(lab, 'invited', 'invited');
    const token = await mailedToken(email);
    await server.call(confirmPasswordReset, { body: { token, newPassword } }, { host: lab.host });
    const { body } = await server.call(
      signIn,
      { body: { username: email, password: newPassword } },
      { host: lab.host },
    );
    expect(body['user']).toMatchObject({ email, email_verified: true });
    expect(server.mails).toHaveLength(1);
  });
});

describe('registering a laboratory', () => {
  const body = (name: string) => ({
    email: `${name}@founders.test`,
    full_name: `Founder ${name}`,
    username: name,
    password,
  });
  const count = async () =>
    (await server.database.db.selectFrom('tenant').select('id').execute()).length;

  it('creates a facility with its administrator and signs in', async () => {
    const answer = await server.call(registerLabAdmin, { body: body('first') });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      onboarding_required: true,
      subdomain: 'founderfirst',
      user: { role: 'admin', email_verified: false },
    });
    expect(answer.body['user']).toMatchObject({
      preferences: { permissions: expect.arrayContaining(['manage_staff', 'view_audit_logs']) },
    });
    const { status } = await server.call(
      readProfile,
      {},
      { headers: { authorization: `Bearer ${answer.body['access_token'] as string}` } },
    );
    expect(status).toBe(200);
  });

  it('creates one facility per key for repeated requests', async () => {
    const before = await count();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.call(registerLabAdmin, { body: body('repeated'), key }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(
      new Set(answers.map((answer) => (answer.body['user'] as { tenant_id: string }).tenant_id))
        .size,
    ).toBe(1);
    expect(await count()).toBe(before + 1);
    const stranger = await server.call(registerLabAdmin, {
      body: { ...body('repeated'), password: 'Another-word-42!' },
      key,
    });
    expect({ status: stranger.status, code: stranger.body['code'] }).toEqual({
      status: 422,
      code: 'idempotency_key_reused',
    });
  });

  it('creates twenty facilities with unique addresses for concurrent requests', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        server.call(registerLabAdmin, { body: { ...body(`crowd${n}`), full_name: 'Same Name' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body: made }) => made['subdomain'])).size).toBe(20);
    expect(await count()).toBe(before + 20);
  });

  it('creates one facility per email address, whatever the keys', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.call(registerLabAdmin, { body: body('eager') })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'registration_failed',
      detail: 'Registration failed',
    });
    expect(await count()).toBe(before + 1);
    await server.settled();
    expect(server.mails.filter(({ to }) => to === 'eager@founders.test')).not.toHaveLength(0);
  });

  it.each([
    ['a common password', { password: 'password' }, 'is too easy to guess'],
    ['a short password', { password: 'Ab1!' }, 'Password must be at least 8 characters'],
    ['a role', { role: 'admin' }, 'is not a known field'],
    ['an invalid email address', { email: 'not an address' }, 'must be an email address'],
  ])('rejects %s', async (_, change, sentence) => {
    const { status, body: refusal } = await server.call(registerLabAdmin, {
      body: { ...body('refused'), ...change },
    });
    expect(status).toBe(422);
    expect(Object.values(refusal['fields'] as object)).toEqual([sentence]);
  });

  it('is unavailable at a facility’s address and requires a key', async () => {
    expect(
      (await server.call(registerLabAdmin, { body: body('elsewhere') }, { host: lab.host })).status,
    ).toBe(404);
    const { status, body: refusal } = await server.call(
      registerLabAdmin,
      { body: body('keyless') },
      { headers: { 'Idempotency-Key': '' } },
    );
    expect({ status, code: refusal['code'] }).toEqual({
      status: 400,
      code: 'idempotency_key_missing',
    });
  });
});

describe('confirming the email address', () => {
  const confirmationFor = (email: string) =>
    server.mails
      .filter(({ to, text }) => to === email && text.includes('/confirm-email/'))
      .map(({ text }) => /\/confirm-email\/(\S+)/.exec(text)?.[1] ?? '');
  const confirm = (token: string, host = mainHost) =>
    server.call(confirmEmail, { body: { token } }, { host });

  it('accepts the link from laboratory registration once on the main site', async () => {
    const email = 'confirming@founders.test';
    const answer = await server.call(registerLabAdmin, {
      body: { email, full_name: 'Confirming Founder', username: 'confirming', password },
    });
    await server.settled();
    const [token = ''] = confirmationFor(email);
    expect(server.mails.find(({ to }) => to === email)?.text).toContain(
      `http://${mainHost}:4173/confirm-email/${token}`,
    );

    const tries = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(tries.find(({ status }) => status === 200)?.body).toEqual({
      subdomain: 'confirmingfounder',
    });
    const { body } = await server.call(
      readProfile,
      {},
      { headers: { authorization: `Bearer ${answer.body['access_token'] as string}` } },
    );
    expect(body).toMatchObject({ email_verified: true, version: 1 });
  });

  it('sends a one-day link to a signed-in user until the address is confirmed', async () => {
    const person = await lab.person('admin', { emailVerified: false });
    expect((await server.call(resendConfirmation, {}, { as: person })).status).toBe(202);
    server.clock.advance(24 * 3600 + 1);
    const again = await lab.person('admin', { emailVerified: false });
    await server.call(resendConfirmation, {}, { as: again });
    const [old = ''] = confirmationFor(person.email);
    const [fresh = ''] = confirmationFor(again.email);
    expect([(await confirm(old)).status, (await confirm(fresh)).status]).toEqual([422, 200]);
    expect((await server.call(resendConfirmation, {}, { as: again })).body['code']).toBe(
      'conflict',
    );
  });

  it('rejects a link of another facility, another purpose, a forged one or one of a deactivated account', async () => {
    const person = await lab.person('nurse', { emailVerified: false });
    await server.call(resendConfirmation, {}, { as: person });
    const [token = ''] = confirmationFor(person.email);
    server.mails.length = 0;
    await server.call(requestPasswordReset, { body: { email: person.email } }, { host: lab.host });
    await server.settled();
    const password_link = /\/reset-password\/(\S+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
    const setting = await server.call(
      confirmPasswordReset,
      { body: { token, newPassword: 'Kelp-under-7-piers!' } },
      { host: lab.host },
    );
    const refusals = [
      await confirm(token, other.host),
      await confirm(password_link),
      await confirm(`${lab.tenantId}.${'x'.repeat(43)}`),
      await confirm('x'.repeat(43)),
      await confirm(token.slice(0, -20)),
      await confirm(token.slice(0, 8)),
    ];
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: 'disabled' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', person.id)
        .execute(),
    );
    refusals.push(await confirm(token));
    expect(refusals.map(({ status, body }) => [status, body['code'], body['message']])).toEqual(
      refusals.map(() => [422, 'confirmation_token_invalid', 'Invalid confirmation link']),
    );
    expect(setting.body['code']).toBe('reset_token_invalid');
  });

  it('is audited without the token', async () => {
    const admin = await lab.person('admin', { emailVerified: false });
    await server.call(resendConfirmation, {}, { as: admin });
    const [token = ''] = confirmationFor(admin.email);
    await confirm(token);
    const { body, text } = await server.call(
      listAuditLogs,
      { query: { limit: '2' } },
      { as: admin },
    );
    expect(body['items']).toMatchObject([
      {
        action: 'update',
        entity_type: 'account',
        entity_label: admin.email,
        before: { email_verified: false },
        after: { email_verified: true },
        actor: { user_id: admin.id },
      },
      { action: 'create', entity_type: 'confirmation_link', entity_label: admin.email },
    ]);
    expect(text + server.logged.join('')).not.toContain(token.slice(-43));
  });

  it('is rate limited to prevent token guessing', async () => {
    const limited = await openTestServer({ rates: defaultRates });
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await limited.call(confirmEmail, { body: { token: 'x'.repeat(43) } })).status);
    await limited.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });
});

describe('user profile', () => {
  it('changes the name given the current version', async () => {
    const person = await lab.person('nurse');
    const { headers, body } = await server.call(readProfile, {}, { as: person });
    expect(headers['etag']).toBe('"1"');
    const changed = await server.call(
      updateProfile,
      { body: { full_name: 'Another Name' }, version: 1 },
      { as: person },
    );
    expect([changed.status, changed.headers['etag'], changed.body['full_name']]).toEqual([
      200,
      '"2"',
      'Another Name',
    ]);
    const stale = await server.call(
      updateProfile,
      { body: { full_name: 'Third Name' }, version: 1 },
      { as: person },
    );
    expect([stale.status, stale.headers['etag'], stale.body['current_version']]).toEqual([
      412,
      '"2"',
      2,
    ]);
    expect(body['full_name']).toBe('Test nurse');
  });

  it.each([
    { role: 'admin' },
    { preferences: { permissions: ['manage_staff'] } },
    { tenant_id: 'x' },
    { email_verified: true },
    { patient_id: null },
  ])('does not change %j', async (field) => {
    const person = await lab.person('nurse');
    const { status } = await server.call(
      updateProfile,
      { body: { full_name: 'Name', ...field }, version: 1 },
      { as: person },
    );
    expect(status).toBe(422);
    expect((await server.call(readProfile, {}, { as: person })).body).toMatchObject({
      role: 'nurse',
      version: 1,
    });
  });

  it('stores language and appearance for every sign-in', async () => {
    const person = await lab.person('nurse');
    const choice = {
      language: 'ar',
      color_scheme: 'dark',
      density: 'compact',
      scan_sounds: 'all',
    } as const;
    expect(
      (await server.call(updateAppearance, { body: choice }, { as: person })).body,
    ).toMatchObject({ ...choice, version: 1 });
    expect((await server.call(readProfile, {}, { as: person })).body).toMatchObject(choice);
    const others = await lab.person('nurse');
    expect((await server.call(readProfile, {}, { as: others })).body).toMatchObject({
      language: null,
      color_scheme: null,
      density: 'comfortable',
      scan_sounds: 'errors',
    });
    // Omitted by earlier versions of the portal.
    const { scan_sounds: _, ...earlier } = choice;
    expect(
      (await server.call(updateAppearance, { body: earlier }, { as: person })).body,
    ).toMatchObject(choice);
  });

  it.each([
    { language: 'de' },
    { color_scheme: 'sepia' },
    { density: null },
    { scan_sounds: 'loud' },
    { role: 'admin' },
  ])('rejects %j and keeps the stored values', async (change) => {
    const person = await lab.person('nurse');
    const { status } = await server.call(
      updateAppearance,
      {
        body: { language: null, color_scheme: null, density: 'comfortable', ...change } as never,
      },
      { as: person },
    );
    expect(status).toBe(422);
    expect((await server.call(readProfile, {}, { as: person })).body).toMatchObject({
      role: 'nurse',
      language: null,
      color_scheme: null,
      density: 'comfortable',
    });
  });

  it('visited screens are logged without the contents of their addresses', async () => {
    const person = await lab.person('nurse');
    server.logged.length = 0;
    await server.call(
      logAccess,
      {
        body: {
          path: '/app/patient-portal/0193a9f4-1111-7222-8333-444455556666?q=Okoro',
          timestamp: '2026-05-12T08:00:00Z',
          ip: '',
        },
      },
      { as: person },
    );
    expect(server.logged.join('')).toContain('/app/patient-portal/…');
    expect(server.logged.join('')).not.toMatch(/Okoro|444455556666/);
  });
});
