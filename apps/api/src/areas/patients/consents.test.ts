import { bookAppointment } from '@alms/lis-domain/appointments';
import { chooseMailedNotifications } from '@alms/lis-domain/notifications';
import {
  closePortalAccount,
  consentKinds,
  invitePatient,
  mergePatients,
  readConsents,
  recordConsent,
  type Consent,
  type ConsentKind,
  type PatientId,
} from '@alms/lis-domain/patients';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { trailOf } from '../../testing/answers.ts';
import { openLaboratory } from '../../testing/laboratory.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';

const { server, lab } = await testLaboratory('consents');
const desk = await lab.staff('receptionist');

const read = (id: string, as = desk) => server.call(readConsents, { params: { id } }, { as });
const record = (id: string, kind: ConsentKind, granted: boolean, as = desk) =>
  server.call(recordConsent, { params: { id }, body: { kind, granted } }, { as });
const itemsOf = async (id: string) => (await read(id)).body['items'] as Consent[];
const standing = async (id: string) =>
  Object.fromEntries((await itemsOf(id)).map(({ kind, granted }) => [kind, granted]));

describe('patient consent', () => {
  it('is unknown until answered, per question', async () => {
    expect(await itemsOf(await lab.patient())).toEqual(
      consentKinds.map((kind) => ({ kind, granted: null, at: null, by: null })),
    );
  });

  it('is the latest answer with its recording user; all answers are retained and audited', async () => {
    const id = await lab.patient();
    await record(id, 'research', true);
    server.clock.advance(1);
    expect((await record(id, 'research', false)).body['items']).toContainEqual({
      kind: 'research',
      granted: false,
      at: server.clock.now().toISOString(),
      by: 'Test receptionist',
    });
    const rows = await lab.transaction((tx) =>
      tx
        .selectFrom('patient_consent')
        .select('granted')
        .where('patient_id', '=', id)
        .orderBy('at')
        .execute(),
    );
    expect(rows).toEqual([{ granted: true }, { granted: false }]);
    const [line] = await trailOf(server, lab, { entity_id: id, action: 'update' });
    expect(line).toMatchObject({
      category: 'patient',
      before: { research: true },
      after: { research: false },
    });
  });

  it('is not recorded again when unchanged', async () => {
    const id = await lab.patient();
    await record(id, 'sms', true);
    await record(id, 'sms', true);
    expect(
      await lab.transaction((tx) =>
        tx.selectFrom('patient_consent').select('id').where('patient_id', '=', id).execute(),
      ),
    ).toHaveLength(1);
  });

  it('can be given only by the patient it concerns', async () => {
    const id = await lab.patient();
    const patient = await lab.person('patient', { patientId: id });
    expect((await record(id, 'email', false, patient)).body['items']).toContainEqual(
      expect.objectContaining({ kind: 'email', granted: false, by: 'Test patient' }),
    );
    expect((await read(id, patient)).status).toBe(200);
    const otherPatient = await lab.person('patient', { patientId: await lab.patient() });
    const elsewhere = await openLaboratory(server, 'consents-elsewhere');
    expect([
      (await record(id, 'email', true, otherPatient)).status,
      (await read(id, otherPatient)).status,
      (await read(id, await elsewhere.staff('receptionist'))).status,
      (await record(uuidv7(), 'email', true)).status,
    ]).toEqual([404, 404, 404, 404]);
  });

  it.each(['phlebotomist', 'data_entry', 'report_viewer'] as const)(
    'is denied to a %s',
    async (role) => {
      const id = await lab.patient();
      const as = await lab.person(role);
      expect([(await read(id, as)).status, (await record(id, 'email', true, as)).status]).toEqual([
        403, 403,
      ]);
    },
  );

  it.each([
    ['an unknown consent', { kind: 'fax', granted: true }, 'kind'],
    ['an invalid answer', { kind: 'email', granted: 'yes' }, 'granted'],
  ])('rejects %s', async (_, body, field) => {
    const answer = await server.call(
      recordConsent,
      { params: { id: await lab.patient() }, body: body as never },
      { as: desk },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });
});

describe('refused consent', () => {
  it('to email keeps all messages in the portal, whatever the account prefers', async () => {
    const channels = async (patientId: PatientId) =>
      (
        await lab.transaction((tx) =>
          tx
            .selectFrom('notification as n')
            .innerJoin('app_user as u', 'u.id', 'n.recipient_id')
            .select('n.channels')
            .where('u.patient_id', '=', patientId)
            .where('n.type', '=', 'appointment_reminder')
            .execute(),
        )
      ).map((row) => row.channels);
    const booked = async (agrees: boolean) => {
      const id = await lab.patient();
      const patient = await lab.person('patient', { patientId: id });
      await server.call(
        chooseMailedNotifications,
        { body: { type: 'appointment_reminder', mailed: true } },
        { as: patient },
      );
      await record(id, 'email', agrees);
      const start = new Date(server.clock.now().getTime() + 3 * 86_400_000).toISOString();
      expect(
        (
          await server.call(
            bookAppointment,
            { params: { id }, body: { type: 'consultation', start, reason: '' } },
            { as: desk },
          )
        ).status,
      ).toBe(201);
      return channels(id);
    };
    expect([await booked(true), await booked(false)]).toEqual([
      [['in_app', 'email']],
      [['in_app']],
    ]);
  });

  it('to an account prevents an invitation and is rejected while an account is open', async () => {
    const id = await lab.patient();
    await record(id, 'portal', false);
    const invite = () =>
      server.call(
        invitePatient,
        { params: { id }, body: { email: 'invited@patient.test' } },
        { as: desk },
      );
    expect((await invite()).body['code']).toBe('consent_refused');
    await record(id, 'portal', true);
    expect((await invite()).status).toBe(202);
    expect((await record(id, 'portal', false)).body['code']).toBe('account_open');
    await server.call(
      closePortalAccount,
      { params: { id }, body: { reason: 'Asked to' } },
      { as: desk },
    );
    expect((await record(id, 'portal', false)).status).toBe(200);
  });
});

describe('consent of merged patients', () => {
  it('is the latest answer of both records', async () => {
    const [id, loser_id] = [await lab.patient(), await lab.patient()];
    await record(id, 'research', true);
    server.clock.advance(1);
    await record(loser_id, 'research', false);
    const body = {
      loser_id,
      loser_version: 1,
      taken: [],
      reason: 'The same person',
      identity_reason: 'Same passport',
    };
    expect(
      (
        await server.call(
          mergePatients,
          { params: { id }, version: 1, body },
          { as: await lab.staff('admin') },
        )
      ).status,
    ).toBe(200);
    expect(await standing(id)).toMatchObject({ research: false, email: null });
    expect((await record(loser_id, 'email', true)).body['code']).toBe('patient_merged');
  });
});
