import { listAuditLogs } from '@alms/lis-domain/audit';
import { validateSubdomain } from '@alms/lis-domain/facility';
import { readProfile, register, registerLabAdmin, signIn } from '@alms/lis-domain/identity';
import { beginAuthenticator } from '@alms/lis-domain/identity/two-step';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayAfter, rateLimits } from './rate-limits.ts';
import { createAccount } from '../../../areas/identity/registration/create-account.ts';
import { hashPassword } from '../../../areas/identity/passwords/password-hash.ts';
import {
  openTestServer,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';

const password = 'Gull-over-9-harbours!';
let server: TestServer;
let lab: TestFacility;
beforeEach(async () => {
  // The rate limiter reads the process clock, which is stopped here.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-05-12T08:42:00Z');
  const few = (points: number) => ({ points, duration: 60 });
  server = await openTestServer({
    rates: {
      general: few(5),
      lookup: few(2),
      account: few(3),
      address: few(8),
      send: few(4),
      ownPassword: few(3),
      registration: few(2),
      joinRequest: few(2),
    },
  });
  lab = await server.facility('limited');
  const passwordHash = await hashPassword(password);
  await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email: 'a@example.test',
      full_name: 'A',
      role: 'nurse',
      status: 'active',
      passwordHash,
      now: server.clock.now(),
    }),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const tryPassword = (word: string, username = 'a@example.test') =>
  server.call(signIn, { body: { username, password: word } }, { host: lab.host });

describe('rate limits', () => {
  it('stop guesses at one account, including other clients, until the minute is over', async () => {
    const guesses = [await tryPassword('1'), await tryPassword('2'), await tryPassword('3')];
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401]);
    const refused = await tryPassword(password);
    expect([refused.status, refused.body['code'], refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    expect(refused.headers['ratelimit']).toBe('"account";r=0;t=60');
    vi.advanceTimersByTime(60_001);
    expect((await tryPassword(password)).status).toBe(200);
  });

  it('reset failed attempts after a successful sign-in', async () => {
    for (let round = 0; round < 2; round += 1) {
      await tryPassword('1');
      await tryPassword('2');
      expect((await tryPassword(password)).status).toBe(200);
    }
  });

  it('delay guesses at one account from many addresses, without a lockout', async () => {
    const limits = rateLimits(server.database.ratePool, {
      wrongPassword: { points: 2, duration: 60 },
    });
    const delays = [];
    for (let guess = 0; guess < 5; guess += 1) {
      delays.push(await limits.passwordDelay('a@example.test'));
      await limits.noteWrongPassword('A@example.test ');
    }
    expect(delays).toEqual([0, 0, 0, 250, 500]);
    expect(delayAfter(100)).toBe(8_000);
    await limits.forgive({ ip: '192.0.2.1', account: 'a@example.test' });
    expect(await limits.passwordDelay('a@example.test')).toBe(0);
    await tryPassword('1');
    expect(await limits.passwordDelay('a@example.test')).toBe(0);
    expect((await tryPassword(password)).status).toBe(200);
  });

  it('count all addresses of a network as one source', async () => {
    const limits = rateLimits(server.database.ratePool, { lookup: { points: 2, duration: 60 } });
    const look = (ip: string) => limits.count('lookup', { ip });
    await look('2001:db8:1:2::1');
    await look('2001:db8:1:2:ffff::2');
    await expect(look('2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(look('2001:db8:1:3::1')).resolves.toBeDefined();
  });

  it.each(['joinRequest', 'resetEmail', 'invitation', 'confirmation'] as const)(
    'count all spellings of a mailbox as one: %s',
    async (rate) => {
      const limits = rateLimits(server.database.ratePool, { [rate]: { points: 3, duration: 60 } });
      for (const spelling of ['b@example.test', 'B+1@Example.test', ' b+two+3@example.test'])
        expect(await limits.allows(rate, spelling)).toBe(true);
      expect(await limits.allows(rate, 'b+4@example.test')).toBe(false);
      expect(await limits.allows(rate, 'c@example.test')).toBe(true);
    },
  );

  it('stop attempts at many accounts from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 9; n += 1)
      statuses.push((await tryPassword('1', `person${n}@example.test`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
  });

  it('are counted in the database for accounts, across all processes', async () => {
    await tryPassword('1');
    const { rows } = await server.database.owner.query<{ key: string; points: number }>(
      "select key, points from rate_limit where key like 'account:%'",
    );
    expect(rows).toEqual([{ key: 'account:a@example.test|127.0.0.1', points: 1 }]);
  });

  it('limit look-ups by address and requests by account, and report the remaining number', async () => {
    const look = () => server.call(validateSubdomain, { params: { subdomain: 'free' } });
    const looks = [await look(), await look(), await look()];
    expect(looks.map(({ status, headers }) => [status, headers['ratelimit']])).toEqual([
      [200, '"lookup";r=1;t=60'],
      [200, '"lookup";r=0;t=60'],
      [429, '"lookup";r=0;t=60'],
    ]);
    const [busy, calm] = [await lab.person('nurse'), await lab.person('nurse')];
    const calls = [];
    for (let n = 0; n < 7; n += 1)
      calls.push((await server.call(readProfile, {}, { as: busy })).status);
    expect(calls).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await server.call(readProfile, {}, { as: calm })).status).toBe(200);
  });

  it('audit the moment a limit is reached, not every later request', async () => {
    const busy = await lab.person('nurse');
    for (let n = 0; n < 9; n += 1) await server.call(readProfile, {}, { as: busy });
    const { body } = await server.call(
      listAuditLogs,
      { query: { actor_id: busy.id } },
      { as: await lab.person('admin') },
    );
    expect(body['items']).toMatchObject([{ action: 'access_denied', reason: 'rate_limited' }]);
  });

  it('stop registrations of facilities from one address, without counting a repeated request', async () => {
    const registration = (name: string, key?: string) =>
      server.call(registerLabAdmin, {
        ...(key !== undefined && { key }),
        body: { email: `${name}@example.test`, full_name: name, username: name, password },
      });
    const key = crypto.randomUUID();
    const answers = [
      await registration('first', key),
      await registration('first', key),
      await registration('second'),
      await registration('third'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]?.headers['retry-after']).toBe('60');
    vi.advanceTimersByTime(60_001);
    expect((await registration('third')).status).toBe(201);
  });

  it('stop requests to join by one email address at any facility and with any username', async () => {
    const facilities = [lab, await server.facility('second'), await server.facility('third')];
    const answers = [];
    for (const [number, { tenantId, host }] of facilities.entries())
      answers.push(
        await server.call(
          register,
          {
            body: {
              email: number === 1 ? ' Joiner@Example.test' : 'joiner@example.test',
              full_name: 'Ivo Joinwell',
              username: `joiner${number}`,
              password,
              tenant_id: tenantId,
            },
          },
          { host },
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 429]);
    expect(answers[2]?.headers['retry-after']).toBeDefined();
  });

  it('stop guesses of a signed-in user’s password by account and reset after a success', async () => {
    const signedIn = await tryPassword(password);
    const begin = (word: string) =>
      server.call(
        beginAuthenticator,
        { body: { password: word } },
        {
          host: lab.host,
          headers: { authorization: `Bearer ${signedIn.body['access_token'] as string}` },
        },
      );
    const statuses = [];
    for (const word of ['1', '2', password, '3', '4', '5', password])
      statuses.push((await begin(word)).status);
    expect(statuses).toEqual([422, 422, 200, 422, 422, 422, 429]);
  });
});
