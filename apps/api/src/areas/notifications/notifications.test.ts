import { defaultGrants, type Role } from '@alms/lis-domain/access';
import type { LanguageTag } from '@alms/lis-domain/language';
import {
  bulkSendNotifications,
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationAudience,
  readNotificationStats,
  sendNotification,
  type Notification,
  type NotificationPage,
} from '@alms/lis-domain/notifications';
import { enterResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { rejectSample } from '@alms/lis-domain/samples';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultRates } from '../../platform/http/refusals/rate-limits.ts';
import { joinFacility, requestAccess } from '../../testing/access-requests.ts';
import { textOf, trailOf, resultsOfOrder } from '../../testing/answers.ts';
import { openLaboratory, type Laboratory } from '../../testing/laboratory.ts';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { createAccount } from '../identity/registration/create-account.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
let nurse: Person;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`notes-${uuidv7().slice(-12)}`);
  admin = await lab.person('admin');
  nurse = await lab.person('nurse');
  server.mails.length = 0;
});

const content = { type: 'system', title: 'Water is off', message: 'Until noon.\nSorry.' } as const;
const statusAndCode = ({ status, body }: Answer) => [status, body['code']];
const page = async (as: Person, query: Record<string, string> = {}) =>
  (await server.call(listNotifications, { query }, { as })).body as unknown as NotificationPage;
const titles = async (as: Person, query?: Record<string, string>) =>
  (await page(as, query)).items.map(({ title }) => title);
const send = (body: object, as = admin) =>
  server.call(sendNotification, { body: { ...content, ...body } }, { as });
const sendToMany = (body: object, as = admin) =>
  server.call(bulkSendNotifications, { body: { ...content, ...body } }, { as });
const markRead = (id: string, as: Person) =>
  server.call(markNotificationRead, { params: { id } }, { as });
const remove = (id: string, as: Person) =>
  server.call(deleteNotification, { params: { id } }, { as });

/** Sends notifications to the nurse one minute apart and returns them newest first. */
async function received(count: number, body: object = {}): Promise<Notification[]> {
  for (let n = 1; n <= count; n += 1) {
    await send({ recipient_id: nurse.id, title: `Notice ${n}`, ...body });
    server.clock.advance(60);
  }
  return (await page(nurse, { limit: '200' })).items;
}

