import { bookAppointment } from '@alms/lis-domain/appointments';
import { confirmPasswordReset, requestPasswordReset, signIn } from '@alms/lis-domain/identity';
import { placeOrder } from '@alms/lis-domain/orders';
import {
  closePortalAccount,
  correctPatient,
  invitePatient,
  mergePatients,
  readPatient,
  registerPatient,
  unmergePatients,
  type Patient,
  type PatientMerge,
  type PatientId,
} from '@alms/lis-domain/patients';
import { beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Answer, Person } from '../../testing/test-server.ts';
import { findRecipients } from '../notifications/notifications.store.ts';

let desk: Person;
let manager: Person;
const { server, lab } = await testLaboratory('deaths');
beforeAll(async () => {
  [desk, manager] = [await lab.staff('receptionist'), await lab.staff('lab_manager')];
});

const read = async (id: string) =>
  (await server.call(readPatient, { params: { id } }, { as: desk })).body as unknown as Patient;
const correct = async (id: string, fields: object): Promise<Answer> => {
  const { version, family_name, given_name, gender, sex_for_ranges, birth_date, phone, email } =
    await read(id);
  return server.call(
    correctPatient,
    {
      params: { id },
      version,
      body: {
        family_name,
        given_name,
        gender,
        sex_for_ranges,
        birth_date,
        phone,
        email,
        reason: 'Reported by the ward',
        ...fields,
      },
    },
    { as: desk },
  );
};
const book = (id: string, start: string) =>
  server.call(
    bookAppointment,
    { params: { id }, body: { type: 'sample_collection', start, reason: '' } },
    { as: desk },
  );
/** Number of reminders scheduled for a user. */
const reminders = ({ id }: Person) =>
  lab.transaction(
    async (tx) =>
      (
        await tx
          .selectFrom('notification')
          .select('id')
          .where('tenant_id', '=', lab.tenantId)
          .where('recipient_id', '=', id)
          .where('type', '=', 'appointment_reminder')
          .where('deleted_at', 'is', null)
          .execute()
      ).length,
  );
const reached = (patientId: PatientId) =>
  lab.transaction(
    async (tx) => (await findRecipients(tx, lab.tenantId, { patientIds: [patientId] })).length,
  );

describe('recorded death', () => {
  it('is stored with its time and removed by a correction', async () => {
    const id = await lab.patient();
    expect(await read(id)).toMatchObject({ deceased: false, deceased_at: null });
    expect(
      (await correct(id, { deceased: true, deceased_at: '2026-05-03T04:12' })).body['patient'],
    ).toMatchObject({ deceased: true, deceased_at: '2026-05-03T04:12' });
    expect((await correct(id, { phone: '1' })).body['patient']).toMatchObject({
      deceased: true,
      deceased_at: '2026-05-03T04:12',
    });
    expect(
      (await correct(id, { deceased: false, deceased_at: null })).body['patient'],
    ).toMatchObject({ deceased: false, deceased_at: null });
    expect((await trailOf(server, lab, { entity_id: id }))[0]).toMatchObject({
      action: 'update',
      before: { deceased: true, deceased_at: '2026-05-03T04:12' },
      after: { deceased: false, deceased_at: null },
      reason: 'Reported by the ward',
    });
  });

  it.each<[string, object, string]>([
    [
      'a time of death without a recorded death',
      { deceased_at: '2026-05-03' },
      'applies only to a deceased patient',
    ],
    [
      'a death before birth',
      { deceased: true, deceased_at: '1957-11-02' },
      'must not be before the birth date',
    ],
    [
      'a death in the future',
      { deceased: true, deceased_at: '2026-05-13' },
      'must not be in the future',
    ],
    [
      'a time of death later today',
      { deceased: true, deceased_at: '2026-05-12T08:43' },
      'must not be in the future',
    ],
    [
      'a month',
      { deceased: true, deceased_at: '2026-05' },
      'must be a valid date, or a date and time such as 2026-05-03T04:12',
    ],
  ])('rejects %s', async (_, fields, message) => {
    const { status, body } = await correct(await lab.patient(), fields);
    expect([status, body['fields']]).toEqual([422, { deceased_at: message }]);
  });

  it('rejects a later birth date', async () => {
    const id = await lab.patient();
    await correct(id, { deceased: true, deceased_at: '1960-01-01' });
    expect((await correct(id, { birth_date: '1961-01-01' })).body['fields']).toEqual({
      deceased_at: 'must not be before the birth date',
    });
  });

  it('is not accepted at registration', async () => {
    const body = {
      family_name: 'Deadwell',
      given_name: 'Ada',
      gender: 'female',
      sex_for_ranges: 'female',
      birth_date: '1957-11-03',
      phone: '',
      email: '',
      deceased: true,
    } as const;
    expect((await server.call(registerPatient, { body }, { as: desk })).status).toBe(422);
  });

  it('stops reminders and notifications until removed', async () => {
    const id = await lab.patient();
    const account = await lab.person('patient', { patientId: id });
    expect((await book(id, '2026-05-20T09:00:00Z')).status).toBe(201);
    expect([await reminders(account), await reached(id)]).toEqual([1, 1]);
    await correct(id, { deceased: true });
    expect([await reminders(account), await reached(id)]).toEqual([0, 0]);
    await correct(id, { deceased: false });
    expect([await reminders(account), await reached(id)]).toEqual([1, 1]);
  });

  it('prevents booking appointments but not placing orders', async () => {
    const id = await lab.patient();
    await correct(id, { deceased: true, deceased_at: '2026-05-03' });
    const refused = await book(id, '2026-05-21T09:00:00Z');
    expect([refused.status, refused.body['code']]).toEqual([409, 'patient_deceased']);
    const order = await server.call(
      placeOrder,
      {
        body: {
          patient_id: id,
          test_parameter_ids: [lab.testId('K')],
          priority: 'routine',
          ordered_by: 'Dr. Dara Roundsworth',
          clinical_info: '',
        } as never,
      },
      { as: manager },
    );
    expect([order.status, (order.body['patient'] as Patient | undefined)?.deceased_at]).toEqual([
      201,
      '2026-05-03',
    ]);
  });

  it('is chosen with its time in a merge, stops reminders of both and is removed on unmerge', async () => {
    const [survivor, loser] = [await lab.patient(), await lab.patient()];
    const account = await lab.person('patient', { patientId: survivor });
    await book(survivor, '2026-05-22T09:00:00Z');
    await correct(loser, { deceased: true, deceased_at: '2026-05-03' });
    const body = {
      loser_id: loser,
      loser_version: 2,
      taken: ['deceased' as const],
      reason: 'Registered twice',
    };
    const merge = await server.call(
      mergePatients,
      { params: { id: survivor }, version: 1, body },
      { as: manager },
    );
    expect([merge.status, await read(survivor), await reminders(account)]).toMatchObject([
      200,
      { deceased: true, deceased_at: '2026-05-03' },
      0,
    ]);
    await server.call(
      unmergePatients,
      {
        params: { id: (merge.body as unknown as PatientMerge).id },
        body: { reason: 'Two people' },
      },
      { as: manager },
    );
    expect([await read(survivor), await read(loser), await reminders(account)]).toMatchObject([
      { deceased: false, deceased_at: null },
      { deceased: true, deceased_at: '2026-05-03' },
      1,
    ]);
  });
});

