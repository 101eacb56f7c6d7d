import type { PatientId } from '@alms/lis-domain/patients';
import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listAppointmentsOutsideHours,
  listPatientAppointments,
  markArrived,
  markFulfilled,
  type Appointment,
} from '@alms/lis-domain/appointments';
import { updateTestParameter, type TestDefinition } from '@alms/lis-domain/catalogue';
import {
  readHospitalSettings,
  updateHospitalSettings,
  weekdays,
  type HospitalSettings,
  type Opening,
  type WorkingHours,
} from '@alms/lis-domain/facility';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  chooseMailedNotifications,
  listNotifications,
  type NotificationPage,
} from '@alms/lis-domain/notifications';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf, trailOf } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestServer,
} from '../../testing/test-server.ts';
import { updateSettings } from '../facility/facility.store.ts';

let server: TestServer;
let lab: Laboratory;
let desk: Person;
let patientId: PatientId;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await openLaboratory(server, `visits-${uuidv7().slice(-12)}`);
  desk = await lab.staff('receptionist');
  patientId = await lab.patient();
});

/** The instant the given number of minutes from now. */
const inMinutes = (minutes: number) =>
  new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
const DAY = 24 * 60;

type Choice = Partial<BodyOf<typeof bookAppointment>>;
interface Booking {
  as?: Person;
  of?: string;
}

function book(choice: Choice = {}, { as = desk, of = patientId }: Booking = {}): Promise<Answer> {
  return server.call(
    bookAppointment,
    {
      params: { id: of },
      body: { type: 'sample_collection', start: inMinutes(60), reason: '', ...choice },
    },
    { as },
  );
}

async function booked(choice?: Choice, booking?: Booking): Promise<Appointment> {
  const { status, body } = await book(choice, booking);
  expect([status, body['code']]).toEqual([201, undefined]);
  return body as unknown as Appointment;
}

const cancelled = (
  { id, patient }: Appointment,
  { as = desk, reason }: { as?: Person; reason?: string } = {},
) =>
  server.call(
    cancelAppointment,
    {
      params: { id: patient.id, appointmentId: id },
      query: reason === undefined ? {} : { reason },
    },
    { as },
  );
const arrived = ({ id, version }: Appointment) =>
  server.call(markArrived, { params: { id }, version }, { as: desk });
const listed = async (as = desk, of = patientId) =>
  (await server.call(listPatientAppointments, { params: { id: of }, query: {} }, { as })).body[
    'items'
  ] as Appointment[];
const onDay = async (date?: string) =>
  (await server.call(listAppointments, { query: date === undefined ? {} : { date } }, { as: desk }))
    .body['items'] as Appointment[];
const set = (values: {
  enable_online_booking?: boolean;
  appointments_at_once?: number;
  timezone?: string;
}) => lab.transaction((tx) => updateSettings(tx, lab.tenantId, values, server.clock.now()));
const notificationsOf = async (as: Person) =>
  ((await server.call(listNotifications, {}, { as })).body as unknown as NotificationPage).items;
/**
 * Titles of notifications visible to an account by now, including an account that has not signed in
 * for a day.
 */
const shownTo = ({ id }: Person) =>
  lab.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('notification')
      .select('title')
      .where('tenant_id', '=', lab.tenantId)
      .where('recipient_id', '=', id)
      .where('deleted_at', 'is', null)
      .where('created_at', '<=', server.clock.now().toISOString())
      .execute();
    return rows.map(({ title }) => title);
  });
const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email);