describe('user notifications', () => {
  it('are listed newest first, with total and unread count', async () => {
    await received(3);
    const { items, ...figures } = await page(nurse);
    expect(figures).toEqual({ total: 3, unread_count: 3, limit: 20, offset: 0 });
    expect(items.map(({ title }) => title)).toEqual(['Notice 3', 'Notice 2', 'Notice 1']);
    expect(items[0]).toMatchObject({
      ...content,
      title: 'Notice 3',
      priority: 'normal',
      read: false,
      read_at: null,
      actor: { id: admin.id, name: 'Test admin' },
      entity: null,
      link: null,
      channels: ['in_app'],
      metadata: {},
    });
  });

  it.each<[Record<string, string>, object, string[]]>([
    [{ limit: '2' }, { total: 3, limit: 2, offset: 0 }, ['Notice 3', 'Notice 2']],
    [{ limit: '2', offset: '2' }, { total: 3, limit: 2, offset: 2 }, ['Notice 1']],
    [{ limit: '0' }, { total: 3, limit: 20 }, ['Notice 3', 'Notice 2', 'Notice 1']],
    [{ limit: '9999' }, { total: 3, limit: 200 }, ['Notice 3', 'Notice 2', 'Notice 1']],
    [{ offset: '9999' }, { total: 3, offset: 9999 }, []],
    [{ unread_only: 'true' }, { total: 2, unread_count: 2 }, ['Notice 3', 'Notice 1']],
    [{ unread_only: 'false' }, { total: 3, unread_count: 2 }, ['Notice 3', 'Notice 2', 'Notice 1']],
    [{ type: 'payment' }, { total: 0, unread_count: 2 }, []],
  ])('are filtered with %j', async (query, figures, expected) => {
    const [, second] = await received(3);
    await markRead(second?.id ?? '', nurse);
    expect(await page(nurse, query)).toMatchObject(figures);
    expect(await titles(nurse, query)).toEqual(expected);
  });

  it.each([
    { limit: '-1' },
    { offset: '1.5' },
    { unread_only: '1' },
    { type: 'gossip' },
    { mine: 'no' },
  ])('reject the query %j', async (query) => {
    expect(
      statusAndCode(await server.call(listNotifications, { query } as never, { as: nurse })),
    ).toEqual([422, 'invalid']);
  });

  it('are counted by type and priority', async () => {
    await received(1, { type: 'payment', priority: 'critical' });
    const [newest] = await received(2);
    await markRead(newest?.id ?? '', nurse);
    const { body } = await server.call(readNotificationStats, {}, { as: nurse });
    expect(body).toMatchObject({
      total: 3,
      unread: 2,
      read: 1,
      critical_unread: 1,
      last_at: newest?.created_at,
      by_type: { payment: 1, system: 2, expiry: 0 },
      by_priority: { low: 0, normal: 2, high: 0, critical: 1 },
    });
    expect((await server.call(readNotificationStats, {}, { as: admin })).body).toMatchObject({
      total: 0,
      unread: 0,
      last_at: null,
    });
  });

  it('are marked as read once', async () => {
    const [{ id }] = (await received(1)) as [Notification];
    const first = await markRead(id, nurse);
    const at = server.clock.now().toISOString();
    expect([first.status, first.body]).toMatchObject([200, { id, read: true, read_at: at }]);
    server.clock.advance(60);
    expect((await markRead(id, nurse)).body).toMatchObject({ read_at: at });
  });

  it('are all marked as read without affecting other users', async () => {
    await received(2);
    await send({ recipient_id: admin.id });
    const all = () => server.call(markAllNotificationsRead, {}, { as: nurse });
    expect([(await all()).body, (await all()).body]).toEqual([{ updated: 2 }, { updated: 0 }]);
    expect(await page(admin)).toMatchObject({ unread_count: 1 });
  });

  it('are deleted idempotently', async () => {
    const [newest] = await received(2);
    const answers = [await remove(newest?.id ?? '', nurse), await remove(newest?.id ?? '', nurse)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await titles(nurse)).toEqual(['Notice 1']);
    expect(statusAndCode(await markRead(newest?.id ?? '', nurse))).toEqual([404, 'not_found']);
    expect((await server.call(readNotificationStats, {}, { as: nurse })).body).toMatchObject({
      total: 1,
      unread: 1,
    });
  });
});

describe('notification of another user', () => {
  it.each(['colleague', 'administrator', 'outsider'] as const)(
    'is not found by a %s',
    async (who) => {
      const [{ id }] = (await received(1)) as [Notification];
      const elsewhere = await server.facility(`other-${uuidv7().slice(-12)}`);
      const other = await {
        colleague: () => lab.person('nurse'),
        administrator: () => Promise.resolve(admin),
        outsider: () => elsewhere.person('admin'),
      }[who]();
      for (const context of [markRead, remove]) {
        const [foreign, unknown] = [await context(id, other), await context(uuidv7(), other)];
        expect(statusAndCode(foreign)).toEqual([404, 'not_found']);
        expect(textOf(foreign)).toBe(textOf(unknown));
      }
      expect(await titles(other)).toEqual([]);
      expect(await page(nurse)).toMatchObject({ total: 1, unread_count: 1 });
    },
  );

  it('is not listed for an anonymous user', async () => {
    const call = server.call(listNotifications, {}, { host: lab.host });
    expect(statusAndCode(await call)).toEqual([401, 'unauthenticated']);
  });
});

