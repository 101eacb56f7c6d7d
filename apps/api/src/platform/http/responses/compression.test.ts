import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainHost, openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addCompression } from './compression.ts';

const long = JSON.stringify({ text: 'potassium '.repeat(500) });
const app = fastify();
addCompression(app);
app.get('/long', async (_request, reply) => reply.type('application/json').send(long));
app.get('/short', async (_request, reply) => reply.type('application/json').send('{"a":1}'));
app.get('/picture', async (_request, reply) =>
  reply.type('image/png').send(Buffer.from('potassium '.repeat(500))),
);
app.get('/events', async (_request, reply) => reply.type('text/event-stream').send(long));
app.get('/fhir', async (_request, reply) =>
  reply.type('application/fhir+json; charset=utf-8').header('Vary', 'Host').send(long),
);
app.get('/ready', async (_request, reply) =>
  reply.type('application/json').header('Content-Encoding', 'gzip').send(long),
);

const get = async (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }) });

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'br;q=0, gzip'],
    ['br', '*'],
  ])('uses %s for a client that accepts %s', async (expected, accepted) => {
    const { headers, rawPayload } = await get('/long', accepted);
    expect(headers).toMatchObject({ 'content-encoding': expected, vary: 'Accept-Encoding' });
    const text = (expected === 'br' ? brotliDecompressSync : gunzipSync)(rawPayload).toString();
    expect(text).toBe(long);
    expect(rawPayload.length).toBeLessThan(long.length / 10);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it.each([undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0'])(
    'sends the text unchanged to a client that accepts %o',
    async (accepted) => {
      const { headers, body } = await get('/long', accepted);
      expect([headers['content-encoding'], headers['vary'], body]).toEqual([
        undefined,
        'Accept-Encoding',
        long,
      ]);
    },
  );

  it.each(['/short', '/picture', '/events'])('leaves %s unchanged', async (url) => {
    expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('does not compress a response twice', async () => {
    const { headers, body } = await get('/ready', 'br');
    expect([headers['content-encoding'], body]).toEqual(['gzip', long]);
  });

  it('adds to the headers by which a cache distinguishes responses', async () => {
    const { headers } = await get('/fhir', 'br');
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'Host, Accept-Encoding']);
  });
});

describe('compression of the service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());
  const document = async (headers: Record<string, string>) =>
    server.app.inject({ url: '/api/v1/openapi.json', headers: { host: mainHost, ...headers } });

  it('applies to the OpenAPI document, which is revalidated by its hash', async () => {
    const plain = await document({});
    const packed = await document({ 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
      vary: 'Authorization, Host, Accept-Encoding',
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const again = await document({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await document({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
