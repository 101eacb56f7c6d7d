import type { LanguageTag } from '@alms/lis-domain/language';
import {
  chooseMailedNotifications,
  listNotifications,
  notificationTypes,
  readNotificationPreferences,
  sendNotification,
  type NotificationPage,
  type NotificationType,
} from '@alms/lis-domain/notifications';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinFacility } from '../../testing/access-requests.ts';
import { trailOf } from '../../testing/answers.ts';
import { listenOnAnyPort } from '../../testing/event-stream.ts';
import { eventually } from '../../testing/test-process.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

let server: TestServer;
let lab: TestFacility;
let admin: Person;
let nurse: Person;
/** Emails received by the mail server. */
let sent: Mail[];
/** Mail server behaviour. */
let mailServer: (mail: Mail) => Promise<void>;
const mailer = { send: (mail: Mail) => mailServer(mail) };
beforeAll(async () => {
  server = await openTestServer({ mailer });
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`post-${uuidv7().slice(-12)}`);
  admin = await lab.person('admin');
  nurse = await lab.person('nurse');
  sent = [];
  mailServer = async (mail) => void sent.push(mail);
});
// Clears the queue between tests.
afterEach(() =>
  lab.transaction((tx) =>
    tx
      .updateTable('notification_mail')
      .set({ state: 'dropped' })
      .where('tenant_id', '=', lab.tenantId)
      .where('state', '=', 'waiting')
      .execute(),
  ),
);

const choose = (type: NotificationType, mailed: boolean, as = nurse) =>
  server.call(chooseMailedNotifications, { body: { type, mailed } }, { as });
const preferences = async (as = nurse) =>
  (await server.call(readNotificationPreferences, {}, { as })).body['mailed'];
const content = {
  title: 'Result of Ada Testwell',
  message: 'Potassium 6.8',
  type: 'system',
} as const;
async function send(extra: object = {}, as = admin): Promise<void> {
  expect(
    (
      await server.call(
        sendNotification,
        { body: { ...content, recipient_id: nurse.id, ...extra } },
        { as },
      )
    ).status,
  ).toBe(201);
}
const channels = async (as = nurse) =>
  (
    (await server.call(listNotifications, {}, { as })).body as unknown as NotificationPage
  ).items.map((each) => each.channels);
const mails = () =>
  lab.transaction((tx) =>
    tx
      .selectFrom('notification_mail')
      .select(['state', 'attempts', 'due_at', 'sent_at'])
      .where('tenant_id', '=', lab.tenantId)
      .orderBy('notification_id')
      .execute(),
  );
const change = (columns: {
  status?: 'disabled';
  email_verified?: boolean;
  language?: LanguageTag;
}) =>
  lab.transaction((tx) =>
    tx
      .updateTable('app_user')
      .set(columns)
      .where('tenant_id', '=', lab.tenantId)
      .where('id', '=', nurse.id)
      .execute(),
  );
const givenUp = () =>
  server.logged
    .map((line) => JSON.parse(line) as { msg: string; tenant_id?: string })
    .filter(
      ({ msg, tenant_id }) =>
        msg === 'email delivery abandoned after the last attempt' && tenant_id === lab.tenantId,
    ).length;