describe('portal account of a deceased patient', () => {
  const password = 'Own-Results-77!';
  const invite = (id: string, email: string) =>
    server.call(invitePatient, { params: { id }, body: { email } }, { as: desk });
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
  const follow = (email: string) => {
    const token = /reset-password\/([\w.-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '';
    return server.call(
      confirmPasswordReset,
      { body: { token, newPassword: password } },
      { host: lab.host },
    );
  };
  const statusAndCode = ({ status, body }: Answer) => [status, body['code']];

  it('cannot be created or reactivated until the death is removed', async () => {
    const id = await lab.patient();
    await correct(id, { deceased: true });
    expect(statusAndCode(await invite(id, 'never@example.test'))).toEqual([
      409,
      'patient_deceased',
    ]);
    expect(mailsTo('never@example.test')).toEqual([]);
    await correct(id, { deceased: false });
    expect((await invite(id, 'never@example.test')).status).toBe(202);
    await server.call(
      closePortalAccount,
      { params: { id }, body: { reason: 'Wrong address' } },
      { as: desk },
    );
    await correct(id, { deceased: true });
    expect(statusAndCode(await invite(id, 'never@example.test'))).toEqual([
      409,
      'patient_deceased',
    ]);
  });

  it('cannot be activated by an earlier invitation', async () => {
    const id = await lab.patient();
    await invite(id, 'heir@example.test');
    await correct(id, { deceased: true });
    expect(statusAndCode(await follow('heir@example.test'))).toEqual([422, 'reset_token_invalid']);
    await correct(id, { deceased: false });
    expect((await follow('heir@example.test')).status).toBe(200);
  });

  it('cannot be activated by an invitation held for address confirmation', async () => {
    const unconfirmed = await lab.person('receptionist', { emailVerified: false });
    const [living, dead] = [await lab.patient(), await lab.patient()];
    await server.call(
      invitePatient,
      { params: { id: living }, body: { email: 'kept-living@example.test' } },
      { as: unconfirmed },
    );
    await server.call(
      invitePatient,
      { params: { id: dead }, body: { email: 'kept-dead@example.test' } },
      { as: unconfirmed },
    );
    await correct(dead, { deceased: true });
    await server.call(
      requestPasswordReset,
      { body: { email: unconfirmed.email } },
      { host: lab.host },
    );
    await expect.poll(() => mailsTo(unconfirmed.email)).toHaveLength(1);
    expect((await follow(unconfirmed.email)).status).toBe(200);
    await expect.poll(() => mailsTo('kept-living@example.test')).toHaveLength(1);
    expect(mailsTo('kept-dead@example.test')).toEqual([]);
  });

  it('remains usable with its password, while no reset links are sent or accepted', async () => {
    const id = await lab.patient();
    const email = 'holder-of-the-password@example.test';
    await invite(id, email);
    await follow(email);
    await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
    await expect.poll(() => mailsTo(email)).toHaveLength(2);
    await correct(id, { deceased: true });
    expect(statusAndCode(await follow(email))).toEqual([422, 'reset_token_invalid']);
    expect(
      (await server.call(signIn, { body: { username: email, password } }, { host: lab.host }))
        .status,
    ).toBe(200);
    await server.call(requestPasswordReset, { body: { email } }, { host: lab.host });
    await server.call(requestPasswordReset, { body: { email: desk.email } }, { host: lab.host });
    await expect.poll(() => mailsTo(desk.email)).not.toHaveLength(0);
    expect(mailsTo(email)).toHaveLength(2);
  });
});
