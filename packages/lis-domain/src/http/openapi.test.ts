import { validate } from '@readme/openapi-parser';
import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from '../contract/index.ts';
import { problemsOf } from './call-problems.ts';
import { endpoint } from './endpoint.ts';
import { byId, pageQuery } from './fields.ts';
import { openApiDocument } from './openapi.ts';

const documentOf = (calls: Parameters<typeof openApiDocument>[0]) =>
  openApiDocument(calls, {
    toJsonSchema: (schema) =>
      toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }),
    serverUrl: '/api/v1',
  });

describe('OpenAPI document of the contract', () => {
  it('is valid', async () => {
    expect(await validate(structuredClone(documentOf(contract)) as never)).toMatchObject({
      valid: true,
      specification: 'OpenAPI',
    });
  });

  it('contains every endpoint under its path', () => {
    const { paths } = documentOf(contract) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    );
    expect(found.toSorted()).toEqual(
      contract.map(({ method, path, id }) => `${method} ${path} ${id}`).toSorted(),
    );
  });

  it('is plain JSON', () => {
    const document = documentOf(contract);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('endpoint in the OpenAPI document', () => {
  const base = { id: 'area.verb', path: '/things/{id}', summary: 'Does.', params: byId } as const;
  const operationOf = (call: Parameters<typeof documentOf>[0][number]) => {
    const { paths } = documentOf([call]) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    return paths[call.path]?.[call.method.toLowerCase()];
  };

  it('describes parameters, query and headers', () => {
    const call = endpoint({
      ...base,
      method: 'PUT',
      access: { anyOf: ['manage_tests', 'view_results'], ownPatient: true },
      query: v.object(pageQuery),
      body: v.object({ name: v.string() }),
      versioned: true,
    });
    expect(operationOf(call)).toMatchObject({
      operationId: 'area.verb',
      description:
        'Access: Staff with the permission manage_tests or view_results. Patients, for their own record. Not available after the facility’s trial has ended. Not available to visitors of the live demo.',
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
        { name: 'cursor', in: 'query', required: false },
        { name: 'limit', in: 'query', required: false, schema: { type: 'string' } },
        { $ref: '#/components/parameters/TenantId' },
        { $ref: '#/components/parameters/IfMatch' },
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { type: 'object', required: ['name'] } } },
      },
      responses: { 204: { description: 'Success without content.' }, 412: {}, 428: {} },
    });
  });

  it('describes a form, a creation and its idempotency key', () => {
    const call = endpoint({
      ...base,
      method: 'POST',
      access: 'public',
      encoding: 'form',
      body: v.object({ name: v.string() }),
      status: 201,
      answer: v.object({ ok: v.boolean() }),
      creates: true,
      site: 'main',
    });
    expect(operationOf(call)).toMatchObject({
      description: 'Access: Anybody. Available on the main site only.',
      security: [],
      parameters: [{ name: 'id' }, { $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
      responses: {
        201: {
          description: 'Created.',
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        400: {},
        404: {},
        409: {},
        421: {},
        422: {},
      },
    });
  });

  it('describes a file', () => {
    const call = endpoint({
      ...base,
      method: 'GET',
      access: 'staff',
      answer: { file: 'application/pdf' },
    });
    expect(operationOf(call)).toMatchObject({
      responses: { 200: { content: { 'application/pdf': {} } } },
    });
    expect(operationOf(call)).not.toHaveProperty('requestBody');
  });

  it('describes a stream with its events', () => {
    const call = endpoint({
      ...base,
      method: 'GET',
      access: 'staff',
      answer: {
        events: { changed: v.object({ arrived: v.array(v.string()) }), gone: v.object({}) },
      },
    });
    expect(operationOf(call)).toMatchObject({
      parameters: [
        { name: 'id' },
        { $ref: '#/components/parameters/TenantId' },
        { $ref: '#/components/parameters/LastEventId' },
      ],
      responses: {
        200: {
          description:
            'Server-sent events until either side closes the stream: `changed`, `gone`. The data of each event is JSON.',
          content: {
            'text/event-stream': {
              schema: { type: 'string' },
              'x-events': {
                changed: { type: 'object', required: ['arrived'] },
                gone: { type: 'object' },
              },
            },
          },
        },
      },
    });
  });

  it('groups the problems of one status, distinguished by code', () => {
    const call = endpoint({
      ...base,
      method: 'POST',
      access: 'staff',
      problems: ['conflict', 'duplicate'],
    });
    expect(operationOf(call)).toMatchObject({
      responses: {
        409: {
          description:
            '`conflict`: Not possible in the current state. `duplicate`: This already exists.',
          content: {
            'application/problem+json': {
              schema: { $ref: '#/components/schemas/Problem' },
              examples: { conflict: {}, duplicate: {} },
            },
          },
        },
        429: { headers: { 'Retry-After': {} } },
      },
    });
  });
});

describe('problems of an endpoint', () => {
  const common = [
    'malformed',
    'duplicate_header',
    'unknown_host',
    'rate_limited',
    'internal',
    'unavailable',
  ];
  const base = { id: 'area.verb', method: 'POST', path: '/things', summary: 'Does.' } as const;

  it.each([
    ['public and empty', endpoint({ ...base, access: 'public' }), []],
    [
      'signed in',
      endpoint({ ...base, access: 'signed-in' }),
      ['unauthenticated', 'tenant_mismatch', 'trial_ended', 'closed_in_demo'],
    ],
    [
      'for staff',
      endpoint({ ...base, access: 'staff' }),
      ['unauthenticated', 'tenant_mismatch', 'forbidden', 'trial_ended', 'closed_in_demo'],
    ],
    [
      'for staff, also after the trial',
      endpoint({ ...base, access: 'staff', afterTrial: 'open' }),
      ['unauthenticated', 'tenant_mismatch', 'forbidden', 'closed_in_demo'],
    ],
    [
      'for staff, also for visitors of the live demo',
      endpoint({ ...base, access: 'staff', visitors: 'open' }),
      ['unauthenticated', 'tenant_mismatch', 'forbidden', 'trial_ended'],
    ],
    [
      'for staff, read-only',
      endpoint({ ...base, method: 'GET', access: 'staff' }),
      ['unauthenticated', 'tenant_mismatch', 'forbidden'],
    ],
    [
      'with a body',
      endpoint({ ...base, access: 'public', body: v.object({}) }),
      ['invalid', 'duplicate_member', 'unsupported_media_type', 'too_large'],
    ],
    ['with a query', endpoint({ ...base, access: 'public', query: v.object({}) }), ['invalid']],
    [
      'creating',
      endpoint({ ...base, access: 'public', creates: true }),
      ['idempotency_key_missing', 'idempotency_running', 'idempotency_key_reused'],
    ],
    [
      'versioned, with a problem it already has',
      endpoint({
        ...base,
        access: 'public',
        versioned: true,
        problems: ['version_stale', 'conflict'],
      }),
      ['version_missing', 'version_stale', 'conflict'],
    ],
    [
      'of a plan feature',
      endpoint({ ...base, access: 'public', feature: 'analytics' }),
      ['feature_not_in_plan'],
    ],
    ['for one site', endpoint({ ...base, access: 'public', site: 'facility' }), ['not_found']],
    ['for any site', endpoint({ ...base, access: 'public', site: 'any' }), []],
  ])('%s', (_, call, following) => {
    const written = call.method === 'GET' ? [] : ['foreign_origin'];
    expect(problemsOf(call)).toEqual([...common, ...written, ...following]);
  });
});
