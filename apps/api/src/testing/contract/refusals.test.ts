import { listAuditLogs } from '@alms/lis-domain/audit';
import { readTestParameter, type TestParameterId } from '@alms/lis-domain/catalogue';
import { contract } from '@alms/lis-domain/contract';
import {
  readHospitalSettings,
  readPublicInfo,
  updateHospitalSettings,
  validateSubdomain,
} from '@alms/lis-domain/facility';
import { problemSchema } from '@alms/lis-domain/http';
import { readProfile, updateProfile } from '@alms/lis-domain/identity';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mainHost,
  openTestServer,
  type Answer,
  type Person,
  type TestFacility,
  type TestServer,
} from '../test-server.ts';
import { apiBase } from '../../platform/http/requests/api-base.ts';
import { serveContract } from '../../platform/http/requests/contract-routes.ts';
import { idOf } from '@alms/lis-domain/fixtures';

let server: TestServer;
let lab: TestFacility;
let other: TestFacility;
let admin: Person;
let nurse: Person;
beforeAll(async () => {
  server = await openTestServer();
  lab = await server.facility('north');
  other = await server.facility('south');
  admin = await lab.person('admin');
  nurse = await lab.person('nurse');
});
afterAll(() => server.close());

const statusAndCode = ({ status, body }: Answer) => ({ status, code: body['code'] });
const unknownId = '0193a9f4-1111-7222-8333-444455556666';

describe('tenant check', () => {
  it('rejects a token at another facility’s address', async () => {
    const answer = await server.call(readProfile, {}, { as: nurse, host: other.host });
    expect(statusAndCode(answer)).toEqual({ status: 403, code: 'tenant_mismatch' });
    expect(answer.body['detail']).toBe('This account belongs to another tenant');
  });

  it('rejects a tenant header that differs from the token', async () => {
    expect(
      statusAndCode(
        await server.call(
          readProfile,
          {},
          { as: nurse, headers: { 'x-tenant-id': other.tenantId } },
        ),
      ),
    ).toEqual({ status: 403, code: 'tenant_mismatch' });
    expect(
      (await server.call(readProfile, {}, { as: nurse, headers: { 'x-tenant-id': lab.tenantId } }))
        .status,
    ).toBe(200);
  });

  it('accepts any facility’s token on the main site, where facilities are set up', async () => {
    const answer = await server.call(readProfile, {}, { as: nurse, host: mainHost });
    expect(answer.body['tenant_id']).toBe(lab.tenantId);
  });

  it.each([
    'evil.test',
    'north.alms.localhost.evil.test',
    'a.b.alms.localhost',
    'nosuch.alms.localhost',
  ])('rejects the unknown host %s', async (host) => {
    expect(
      statusAndCode(
        await server.call(validateSubdomain, { params: { subdomain: 'free' } }, { host }),
      ),
    ).toEqual({ status: 421, code: 'unknown_host' });
    expect(statusAndCode(await server.call(readProfile, {}, { as: nurse, host }))).toEqual({
      status: 421,
      code: 'unknown_host',
    });
  });

  it('rejects every endpoint at a foreign host and at the wrong site as documented', async () => {
    const { body: document } = await server.request({
      method: 'GET',
      path: `${apiBase}/openapi.json`,
    });
    const { paths } = document as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    const answered: unknown[] = [];
    const documented: unknown[] = [];
    const undocumented: unknown[] = [];
    for (const { id, method, path, site = 'any' } of contract) {
      const { responses } = paths[path]![method.toLowerCase()]!;
      const wrongHosts = [
        ['evil.test', 421, 'unknown_host'],
        ...(site === 'main' ? [[lab.host, 404, 'not_found'] as const] : []),
        ...(site === 'facility' ? [[mainHost, 404, 'not_found'] as const] : []),
      ] as const;
      for (const [host, status, code] of wrongHosts) {
        const answer = await server.request({
          method,
          path: apiBase + path.replaceAll(/\{\w+\}/g, unknownId),
          host,
        });
        answered.push([id, statusAndCode(answer)]);
        documented.push([id, { status, code }]);
        if (!(status in responses)) undocumented.push([id, status]);
      }
    }
    expect(answered).toEqual(documented);
    expect(undocumented).toEqual([]);
  });

  it.each(['nosuch.alms.localhost', mainHost])(
    'returns no public information at %s',
    async (host) => {
      expect(statusAndCode(await server.call(readPublicInfo, {}, { host }))).toEqual({
        status: 404,
        code: 'tenant_not_found',
      });
    },
  );

  it('returns byte-identical responses for foreign and missing records', async () => {
    const id = idOf<TestParameterId>(unknownId.replace('0193', '0194'));
    await other.transaction((tx) =>
      tx
        .insertInto('test_parameter')
        .values({
          tenant_id: other.tenantId,
          id,
          code: 'SECRET',
          name: 'Canary',
          kind: 'single',
          department: 'other',
          status: 'active',
          definition: {} as never,
          created_at: server.clock.now(),
          updated_at: server.clock.now(),
        })
        .execute(),
    );
    const foreign = await server.call(readTestParameter, { params: { id } }, { as: admin });
    const absent = await server.call(
      readTestParameter,
      { params: { id: unknownId } },
      { as: admin },
    );
    const withoutId = ({ text, body }: Answer) => text.replace(body['request_id'] as string, '');
    expect(withoutId(foreign)).toBe(withoutId(absent));
    expect(statusAndCode(foreign)).toEqual({ status: 404, code: 'not_found' });
  });
});

