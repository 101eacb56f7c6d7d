import { signOut } from '@alms/lis-domain/identity';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationStats,
  sendNotification,
  streamNotifications,
  type Notification,
  type NotificationPage,
  type NotificationStats,
} from '@alms/lis-domain/notifications';
import { disableStaff } from '@alms/lis-domain/identity/staff';
import { uuidv7 } from 'uuidv7';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultStreamRules } from '../../platform/http/responses/event-streams.ts';
import {
  listenOnAnyPort,
  openEventStream,
  type ReceivedStream,
} from '../../testing/event-stream.ts';
import { eventually } from '../../testing/test-process.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';

/** Longer than any test: timely events must arrive by push, not by polling. */
const never = 1_000_000_000;

let server: TestServer;
/** The process that sends, and another one on the same database. */
let ports: { first: number; second: number };
let lab: TestFacility;
let admin: Person;
let nurse: Person;
let opened: ReceivedStream[];
beforeAll(async () => {
  server = await openTestServer({
    streamRules: { ...defaultStreamRules, pollEvery: never, maxPerAccount: 2 },
  });
  ports = {
    first: await listenOnAnyPort(server.app),
    second: await listenOnAnyPort(await server.anotherProcess()),
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  lab = await server.facility(`live-${uuidv7().slice(-12)}`);
  admin = await lab.person('admin');
  nurse = await lab.person('nurse');
  opened = [];
});
afterEach(() => {
  for (const stream of opened) stream.close();
});

const path = streamNotifications.path;
async function follow(
  { token, host }: Pick<Person, 'token' | 'host'>,
  { at = 'first', lastEventId }: { at?: 'first' | 'second'; lastEventId?: string } = {},
): Promise<ReceivedStream> {
  const stream = await openEventStream({
    port: ports[at],
    path,
    host,
    token,
    ...(lastEventId !== undefined && { lastEventId }),
  });
  opened.push(stream);
  return stream;
}

async function send(to: Person, extra: object = {}): Promise<void> {
  const body = {
    recipient_id: to.id,
    type: 'system',
    title: 'Result of Ada Testwell',
    message: 'Potassium 6.8',
    ...extra,
  } as const;
  expect((await server.call(sendNotification, { body }, { as: admin })).status).toBe(201);
}
const notificationsOf = async (person: Person): Promise<Notification[]> =>
  ((await server.call(listNotifications, {}, { as: person })).body as unknown as NotificationPage)
    .items;
const arrived = (stream: ReceivedStream) =>
  stream.events.flatMap(({ data }) => (data as { arrived: string[] }).arrived);

describe('notification event stream', () => {
  it('starts with the current position in an uncacheable response', async () => {
    await send(nurse);
    const stream = await follow(nurse);
    expect([
      stream.status,
      stream.headers['content-type'],
      stream.headers['cache-control'],
      stream.headers['x-accel-buffering'],
    ]).toEqual([200, 'text/event-stream', 'no-store', 'no']);
    expect(await stream.event(1)).toEqual({
      event: 'changed',
      id: expect.stringMatching(/^1\.\d+$/),
      data: { arrived: [] },
    });
  });

  it('sends nothing to an up-to-date client until an event occurs', async () => {
    await send(nurse);
    const { event_id: counted } = (await server.call(readNotificationStats, {}, { as: nurse }))
      .body as unknown as NotificationStats;
    const stream = await follow(nurse, { lastEventId: counted });
    await send(nurse);
    await stream.event(1);
    expect([stream.events.length, arrived(stream)]).toEqual([
      1,
      [(await notificationsOf(nurse))[0]?.id],
    ]);
  });

  it.each(['first', 'second'] as const)(
    'pushes a notification sent by another process or the same (%s), by id only',
    async (at) => {
      const stream = await follow(nurse, { at });
      await stream.event(1);
      await send(nurse);
      const { data } = await stream.event(2);
      expect(data).toEqual({ arrived: [(await notificationsOf(nurse))[0]?.id] });
      expect(JSON.stringify(stream.events)).not.toMatch(/Ada|Potassium/);
    },
  );

  it('sends nothing to other users, in this facility or another', async () => {
    const other = await server.facility(`far-${uuidv7().slice(-12)}`);
    const outsiders = [
      await follow(await other.person('nurse')),
      await follow(await lab.person('nurse')),
      await follow(admin),
    ];
    const stream = await follow(nurse);
    await send(nurse);
    await stream.event(2);
    // Any wrongly delivered event would have arrived before this one.
    await send(admin);
    await outsiders[2]?.event(2);
    expect(outsiders.map(({ events }) => events.length)).toEqual([1, 1, 2]);
  });

  it('reports reads and deletions, also from elsewhere, without ids', async () => {
    await send(nurse);
    await send(nurse);
    const [newest] = await notificationsOf(nurse);
    const stream = await follow(nurse, { at: 'second' });
    await stream.event(1);
    await server.call(markNotificationRead, { params: { id: newest?.id ?? '' } }, { as: nurse });
    await stream.event(2);
    await server.call(deleteNotification, { params: { id: newest?.id ?? '' } }, { as: nurse });
    await stream.event(3);
    await server.call(markAllNotificationsRead, {}, { as: nurse });
    await stream.event(4);
    await server.call(markAllNotificationsRead, {}, { as: nurse });
    await send(nurse);
    await stream.event(5);
    expect(stream.events.map(({ data }) => (data as { arrived: string[] }).arrived.length)).toEqual(
      [0, 0, 0, 0, 1],
    );
  });

  it('sends nothing for rejected requests', async () => {
    const stream = await follow(nurse);
    expect(
      (
        await server.call(
          sendNotification,
          { body: { recipient_id: nurse.id, type: 'system', title: '', message: '' } },
          { as: admin },
        )
      ).status,
    ).toBe(422);
    await send(nurse);
    await stream.event(2);
    expect(arrived(stream)).toHaveLength(1);
  });
});

describe('interrupted event stream', () => {
  it('resumes on any process and delivers each notification once', async () => {
    const first = await follow(nurse);
    await first.event(1);
    await send(nurse);
    const { id } = await first.event(2);
    first.close();
    for (let n = 0; n < 3; n += 1) await send(nurse);
    const second = await follow(nurse, { at: 'second', lastEventId: id });
    await second.event(1);
    await send(nurse);
    await second.event(2);
    const receivedIds = [...arrived(first), ...arrived(second)];
    expect(receivedIds).toHaveLength(5);
    expect(new Set(receivedIds)).toEqual(
      new Set((await notificationsOf(nurse)).map((each) => each.id)),
    );
  });

  it('stays open without events when nothing has happened', async () => {
    const first = await follow(nurse);
    const { id } = await first.event(1);
    first.close();
    const second = await follow(nurse, { lastEventId: id });
    expect([second.status, second.events]).toEqual([200, []]);
    await send(nurse);
    expect(await second.event(1)).toMatchObject({ data: { arrived: [expect.any(String)] } });
  });

  it('delivers a scheduled notification once at its time', async () => {
    const stream = await follow(nurse);
    const { id } = await stream.event(1);
    await send(nurse, {
      scheduled_for: new Date(server.clock.now().getTime() + 60_000).toISOString(),
    });
    const { id: scheduledId } = await stream.event(2);
    expect(arrived(stream)).toEqual([]);
    server.clock.advance(120);
    const marks = [id, scheduledId];
    for (const mark of marks) {
      const again = await follow(nurse, { lastEventId: mark });
      const shown = await again.event(1);
      expect(shown.data).toEqual({ arrived: [(await notificationsOf(nurse))[0]?.id] });
      again.close();
      await again.ended;
      const after = await follow(nurse, { lastEventId: shown.id });
      expect(after.events).toEqual([]);
      after.close();
      await after.ended;
    }
  });

  it.each(['', 'x', '1', '-1.5', '1.9999999999999', `${'9'.repeat(40)}.1`, "1.1' or true"])(
    'restarts after the unknown id %j',
    async (lastEventId) => {
      await send(nurse);
      const stream = await follow(nurse, { lastEventId });
      expect(await stream.event(1)).toMatchObject({
        id: expect.stringMatching(/^1\.\d+$/),
        data: { arrived: [] },
      });
    },
  );
});

describe('end of an event stream', () => {
  it('occurs when its session is signed out', async () => {
    const stream = await follow(nurse, { at: 'second' });
    await stream.event(1);
    expect(
      (
        await server.call(
          signOut,
          {},
          { host: lab.host, headers: { authorization: `Bearer ${nurse.token}` } },
        )
      ).status,
    ).toBe(204);
    await stream.ended;
    expect((await follow(nurse)).status).toBe(401);
  });

  it('occurs when its account is disabled, without affecting other accounts', async () => {
    const colleague = await lab.person('nurse');
    const [stream, other] = [await follow(nurse), await follow(colleague)];
    const { version } = await lab.transaction((tx) =>
      tx
        .selectFrom('app_user')
        .select('version')
        .where('tenant_id', '=', lab.tenantId)
        .where('id', '=', nurse.id)
        .executeTakeFirstOrThrow(),
    );
    expect(
      (
        await server.call(
          disableStaff,
          { params: { id: nurse.id }, version, body: { reason: 'Left' } },
          { as: admin },
        )
      ).status,
    ).toBeLessThan(300);
    await stream.ended;
    await send(colleague);
    await other.event(2);
  });

  it('occurs when its session has expired', async () => {
    const process = await server.anotherProcess({
      streamRules: { heartbeatEvery: 20, pollEvery: 20, maxPerAccount: 2 },
    });
    const stream = await openEventStream({
      port: await listenOnAnyPort(process),
      path,
      host: nurse.host,
      token: nurse.token,
    });
    await eventually(
      () => (stream.text().split(':\n').length > 3 ? true : undefined),
      'signs of life',
    );
    server.clock.advance(2 * 60 * 60);
    await stream.ended;
    expect((await follow(nurse)).status).toBe(401);
  });

  it('occurs when the service stops, which does not wait for it', async () => {
    const process = await server.anotherProcess();
    const stream = await openEventStream({
      port: await listenOnAnyPort(process),
      path,
      host: nurse.host,
      token: nurse.token,
    });
    await stream.event(1);
    await process.close();
    await stream.ended;
    expect(stream.events).toHaveLength(1);
  });
});

describe('rejected event stream', () => {
  it.each([
    ['without a token', () => ({ token: '', host: nurse.host }), 401, 'unauthenticated'],
    [
      'at another facility’s address',
      async () => ({
        token: nurse.token,
        host: (await server.facility(`near-${uuidv7().slice(-12)}`)).host,
      }),
      403,
      'tenant_mismatch',
    ],
  ])('%s', async (_, who, status, code) => {
    const stream = await follow(await who());
    await stream.ended;
    expect([stream.status, JSON.parse(stream.text())]).toEqual([
      status,
      expect.objectContaining({ code }),
    ]);
  });

  it('enforces the limit per account until one stream is closed', async () => {
    const [first] = [await follow(nurse), await follow(nurse)];
    const refused = await follow(nurse);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await follow(admin)).status).toBe(200);
    first?.close();
    await eventually(
      async () => ((await follow(nurse)).status === 200 ? true : undefined),
      'a place',
    );
  });
});

it('reconnects after the listening connection is cut and delivers missed events', async () => {
  const stream = await follow(nurse, { at: 'second' });
  await stream.event(1);
  const cut = await server.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'alms-listener'",
  );
  expect(cut.rowCount).toBeGreaterThanOrEqual(2);
  await send(nurse);
  await stream.event(2);
  expect(arrived(stream)).toHaveLength(1);
});
