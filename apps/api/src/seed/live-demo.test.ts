import { exportAuditLogs, listAuditLogs } from '@alms/lis-domain/audit';
import { contract } from '@alms/lis-domain/contract';
import { idOf } from '@alms/lis-domain/fixtures';
import { openToVisitors } from '@alms/lis-domain/http';
import {
  listSessions,
  openLiveDemo,
  readProfile,
  refreshToken,
  register,
  signIn,
  updateAppearance,
  type SignedIn,
} from '@alms/lis-domain/identity';
import { verifyAuditChain } from '@alms/lis-domain/audit';
import { listResults, verifyResults, type Result } from '@alms/lis-domain/results';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '@alms/lis-domain/access';
import { openTestServer, type Person, type TestServer } from '../testing/test-server.ts';
import { demoPassword, hasPublishedPassword, seedDemo } from './demo-facility.ts';
import { lastReset, resetDemo } from './demo-reset.ts';

const host = 'demo.alms.localhost';
let server: TestServer;
let resets = 0;

beforeAll(async () => {
  server = await openTestServer({
    demo: 'public',
    resetDemo: async () => {
      resets += 1;
      await resetDemo(server.database, server.clock);
    },
  });
  await seedDemo({ db: server.database.db, clock: server.clock });
  await server.database.analyze();
});
afterAll(() => server.close());

const open = (role: Role, at = host) => server.call(openLiveDemo, { body: { role } }, { host: at });

async function visitor(role: Role): Promise<Person> {
  const { status, body } = await open(role);
  expect(status).toBe(200);
  const { user, access_token } = body as unknown as SignedIn;
  return {
    id: user.id,
    email: user.email,
    role,
    tenantId: user.tenant_id,
    token: access_token,
    host,
  };
}

describe('live demo', () => {
  it('opens a session in any role, without an account', async () => {
    const doctor = await visitor('doctor');
    const { body } = await server.call(readProfile, {}, { as: doctor });
    expect(body).toMatchObject({ role: 'doctor', email: 'doctor@demo.test' });
    const events = await server.call(
      listAuditLogs,
      { query: { action: 'login' } },
      { as: await visitor('admin') },
    );
    expect(events.body['items']).toContainEqual(
      expect.objectContaining({ entity_label: 'doctor@demo.test', after: { visitor: true } }),
    );
  });

  it('keeps the session limited after its renewal', async () => {
    const { headers } = await open('admin');
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    const renewed = await server.call(refreshToken, {}, { host, headers: { cookie } });
    const { user, access_token } = renewed.body as unknown as SignedIn;
    const answer = await server.request({
      method: 'PUT',
      path: '/api/v1/auth/me',
      as: { ...user, tenantId: user.tenant_id, token: access_token, host },
    });
    expect(answer.body['code']).toBe('closed_in_demo');
  });

  it('does not exist at other facilities, on the main site or for an unknown role', async () => {
    await server.facility('harbour');
    expect((await open('admin', 'harbour.alms.localhost')).body['code']).toBe('not_found');
    expect((await open('admin', 'alms.localhost')).body['code']).toBe('not_found');
    expect((await open('owner' as Role)).status).toBe(422);
  });

  it('lets visitors do daily work', async () => {
    const manager = await visitor('lab_manager');
    const { body } = await server.call(
      listResults,
      { query: { status: 'entered' } },
      { as: manager },
    );
    const first = (body['items'] as Result[]).find((each) => each.status === 'entered');
    const { status } = await server.call(
      verifyResults,
      { body: { items: [{ id: first?.id ?? '', version: first?.version ?? 0 }] } },
      { as: manager },
    );
    expect(status).toBe(200);
  });

  it('refuses everything else to a visitor with every permission', async () => {
    const admin = await visitor('admin');
    const closed = contract.filter(
      (call) => !openToVisitors(call) && call.site !== 'main' && call.access !== 'public',
    );
    const answers: [string, unknown][] = [];
    for (const { id, method, path } of closed) {
      const { body } = await server.request({
        method,
        path: `/api/v1${path.replace(/\{\w+\}/g, idOf('1'))}`,
        as: admin,
      });
      answers.push([id, body['code']]);
    }
    expect(answers.filter(([, code]) => code !== 'closed_in_demo')).toEqual([]);
    expect(answers.length).toBeGreaterThan(100);
  });

  it('does not store the appearance chosen in a shared account', async () => {
    const nurse = await visitor('nurse');
    const choice = { language: 'fr', color_scheme: 'dark', density: 'compact' } as const;
    const { body } = await server.call(updateAppearance, { body: choice }, { as: nurse });
    expect(body).toMatchObject(choice);
    expect((await server.call(readProfile, {}, { as: nurse })).body).toMatchObject({
      language: null,
      density: 'comfortable',
    });
  });

  it('shows no network address to visitors', async () => {
    const admin = await visitor('admin');
    const sessions = await server.call(listSessions, {}, { as: admin });
    const events = await server.call(listAuditLogs, { query: { limit: '200' } }, { as: admin });
    const file = await server.call(exportAuditLogs, { query: {} }, { as: admin });
    const shown = [sessions, events].flatMap(({ body }) => body['items'] as { ip: unknown }[]);
    expect(shown.length).toBeGreaterThan(2);
    expect(new Set(shown.map(({ ip }) => ip))).toEqual(new Set([null]));
    expect(file.status).toBe(200);
    expect(file.text).not.toContain('127.0.0.1');
  });

  it('accepts no access requests, whose names visitors would see', async () => {
    const { tenantId: tenant_id } = await visitor('admin');
    const body = { email: 'ada@example.test', full_name: 'Ada', username: 'ada', tenant_id };
    const answer = await server.call(
      register,
      { body: { ...body, password: 'Gull-over-9-harbours!' } },
      { host },
    );
    expect(answer.body['code']).toBe('registration_failed');
  });
});

