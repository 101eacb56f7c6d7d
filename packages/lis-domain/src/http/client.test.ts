import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CallError, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import { problemDocument, problems, type ProblemCode } from './problem.schema.ts';

const read = endpoint({
  id: 'things.read',
  method: 'GET',
  path: '/things',
  summary: 'Reads.',
  access: 'public',
  answer: v.object({ count: v.pipe(v.string(), v.transform(Number)) }),
});
const end = endpoint({
  id: 'things.end',
  method: 'POST',
  path: '/things/end',
  summary: 'Ends.',
  access: 'public',
});
const report = endpoint({
  id: 'things.report',
  method: 'GET',
  path: '/things/report',
  summary: 'Reports.',
  access: 'public',
  answer: { file: 'application/pdf' },
});

const follow = endpoint({
  id: 'things.follow',
  method: 'GET',
  path: '/things/stream',
  summary: 'Follows.',
  access: 'public',
  answer: { events: { changed: v.object({}) } },
});

const answering = (body: BodyInit | null, status = 200) =>
  createClient(() => Promise.resolve(new Response(body, { status })));
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('successful request', () => {
  it('returns the parsed response of the contract', async () => {
    expect(await answering('{"count":"3","stray":true}')(read, {})).toEqual({ count: 3 });
  });

  it('returns undefined for 204', async () => {
    expect(await answering(null, 204)(end, {})).toBeUndefined();
  });

  it('returns a file under the name of the server', async () => {
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="RCT-2026-000667.pdf"',
    };
    const call = createClient(() => Promise.resolve(new Response('%PDF-', { headers })));
    const file = await call(report, {});
    expect([file.name, file.type, await file.text()]).toEqual([
      'RCT-2026-000667.pdf',
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('returns a stream as its incoming bytes', async () => {
    const bytes = await answering('event: changed\n\n')(follow, {});
    expect(await new Response(bytes).text()).toBe('event: changed\n\n');
  });
});

describe('failed request', () => {
  it.each([
    ['another shape', '{"count":3}'],
    ['no JSON', '<html>'],
    ['nothing', ''],
  ])('reports a response with %s', async (_, body) => {
    expect(await errorOf(answering(body)(read, {}))).toMatchObject({
      name: 'CallError',
      kind: 'invalid-response',
      status: 200,
    });
  });

  it.each([
    ['only detail', 403, { detail: 'No permission' }, { detail: 'No permission', code: 'unknown' }],
    ['only message', 422, { message: 'Too long' }, { message: 'Too long', detail: '' }],
    [
      'detail and members of other types',
      404,
      { detail: 'tenant not found', fields: 'none', request_id: 7, status: '404' },
      { detail: 'tenant not found', fields: undefined, request_id: '', status: 404 },
    ],
  ])('reads a problem of the specification with %s', async (_, status, body, expected) => {
    const { problem } = (await errorOf(
      answering(JSON.stringify(body), status)(read, {}),
    )) as CallError;
    expect(problem).toMatchObject(expected);
  });

  it.each([
    ['a list as detail', { detail: [{ msg: 'x' }] }],
    ['nothing', {}],
    ['text', '<html>'],
  ])('has no problem in a failed response with %s', async (_, body) => {
    const error = await errorOf(answering(JSON.stringify(body), 502)(read, {}));
    expect(error).toMatchObject({ status: 502, problem: undefined });
  });

  it('reports a response that is not a stream', async () => {
    expect(await errorOf(answering(null, 204)(follow, {}))).toMatchObject({
      kind: 'invalid-response',
      status: 204,
    });
  });

  it('is offline when no response arrives, and keeps the cause', async () => {
    const cause = new TypeError('network');
    expect(await errorOf(createClient(() => Promise.reject(cause))(read, {}))).toMatchObject({
      kind: 'offline',
      status: 0,
      cause,
    });
  });

  it('passes on an error that the transport already classified', async () => {
    const known = new CallError('unauthenticated', 401);
    expect(await errorOf(createClient(() => Promise.reject(known))(read, {}))).toBe(known);
  });

  it.each([
    ['unauthenticated', 'unauthenticated'],
    ['forbidden', 'forbidden'],
    ['tenant_mismatch', 'forbidden'],
    ['not_found', 'not-found'],
    ['conflict', 'conflict'],
    ['version_stale', 'conflict'],
    ['version_missing', 'conflict'],
    ['invalid', 'rejected'],
    ['trial_ended', 'rejected'],
    ['feature_not_in_plan', 'rejected'],
    ['rate_limited', 'rejected'],
    ['internal', 'server'],
    ['unavailable', 'server'],
  ] as [ProblemCode, string][])('%s is of kind %s, with its problem', async (code, kind) => {
    const problem = problemDocument(
      code,
      'r1',
      code === 'invalid' ? { message: 'Look again', fields: { name: 'must not be empty' } } : {},
    );
    const error = await errorOf(answering(JSON.stringify(problem), problem.status)(read, {}));
    expect(error).toMatchObject({
      kind,
      status: problems[code].status,
      problem,
      message: problem.message ?? problem.detail,
    });
  });

  it('ignores a malformed problem document', async () => {
    expect(await errorOf(answering('Bad Gateway', 502)(read, {}))).toMatchObject({
      kind: 'server',
      status: 502,
      problem: undefined,
      message: 'server',
    });
  });
});

describe('problem documents', () => {
  it('always contain a message on 422, and otherwise only when one is given', () => {
    expect(problemDocument('invalid', 'r1')).toMatchObject({
      message: 'Some values are not valid',
    });
    expect(problemDocument('conflict', 'r1')).not.toHaveProperty('message');
  });

  it('use the words that end a session only for that purpose', () => {
    const ending = Object.entries(problems).filter(
      ([, { status, detail }]) =>
        (status === 403 || status === 404) && /tenant|permission|hospital/i.test(detail),
    );
    expect(ending.map(([code]) => code)).toEqual(['tenant_mismatch', 'tenant_not_found']);
  });
});