describe('sending a notification', () => {
  it.each<[Role, number]>([
    ['admin', 201],
    ['lab_manager', 201],
    ['technician', 403],
    ['nurse', 403],
    ['receptionist', 403],
    ['doctor', 403],
    ['phlebotomist', 403],
    ['data_entry', 403],
    ['report_viewer', 403],
    ['patient', 403],
  ])('by %s responds with %s', async (role, status) => {
    expect((await send({ recipient_id: nurse.id }, await lab.person(role))).status).toBe(status);
    expect((await page(nurse)).total).toBe(status === 201 ? 1 : 0);
  });

  it('to a role reaches all its active users and is audited', async () => {
    const second = await lab.person('nurse');
    const gone = await lab.person('nurse');
    await lab.transaction((tx) =>
      tx
        .updateTable('app_user')
        .set({ status: 'disabled' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', gone.id)
        .execute(),
    );
    const { status, body } = await send({ recipient_role: 'nurse' });
    expect([status, body['status']]).toEqual([201, 'sent']);
    expect([
      (await page(nurse)).total,
      (await page(second)).total,
      (await page(admin)).total,
    ]).toEqual([1, 1, 0]);
    expect(await trailOf(server, lab, { category: 'notification' })).toMatchObject([
      {
        action: 'create',
        entity_id: body['id'],
        entity_label: 'Water is off',
        after: { recipients: 2, mailed: 0 },
      },
    ]);
  });

  it.each<[string, () => object | Promise<object>, string]>([
    ['an unknown user', () => ({ recipient_id: uuidv7() }), 'recipient_id'],
    [
      'a user of another facility',
      async () => ({
        recipient_id: (await (await server.facility(`far-${uuidv7().slice(-12)}`)).person('nurse'))
          .id,
      }),
      'recipient_id',
    ],
    ['a role without users', () => ({ recipient_role: 'doctor' }), 'recipient_role'],
    ['no recipient', () => ({}), 'recipient_id'],
    ['another site', () => ({ recipient_id: nurse.id, link: 'https://elsewhere.example' }), 'link'],
    ['an SMS channel', () => ({ recipient_id: nurse.id, channels: ['sms'] }), 'channels.0'],
  ])('to %s is rejected', async (_, recipient, field) => {
    const { status, body } = await send(await recipient());
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [field]]);
  });

  it('twice with one idempotency key sends once', async () => {
    const body = { ...content, recipient_id: nurse.id };
    const key = uuidv7();
    const answers = [];
    for (let n = 0; n < 2; n += 1)
      answers.push(await server.call(sendNotification, { body, key }, { as: admin }));
    expect(answers[0]?.status).toBe(201);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await page(nurse)).total).toBe(1);
  });

  it('for later shows it at that time', async () => {
    const scheduled_for = new Date(server.clock.now().getTime() + 300_000).toISOString();
    expect((await send({ recipient_id: nurse.id, scheduled_for })).body).toMatchObject({
      status: 'queued',
    });
    expect([
      await page(nurse),
      (await server.call(markAllNotificationsRead, {}, { as: nurse })).body,
    ]).toMatchObject([{ total: 0, unread_count: 0 }, { updated: 0 }]);
    server.clock.advance(300);
    expect(await page(nurse)).toMatchObject({
      total: 1,
      unread_count: 1,
      items: [{ created_at: scheduled_for }],
    });
  });

  it('is impossible after the trial has ended, while reading is possible', async () => {
    const charging = await openTestServer({ beta: false });
    try {
      const at = await charging.facility('ended');
      const [sender, reader] = [await at.person('admin'), await at.person('nurse')];
      await charging.call(
        sendNotification,
        { body: { ...content, recipient_id: reader.id } },
        { as: sender },
      );
      await at.transaction((tx) =>
        tx
          .updateTable('subscription')
          .set({ trial_ends_at: charging.clock.now() })
          .where('tenant_id', '=', at.tenantId)
          .execute(),
      );
      expect(
        statusAndCode(
          await charging.call(
            sendNotification,
            { body: { ...content, recipient_id: reader.id } },
            { as: sender },
          ),
        ),
      ).toEqual([402, 'trial_ended']);
      expect((await charging.call(markAllNotificationsRead, {}, { as: reader })).body).toEqual({
        updated: 1,
      });
    } finally {
      await charging.close();
    }
  });
});