describe('reset of the live demo', () => {
  const catchUp = async () => {
    await server.app.jobs.catchUp();
    await server.settled();
  };

  it('is due after 03:00 UTC, also when the service was down then', () => {
    expect(lastReset(new Date('2026-05-12T02:59:59Z'))).toEqual(new Date('2026-05-11T03:00:00Z'));
    expect(lastReset(new Date('2026-05-12T03:00:00Z'))).toEqual(new Date('2026-05-12T03:00:00Z'));
  });

  it('replaces the demo by a new one without passwords and ends its sessions', async () => {
    const { db } = server.database;
    const neighbour = await server.facility('quayside');
    await neighbour.person('admin');
    const admin = await visitor('admin');
    expect(await hasPublishedPassword(db)).toBe(true);
    await catchUp();
    expect(resets).toBe(0);

    server.clock.advance(24 * 60 * 60);
    await catchUp();
    expect(resets).toBe(1);
    expect((await server.call(readProfile, {}, { as: admin })).status).toBe(401);
    expect(await hasPublishedPassword(db)).toBe(false);
    const known = { username: 'admin@demo.test', password: demoPassword };
    expect((await server.call(signIn, { body: known }, { host })).status).toBe(401);

    const fresh = await visitor('admin');
    expect(fresh.id).not.toBe(admin.id);
    const chain = await server.call(verifyAuditChain, {}, { as: fresh });
    expect(chain.body).toMatchObject({ intact: true });
    const untouched = await neighbour.transaction((tx) =>
      tx.selectFrom('app_user').select('email').execute(),
    );
    expect(untouched).toHaveLength(1);

    await catchUp();
    expect(resets).toBe(1);
  });

  it('leaves the demo unchanged when it fails', async () => {
    const { id } = await visitor('admin');
    const failing = {
      now: () => {
        throw new Error('the clock failed');
      },
    };
    await expect(resetDemo(server.database, failing)).rejects.toThrow('the clock failed');
    expect((await visitor('admin')).id).toBe(id);
  });
});