describe('email copy preferences', () => {
  it('are empty by default, then as chosen for each account', async () => {
    expect(await preferences()).toEqual([]);
    expect((await choose('result_ready', true)).body).toEqual({ mailed: ['result_ready'] });
    expect((await choose('critical_result', true)).body).toEqual({
      mailed: ['critical_result', 'result_ready'],
    });
    expect((await choose('result_ready', false)).body).toEqual({ mailed: ['critical_result'] });
    expect([await preferences(), await preferences(admin)]).toEqual([['critical_result'], []]);
  });

  it('save both of two concurrent choices', async () => {
    await Promise.all([choose('payment', true), choose('expiry', true), choose('system', true)]);
    expect(await preferences()).toEqual(['expiry', 'payment', 'system']);
  });

  it('are audited only when changed', async () => {
    for (const mailed of [true, true, false, false]) await choose('payment', mailed);
    expect(await trailOf(server, lab, { category: 'settings' })).toMatchObject([
      {
        action: 'update',
        entity_type: 'account',
        entity_id: nurse.id,
        before: { mailed_notifications: ['payment'] },
        after: { mailed_notifications: [] },
      },
      {
        action: 'update',
        entity_type: 'account',
        entity_id: nurse.id,
        before: { mailed_notifications: [] },
        after: { mailed_notifications: ['payment'] },
      },
    ]);
  });

  it.each([
    {},
    { type: 'gossip', mailed: true },
    { type: 'system' },
    { type: 'system', mailed: 'yes' },
    { type: 'system', mailed: true, account_id: uuidv7() },
  ])('reject %j', async (body) => {
    expect(
      (await server.call(chooseMailedNotifications, { body } as never, { as: nurse })).status,
    ).toBe(422);
    expect(await preferences()).toEqual([]);
  });

  it('require a signed-in user', async () => {
    expect(
      (
        await server.call(
          chooseMailedNotifications,
          { body: { type: 'system', mailed: true } },
          { host: lab.host },
        )
      ).status,
    ).toBe(401);
  });

  it('apply only to the facility where they are set', async () => {
    await choose('system', true);
    const elsewhere = await server.facility(`far-${uuidv7().slice(-12)}`);
    expect(
      await elsewhere.transaction((tx) =>
        tx.selectFrom('mailed_notification_type').selectAll().execute(),
      ),
    ).toEqual([]);
  });
});

describe('requested email copy', () => {
  it.each(notificationTypes)(
    'announces %s in the reader’s language without its content',
    async (type) => {
      await change({ language: 'fr' });
      await choose(type, true);
      await send({ type });
      await server.settled();
      expect(sent).toMatchObject([{ to: nurse.email, language: 'fr' }]);
      expect(sent[0]?.text).toContain(`http://${lab.host}:4173/app/notifications`);
      expect(JSON.stringify(sent)).not.toMatch(/Testwell|Potassium|6\.8/);
      expect(await channels()).toEqual([['in_app', 'email']]);
      expect(await mails()).toMatchObject([
        { state: 'sent', attempts: 1, sent_at: server.clock.now().toISOString() },
      ]);
    },
  );

  it('is also sent for system notifications', async () => {
    await choose('onboarding', true, admin);
    const email = `joiner@${lab.subdomain}.test`;
    await joinFacility(server, lab, { email, full_name: 'Ivo Joinwell' }, sent);
    await server.settled();
    const copies = sent.filter(({ to }) => to === admin.email);
    expect(copies).toHaveLength(1);
    expect(JSON.stringify(copies)).not.toContain('Joinwell');
  });

  it('is not sent for other types', async () => {
    await choose('payment', true);
    await send();
    await server.settled();
    expect([sent, await channels(), await mails()]).toEqual([[], [['in_app']], []]);
  });

  it.each<[string, () => Promise<Person>]>([
    [
      'to an unconfirmed address',
      async () => {
        await change({ email_verified: false });
        return admin;
      },
    ],
    [
      'when triggered by a user with an unconfirmed address',
      () => lab.person('admin', { emailVerified: false }),
    ],
  ])('is not sent %s', async (_, by) => {
    await choose('system', true);
    await send({}, await by());
    await server.settled();
    expect([sent, await channels()]).toEqual([[], [['in_app']]]);
  });

  it.each([{ status: 'disabled' }, { email_verified: false }] as const)(
    'is dropped when the account is now %j',
    async (meanwhile) => {
      await choose('system', true);
      await send();
      await change(meanwhile);
      await server.settled();
      expect([sent, await mails()]).toMatchObject([[], [{ state: 'dropped', attempts: 0 }]]);
    },
  );

  it('does not exist without the notification', async () => {
    await choose('system', true);
    expect(
      (
        await server.call(
          sendNotification,
          { body: { ...content, recipient_id: nurse.id, entity: { type: 'order', id: 'none' } } },
          { as: admin },
        )
      ).status,
    ).toBe(422);
    expect(await mails()).toEqual([]);
  });

  it('of a scheduled notification is sent at the scheduled time', async () => {
    await choose('system', true);
    await send({ scheduled_for: new Date(server.clock.now().getTime() + 3_600_000).toISOString() });
    await server.settled();
    expect(sent).toEqual([]);
    server.clock.advance(3600);
    await server.settled();
    expect(sent).toHaveLength(1);
  });
});