describe('notification email', () => {
  it('names the kind and links to it without the text', async () => {
    await send({
      recipient_id: nurse.id,
      type: 'result_ready',
      title: 'Result of Ada Testwell',
      message: 'Potassium 6.8',
      channels: ['in_app', 'email'],
    });
    await server.settled();
    expect(server.mails).toEqual([
      {
        to: nurse.email,
        language: 'en',
        messageId: expect.stringMatching(/^<[\da-f-]{36}@alms\.localhost>$/),
        subject: `Laboratory ${lab.subdomain}: a result is ready`,
        text: `You have a new notification at Laboratory ${lab.subdomain}: a result is ready.\n\nSign in to read it:\nhttp://${lab.host}:4173/app/notifications\n`,
      },
    ]);
    expect((await page(nurse)).items[0]?.channels).toEqual(['in_app', 'email']);
  });

  it('uses the recipient’s language, else the facility’s', async () => {
    const doctor = await lab.person('doctor');
    await lab.transaction(async (tx) => {
      await tx
        .updateTable('facility_profile')
        .set({ language: 'fr' })
        .where('tenant_id', '=', lab.tenantId)
        .execute();
      await tx
        .updateTable('app_user')
        .set({ language: 'ar' })
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', doctor.id)
        .execute();
    });
    await sendToMany({
      recipient_ids: [nurse.id, doctor.id],
      type: 'result_ready',
      channels: ['in_app', 'email'],
    });
    await server.settled();
    expect(
      Object.fromEntries(
        server.mails.map(({ to, language, subject }) => [to, [language, subject]]),
      ),
    ).toEqual({
      [nurse.email]: ['fr', `Laboratory ${lab.subdomain}\u00a0: un résultat est disponible`],
      [doctor.email]: ['ar', `\u2068Laboratory ${lab.subdomain}\u2069: نتيجة جاهزة`],
    });
  });

  it.each<[string, () => Promise<[recipient: Person, sender: Person]>]>([
    [
      'to an unconfirmed address',
      async () => [await lab.person('nurse', { emailVerified: false }), admin],
    ],
    [
      'by a user with an unconfirmed address',
      async () => [nurse, await lab.person('admin', { emailVerified: false })],
    ],
  ])('is not sent %s, while the notification is created', async (_, people) => {
    const [recipient, sender] = await people();
    await send({ recipient_id: recipient.id, channels: ['email'] }, sender);
    await server.settled();
    expect([server.mails, (await page(recipient)).items[0]?.channels]).toEqual([[], ['in_app']]);
  });
});

