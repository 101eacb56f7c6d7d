import {
  changePassword,
  confirmPasswordReset,
  readProfile,
  refreshToken,
  requestPasswordReset,
  signIn,
} from '@alms/lis-domain/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trailOf } from '../../../testing/answers.ts';
import {
  openTestServer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createAccount } from '../registration/create-account.ts';
import { hashPassword } from './password-hash.ts';

const password = 'Gull-over-9-harbours!';
const changed = 'Kelp-under-7-piers!';

let server: TestServer;
let lab: TestFacility;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('passwords');
});
afterAll(() => server.close());

const signedIn = async (email: string, word = password) => {
  const { status, headers, body } = await server.call(
    signIn,
    { body: { username: email, password: word } },
    { host: lab.host },
  );
  return {
    status,
    cookie: headers['set-cookie']?.split(';')[0] ?? '',
    options: {
      host: lab.host,
      headers: { authorization: `Bearer ${body['access_token'] as string}` },
    },
  };
};

async function person(name: string) {
  const email = `${name}@passwords.test`;
  const passwordHash = await hashPassword(password);
  const id = await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email,
      full_name: `Person ${name}`,
      role: 'nurse',
      status: 'active',
      passwordHash,
      now: server.clock.now(),
    }),
  );
  server.mails.length = 0;
  return { id, email };
}

it('changes the password, ends other sessions, voids reset links, audits and emails it', async () => {
  const { id, email } = await person('ada');
  const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
  await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
  await server.settled();
  const token = /\/reset-password\/(\S+)/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';

  const { status } = await server.call(
    changePassword,
    { body: { password, new_password: changed } },
    here.options,
  );
  expect(status).toBe(204);
  expect((await server.call(readProfile, {}, here.options)).status).toBe(200);
  expect((await server.call(readProfile, {}, elsewhere.options)).status).toBe(401);
  const renewed = await server.call(
    refreshToken,
    {},
    { host: lab.host, headers: { cookie: elsewhere.cookie } },
  );
  expect(renewed.status).toBe(401);
  expect([(await signedIn(email)).status, (await signedIn(email, changed)).status]).toEqual([
    401, 200,
  ]);
  const reset = await server.call(
    confirmPasswordReset,
    { body: { token, newPassword: password } },
    { host: lab.host },
  );
  expect(reset.body['code']).toBe('reset_token_invalid');
  expect(server.mails.slice(1)).toMatchObject([
    { to: email, subject: 'Laboratory passwords: the password was changed' },
  ]);
  const trail = await trailOf(server, lab, { action: 'update' });
  expect(trail.filter(({ entity_id }) => entity_id === id)).toMatchObject([
    { category: 'security', entity_type: 'password', outcome: 'success' },
  ]);
  expect(JSON.stringify(trail)).not.toContain(changed);
});

it.each([
  ['the wrong current password', { password: 'Wrong-word-77!' }, 'The password is incorrect'],
  ['a leaked password', { new_password: 'P@ssw0rd' }, 'new_password is too easy to guess'],
  ['the user’s name', { new_password: 'Person-the-1!' }, 'new_password is too easy to guess'],
  ['a short password', { new_password: 'Ab1!' }, 'Password must be at least 8 characters'],
])('rejects %s and changes nothing', async (name, change, message) => {
  const { email } = await person(name.replaceAll(' ', '-'));
  const { options } = await signedIn(email);
  const answer = await server.call(
    changePassword,
    { body: { password, new_password: changed, ...change } },
    options,
  );
  expect([answer.status, answer.body['message']]).toEqual([422, message]);
  expect((await signedIn(email)).status).toBe(200);
  expect(server.mails).toEqual([]);
});

it('limits guesses of the current password by account', async () => {
  const { email } = await person('guessed');
  const { options } = await signedIn(email);
  const statuses = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push(
      (
        await server.call(
          changePassword,
          { body: { password: `Wrong-word-${number}!`, new_password: changed } },
          options,
        )
      ).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
