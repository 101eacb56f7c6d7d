import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { refreshToken, signIn } from '@alms/lis-domain/identity';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../../testing/test-server.ts';
import { createAccount } from '../../../areas/identity/registration/create-account.ts';
import { hashPassword } from '../../../areas/identity/passwords/password-hash.ts';

const password = 'Gull-over-9-harbours!';
const readOnly = ['GET', 'HEAD', 'OPTIONS', 'TRACE'];

/** Every registered route of the server, in the contract or not, that may change state. */
const routes: { method: string; path: string }[] = [];
const collect = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route: RouteOptions) => {
    for (const method of [route.method].flat())
      if (!readOnly.includes(method))
        routes.push({
          method,
          path: route.url
            .replace('*', 'any')
            .replace(/:\w+/g, '01890000-0000-7000-8000-000000000000'),
        });
  });

let server: TestServer;
let lab: TestFacility;
let sibling: TestFacility;
let admin: Person;
let cookie: string;
beforeAll(async () => {
  subscribe('fastify.initialization', collect);
  server = await openTestServer();
  unsubscribe('fastify.initialization', collect);
  lab = await server.facility('origin');
  sibling = await server.facility('sibling');
  admin = await lab.person('admin');
  const passwordHash = await hashPassword(password);
  await lab.transaction((tx) =>
    createAccount(tx, {
      tenantId: lab.tenantId,
      email: 'ada@origin.test',
      full_name: 'Ada Minster',
      role: 'nurse',
      status: 'active',
      passwordHash,
      now: server.clock.now(),
    }),
  );
  const { headers } = await server.call(
    signIn,
    { body: { username: 'ada@origin.test', password } },
    { host: lab.host },
  );
  cookie = headers['set-cookie']?.split(';')[0] ?? '';
});
afterAll(() => server.close());

const send = ({ method, path }: { method: string; path: string }, from: Record<string, string>) =>
  server.request({ method, path, as: admin, headers: { cookie, ...from } });
const isForeign = ({ status, headers, text }: Answer) =>
  (status === 403 && text.includes('Requests from another site are not accepted')) ||
  (status === 303 && headers['location'] === '/login');

describe('state-changing routes', () => {
  it('include the contract, the native forms and the other routes', () => {
    const written = routes.map(({ method, path }) => `${method} ${path}`);
    expect(written).toEqual(
      expect.arrayContaining([
        'POST /login',
        'POST /login/two-step',
        'POST /csp-reports',
        'POST /fhir/any',
        'POST /api/v1/auth/token',
        'POST /api/v1/auth/refresh-token',
        'POST /api/v1/auth/logout',
        'POST /api/v1/auth/two-step',
      ]),
    );
    expect(routes.length).toBeGreaterThan(150);
  });

  it.each([
    ['a sibling facility', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['an unknown relation', () => ({ 'sec-fetch-site': 'elsewhere' })],
    ['the origin of a sibling facility', () => ({ origin: `http://${sibling.host}` })],
    ['the origin of the main site', () => ({ origin: 'http://alms.localhost' })],
    ['another port', () => ({ origin: `http://${lab.host}:8080` })],
    ['an opaque origin', () => ({ origin: 'null' })],
    ['several origins', () => ({ origin: `http://${lab.host}, http://${sibling.host}` })],
  ])('all reject a request from %s', async (_, from) => {
    const accepted = [];
    for (const route of routes) {
      const answer = await send(route, from());
      if (!isForeign(answer) || answer.headers['set-cookie'] !== undefined)
        accepted.push(`${route.method} ${route.path}: ${answer.status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('reject a request from the main site, except the form of a sign-in there', async () => {
    const from = { 'sec-fetch-site': 'same-site', origin: 'http://alms.localhost:4173' };
    const accepted = [];
    for (const route of routes) {
      const answer = await send(route, from);
      if (!isForeign(answer)) accepted.push(`${route.method} ${route.path}`);
    }
    expect(accepted).toEqual(['POST /login/hand-over']);
  });

  it.each([
    ['this origin', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['the user', () => ({ 'sec-fetch-site': 'none' })],
    ['a browser without fetch metadata', () => ({ origin: `http://${lab.host}` })],
    ['a client that is no browser', () => ({})],
  ])('accept a request from %s', async (_, from) => {
    const { headers } = await server.call(
      signIn,
      { body: { username: 'ada@origin.test', password } },
      { host: lab.host, headers: from() },
    );
    const renewed = await server.call(
      refreshToken,
      {},
      {
        host: lab.host,
        headers: { cookie: headers['set-cookie']?.split(';')[0] ?? '', ...from() },
      },
    );
    expect(renewed.status).toBe(200);
  });

  it('leave the session unchanged when they reject', async () => {
    expect(
      (await server.call(refreshToken, {}, { host: lab.host, headers: { cookie } })).status,
    ).toBe(200);
  });
});