describe('email delivery failure', () => {
  beforeEach(() => choose('system', true));
  const refusesEverything = async () => Promise.reject(new Error('421 try again later'));

  it('is retried and then sent once', async () => {
    mailServer = refusesEverything;
    await send();
    await server.settled();
    expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    mailServer = async (mail) => void sent.push(mail);
    await server.settled();
    expect(sent).toEqual([]);
    server.clock.advance(10 * 60);
    for (let n = 0; n < 3; n += 1) await server.settled();
    expect([sent.length, await mails()]).toMatchObject([1, [{ state: 'sent', attempts: 2 }]]);
  });

  it('is abandoned after five attempts and logged', async () => {
    let attempts = 0;
    mailServer = () => {
      attempts += 1;
      return refusesEverything();
    };
    await send();
    for (let n = 0; n < 8; n += 1) {
      await server.settled();
      server.clock.advance(8 * 3600);
    }
    expect([attempts, await mails(), givenUp()]).toMatchObject([
      5,
      [{ state: 'given_up', attempts: 5, sent_at: null }],
      1,
    ]);
  });

  it('does not block other emails', async () => {
    const colleague = await lab.person('nurse');
    await choose('system', true, colleague);
    mailServer = async (mail) => {
      if (mail.to === nurse.email) throw new Error('550 no such mailbox');
      sent.push(mail);
    };
    await send();
    await send({ recipient_id: colleague.id });
    await server.settled();
    expect(sent.map(({ to }) => to)).toEqual([colleague.email]);
  });

  it('after a process dies following the commit, another process sends the email', async () => {
    // Nothing listens here, as if the process had ended after its response.
    await send();
    const other = await server.anotherProcess();
    await other.jobs.runDue();
    expect([sent.length, await mails()]).toMatchObject([1, [{ state: 'sent' }]]);
  });

  it('after a process dies while sending, another resumes later with the same message id', async () => {
    let reached = () => {};
    const begun = new Promise<void>((done) => (reached = done));
    let fail = () => {};
    const names: (string | undefined)[] = [];
    mailServer = (mail) => {
      names.push(mail.messageId);
      reached();
      return new Promise((_, reject) => (fail = () => reject(new Error('connection lost'))));
    };
    await send();
    const dying = server.app.jobs.runDue();
    await begun;
    mailServer = async (mail) => {
      names.push(mail.messageId);
      sent.push(mail);
    };
    const other = await server.anotherProcess();
    await other.jobs.runDue();
    expect(sent).toEqual([]);
    // The job expires, and is retried after the first pause at the latest.
    server.clock.advance(5 * 60 + 1);
    await other.jobs.runDue();
    server.clock.advance(10 * 60);
    await other.jobs.runDue();
    expect(sent).toHaveLength(1);
    fail();
    await dying;
    await server.settled();
    expect([sent.length, new Set(names).size, await mails()]).toMatchObject([
      1,
      1,
      [{ state: 'sent', attempts: 2 }],
    ]);
  });

  it('is abandoned when the process dies during the last attempt', async () => {
    await send();
    await lab.transaction((tx) =>
      tx
        .updateTable('notification_mail')
        .set({ attempts: 5 })
        .where('tenant_id', '=', lab.tenantId)
        .execute(),
    );
    await server.settled();
    expect([sent, await mails(), givenUp()]).toMatchObject([[], [{ state: 'given_up' }], 1]);
  });
});

