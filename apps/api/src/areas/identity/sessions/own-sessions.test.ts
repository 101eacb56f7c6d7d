import { listAuditLogs } from '@alms/lis-domain/audit';
import {
  endOtherSessions,
  endSession,
  listSessions,
  readProfile,
  refreshToken,
  signIn,
  type OwnSession,
  type UserId,
} from '@alms/lis-domain/identity';
import { signOutStaff } from '@alms/lis-domain/identity/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openTestServer,
  type Answer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createAccount } from '../registration/create-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const password = 'Gull-over-9-harbours!';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
let server: TestServer;
let lab: TestFacility;

/** A signed-in browser. */
interface Browser {
  host: string;
  headers: { authorization: string; cookie: string };
}

const browserOf = ({ body, headers }: Answer): Browser => ({
  host: lab.host,
  headers: {
    authorization: `Bearer ${body['access_token'] as string}`,
    cookie: /^__Host-alms_refresh=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? '',
  },
});

let people = 0;
async function accountWithPassword(): Promise<{ id: UserId; email: string }> {
  people += 1;
  const email = `person-${people}@example.test`;
  const passwordHash = await hashPassword(password);
  const id = await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email,
      full_name: 'Person',
      role: 'nurse',
      status: 'active',
      passwordHash,
      now: server.clock.now(),
    }),
  );
  return { id, email };
}

const begin = async (email: string, userAgent: string) =>
  browserOf(
    await server.call(
      signIn,
      { body: { username: email, password } },
      { host: lab.host, headers: { 'user-agent': userAgent } },
    ),
  );
const sessionsIn = async (browser: Browser) =>
  (await server.call(listSessions, {}, browser)).body['items'] as OwnSession[];
const isSignedIn = async (browser: Browser) =>
  (await server.call(readProfile, {}, browser)).status === 200;

beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
});
afterAll(() => server.close());

it('list the user’s sessions with recognisable details, last seen first', async () => {
  const { email } = await accountWithPassword();
  const desk = await begin(email, firefox);
  server.clock.advance(60);
  const phone = await begin(email, safari);
  server.clock.advance(540);
  const renewed = browserOf(await server.call(refreshToken, {}, desk));
  const [first, second, ...more] = await sessionsIn(renewed);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    browser: 'Firefox',
    system: 'Windows',
    ip: '127.0.0.1',
    current: true,
    started_at: '2026-05-12T08:42:00.000Z',
    seen_at: '2026-05-12T08:52:00.000Z',
  });
  expect(second).toMatchObject({
    browser: 'Safari',
    system: 'iPhone',
    current: false,
    started_at: '2026-05-12T08:43:00.000Z',
    seen_at: '2026-05-12T08:43:00.000Z',
  });
  expect((await sessionsIn(phone)).map(({ current }) => current)).toEqual([false, true]);
});

it('disappear when they end', async () => {
  const { id, email } = await accountWithPassword();
  await begin(email, firefox);
  server.clock.advance(3601);
  const later = await begin(email, safari);
  expect(await sessionsIn(later)).toMatchObject([{ browser: 'Safari' }]);
  const remaining = await lab.transaction((tx) =>
    tx
      .selectFrom('session')
      .select('browser')
      .where('tenant_id', '=', lab.tenantId)
      .where('user_id', '=', id)
      .execute(),
  );
  expect(remaining).toEqual([{ browser: 'Safari' }]);
});

it('end individually: the other browser’s next request and renewal are rejected', async () => {
  const { email } = await accountWithPassword();
  const [here, there] = [await begin(email, firefox), await begin(email, safari)];
  const other = (await sessionsIn(here)).find(({ current }) => !current)?.id ?? '';
  expect((await server.call(endSession, { params: { id: other } }, here)).status).toBe(204);
  expect(await isSignedIn(there)).toBe(false);
  expect((await server.call(refreshToken, {}, there)).status).toBe(401);
  expect(await isSignedIn(here)).toBe(true);
  expect((await server.call(endSession, { params: { id: other } }, here)).status).toBe(404);
  const { body } = await server.call(
    listAuditLogs,
    { query: { limit: '1', action: 'logout' } },
    { as: await lab.person('admin') },
  );
  expect(body['items']).toMatchObject([
    { entity_type: 'session', entity_id: other, entity_label: email },
  ]);
});

it('end all at once except the current one', async () => {
  const { email } = await accountWithPassword();
  const browsers = [
    await begin(email, firefox),
    await begin(email, safari),
    await begin(email, 'curl/8'),
  ] as const;
  const { body } = await server.call(endOtherSessions, {}, browsers[1]);
  expect(body).toEqual({ ended: 2 });
  expect(await Promise.all(browsers.map(isSignedIn))).toEqual([false, true, false]);
  expect((await server.call(endOtherSessions, {}, browsers[1])).body).toEqual({ ended: 0 });
});

it('cannot be seen or ended by other users or at another facility', async () => {
  const { email } = await accountWithPassword();
  const mine = await begin(email, firefox);
  const [own] = await sessionsIn(mine);
  const south = await server.facility('south');
  for (const stranger of [await lab.person('admin'), await south.person('admin')]) {
    expect((await server.call(listSessions, {}, { as: stranger })).body['items']).toMatchObject([
      { browser: 'Firefox', system: 'Linux', current: true },
    ]);
    expect(
      (await server.call(endSession, { params: { id: own?.id ?? '' } }, { as: stranger })).status,
    ).toBe(404);
  }
  expect(await isSignedIn(mine)).toBe(true);
  expect((await server.call(listSessions, {}, { host: lab.host })).status).toBe(401);
});

it('disappear when an administrator signs the user out', async () => {
  const { id, email } = await accountWithPassword();
  const desk = await begin(email, firefox);
  expect(
    (await server.call(signOutStaff, { params: { id } }, { as: await lab.person('admin') })).status,
  ).toBe(200);
  expect(await isSignedIn(desk)).toBe(false);
  expect(await sessionsIn(await begin(email, safari))).toMatchObject([{ browser: 'Safari' }]);
});