describe('authorisation', () => {
  it.each([
    ['no token', undefined],
    ['a malformed token', 'Bearer abc'],
    [
      'an unsigned token',
      `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`,
    ],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
  ])('rejects %s', async (_, authorization) => {
    const answer = await server.call(
      readProfile,
      {},
      { host: lab.host, headers: authorization === undefined ? {} : { authorization } },
    );
    expect(statusAndCode(answer)).toEqual({ status: 401, code: 'unauthenticated' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('rejects a token with a foreign signature before reading the body', async () => {
    const [head, payload] = nurse.token.split('.');
    const answer = await server.request({
      method: 'PUT',
      path: '/api/v1/auth/me',
      body: '{broken',
      host: lab.host,
      headers: {
        authorization: `Bearer ${head}.${payload}.${'x'.repeat(43)}`,
        'content-type': 'application/json',
      },
    });
    expect(statusAndCode(answer)).toEqual({ status: 401, code: 'unauthenticated' });
  });

  it('rejects a role without the two words that make the client end the session', async () => {
    const answer = await server.call(listAuditLogs, {}, { as: nurse });
    expect(statusAndCode(answer)).toEqual({ status: 403, code: 'forbidden' });
    expect(answer.text).not.toMatch(/tenant|permission/i);
  });

  it('denies patients all staff endpoints', async () => {
    const patient = await lab.person('patient');
    expect(statusAndCode(await server.call(readHospitalSettings, {}, { as: patient }))).toEqual({
      status: 403,
      code: 'forbidden',
    });
  });

  it('applies a revoked permission at once, while the token is still valid', async () => {
    const manager = await lab.person('lab_manager');
    expect((await server.call(listAuditLogs, {}, { as: manager })).status).toBe(200);
    await lab.transaction((tx) =>
      tx
        .deleteFrom('user_permission')
        .where('tenant_id', '=', lab.tenantId)
        .where('user_id', '=', manager.id)
        .execute(),
    );
    expect((await server.call(listAuditLogs, {}, { as: manager })).status).toBe(403);
  });
});

describe('request input', () => {
  const put = (body: string | undefined, headers: Record<string, string> = {}) =>
    server.request({
      method: 'PUT',
      path: '/api/v1/auth/me',
      as: nurse,
      ...(body !== undefined && { body }),
      headers: { 'content-type': 'application/json', 'if-match': '"1"', ...headers },
    });

  it.each([
    ['malformed JSON', '{"full_name":', {}, 400, 'malformed'],
    ['no body', '', {}, 400, 'malformed'],
    ['a prototype', '{"__proto__":{"role":"admin"},"full_name":"X"}', {}, 400, 'malformed'],
    [
      'an unsupported media type',
      '<name/>',
      { 'content-type': 'text/xml' },
      415,
      'unsupported_media_type',
    ],
    [
      'form data declared as JSON',
      'full_name=X',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    [
      'more than a megabyte',
      JSON.stringify({ full_name: 'x'.repeat(1_100_000) }),
      {},
      413,
      'too_large',
    ],
    ['a list', '[]', {}, 422, 'invalid'],
    ['a wrong type', '{"full_name":["X"]}', {}, 422, 'invalid'],
    ['an unknown field', '{"full_name":"X","role":"admin"}', {}, 422, 'invalid'],
    ['a control character', '{"full_name":"X\\u0000"}', {}, 422, 'invalid'],
    ['no version', '{"full_name":"X"}', { 'if-match': '' }, 428, 'version_missing'],
    ['an invalid version', '{"full_name":"X"}', { 'if-match': '*' }, 400, 'malformed'],
    ['a stale version', '{"full_name":"X"}', { 'if-match': '"0"' }, 412, 'version_stale'],
  ])('rejects %s', async (_, body, headers, status, code) => {
    expect(statusAndCode(await put(body, headers))).toEqual({ status, code });
  });

  it('names each invalid field once, with one summary sentence', async () => {
    const { status, body } = await put('{"full_name":"","role":"admin"}');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid',
      message: 'full_name must not be empty',
      fields: { full_name: 'must not be empty', role: 'is not a known field' },
    });
  });

  it.each([
    ['an unknown name', '?color=red', { color: 'is not a known field' }],
    ['a repeated parameter', '?limit=1&limit=2', { limit: 'is not valid' }],
    ['an invalid value', '?limit=ten', { limit: 'must be a whole number' }],
    ['too much', '?limit=201', { limit: 'must be at most 200' }],
    [
      'an invalid date',
      '?from=2026-02-30',
      { from: 'must be a valid date in YYYY-MM-DD format, from 1900-01-01 to 2199-12-31' },
    ],
  ])('rejects a query with %s', async (_, query, fields) => {
    const { status, body } = await server.request({
      method: 'GET',
      path: `/api/v1/audit-logs${query}`,
      as: admin,
    });
    expect({ status, fields: body['fields'] }).toEqual({ status: 422, fields });
  });

  it('rejects a malformed id, and a body where none is expected', async () => {
    expect(
      statusAndCode(
        await server.call(readTestParameter, { params: { id: "1' or '1'='1" } }, { as: admin }),
      ),
    ).toEqual({ status: 422, code: 'invalid' });
    const answer = await server.request({
      method: 'POST',
      path: '/api/v1/auth/verify-session',
      as: nurse,
      body: '{"x":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(statusAndCode(answer)).toEqual({ status: 422, code: 'invalid' });
  });

  it.each([
    ['PATCH', '/api/v1/auth/me', 405, 'GET, PUT'],
    ['DELETE', `/api/v1/test-orders/${unknownId}`, 405, 'GET'],
    ['TRACE', '/api/v1/auth/me', 405, 'GET, PUT'],
    ['GET', '/api/v1/nothing', 404, undefined],
    ['GET', '/api/v1/..%2f..%2fetc/passwd', 404, undefined],
    ['POST', '/landing', 405, undefined],
  ])('knows the allowed methods: %s %s', async (method, path, status, allow) => {
    const answer = await server.request({ method, path, as: nurse });
    expect([answer.status, answer.headers['allow']]).toEqual([status, allow]);
  });

  it('rejects a malformed path', async () => {
    expect(
      statusAndCode(await server.request({ method: 'GET', path: '/api/v1/%', as: nurse })),
    ).toEqual({
      status: 400,
      code: 'malformed',
    });
  });
});

describe('every rejection', () => {
  it('is a problem document matching the contract, with a reference id and no internal details', async () => {
    const answers = await Promise.all([
      server.call(readProfile, {}, { host: lab.host }),
      server.call(readProfile, {}, { as: nurse, host: other.host }),
      server.call(listAuditLogs, {}, { as: nurse }),
      server.call(readTestParameter, { params: { id: unknownId } }, { as: admin }),
      server.call(updateProfile, { body: { full_name: '' }, version: 1 }, { as: nurse }),
    ]);
    for (const { status, headers, body, text } of answers) {
      expect(headers['content-type']).toMatch(/^application\/problem\+json/);
      const document = v.parse(v.strictObject(problemSchema.entries), body);
      expect(document.status).toBe(status);
      expect(document.request_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(text).not.toMatch(/node_modules|\.ts|select |at /);
    }
  });

  it('of a signed-in user is audited once with user, operation and address', async () => {
    const curious = await lab.person('phlebotomist');
    await server.call(listAuditLogs, {}, { as: curious });
    await server.call(readTestParameter, { params: { id: unknownId } }, { as: curious });
    await server.call(readProfile, {}, { as: curious, host: other.host });
    await server.call(updateProfile, { body: { full_name: '' }, version: 1 }, { as: curious });
    const { body } = await server.call(
      listAuditLogs,
      { query: { actor_id: curious.id } },
      { as: admin },
    );
    const lines = body['items'] as {
      reason: string;
      entity_label: string;
      entity_id: string | null;
      outcome: string;
      action: string;
      ip: string;
      actor: object;
    }[];
    expect(
      lines.map(({ reason, entity_label, entity_id }) => [reason, entity_label, entity_id]),
    ).toEqual([
      ['invalid', 'PUT /auth/me', null],
      ['tenant_mismatch', 'GET /auth/me', null],
      ['not_found', 'GET /laboratory/test-parameters/{id}', unknownId],
      ['forbidden', 'GET /audit-logs', null],
    ]);
    for (const line of lines)
      expect(line).toMatchObject({
        action: 'access_denied',
        outcome: 'failure',
        ip: '127.0.0.1',
        actor: { user_id: curious.id, role: 'phlebotomist' },
      });
  });

  it('logs no permissions, tokens or record ids', async () => {
    server.logged.length = 0;
    await server.call(readTestParameter, { params: { id: unknownId } }, { as: nurse });
    const lines = server.logged.join('');
    expect(lines).toContain('"route":"/api/v1/laboratory/test-parameters/:id"');
    expect(lines).not.toContain(unknownId);
    expect(lines).not.toContain(nurse.token);
  });
});

describe('concurrent change', () => {
  it('succeeds once for clients with the same version', async () => {
    const facility = await server.facility('contested');
    const boss = await facility.person('admin');
    const {
      version,
      subdomain: _,
      ...settings
    } = (await server.call(readHospitalSettings, {}, { as: boss })).body as never as {
      version: number;
      subdomain: string;
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_each, n) =>
        server.call(
          updateHospitalSettings,
          { body: { ...settings, phone: `+1 ${n}` } as never, version },
          { as: boss },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      answers.filter(({ status, body }) => status === 412 && body['current_version'] === 2),
    ).toHaveLength(49);
  });
});

describe('response that does not match the contract', () => {
  it('is a server error: logged, with no details disclosed', async () => {
    const zone = (timezone: string) =>
      lab.transaction((tx) =>
        tx
          .updateTable('facility_profile')
          .set({ timezone })
          .where('tenant_id', '=', lab.tenantId)
          .execute(),
      );
    await zone('Nowhere');
    const answer = await server.call(readHospitalSettings, {}, { as: nurse });
    await zone('UTC');
    expect(statusAndCode(answer)).toEqual({ status: 500, code: 'internal' });
    expect(answer.text).not.toContain('timezone');
    expect(server.logged.join('')).toContain(
      'the response of facility.read-settings does not match the contract: timezone',
    );
  });
});

describe('API contract', () => {
  const deps = undefined as never;
  it('prevents startup when an endpoint has no handler', () => {
    expect(() => serveContract(server.app, contract, [], deps)).toThrow(
      /identity\.sign-in has no handler/,
    );
  });

  it('prevents startup when a handler has no endpoint', () => {
    const handler = async () => undefined;
    expect(() => serveContract(server.app, [], [{ endpoint: readProfile, handler }], deps)).toThrow(
      'identity.read-profile has no call in the contract',
    );
    expect(() =>
      serveContract(
        server.app,
        [readProfile],
        [
          { endpoint: readProfile, handler },
          { endpoint: readProfile, handler },
        ],
        deps,
      ),
    ).toThrow('two handlers');
  });

  it('is published as OpenAPI and as a page', async () => {
    const { body } = await server.request({ method: 'GET', path: `${apiBase}/openapi.json` });
    expect(Object.keys(body['paths'] as object)).toHaveLength(
      new Set(contract.map(({ path }) => path)).size,
    );
    const page = await server.request({ method: 'GET', path: '/api/docs' });
    for (const { path } of contract) expect(page.text).toContain(path);
  });
});
