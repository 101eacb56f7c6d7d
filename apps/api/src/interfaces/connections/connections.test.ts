import {
  createApiToken,
  listApiTokens,
  revokeApiToken,
  type ApiToken,
} from '@alms/lis-domain/interfaces/connections';
import type { BodyOf } from '@alms/lis-domain/http';
import { searchPatients } from '@alms/lis-domain/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApiToken } from '../../testing/api-token.ts';
import { textOf, trailOf } from '../../testing/answers.ts';
import {
  openTestServer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../../testing/test-server.ts';
import { hashPassword } from '../../areas/identity/passwords/password-hash.ts';
import { readApiToken } from './api-token.ts';

const password = 'Gull-over-9-harbours!';
const wardSystem: BodyOf<typeof createApiToken> = {
  name: 'Ward system',
  scopes: ['report.read', 'patient.read'],
  valid_days: 90,
  password,
};

let server: TestServer;
let facility: TestFacility;
let elsewhere: TestFacility;
let admin: Person;

beforeAll(async () => {
  server = await openTestServer({
    rates: { lookup: { points: 5, duration: 60 } },
  });
  [facility, elsewhere] = [
    await server.facility('connected'),
    await server.facility('unconnected'),
  ];
  admin = await facility.person('admin');
  const password_hash = await hashPassword(password);
  await facility.transaction((tx) =>
    tx.updateTable('app_user').set({ password_hash }).where('id', '=', admin.id).execute(),
  );
});
afterAll(() => server.close());

async function made(
  body: Partial<BodyOf<typeof createApiToken>> = {},
): Promise<{ token: string; api_token: ApiToken }> {
  const answer = await server.call(
    createApiToken,
    { body: { ...wardSystem, ...body } },
    { as: admin },
  );
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.body as unknown as { token: string; api_token: ApiToken };
}

const readPatients = (token: string, host = facility.host) =>
  server.request({
    method: 'GET',
    path: '/fhir/R4/Patient',
    host,
    headers: { authorization: `Bearer ${token}` },
  });

describe('creating an API token', () => {
  it('keeps the assigning authority of a system that sends patients', async () => {
    const { api_token } = await made({ scopes: ['hl7.patients'], patient_authority: 'Clinic' });
    expect(api_token).toMatchObject({ patient_authority: 'Clinic' });
    expect((await made()).api_token).toMatchObject({ patient_authority: null });
  });

  it.each([
    ['is missing', { scopes: ['hl7.patients'] }],
    ['has no letter or digit', { scopes: ['hl7.patients'], patient_authority: '&' }],
    ['has no use', { scopes: ['hl7.orders'], patient_authority: 'Clinic' }],
  ] as const)('is rejected if the assigning authority %s', async (_, body) => {
    const answer = await server.call(
      createApiToken,
      { body: { ...wardSystem, ...body, scopes: [...body.scopes] } },
      { as: admin },
    );
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([
      422,
      ['patient_authority'],
    ]);
  });

  it('returns the secret once and stores only its hash', async () => {
    const { token, api_token } = await made();
    expect(api_token).toMatchObject({
      name: 'Ward system',
      scopes: ['patient.read', 'report.read'],
      status: 'active',
      created_by: 'Test admin',
      last_used_at: null,
      expires_at: '2026-08-10T08:42:00.000Z',
    });
    expect(token.startsWith(`${api_token.prefix}.`)).toBe(true);
    const listed = await server.call(listApiTokens, {}, { as: admin });
    expect(listed.text).toContain(api_token.id);
    const secret = token.slice(-43);
    const [row] = await facility.transaction((tx) =>
      tx.selectFrom('api_token').selectAll().where('id', '=', api_token.id).execute(),
    );
    expect(row?.token_hash).toEqual(readApiToken(token)?.hash);
    expect(
      [listed.text, JSON.stringify(row), server.logged.join('')].filter((text) =>
        text.includes(secret),
      ),
    ).toEqual([]);
    const [line] = await trailOf(server, facility, { entity_id: api_token.id });
    expect(line).toMatchObject({
      action: 'create',
      category: 'security',
      entity_label: `Ward system (${api_token.prefix})`,
      after: { scopes: ['patient.read', 'report.read'] },
    });
    expect(JSON.stringify(line)).not.toContain(secret);
  });

  it.each([
    ['the wrong account password', { password: 'wrong' }, 422, 'password_refused'],
    ['for ever', { valid_days: 366 }, 422, 'invalid'],
    ['a validity of zero days', { valid_days: 0 }, 422, 'invalid'],
    ['for nothing', { scopes: [] }, 422, 'invalid'],
    ['an unknown scope', { scopes: ['everything.write'] }, 422, 'invalid'],
    ['a missing name', { name: ' ' }, 422, 'invalid'],
  ])('rejects %s', async (_, wrong, status, code) => {
    const answer = await server.call(
      createApiToken,
      { body: { ...wardSystem, ...wrong } as never },
      { as: admin },
    );
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

describe('API token', () => {
  it('grants the access of its scopes and records its use', async () => {
    const { token, api_token } = await made();
    expect((await readPatients(token)).status).toBe(200);
    const { body } = await server.call(listApiTokens, {}, { as: admin });
    expect((body['items'] as ApiToken[]).find(({ id }) => id === api_token.id)).toMatchObject({
      last_used_at: server.clock.now().toISOString(),
    });
  });

  it('stops working permanently when revoked, which succeeds once', async () => {
    const { token, api_token } = await made();
    const params = { id: api_token.id };
    expect((await server.call(revokeApiToken, { params }, { as: admin })).body).toMatchObject({
      status: 'revoked',
      revoked_at: server.clock.now().toISOString(),
    });
    expect((await readPatients(token)).status).toBe(401);
    expect((await server.call(revokeApiToken, { params }, { as: admin })).body).toMatchObject({
      code: 'conflict',
    });
    const trail = await trailOf(server, facility, { actor_id: api_token.id });
    expect(trail[0]).toMatchObject({
      action: 'access_denied',
      reason: 'unauthenticated',
      entity_label: 'GET /fhir/R4/Patient',
      actor: { name: `Ward system (${api_token.prefix})` },
    });
  });

  it('stops working when it expires', async () => {
    const monthAgo = server.clock.now().getTime() - 30 * 24 * 60 * 60 * 1000;
    const [over, last] = [
      await anApiToken(facility, admin, ['patient.read'], new Date(monthAgo)),
      await anApiToken(facility, admin, ['patient.read'], new Date(monthAgo + 1)),
    ];
    expect([
      (await readPatients(over.token)).status,
      (await readPatients(last.token)).status,
    ]).toEqual([401, 200]);
    const { body } = await server.call(listApiTokens, { query: { limit: '200' } }, { as: admin });
    expect(
      (body['items'] as ApiToken[])
        .filter(({ id }) => [over.id, last.id].includes(id))
        .map(({ status }) => status),
    ).toEqual(['active', 'expired']);
  });

  it('is rejected at another facility and on the main site', async () => {
    const { token } = await made();
    const answers = [
      await readPatients(token, elsewhere.host),
      await readPatients(token, 'nobody.alms.localhost'),
      await readPatients(token, 'alms.localhost'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 421, 421]);
  });

  it('requires the scope of the requested resource', async () => {
    const { token } = await made({ scopes: ['hl7.orders', 'hl7.results'] });
    const { status, body } = await readPatients(token);
    expect([status, body]).toMatchObject([
      403,
      {
        issue: [
          { code: 'forbidden', diagnostics: 'Not allowed: this needs the scope patient.read' },
        ],
      },
    ]);
  });

  it('cannot open a session, and a session token is no API token', async () => {
    const { token } = await made();
    const call = await server.call(
      searchPatients,
      { query: {} },
      { host: facility.host, headers: { authorization: `Bearer ${token}` } },
    );
    expect([call.status, call.body['code']]).toEqual([401, 'unauthenticated']);
    expect((await readPatients(admin.token)).status).toBe(401);
  });

  it('is indistinguishable from a guess when invalid, and guesses are rate limited', async () => {
    const { token, api_token } = await made();
    await server.call(revokeApiToken, { params: { id: api_token.id } }, { as: admin });
    const guess = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const withoutId = async (of: string) =>
      textOf(await readPatients(of)).replace(/"id":"[^"]*",/, '');
    expect(await withoutId(guess)).toBe(await withoutId(token));
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await readPatients(guess)).status);
    expect(statuses.at(-1)).toBe(429);
    // Other clients from the same address are unaffected.
    expect((await readPatients((await made()).token)).status).toBe(200);
  });
});

it('a facility cannot see the tokens of another', async () => {
  const { api_token } = await made();
  const outsider = await elsewhere.person('admin');
  const foreign = await server.call(
    revokeApiToken,
    { params: { id: api_token.id } },
    { as: outsider },
  );
  expect([
    foreign.status,
    (await server.call(listApiTokens, {}, { as: outsider })).body['items'],
  ]).toEqual([404, []]);
});