describe('concurrent mail processes', () => {
  beforeEach(() => choose('system', true));

  it('send each email once between them', async () => {
    for (let n = 0; n < 12; n += 1) await send();
    const others = [await server.anotherProcess(), await server.anotherProcess()];
    // Delays each send so that all processes are sending at once.
    mailServer = async (mail) => {
      await Promise.resolve();
      sent.push(mail);
    };
    const all = [server.app, ...others];
    await Promise.all(all.map(({ jobs }) => jobs.runDue()));
    expect([sent.length, new Set(sent.map(({ messageId }) => messageId)).size]).toEqual([12, 12]);
    expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array.from({ length: 12 }, () => ['sent', 1]),
    );
  });

  it('link to the sign-in address of the email’s facility', async () => {
    const elsewhere = await server.facility(`away-${uuidv7().slice(-12)}`);
    const [sender, reader] = [await elsewhere.person('admin'), await elsewhere.person('nurse')];
    await choose('system', true, reader);
    await send();
    await send({ recipient_id: reader.id }, sender);
    await server.settled();
    expect(Object.fromEntries(sent.map(({ to, text }) => [to, text.split('\n').at(-2)]))).toEqual({
      [nurse.email]: `http://${lab.host}:4173/app/notifications`,
      [reader.email]: `http://${elsewhere.host}:4173/app/notifications`,
    });
  });
});

describe('email of a report', () => {
  const linkOf = async (extra: object) => {
    sent = [];
    await choose('result_ready', true);
    await send({ type: 'result_ready', ...extra });
    await server.settled();
    return sent.map(({ text }) => text.split('\n').at(-2));
  };

  it('links to the patient’s own results in one step', async () => {
    expect(await linkOf({ link: '/app/patient-portal' })).toEqual([
      `http://${lab.host}:4173/app/patient-portal`,
    ]);
  });

  it('never links to a screen that names a record', async () => {
    for (const link of [
      '/app/patient-portal/0190b3c0-0000-7000-8000-000000000009',
      '/app/orders/1',
    ])
      expect(await linkOf({ link })).toEqual([`http://${lab.host}:4173/app/notifications`]);
  });

  it('links to the notification for every other type', async () => {
    sent = [];
    await choose('system', true);
    await send({ type: 'system', link: '/app/patient-portal' });
    await server.settled();
    expect(sent[0]?.text).toContain(`http://${lab.host}:4173/app/notifications`);
  });
});

describe('running mail sender', () => {
  const sentOne = () => eventually(() => (sent.length > 0 ? true : undefined), 'a mail');
  beforeEach(() => choose('system', true));

  it('sends at once, including emails queued before it started', async () => {
    await send();
    const other = await server.anotherProcess();
    await listenOnAnyPort(other);
    await sentOne();
    sent = [];
    await send();
    await sentOne();
    await other.close();
    expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('sends a scheduled email once, at its time', async () => {
    const other = await server.anotherProcess();
    await listenOnAnyPort(other);
    await send({ scheduled_for: new Date(server.clock.now().getTime() + 60_000).toISOString() });
    other.jobs.wake();
    await other.jobs.runDue();
    expect(sent).toEqual([]);
    server.clock.advance(60);
    other.jobs.wake();
    await sentOne();
    await other.close();
    expect(sent).toHaveLength(1);
  });

  it('finishes the current email on stop and starts no other', async () => {
    for (let n = 0; n < 3; n += 1) await send();
    let reached = () => {};
    const begun = new Promise<void>((done) => (reached = done));
    let finish = () => {};
    mailServer = async (mail) => {
      reached();
      await new Promise<void>((done) => (finish = done));
      sent.push(mail);
    };
    const other = await server.anotherProcess();
    await listenOnAnyPort(other);
    await begun;
    const closing = other.close();
    await eventually(
      () => (other.server.listening ? undefined : true),
      'the server to stop listening',
    );
    finish();
    await closing;
    expect([sent.length, (await mails()).map(({ state }) => state).toSorted()]).toEqual([
      1,
      ['sent', 'waiting', 'waiting'],
    ]);
  });
});
