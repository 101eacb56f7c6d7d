import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { contract } from '@alms/lis-domain/contract';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { openTestServer, type Person, type TestServer } from '../../../testing/test-server.ts';
import { routeUrl } from './contract-routes.ts';
import { parseUnambiguous } from './unambiguous.ts';

const duplicates = (json: string) => {
  try {
    parseUnambiguous(json, JSON.parse);
    return 'accepted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('duplicate members of JSON', () => {
  it.each([
    '{"value":"4.1","value":"14"}',
    '{"value":"4.1","value":"4.1"}',
    String.raw`{"value":1,"v\u0061lue":2}`,
    '{"items":[{"id":1},{"id":1,"note":"a","id":2}]}',
    '{"a":{"b":{"c":1,"c":2}}}',
    '{"":1,"":2}',
    '{ "a" : 1 ,\n "a" : 2 }',
    '{"1":1,"1":2}',
  ])('%s is rejected', (json) => {
    expect(duplicates(json)).toBe('duplicate_member');
  });

  it.each([
    '{}',
    '[]',
    'null',
    '"a:b"',
    '12.50',
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
    '{"a:b":"c:d","a":":"}',
    String.raw`{"quote":"\":\\","again":"\\\":","slash":"\\"}`,
    '{"A":1,"a":2}',
    '{"2":1,"1":2}',
  ])('%s is accepted', (json) => {
    expect(duplicates(json)).toBe('accepted');
  });

  it('are found in nested and in long input', () => {
    const deep = `${'['.repeat(60)}{"a":1,"a":2}${']'.repeat(60)}`;
    expect(duplicates(deep)).toBe('duplicate_member');
    const long = JSON.stringify({ text: '\\"'.repeat(200_000), other: 'x'.repeat(1_000_000) });
    expect(duplicates(long)).toBe('accepted');
  });
});

describe('nesting of JSON', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

  it('is limited to 64 levels', () => {
    expect([nested(64), nested(66)].map(duplicates)).toEqual(['accepted', 'malformed']);
  });

  it('ignores brackets in strings', () => {
    expect(duplicates(JSON.stringify({ a: '['.repeat(1000) }))).toBe('accepted');
  });
});

it('accepts a quarter of a million values, and refuses more as too large', () => {
  const list = (length: number) => `[${'0,'.repeat(length - 1)}0]`;
  expect([list(250_001), list(250_002), `["${','.repeat(300_000)}"]`].map(duplicates)).toEqual([
    'accepted',
    'too_large',
    'accepted',
  ]);
});

it.each(['"', '{"a', '{"a":"b', '{"a":"\\'])('%j is left to the parser to reject', (json) => {
  expect(() => parseUnambiguous(json, JSON.parse)).toThrow(SyntaxError);
});

describe('requests that two readers could understand differently', () => {
  let server: TestServer;
  let admin: Person;
  let port: number;
  beforeAll(async () => {
    server = await openTestServer();
    admin = await (await server.facility('single')).person('admin');
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  const exchange = async (lines: readonly string[]) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const answer = await text(socket);
    return [Number(answer.slice(9, 12)), /"code":"(\w+)"/.exec(answer)?.[1]];
  };
  const head = ['GET /api/v1/auth/me HTTP/1.1', 'Connection: close'];

  it.each([
    ['two Host headers', ['Host: evil.example'], [400, 'duplicate_header']],
    ['the same Host twice', ['host: single.alms.localhost'], [400, 'duplicate_header']],
    ['two Authorization headers', ['authorization: Bearer x'], [400, 'duplicate_header']],
    ['one of each', [], [200, undefined]],
  ])('%s', async (_, more, expected) => {
    const one = [`Host: ${admin.host}`, `Authorization: Bearer ${admin.token}`];
    expect(await exchange([...head, ...one, ...more])).toEqual(expected);
  });

  it.each(
    contract
      .filter(({ body, encoding }) => body && encoding !== 'form')
      .map((call) => [call.id, call] as const),
  )('%s rejects a duplicate member', async (_, call) => {
    const { status, body } = await server.request({
      method: call.method,
      path: routeUrl(call).replace(/:\w+/g, '01890000-0000-7000-8000-000000000000'),
      as: admin,
      ...(call.site === 'main' && { host: 'alms.localhost' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: '{"value":"4.1","value":"14"}',
    });
    expect([status, body['code']]).toEqual([400, 'duplicate_member']);
  });
});