describe('booking an appointment', () => {
  it('defaults to 15 minutes unless staff specify otherwise, and is audited', async () => {
    const start = '2026-05-13T09:42:00.000Z';
    const appointment = await booked({ start, reason: 'Fasting' });
    expect(appointment).toMatchObject({
      patient: { id: patientId },
      type: 'sample_collection',
      status: 'booked',
      start,
      end: '2026-05-13T09:57:00.000Z',
      reason: 'Fasting',
      source: 'staff',
      version: 1,
    });
    expect((await booked({ start: inMinutes(90), duration_minutes: 45 })).end).toBe(inMinutes(135));
    const [line] = await trailOf(server, lab, { entity_id: appointment.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'patient',
      entity_type: 'appointment',
      entity_label: '13 May 2026, 09:42 (UTC)',
      patient_id: patientId,
      after: { type: 'sample_collection', start },
    });
  });

  it('stores the same instant for any notation', async () => {
    expect(await booked({ start: '2026-05-13T11:00:00+02:00' })).toMatchObject({
      start: '2026-05-13T09:00:00.000Z',
      end: '2026-05-13T09:15:00.000Z',
    });
  });

  it.each([
    [-5, 201, undefined],
    [-6, 409, 'appointment_past'],
  ])('responds to a start %i minutes from now with %i', async (minutes, status, code) => {
    const answer = await book({ start: inMinutes(minutes) });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it('rejects overlapping appointments of one patient, whatever the capacity', async () => {
    await booked();
    expect(await book({ start: inMinutes(70) })).toMatchObject({
      status: 409,
      body: { code: 'appointment_overlaps' },
    });
    await booked({ start: inMinutes(75) });
    await booked({}, { of: await lab.patient() });
    expect(await listed()).toHaveLength(2);
  });

  it('allows as many concurrent appointments as the facility’s capacity and reuses freed slots', async () => {
    await set({ appointments_at_once: 2 });
    const first = await booked();
    const second = await booked({ start: inMinutes(70) }, { of: await lab.patient() });
    const third = { of: await lab.patient() };
    expect(await book({ start: inMinutes(60), duration_minutes: 15 }, third)).toMatchObject({
      status: 409,
      body: { code: 'appointments_full' },
    });
    await booked({ start: inMinutes(45) }, third);
    expect((await cancelled(first, { reason: 'The patient called' })).status).toBe(200);
    await booked({ start: inMinutes(60) }, third);
    // Fulfilled early: the remaining time becomes available to others.
    const here = (await arrived(second)).body as unknown as Appointment;
    expect((await book({ start: inMinutes(70) }, { of: await lab.patient() })).status).toBe(409);
    await server.call(
      markFulfilled,
      { params: { id: here.id }, version: here.version },
      { as: desk },
    );
    await booked({ start: inMinutes(75) }, { of: await lab.patient() });
  });

  it('gives the last slot to one of twenty concurrent requests', async () => {
    await set({ appointments_at_once: 3 });
    for (let taken = 0; taken < 2; taken += 1) await booked({}, { of: await lab.patient() });
    const patients = await Promise.all(Array.from({ length: 20 }, () => lab.patient()));
    const answers = await Promise.all(
      patients.map((of, index) => book({ start: inMinutes(60 + (index % 3)) }, { of })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      new Set(
        answers
          .filter(({ status }) => status !== 201)
          .map(({ status, body }) => `${status} ${String(body['code'])}`),
      ),
    ).toEqual(new Set(['409 appointments_full']));
    expect(await onDay()).toHaveLength(3);
  });

  it('gives the last slot over midnight to one of twenty concurrent requests', async () => {
    await set({ appointments_at_once: 1 });
    const patients = await Promise.all(Array.from({ length: 20 }, () => lab.patient()));
    const starts = ['2026-05-12T23:50:00Z', '2026-05-13T00:00:00Z', '2026-05-12T23:55:00Z'];
    const answers = await Promise.all(
      patients.map((of, index) => book({ start: starts[index % 3] ?? '' }, { of })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('books once when the request is repeated', async () => {
    const input = {
      params: { id: patientId },
      body: { type: 'consultation', start: inMinutes(60), reason: '' },
      key: crypto.randomUUID(),
    } as const;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(bookAppointment, input, { as: desk })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  it('rejects an inactive patient', async () => {
    await lab.transaction((tx) =>
      tx.updateTable('patient').set({ status: 'inactive' }).where('id', '=', patientId).execute(),
    );
    expect(await book()).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  it.each([
    [{ type: 'haircut' }, 'type'],
    [{ start: 'tomorrow' }, 'start'],
    [{ duration_minutes: 4 }, 'duration_minutes'],
    [{ duration_minutes: 241 }, 'duration_minutes'],
    [{ status: 'arrived' }, 'status'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
  ])('rejects %j', async (change, field) => {
    const answer = await book(change as Choice);
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([422, [field]]);
  });

  it('reports patients and appointments of another facility as not found', async () => {
    const other = await openLaboratory(server, `other-${uuidv7().slice(-12)}`);
    const theirs = await other.patient();
    const foreign = await booked({}, { as: await other.staff('receptionist'), of: theirs });
    const answers = await Promise.all([
      book({}, { of: theirs }),
      book({}, { of: uuidv7() }),
      book({ rescheduled_from_id: foreign.id }),
      book({ rescheduled_from_id: uuidv7() }),
      cancelled(foreign, { reason: 'x' }),
      cancelled({ ...foreign, patient: { ...foreign.patient, id: patientId } }, { reason: 'x' }),
      arrived(foreign),
      server.call(listPatientAppointments, { params: { id: theirs }, query: {} }, { as: desk }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(new Set(answers.map(textOf)).size).toBe(1);
    expect(await onDay()).toEqual([]);
  });
});

describe('rescheduling an appointment', () => {
  it('books the new appointment, cancels the old one and keeps its duration', async () => {
    const old = await booked({ duration_minutes: 30 });
    const moved = await booked({ start: inMinutes(75), rescheduled_from_id: old.id });
    expect(moved).toMatchObject({
      start: inMinutes(75),
      end: inMinutes(105),
      rescheduled_from_id: old.id,
      status: 'booked',
    });
    expect(await listed()).toMatchObject([
      { id: moved.id },
      {
        id: old.id,
        status: 'cancelled',
        cancelled_at: server.clock.now().toISOString(),
        cancellation_reason: null,
      },
    ]);
    expect(
      (await trailOf(server, lab, { entity_id: old.id })).map(({ before, after }) => [
        before,
        after,
      ])[0],
    ).toEqual([{ status: 'booked' }, { status: 'cancelled' }]);
  });

  it('keeps the old appointment when the new slot is full', async () => {
    await set({ appointments_at_once: 1 });
    const old = await booked();
    await booked({ start: inMinutes(120) }, { of: await lab.patient() });
    expect(await book({ start: inMinutes(120), rescheduled_from_id: old.id })).toMatchObject({
      status: 409,
      body: { code: 'appointments_full' },
    });
    expect(await listed()).toMatchObject([{ id: old.id, status: 'booked' }]);
  });

  it('succeeds once among concurrent requests', async () => {
    const old = await booked();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        book({ start: inMinutes(120 + index * 30), rescheduled_from_id: old.id }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await listed()).toHaveLength(2);
  });

  it('rejects an appointment of another patient', async () => {
    const theirs = await booked({}, { of: await lab.patient() });
    expect((await book({ start: inMinutes(120), rescheduled_from_id: theirs.id })).status).toBe(
      404,
    );
  });
});

describe('cancelling an appointment', () => {
  it('keeps the appointment and records user, time and reason', async () => {
    const appointment = await booked();
    const { status, body } = await cancelled(appointment, { reason: 'The patient called' });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'cancelled',
        cancellation_reason: 'The patient called',
        cancelled_at: server.clock.now().toISOString(),
        version: 2,
      },
    ]);
    const [line] = await trailOf(server, lab, { entity_id: appointment.id });
    expect(line).toMatchObject({
      action: 'update',
      actor: { user_id: desk.id },
      before: { status: 'booked' },
      after: { status: 'cancelled' },
      reason: 'The patient called',
    });
  });

  it('requires a reason from staff', async () => {
    const answer = await cancelled(await booked());
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['reason'],
    ]);
  });

  it('is possible until the patient has arrived', async () => {
    const appointment = await booked();
    await arrived(appointment);
    expect(await cancelled(appointment, { reason: 'Too late' })).toMatchObject({
      status: 409,
      body: { code: 'appointment_state' },
    });
  });
});

describe('day schedule', () => {
  it('lists the facility’s day in order of start, without cancelled appointments', async () => {
    await set({ timezone: 'Pacific/Pago_Pago' });
    const night = await booked({ start: '2026-05-13T10:59:00Z' });
    const morning = await booked({ start: '2026-05-12T20:00:00Z' });
    const next = await booked({ start: '2026-05-13T11:00:00Z' }, { of: await lab.patient() });
    await cancelled(await booked({ start: '2026-05-12T22:00:00Z' }), { reason: 'Not needed' });
    const ids = async (date?: string) => (await onDay(date)).map(({ id }) => id);
    expect([await ids('2026-05-12'), await ids('2026-05-13'), await ids()]).toEqual([
      [morning.id, night.id],
      [next.id],
      [],
    ]);
  });

  it('is paginated', async () => {
    const starts = [60, 60, 90, 120, 150];
    for (const minutes of starts)
      await booked({ start: inMinutes(minutes) }, { of: await lab.patient() });
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const { body } = await server.call(
        listAppointments,
        { query: { limit: '2', ...(cursor && { cursor }) } },
        { as: desk },
      );
      pages.push((body['items'] as Appointment[]).map(({ start }) => start));
      cursor = (body['next_cursor'] as string | null) ?? undefined;
    } while (cursor);
    expect(pages).toEqual([
      [inMinutes(60), inMinutes(60)],
      [inMinutes(90), inMinutes(120)],
      [inMinutes(150)],
    ]);
  });

  it('marks missed appointments as no-show automatically and still accepts a late arrival', async () => {
    const appointment = await booked({ start: inMinutes(10) });
    server.clock.advance(55 * 60);
    // The session of the first receptionist has expired.
    desk = await lab.person('receptionist');
    expect(await listed()).toMatchObject([{ status: 'booked' }]);
    server.clock.advance(1);
    expect([await listed(), await onDay()]).toMatchObject([
      [{ status: 'no_show' }],
      [{ status: 'no_show' }],
    ]);
    expect(await cancelled(appointment, { reason: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'appointment_state' },
    });
    expect((await arrived(appointment)).body).toMatchObject({ status: 'arrived', version: 2 });
    const [line] = await trailOf(server, lab, { entity_id: appointment.id });
    expect(line).toMatchObject({ before: { status: 'no_show' }, after: { status: 'arrived' } });
  });

  it('rejects a status change based on a stale version', async () => {
    const appointment = await booked();
    expect((await arrived(appointment)).body).toMatchObject({ status: 'arrived' });
    expect(await arrived(appointment)).toMatchObject({
      status: 412,
      body: { code: 'version_stale', current_version: 2 },
    });
    const again = { params: { id: appointment.id }, version: 2 };
    expect(await server.call(markArrived, again, { as: desk })).toMatchObject({
      status: 409,
      body: { code: 'appointment_state' },
    });
    expect(await server.call(markFulfilled, again, { as: desk })).toMatchObject({
      status: 200,
      body: { status: 'fulfilled', version: 3 },
    });
  });
});

describe('patient self-service', () => {
  let patient: Person;
  beforeEach(async () => {
    patient = await lab.person('patient', { patientId });
  });

  it('allows booking only where the facility enables it', async () => {
    expect(await book({}, { as: patient })).toMatchObject({
      status: 409,
      body: { code: 'online_booking_off' },
    });
    await set({ enable_online_booking: true });
    const appointment = await booked({}, { as: patient });
    expect(appointment).toMatchObject({ source: 'portal', status: 'booked' });
    expect(
      await booked({ start: inMinutes(120), rescheduled_from_id: appointment.id }, { as: patient }),
    ).toMatchObject({ rescheduled_from_id: appointment.id });
  });

  it('cannot set a duration and keeps the one set by staff', async () => {
    await set({ enable_online_booking: true });
    const long = await booked({ duration_minutes: 60 });
    const answer = await book(
      { start: inMinutes(180), duration_minutes: 5, rescheduled_from_id: long.id },
      { as: patient },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['duration_minutes'],
    ]);
    expect(
      (await booked({ start: inMinutes(180), rescheduled_from_id: long.id }, { as: patient })).end,
    ).toBe(inMinutes(240));
  });

  it('cancels own appointments without a reason, even where online booking is disabled', async () => {
    const appointment = await booked();
    expect((await cancelled(appointment, { as: patient })).body).toMatchObject({
      status: 'cancelled',
      cancellation_reason: null,
    });
    expect(await listed(patient)).toMatchObject([{ id: appointment.id, status: 'cancelled' }]);
  });

  it('denies access to appointments of other patients', async () => {
    await set({ enable_online_booking: true });
    const of = await lab.patient();
    const theirs = await booked({}, { of });
    const answers = await Promise.all([
      book({}, { as: patient, of }),
      cancelled(theirs, { as: patient }),
      server.call(listPatientAppointments, { params: { id: of }, query: {} }, { as: patient }),
      cancelled({ ...theirs, patient: { ...theirs.patient, id: patientId } }, { as: patient }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await server.call(listAppointments, { query: {} }, { as: patient })).status).toBe(403);
    expect(
      (await server.call(markArrived, { params: { id: theirs.id }, version: 1 }, { as: patient }))
        .status,
    ).toBe(403);
  });

  it('notifies patients of staff changes in their language and in facility time', async () => {
    await set({ timezone: 'America/New_York' });
    await lab.transaction((tx) =>
      tx.updateTable('app_user').set({ language: 'fr' }).where('id', '=', patient.id).execute(),
    );
    const first = await booked({ start: '2026-05-13T09:42:00Z' });
    server.clock.advance(1);
    const moved = await booked({ start: inMinutes(120), rescheduled_from_id: first.id });
    server.clock.advance(1);
    await cancelled(moved, { reason: 'Closed' });
    const notices = await notificationsOf(patient);
    expect(notices.map(({ title }) => title)).toEqual([
      'Votre rendez-vous a été annulé',
      'Votre rendez-vous a été déplacé',
      'Votre rendez-vous est pris',
    ]);
    expect(notices.at(-1)).toMatchObject({
      message: '13 mai 2026, 05:42 (UTC−4)',
      type: 'system',
      entity: { type: 'appointment', id: first.id },
      link: '/app/patient-portal',
    });
  });

  it('does not notify patients of their own changes', async () => {
    await set({ enable_online_booking: true });
    await cancelled(await booked({}, { as: patient }), { as: patient });
    expect(await notificationsOf(patient)).toEqual([]);
  });

  it('sends a reminder the day before, by email if preferred, without a name in it', async () => {
    await server.call(
      chooseMailedNotifications,
      { body: { type: 'appointment_reminder', mailed: true } },
      { as: patient },
    );
    await set({ enable_online_booking: true });
    await booked({ start: inMinutes(2 * DAY) }, { as: patient });
    await server.settled();
    expect([await shownTo(patient), mailsTo(patient)]).toEqual([[], []]);
    server.clock.advance(DAY * 60);
    await server.settled();
    expect(await shownTo(patient)).toEqual(['Appointment reminder']);
    expect(mailsTo(patient)).toHaveLength(1);
    expect(mailsTo(patient)[0]?.text).not.toContain('Testwell');
  });

  it('sends no reminder for cancelled, rescheduled or imminent appointments', async () => {
    await server.call(
      chooseMailedNotifications,
      { body: { type: 'appointment_reminder', mailed: true } },
      { as: patient },
    );
    await set({ enable_online_booking: true });
    const first = await booked({ start: inMinutes(2 * DAY) }, { as: patient });
    const moved = await booked(
      { start: inMinutes(3 * DAY), rescheduled_from_id: first.id },
      { as: patient },
    );
    await booked({ start: inMinutes(DAY) }, { as: patient });
    await cancelled(moved, { as: patient });
    for (const _ of [first, moved]) {
      server.clock.advance(DAY * 60);
      await server.settled();
    }
    expect([await shownTo(patient), mailsTo(patient)]).toEqual([[], []]);
  });
});

describe('working hours', () => {
  const noon = [
    { from: '08:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ];
  const week = Object.fromEntries(
    weekdays.map((weekday) => [weekday, weekday === 'sun' ? [] : noon]),
  ) as WorkingHours;
  const eid = { date: '2026-06-24', name: 'Eid', yearly: false };

  /** Saves settings as an administrator. */
  async function keep(change: Partial<HospitalSettings>): Promise<void> {
    const as = await lab.staff('admin');
    const {
      subdomain: _,
      version,
      ...settings
    } = (await server.call(readHospitalSettings, {}, { as })).body as unknown as HospitalSettings;
    expect(
      (
        await server.call(
          updateHospitalSettings,
          { body: { ...settings, ...change }, version },
          { as },
        )
      ).status,
    ).toBe(200);
  }
  const outside = async (as = desk, query: { limit?: string; cursor?: string } = {}) =>
    (await server.call(listAppointmentsOutsideHours, { query }, { as })).body as {
      items: Appointment[];
      next_cursor: string | null;
    };
  const idsOutside = async () => (await outside()).items.map(({ id }) => id);

  it.each([
    ['2026-06-10T11:45:00Z', 15],
    ['2026-06-10T08:00:00Z', 240],
  ])('accepts a booking at %s for %i minutes', async (start, duration_minutes) => {
    await keep({ working_hours: week, holidays: [eid] });
    expect(await booked({ start, duration_minutes })).toMatchObject({
      start: new Date(start).toISOString(),
    });
  });

  it.each([
    ['2026-06-10T11:50:00Z', 15, 'Open 08:00–12:00 and 14:00–18:00'],
    ['2026-06-10T09:00:00Z', 240, 'Open 08:00–12:00 and 14:00–18:00'],
    ['2026-06-14T09:00:00Z', 15, 'Closed on Sundays'],
    ['2026-06-24T09:00:00Z', 15, 'Closed: Eid'],
  ])('rejects %s and %i minutes: %s', async (start, duration_minutes, reason) => {
    await keep({ working_hours: week, holidays: [eid] });
    expect(await book({ start, duration_minutes })).toMatchObject({
      status: 409,
      body: { code: 'appointment_outside_hours', fields: { start: reason } },
    });
    expect(await listed()).toEqual([]);
  });

  it('follows local wall-clock time', async () => {
    await keep({ working_hours: week, timezone: 'America/New_York' });
    expect((await book({ start: '2026-06-10T09:00:00Z' })).status).toBe(409);
    expect((await book({ start: '2026-06-10T12:00:00Z' })).status).toBe(201);
  });

  it('accepts any day while no working hours are set', async () => {
    await keep({ working_hours: null, holidays: [eid] });
    await booked({ start: '2026-06-24T03:00:00Z' });
    expect((await outside()).items).toEqual([]);
  });

  it('applies to patients and to rescheduling, which keeps the old appointment on rejection', async () => {
    await keep({ working_hours: week, enable_online_booking: true });
    const patient = await lab.person('patient', { patientId });
    expect(await book({ start: '2026-06-14T09:00:00Z' }, { as: patient })).toMatchObject({
      status: 409,
      body: { code: 'appointment_outside_hours', fields: { start: 'Closed on Sundays' } },
    });
    const old = await booked({ start: '2026-06-10T09:00:00Z' }, { as: patient });
    for (const as of [patient, desk])
      expect(
        (await book({ start: '2026-06-10T12:30:00Z', rescheduled_from_id: old.id }, { as })).status,
      ).toBe(409);
    expect(await listed()).toMatchObject([{ id: old.id, status: 'booked' }]);
    // The duration is kept.
    const long = await booked({ start: '2026-06-11T09:00:00Z', duration_minutes: 120 });
    expect(
      (await book({ start: '2026-06-10T11:00:00Z', rescheduled_from_id: long.id }, { as: patient }))
        .status,
    ).toBe(409);
  });

  it('are visible to every user who may read appointments', async () => {
    await keep({ working_hours: week, holidays: [eid] });
    const patient = await lab.person('patient', { patientId });
    const openingFor = async (as: Person) =>
      (await server.call(listPatientAppointments, { params: { id: patientId }, query: {} }, { as }))
        .body['opening'];
    const expected: Opening = { working_hours: week, holidays: [eid] };
    expect([await openingFor(patient), await openingFor(desk)]).toEqual([expected, expected]);
  });

  it('does not block arrival outside the hours', async () => {
    const appointment = await booked({ start: inMinutes(1) });
    await keep({
      working_hours: week,
      holidays: [
        {
          date: appointment.start.slice(0, 'YYYY-MM-DD'.length),
          name: 'Stocktaking',
          yearly: false,
        },
      ],
    });
    expect((await lab.order(['NA'], { patientId })).id).toBeDefined();
    expect(await arrived(appointment)).toMatchObject({ status: 200, body: { status: 'arrived' } });
  });

  it('keeps existing bookings when the hours change and lists the affected ones for follow-up', async () => {
    const on = (start: string) => booked({ start });
    const [night, within, sunday, cancelledOne] = [
      await on('2026-06-11T20:00:00Z'),
      await on('2026-06-11T09:00:00Z'),
      await on('2026-06-14T09:00:00Z'),
      await on('2026-06-11T21:00:00Z'),
    ];
    await cancelled(cancelledOne, { reason: 'Not needed' });
    expect(await idsOutside()).toEqual([]);
    await keep({ working_hours: week });
    expect(await idsOutside()).toEqual([night.id, sunday.id]);
    expect(await listed()).toHaveLength(4);
    await keep({ holidays: [{ date: '2026-06-11', name: 'Ascension', yearly: false }] });
    expect(await idsOutside()).toEqual([within.id, night.id, sunday.id]);
    await booked({ start: '2026-06-12T09:00:00Z', rescheduled_from_id: night.id });
    expect(await idsOutside()).toEqual([within.id, sunday.id]);
  });

  it('lists affected bookings page by page, for this facility only', async () => {
    const other = await openLaboratory(server, `hours-${uuidv7().slice(-12)}`);
    await booked(
      { start: '2026-06-14T09:00:00Z' },
      { as: await other.staff('receptionist'), of: await other.patient() },
    );
    for (let day = 0; day < 5; day += 1) await booked({ start: `2026-06-${10 + day}T20:00:00Z` });
    await keep({ working_hours: week });
    const starts: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await outside(desk, { limit: '2', ...(cursor !== undefined && { cursor }) });
      starts.push(page.items.map(({ start }) => start.slice(8, 10)));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(starts).toEqual([['10', '11'], ['12', '13'], ['14']]);
    expect(
      (await server.call(listAppointmentsOutsideHours, { query: { cursor: 'x' } }, { as: desk }))
        .status,
    ).toBe(422);
    for (const role of ['technician', 'doctor'] as const)
      expect(
        (
          await server.call(
            listAppointmentsOutsideHours,
            { query: {} },
            { as: await lab.staff(role) },
          )
        ).status,
      ).toBe(403);
  });

  it('finds the one booking outside the hours among many', async () => {
    const at = server.clock.now();
    const start = (minutes: number) =>
      new Date(Date.parse('2026-06-15T08:00:00Z') + minutes * 60_000);
    const row = (minutes: number) => ({
      tenant_id: lab.tenantId,
      id: uuidv7(),
      patient_id: patientId,
      type: 'consultation' as const,
      starts_at: start(minutes),
      ends_at: start(minutes + 1),
      reason: '',
      source: 'staff' as const,
      created_at: at,
      updated_at: at,
    });
    const late = row(12 * 60);
    await lab.transaction((tx) =>
      tx
        .insertInto('appointment')
        .values([...Array.from({ length: 239 }, (_, minute) => row(minute)), late])
        .execute(),
    );
    await keep({ working_hours: week });
    expect(await idsOutside()).toEqual([late.id]);
  });
});

describe('preparation instructions', () => {
  const prepared = async (as: Person, of = patientId) =>
    (await server.call(listPatientAppointments, { params: { id: of }, query: {} }, { as })).body[
      'preparation'
    ];
  const asks = async (code: string, change: Partial<TestDefinition>) => {
    const id = lab.testId(code);
    const { version, definition } = await lab.transaction((tx) =>
      tx.selectFrom('test_parameter').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const answer = await server.call(
      updateTestParameter,
      {
        params: { id },
        version,
        body: { ...definition, ...change } as BodyOf<typeof updateTestParameter>,
      },
      { as: await lab.staff('technician') },
    );
    expect(answer.status).toBe(200);
  };
  const fasting = { test: 'Glucose', text: 'Nothing to eat for eight hours' };
  const early = { test: 'Basic metabolic panel', text: 'Come before ten' };

  it('are returned with the appointments until collection, without duplicates', async () => {
    await asks('GLU', { patient_preparation: fasting.text });
    await asks('BMP', { patient_preparation: early.text });
    const patient = await lab.person('patient', { patientId });
    expect(await prepared(patient)).toEqual([]);
    const order = await lab.order(['BMP'], { patientId });
    await lab.order(['GLU'], { patientId });
    expect([await prepared(patient), await prepared(desk)]).toEqual([
      [early, fasting],
      [early, fasting],
    ]);
    expect(await prepared(desk, await lab.patient())).toEqual([]);
    await asks('GLU', { patient_preparation: '' });
    expect(await prepared(patient)).toEqual([early, fasting]);
    await lab.collect(order);
    expect(await prepared(patient)).toEqual([fasting]);
  });

  it('show a confidential test to the patient and to authorised staff only', async () => {
    await asks('GLU', { patient_preparation: fasting.text, confidential: true });
    await lab.order(['GLU'], { patientId });
    expect(await prepared(await lab.person('patient', { patientId }))).toEqual([fasting]);
    expect([await prepared(desk), await prepared(await lab.staff('lab_manager'))]).toEqual([
      [],
      [fasting],
    ]);
  });
});
