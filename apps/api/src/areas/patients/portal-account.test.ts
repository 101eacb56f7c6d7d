import { confirmPasswordReset, requestPasswordReset, signIn } from '@alms/lis-domain/identity';
import {
  closePortalAccount,
  invitePatient,
  readPortalAccount,
  resetPatientSecondFactor,
  type PatientId,
} from '@alms/lis-domain/patients';
import { beginAuthenticator, confirmAuthenticator } from '@alms/lis-domain/identity/two-step';
import { TOTP } from 'otpauth';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer } from '../../testing/test-server.ts';

const password = 'Own-Results-77!';

const { server, lab } = await testLaboratory('account-holders');
const desk = await lab.person('receptionist');

const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const account = (id: string, as = desk) =>
  server.call(readPortalAccount, { params: { id } }, { as });
const invite = (id: string, email: string) =>
  server.call(invitePatient, { params: { id }, body: { email } }, { as: desk });
const close = (id: string, reason = 'Mailed to a wrong address', as = desk) =>
  server.call(closePortalAccount, { params: { id }, body: { reason } }, { as });
const reset = (id: string, reason = 'Lost the phone', as = desk) =>
  server.call(resetPatientSecondFactor, { params: { id }, body: { reason } }, { as });
const signedIn = (email: string) =>
  server.call(signIn, { body: { username: email, password } }, { host: lab.host });
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

/** Sets the password by the latest emailed link. */
async function follow(email: string): Promise<Answer> {
  const tokens = mailsTo(email).map(({ text }) => /reset-password\/([\w.-]+)/.exec(text)?.[1]);
  const token = tokens.findLast((each) => each !== undefined) ?? '';
  return server.call(
    confirmPasswordReset,
    { body: { token, newPassword: password } },
    { host: lab.host },
  );
}

/** A patient with an active account. */
async function holder(email: string): Promise<string> {
  const id = await lab.patient();
  await invite(id, email);
  expect((await follow(email)).status).toBe(200);
  return id;
}

async function withAuthenticator(email: string): Promise<void> {
  const who = {
    host: lab.host,
    headers: { authorization: `Bearer ${String((await signedIn(email)).body['access_token'])}` },
  };
  const { body } = await server.call(beginAuthenticator, { body: { password } }, who);
  const code = new TOTP({ secret: String(body['secret']) }).generate({
    timestamp: server.clock.now().getTime(),
  });
  expect((await server.call(confirmAuthenticator, { body: { code } }, who)).status).toBe(200);
}

describe('patient account at the front desk', () => {
  it('shows the status from invitation to use without portal activity', async () => {
    const id = await lab.patient();
    expect(statusAndCode(await account(id))).toEqual([404, 'not_found']);
    await invite(id, 'invited@example.test');
    expect((await account(id)).body).toEqual({
      email: 'invited@example.test',
      status: 'invited',
      invitation_held: false,
      has_second_factor: false,
      last_seen_at: null,
      signed_in: false,
    });
    await follow('invited@example.test');
    await signedIn('invited@example.test');
    expect((await account(id)).body).toMatchObject({
      status: 'active',
      signed_in: true,
      last_seen_at: server.clock.now().toISOString(),
    });
  });

  it('is not found for a patient of another facility', async () => {
    const other = await openLaboratory(server, 'elsewhere');
    const theirs = await other.patient();
    const requests = [theirs, uuidv7()].flatMap((id) => [account(id), close(id), reset(id)]);
    const answers = await Promise.all(requests);
    expect(answers.map(statusAndCode)).toEqual(answers.map(() => [404, 'not_found']));
    expect(new Set(answers.map(textOf)).size).toBe(1);
  });

  it('is denied to users who may not manage patients, including the patient', async () => {
    const id = await holder('own@example.test');
    const doctor = await lab.person('doctor');
    const own = {
      host: lab.host,
      headers: {
        authorization: `Bearer ${String((await signedIn('own@example.test')).body['access_token'])}`,
      },
    };
    for (const who of [{ as: doctor }, own]) {
      expect((await server.call(readPortalAccount, { params: { id } }, who)).status).toBe(403);
      expect(
        (
          await server.call(
            resetPatientSecondFactor,
            { params: { id }, body: { reason: 'Please' } },
            who,
          )
        ).status,
      ).toBe(403);
    }
  });
});