describe('sending to many recipients', () => {
  it('reaches existing recipients and reports unknown ones', async () => {
    const gone = uuidv7();
    const { status, body } = await sendToMany({ recipient_ids: [nurse.id, gone, nurse.id] });
    expect([status, body]).toEqual([
      201,
      { requested: 2, queued: 1, failed: [{ recipient_id: gone, reason: 'not_active' }] },
    ]);
    expect((await page(nurse)).total).toBe(1);
  });

  it('reaches roles or all users', async () => {
    const patient = await lab.person('patient');
    expect((await sendToMany({ roles: ['nurse', 'patient'] })).body).toMatchObject({
      requested: 2,
      queued: 2,
    });
    expect((await sendToMany({ all: true })).body).toMatchObject({ requested: 3, queued: 3 });
    expect([
      (await page(nurse)).total,
      (await page(patient)).total,
      (await page(admin)).total,
    ]).toEqual([2, 2, 1]);
  });

  it('requires an administrator, whatever permissions are granted', async () => {
    const manager = await lab.person('lab_manager');
    for (const body of [{ recipient_ids: [nurse.id] }, { roles: ['nurse'] }, { all: true }])
      expect(statusAndCode(await sendToMany(body, manager))).toEqual([403, 'forbidden']);
    expect(statusAndCode(await sendToMany({ all: true }, nurse))).toEqual([403, 'forbidden']);
    expect((await page(nurse)).total).toBe(0);
  });

  it('is limited to 500 recipients', async () => {
    await lab.transaction(async (tx) => {
      for (let n = 0; n < 500; n += 1)
        await createAccount(tx, {
          tenantId: lab.tenantId,
          email: `crowd${n}@x.test`,
          full_name: 'Crowd',
          role: 'doctor',
          status: 'active',
          now: server.clock.now(),
        });
    });
    expect((await sendToMany({ roles: ['doctor'] })).body).toMatchObject({ queued: 500 });
    const { status, body } = await sendToMany({ all: true });
    expect([status, body['fields']]).toEqual([422, { all: 'must have at most 500 recipients' }]);
    expect((await page(nurse)).total).toBe(0);
  });

  it('previews at most five names and no patient', async () => {
    for (let n = 0; n < 6; n += 1) await lab.person('doctor');
    await lab.person('patient');
    const { body } = await server.call(readNotificationAudience, { query: {} }, { as: admin });
    expect(body).toEqual({
      requested: 9,
      some: ['Test admin', ...Array.from({ length: 4 }, () => 'Test doctor')],
    });
    expect(
      (await server.call(readNotificationAudience, { query: { role: 'patient' } }, { as: admin }))
        .body,
    ).toEqual({ requested: 1, some: [] });
  });

  it.each(['invited', 'pending', 'disabled'] as const)(
    'skips accounts that are %s, also in the count',
    async (status) => {
      const absent = await lab.person('doctor');
      await lab.transaction((tx) =>
        tx
          .updateTable('app_user')
          .set({ status })
          .where('tenant_id', '=', lab.tenantId)
          .where('id', '=', absent.id)
          .execute(),
      );
      expect((await sendToMany({ all: true })).body).toMatchObject({ requested: 2 });
      expect(
        (await server.call(readNotificationAudience, { query: { role: 'doctor' } }, { as: admin }))
          .body,
      ).toMatchObject({ requested: 0 });
      expect((await send({ recipient_role: 'doctor' })).status).toBe(422);
      await lab.transaction((tx) =>
        tx
          .updateTable('app_user')
          .set({ status: 'active' })
          .where('tenant_id', '=', lab.tenantId)
          .where('id', '=', absent.id)
          .execute(),
      );
      expect((await page(absent)).total).toBe(0);
    },
  );

  it('previews the count for several roles to users who may send to several', async () => {
    const count = (role: string, as = admin) =>
      server.call(readNotificationAudience, { query: { role } }, { as });
    const manager = await lab.person('lab_manager');
    await lab.person('patient');
    expect((await count('nurse,lab_manager,patient')).body).toEqual({
      requested: 3,
      some: ['Test lab_manager', 'Test nurse'],
    });
    expect([
      statusAndCode(await count('nurse,lab_manager', manager)),
      statusAndCode(await count('nurse,gardener')),
    ]).toEqual([
      [403, 'forbidden'],
      [422, 'invalid'],
    ]);
  });

  it('previews the count', async () => {
    const count = (query: { role?: Role }, as = admin) =>
      server.call(readNotificationAudience, { query }, { as });
    const manager = await lab.person('lab_manager');
    expect([
      (await count({})).body,
      (await count({ role: 'nurse' }, manager)).body,
      (await count({ role: 'doctor' })).body,
    ]).toEqual([
      { requested: 3, some: ['Test admin', 'Test lab_manager', 'Test nurse'] },
      { requested: 1, some: ['Test nurse'] },
      { requested: 0, some: [] },
    ]);
    expect([
      statusAndCode(await count({}, manager)),
      statusAndCode(await count({ role: 'nurse' }, nurse)),
    ]).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
  });
});