describe('deactivated patient account', () => {
  it('rejects password and link and shows the responsible user and the reason', async () => {
    const id = await holder('closed@example.test');
    await signedIn('closed@example.test');
    await server.call(
      requestPasswordReset,
      { body: { email: 'closed@example.test' } },
      { host: lab.host },
    );
    expect((await close(id)).body).toMatchObject({ status: 'disabled', signed_in: false });
    expect((await signedIn('closed@example.test')).status).toBe(401);
    expect((await follow('closed@example.test')).status).not.toBe(200);
    expect((await trailOf(server, lab, { patient_id: id, category: 'security' }))[0]).toMatchObject(
      {
        action: 'update',
        entity_type: 'account',
        entity_label: 'closed@example.test',
        before: { status: 'active' },
        after: { status: 'disabled' },
        reason: 'Mailed to a wrong address',
        actor: { user_id: desk.id },
      },
    );
    expect(statusAndCode(await close(id))).toEqual([409, 'conflict']);
  });

  it('is emailed to the patient once, with the responsible user’s name', async () => {
    const id = await holder('informed@example.test');
    server.mails.length = 0;
    await close(id);
    await close(id);
    expect(mailsTo('informed@example.test')).toMatchObject([
      {
        subject: expect.stringContaining('your account was disabled'),
        text: expect.stringContaining('Test receptionist disabled your account'),
      },
    ]);
  });

  it('is not emailed for an open invitation or a deceased patient', async () => {
    const invited = await lab.patient();
    await invite(invited, 'unopened@example.test');
    const deceased = await holder('late@example.test');
    await lab.transaction((tx) =>
      tx
        .updateTable('patient')
        .set({ deceased: true })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', deceased as PatientId)
        .execute(),
    );
    server.mails.length = 0;
    expect([(await close(invited)).status, (await close(deceased)).status]).toEqual([200, 200]);
    expect(server.mails).toEqual([]);
  });

  it('can be reassigned to another address without access for the previous holder', async () => {
    const id = await holder('wrong@example.test');
    await withAuthenticator('wrong@example.test');
    await close(id);
    const before = mailsTo('wrong@example.test').length;
    expect((await invite(id, 'right@example.test')).status).toBe(202);
    expect(
      mailsTo('wrong@example.test')
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual([expect.stringContaining('your email address was changed')]);
    expect((await account(id)).body).toMatchObject({
      email: 'right@example.test',
      status: 'invited',
      has_second_factor: false,
      signed_in: false,
    });
    expect((await signedIn('wrong@example.test')).status).toBe(401);
    expect((await signedIn('right@example.test')).status).toBe(401);
    expect((await follow('right@example.test')).status).toBe(200);
    expect((await signedIn('right@example.test')).status).toBe(200);
  });

  it('sent to a wrong address can be invited again, which invalidates the first link', async () => {
    const id = await lab.patient();
    await invite(id, 'stranger@example.test');
    await invite(id, 'patient@example.test');
    expect(mailsTo('stranger@example.test')).toHaveLength(1);
    expect((await follow('stranger@example.test')).status).not.toBe(200);
    expect((await follow('patient@example.test')).status).toBe(200);
    expect((await trailOf(server, lab, { patient_id: id, category: 'security' }))[0]).toMatchObject(
      {
        before: { email: 'stranger@example.test', status: 'invited' },
        after: { email: 'patient@example.test', status: 'invited' },
      },
    );
  });
});

describe('resetting a patient’s two-step verification', () => {
  it('is done by front desk staff, and the patient is emailed with the responsible user’s name', async () => {
    const id = await holder('lost@example.test');
    await withAuthenticator('lost@example.test');
    expect((await account(id)).body).toMatchObject({ has_second_factor: true });
    expect((await signedIn('lost@example.test')).body).not.toHaveProperty('access_token');
    expect((await reset(id)).body).toMatchObject({
      has_second_factor: false,
      signed_in: false,
      status: 'active',
    });
    expect((await signedIn('lost@example.test')).body).toHaveProperty('access_token');
    expect(mailsTo('lost@example.test').at(-1)).toMatchObject({
      subject: expect.stringContaining('two-step verification was reset'),
    });
    expect((await trailOf(server, lab, { patient_id: id, category: 'security' }))[0]).toMatchObject(
      {
        action: 'delete',
        category: 'security',
        before: { authenticator: true, passkeys: [], recovery_codes: 10 },
        reason: 'Lost the phone',
        actor: { user_id: desk.id },
      },
    );
  });

  it.each([
    [
      'without enrolled two-step verification',
      async () => reset(await holder('none@example.test')),
      [409, 'conflict'],
    ],
    ['without an account', async () => reset(await lab.patient()), [404, 'not_found']],
    ['without a reason', async () => reset(await lab.patient(), ' '), [422, 'invalid']],
  ])('is rejected %s', async (_, context, answer) => {
    expect(statusAndCode(await context())).toEqual(answer);
  });
});