it('is limited to thirty requests a minute per user across all processes', async () => {
  // The rate limiter uses the process clock, which is stopped here.
  vi.useFakeTimers({ toFake: ['Date'] });
  const limited = await openTestServer({ rates: { send: defaultRates.send } });
  try {
    const at = await limited.facility('limited');
    const [sender, colleague] = [await at.person('admin'), await at.person('lab_manager')];
    const statuses = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push(
        (
          await limited.call(
            sendNotification,
            { body: { ...content, recipient_id: sender.id } },
            { as: sender },
          )
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect(
      (
        await limited.call(
          bulkSendNotifications,
          { body: { ...content, all: true } },
          { as: sender },
        )
      ).status,
    ).toBe(429);
    expect(
      (
        await limited.call(
          sendNotification,
          { body: { ...content, recipient_id: sender.id } },
          { as: colleague },
        )
      ).status,
    ).toBe(201);
    expect((await limited.call(listNotifications, {}, { as: sender })).status).toBe(200);
  } finally {
    vi.useRealTimers();
    await limited.close();
  }
});

describe('system notifications', () => {
  let bench: Laboratory;
  let manager: Person;
  let technician: Person;
  let doctor: Person;
  beforeEach(async () => {
    bench = await openLaboratory(server, `bench-${uuidv7().slice(-12)}`);
    [manager, technician, doctor] = [
      await bench.staff('lab_manager'),
      await bench.staff('technician'),
      await bench.staff('doctor'),
    ];
  });

  const enter = async (orderId: string, values: Record<string, string>) => {
    const results = await resultsOfOrder(server, orderId, technician);
    const items = results.map(({ id, version, test }) => ({
      id,
      version,
      value_text: values[test.code] ?? '',
    }));
    return server.call(enterResults, { body: { items } }, { as: technician });
  };
  const verify = (items: unknown, as = manager) =>
    server.call(
      verifyResults,
      { body: { items: (items as Result[]).map(({ id, version }) => ({ id, version })) } },
      { as },
    );

  it('about released results are sent once per order to the patient and the ordering provider', async () => {
    const patientId = await bench.patient();
    const [patient, otherPatient] = [
      await bench.person('patient', { patientId }),
      await bench.person('patient', { patientId: await bench.patient() }),
    ];
    const { order } = await bench.arrived(['K', 'NA'], { patientId });
    const entered = await enter(order.id, { K: '4.1', NA: '140' });
    expect(await page(patient)).toMatchObject({ total: 0 });
    expect((await verify(entered.body['items'])).status).toBe(200);
    const expected = {
      type: 'result_ready',
      message: `Order ${order.order_number}: 2 results.`,
      actor: null,
      read: false,
      entity: { type: 'order', id: order.id },
    };
    expect((await page(patient)).items).toMatchObject([
      { ...expected, title: 'Your results are ready', link: '/app/patient-portal' },
    ]);
    expect((await page(doctor)).items).toMatchObject([
      { ...expected, title: 'Results are ready', link: '/app/test-results' },
    ]);
    expect([
      (await page(otherPatient)).total,
      (await page(technician)).total,
      (await page(manager)).total,
    ]).toEqual([0, 0, 0]);
  });

  it('use the language of each recipient', async () => {
    const speak = (person: Person, language: LanguageTag) =>
      bench.transaction((tx) =>
        tx
          .updateTable('app_user')
          .set({ language })
          .where('tenant_id', '=', bench.tenantId)
          .where('id', '=', person.id)
          .execute(),
      );
    await speak(manager, 'pt');
    await speak(doctor, 'ar');
    const { order } = await bench.arrived(['K']);
    const entered = await enter(order.id, { K: '6.8' });
    expect(await titles(manager)).toEqual(['Resultado crítico: Potassium 6.8 mmol/L']);
    expect((await verify(entered.body['items'])).status).toBe(200);
    expect((await page(doctor)).items).toMatchObject([
      {
        title: 'نتيجة حرجة تنتظر تأكيدك',
        message: expect.stringContaining(order.order_number),
      },
      {
        title: 'توجد نتائج جاهزة',
        message: `الطلب \u2068${order.order_number}\u2069: نتيجة واحدة.`,
      },
    ]);
  });

  it('are not created when the operation is rejected', async () => {
    const { order } = await bench.arrived(['K']);
    const entered = await enter(order.id, { K: '4.1' });
    expect((await verify(entered.body['items'], technician)).status).toBe(409);
    expect((await page(doctor)).total).toBe(0);
  });

  it('about a critical value reach managers and verifiers except the user who entered it, once per value', async () => {
    const second = await bench.person('technician');
    const granted = await bench.person('data_entry');
    await bench.transaction((tx) =>
      tx
        .insertInto('user_permission')
        .values({ user_id: granted.id, permission: 'verify_results' })
        .execute(),
    );
    const { order } = await bench.arrived(['K', 'NA']);
    await enter(order.id, { K: '6.8', NA: '140' });
    for (const person of [manager, second, granted]) {
      expect((await page(person)).items).toMatchObject([
        {
          type: 'critical_result',
          priority: 'critical',
          title: 'Critical result: Potassium 6.8 mmol/L',
          link: '/app/test-results',
          actor: null,
        },
      ]);
    }
    expect([(await page(technician)).total, (await page(doctor)).total]).toEqual([0, 0]);
    await enter(order.id, { K: '6.8', NA: '141' });
    expect((await page(manager)).total).toBe(1);
    await enter(order.id, { K: '7.1', NA: '141' });
    expect(await titles(manager)).toEqual([
      'Critical result: Potassium 7.1 mmol/L',
      'Critical result: Potassium 6.8 mmol/L',
    ]);
  });

  it('about a rejected specimen reach its collector and the ordering provider', async () => {
    const { order, samples } = await bench.arrived(['K']);
    const [sample] = samples;
    const { id = '', version = 0, accession_number = '' } = sample ?? {};
    expect(
      (
        await server.call(
          rejectSample,
          { params: { id }, version, body: { code: 'RH', note: 'Pink' } },
          { as: technician },
        )
      ).status,
    ).toBe(200);
    const expected = {
      type: 'sample_rejected',
      priority: 'high',
      title: `Specimen rejected: ${accession_number}`,
      entity: { type: 'sample', id },
    };
    const [toCollector] = (await page(await bench.staff('phlebotomist'))).items;
    expect(toCollector).toMatchObject({ ...expected, link: '/app/sample-collection' });
    expect(toCollector?.message).toMatch(
      new RegExp(
        `^Order ${order.order_number}\\. Reason: RH: Pink\\. Recollection requested as [\\d-]+\\.$`,
      ),
    );
    expect((await page(doctor)).items).toMatchObject([{ ...expected, link: null }]);
    expect((await page(technician)).total).toBe(0);
  });

  it('about a request to join reach administrators', async () => {
    const joiner = { email: `joiner@${lab.subdomain}.test`, full_name: 'Ivo Joinwell' };
    await requestAccess(server, lab, joiner);
    expect((await page(admin)).total).toBe(0);
    await joinFacility(server, lab, joiner);
    expect((await page(admin)).items).toMatchObject([
      {
        type: 'onboarding',
        title: 'Ivo Joinwell requests access',
        link: '/app/settings/staff?status=pending',
        actor: null,
        entity: { type: 'account' },
      },
    ]);
    expect((await page(nurse)).total).toBe(0);
    // A repeated request sends no notification.
    await joinFacility(server, lab, joiner);
    expect((await page(admin)).total).toBe(1);
  });
});

it('may be sent by roles with the default permission', () => {
  expect(
    Object.entries(defaultGrants).flatMap(([role, grants]) =>
      grants.includes('send_notifications') ? [role] : [],
    ),
  ).toEqual(['admin', 'lab_manager']);
});
