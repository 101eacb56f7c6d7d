import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainHost, openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let portalDirectory: string;
beforeAll(async () => {
  portalDirectory = mkdtempSync(join(tmpdir(), 'alms-portal-'));
  mkdirSync(join(portalDirectory, 'assets'));
  mkdirSync(join(portalDirectory, '.vite'));
  writeFileSync(join(portalDirectory, '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(portalDirectory, 'index.html'),
    '<html lang="en" dir="ltr"><meta property="csp-nonce" nonce="%CSP_NONCE%"><!--alms:styles--><div id="root"></div><script type="application/json" id="alms-page">%ALMS_PAGE%</script><script type="module" nonce="%CSP_NONCE%" src="/assets/main-abc.js"></script>',
  );
  // Replaces the module of the portal's build and returns its input.
  mkdirSync(join(portalDirectory, '.render'));
  writeFileSync(
    join(portalDirectory, '.render', 'render.js'),
    `export const createRenderer = ({ template }) => ({
      frame: { html: '<div id="frame"></div>', styles: '<style nonce="%CSP_NONCE%">#frame{}</style>' },
      async draw({ path, search, host, config, preferences, refusedSignIn, ask }) {
        if (path !== '/drawn' && path !== '/login') return undefined;
        if (path === '/login' && !refusedSignIn) return undefined;
        const received = { search, host, config, preferences, refusedSignIn, info: await ask('/hospitals/public/info'), nothing: await ask('/patients') };
        return '<i nonce="%CSP_NONCE%">' + JSON.stringify(received) + '</i>';
      },
    });`,
  );
  writeFileSync(join(portalDirectory, 'assets', 'main-abc.js'), 'export {};');
  writeFileSync(join(portalDirectory, 'assets', 'main-abc.js.gz'), gzipSync('export {};'));
  writeFileSync(join(portalDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await openTestServer({ portalDirectory });
  const lab = await server.facility('branded');
  await lab.transaction((tx) =>
    tx
      .updateTable('facility_profile')
      .set({ primary_color: '#00695c', language: 'ar' })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(portalDirectory, { recursive: true });
});

const get = (path: string, host = mainHost, headers = {}) =>
  server.request({ method: 'GET', path, host, headers });

describe('portal page', () => {
  it('names its origin to others on the main site only, for the form of a sign-in', async () => {
    const policies = [];
    for (const host of [mainHost, `branded.${mainHost}`])
      for (const path of ['/login', '/app/dashboard'])
        policies.push((await get(path, host)).headers['referrer-policy']);
    expect(policies).toEqual(['strict-origin', 'strict-origin', 'no-referrer', 'no-referrer']);
  });

  it('has a unique nonce and the strict policy and is not cacheable', async () => {
    const [first, second] = [await get('/app/dashboard'), await get('/')];
    const nonceOf = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];
    expect(nonceOf(first.text)).toMatch(/^[\w+/]{24}$/);
    expect(nonceOf(first.text)).not.toBe(nonceOf(second.text));
    expect(first.headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'nonce-${nonceOf(first.text)}' 'strict-dynamic'; style-src 'nonce-${nonceOf(first.text)}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; ` +
        "base-uri 'none'; form-action 'self' http://*.alms.localhost:4173; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-to csp",
    );
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'reporting-endpoints': 'csp="/csp-reports"',
    });
    expect(first.text).not.toMatch(/%CSP_NONCE%|%ALMS_PAGE%|<!--alms/);
  });

  it('contains the facility base address and whether all plans are free', async () => {
    expect((await get('/landing')).text).toContain(
      'id="alms-page">{"config":{"baseDomain":"alms.localhost","demo":"off","beta":true,"operator":{}},"language":"en"}</script>',
    );
  });

  it('reports a script-free sign-in to the portal once', async () => {
    const page = await get('/app/dashboard', mainHost, { cookie: '__Host-alms_signed_in=1' });
    expect(page.text).toContain('"hasSignedIn":true');
    expect(String(page.headers['set-cookie'])).toMatch(/^__Host-alms_signed_in=; .*Max-Age=0$/);
    expect((await get('/app/dashboard')).text).not.toContain('hasSignedIn');
  });

  it.each([
    [
      'the visitor chooses in the address',
      '/app?language=fr',
      'branded.alms.localhost',
      { 'accept-language': 'es' },
      'lang="fr" dir="ltr"',
    ],
    [
      'the visitor chose earlier',
      '/app',
      'branded.alms.localhost',
      { cookie: 'alms_language=pt', 'accept-language': 'es' },
      'lang="pt" dir="ltr"',
    ],
    [
      'the facility uses',
      '/app',
      'branded.alms.localhost',
      { 'accept-language': 'es' },
      'lang="ar" dir="rtl"',
    ],
    ['the browser requests', '/app', mainHost, { 'accept-language': 'es' }, 'lang="es" dir="ltr"'],
    [
      'is the default when no requested language is supported',
      '/app?language=de',
      mainHost,
      { 'accept-language': 'de' },
      'lang="en" dir="ltr"',
    ],
  ])('is in the language that %s', async (_, path, host, headers, expected) => {
    const { text } = await get(path, host, headers);
    expect(text).toContain(`<html ${expected}>`);
    expect(text).toContain(`"language":"${/lang="(\w+)"/.exec(expected)?.[1]}"}</script>`);
  });

  it.each(['/app', '/app/dashboard', '/app?language=fr', '/admin/settings'])(
    'shows the frame of the signed-in area before any script: %s',
    async (path) => {
      const { text } = await get(path, 'branded.alms.localhost');
      expect(text).toContain('<div id="root"></div><div id="frame"></div>');
      expect(text).toMatch(/<style nonce="[\w+/]{24}">#frame\{\}<\/style>/);
    },
  );

  it.each(['/onboarding', '/apps', '/nowhere'])('shows no frame elsewhere: %s', async (path) => {
    expect((await get(path, 'branded.alms.localhost')).text).not.toContain('frame"');
  });

  it('stores the visitor’s language choice and passes preferences to the renderer', async () => {
    const chosen = await get('/drawn?language=fr', mainHost, { 'accept-language': 'es' });
    expect(chosen.headers['set-cookie']).toBe(
      'alms_language=fr; Path=/; SameSite=Lax; Max-Age=31536000',
    );
    expect(chosen.text).toContain('"preferences":{"chosen":"fr","requested":"es"');
    expect(
      (await get('/drawn', mainHost, { 'accept-language': 'es' })).headers['set-cookie'],
    ).toBeUndefined();
  });

  it('has the facility’s colour, and none on the main site', async () => {
    expect((await get('/login', 'branded.alms.localhost')).text).toMatch(
      /<style nonce="[^"]+">:root\{--alms-tenant-primary:#00695c\}<\/style>/,
    );
    expect((await get('/login')).text).not.toContain('<style');
  });

  it('is rendered by the portal’s build where possible, from public data of this address', async () => {
    const { text, headers } = await get('/drawn?reason=session_expired', 'branded.alms.localhost');
    expect(text).toMatch(
      /^<i nonce="[\w+/]{24}">\{"search":"\?reason=session_expired","host":"branded.alms.localhost","config":\{"baseDomain":"alms.localhost"/,
    );
    expect(text).toContain('"primary_color":"#00695c"');
    expect(text).not.toContain('"nothing"');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('after a rejected form shows the reason with its status code and sets no cookie', async () => {
    const { status, text, headers } = await server.request({
      method: 'POST',
      path: '/login',
      host: 'branded.alms.localhost',
      body: 'username=nobody%40example.test&password=Wrong-word-77%21',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect([status, headers['set-cookie']]).toEqual([401, undefined]);
    expect(text).toContain(
      '"refusedSignIn":{"code":"invalid_credentials","username":"nobody@example.test"}',
    );
    expect(text).not.toContain('Wrong-word');
  });

  it('is compressed where the browser supports it', async () => {
    const [plain, packed] = [
      await get('/api/docs'),
      await server.app.inject({
        method: 'GET',
        url: '/api/docs',
        headers: { host: mainHost, 'accept-encoding': 'gzip, deflate, br, zstd' },
      }),
    ];
    expect([
      plain.headers['content-encoding'],
      packed.headers['content-encoding'],
      packed.headers['vary'],
    ]).toEqual([undefined, 'br', 'Authorization, Host, Accept-Encoding']);
    expect(
      brotliDecompressSync(packed.rawPayload)
        .toString()
        .replace(/nonce="[^"]+"/g, ''),
    ).toBe(plain.text.replace(/nonce="[^"]+"/g, ''));
  });

  it.each(
    ['evil.test', 'a.b.alms.localhost', 'nosuch.alms.localhost'].flatMap((host) =>
      ['/', '/app/dashboard', '/drawn', '/reset-password/x', '/onboarding', '/nowhere'].map(
        (path) => [host, path] as const,
      ),
    ),
  )('says under the unknown host %s that no facility has the address: %s', async (host, path) => {
    const { status, text } = await get(path, host);
    expect([status, text.includes('No facility has this address.')]).toEqual([421, true]);
    expect(text).toContain('<a href="http://alms.localhost:4173/landing">');
    expect(text).not.toMatch(/<(form|script|input)/);
  });

  it('shows no sign-in form at the address of an unregistered facility', async () => {
    const { status, text } = await get('/login', 'nosuch.alms.localhost');
    expect([status, text.includes('No facility has this address.')]).toEqual([421, true]);
  });

  it.each(
    [
      '/landing',
      '/pricing?plan=pro',
      '/register-lab?language=fr',
      '/register-hospital?step=a',
    ].flatMap((path) =>
      ['branded.alms.localhost', 'nosuch.alms.localhost', 'evil.test'].map(
        (host) => [path, host] as const,
      ),
    ),
  )('of the main site is served there only: %s from %s', async (path, host) => {
    const { status, headers } = await get(path, host);
    expect([status, headers['location']]).toEqual([303, `http://alms.localhost:4173${path}`]);
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    ['fr-CA', '<html lang="fr" dir="ltr">', 'Aucun établissement n’a cette adresse.'],
    ['es', '<html lang="es" dir="ltr">', 'Ningún centro tiene esta dirección.'],
    ['pt-BR', '<html lang="pt" dir="ltr">', 'Nenhuma instituição tem este endereço.'],
    ['ar', '<html lang="ar" dir="rtl">', 'لا توجد منشأة بهذا العنوان.'],
    ['de', '<html lang="en" dir="ltr">', 'No facility has this address.'],
  ])('explains this in the language requested by %s', async (accepted, root, words) => {
    const { text } = await server.request({
      method: 'GET',
      path: '/app/dashboard',
      host: 'evil.test',
      headers: { 'accept-language': accepted },
    });
    expect([text.includes(root), text.includes(words)]).toEqual([true, true]);
  });

  it.each(['evil.test', 'a.b.alms.localhost', 'alms.localhost.evil.test'])(
    'for sign-in under the host %s redirects to the main site',
    async (host) => {
      const { status, headers } = await get('/login?reason=session_expired', host);
      expect([status, headers['location']]).toEqual([303, 'http://alms.localhost:4173/landing']);
    },
  );

  it('does not change API rejections', async () => {
    const { status, text } = await get('/api/v1/patients', 'branded.alms.localhost');
    expect([status, JSON.parse(text)]).toEqual([
      401,
      expect.objectContaining({ code: 'unauthenticated', detail: 'Not authenticated' }),
    ]);
  });

  it('explains how to build the portal when it is missing', async () => {
    const bare = await openTestServer();
    const { status, text } = await bare.request({ method: 'GET', path: '/' });
    expect([status, text.includes('The portal is not built')]).toEqual([503, true]);
    await bare.close();
  });
});

describe('portal file', () => {
  it('of the build is cacheable indefinitely, other files for an hour', async () => {
    expect((await get('/assets/main-abc.js')).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
    });
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is served precompressed by the build', async () => {
    expect(
      (await get('/assets/main-abc.js', mainHost, { 'accept-encoding': 'gzip' })).headers[
        'content-encoding'
      ],
    ).toBe('gzip');
  });

  it('of another build is not found and not replaced by a page', async () => {
    expect(await get('/assets/main-old.js')).toMatchObject({
      status: 404,
      headers: { 'content-type': expect.stringContaining('problem+json') },
      body: { code: 'not_found' },
    });
  });

  it.each([
    '/.vite/manifest.json',
    '/.render/render.js',
    '/index.html',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/.vite/manifest.json',
    '/.git/config',
  ])('that is internal is not served: %s', async (path) => {
    const { text, headers } = await get(path);
    expect(text).not.toBe('{}');
    expect(headers['content-type']).toMatch(/text\/html|problem\+json/);
    expect(text).not.toContain('%CSP_NONCE%');
  });
});

describe('search engine rules', () => {
  it('allow the public pages of the main site and nothing of a facility', async () => {
    const main = await get('/robots.txt');
    expect([main.headers['content-type'], main.text]).toEqual([
      'text/plain; charset=utf-8',
      'User-agent: *\nDisallow: /app\nDisallow: /admin\nDisallow: /api\n',
    ]);
    expect((await get('/robots.txt', 'branded.alms.localhost')).text).toBe(
      'User-agent: *\nDisallow: /\n',
    );
    expect((await get('/robots.txt', 'evil.test')).text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('rejected API request beside the pages', () => {
  it('returns a problem document, not the framework’s own format', async () => {
    expect((await get('/api/v1/auth/me')).body).toMatchObject({
      code: 'unauthenticated',
      status: 401,
    });
    expect((await get('/api/v1/nothing')).body).toMatchObject({ code: 'not_found', status: 404 });
  });
});

describe('every response', () => {
  it.each([
    '/',
    '/favicon.svg',
    '/assets/main-old.js',
    '/api/v1/auth/me',
    '/api/v1/openapi.json',
    '/health/live',
    '/api/docs',
  ])('has the security headers: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': path === '/' ? 'strict-origin' : 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('of the API is not cacheable', async () => {
    expect((await get('/api/v1/auth/me')).headers).toMatchObject({
      'cache-control': 'no-store',
      vary: expect.stringMatching(/^Authorization, Host/),
    });
  });

  it('has only the headers that a script of the build needs', async () => {
    const { headers } = await get('/assets/main-abc.js');
    expect(Object.keys(headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'vary',
      'x-content-type-options',
    ]);
  });

  it('requires HTTPS unless on localhost', async () => {
    const secure = await openTestServer({ baseDomain: 'lis.test' });
    const { headers } = await secure.request({
      method: 'GET',
      path: '/health/live',
      host: 'lis.test',
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });
});

describe('health check', () => {
  it('responds on any host', async () => {
    expect((await get('/health/live', '10.1.2.3')).body).toEqual({ status: 'ok' });
    expect((await get('/health/ready', 'balancer.internal')).body).toMatchObject({ status: 'ok' });
  });

  it('lists missing particulars of the operator and stays ready', async () => {
    const { status, body } = await get('/health/ready');
    expect([status, body]).toEqual([
      200,
      {
        status: 'ok',
        missing_settings: [
          'OPERATOR_NAME',
          'OPERATOR_ADDRESS',
          'OPERATOR_EMAIL',
          'OPERATOR_PRIVACY_EMAIL',
          'OPERATOR_LAW',
          'OPERATOR_COURTS',
        ],
      },
    ]);
    const operator = {
      name: 'Sampleton Laboratories Ltd',
      address: '1 Example Street, Exampleville',
      email: 'office@lab.example',
      privacyEmail: 'privacy@lab.example',
      law: 'Law of Exampleland',
      courts: 'Exampleville',
    };
    const complete = await openTestServer({ operator, portalDirectory });
    expect((await complete.request({ method: 'GET', path: '/health/ready' })).body).toEqual({
      status: 'ok',
    });
    expect((await complete.request({ method: 'GET', path: '/terms' })).text).toContain(
      JSON.stringify(operator),
    );
    await complete.close();
  });

  it('is not ready without its database, and API requests report it', async () => {
    const failing = await openTestServer();
    await failing.database.pool.end();
    const ready = await failing.request({ method: 'GET', path: '/health/ready' });
    expect([ready.status, ready.headers['retry-after']]).toEqual([503, '2']);
    const call = await failing.request({
      method: 'GET',
      path: '/api/v1/hospitals/validate-subdomain/free',
    });
    expect([call.status, call.body['code'], call.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    await failing.app.close();
  });
});

describe('content security policy report', () => {
  it('is logged by directive name only', async () => {
    server.logged.length = 0;
    const { status } = await server.request({
      method: 'POST',
      path: '/csp-reports',
      headers: { 'content-type': 'application/reports+json' },
      body: JSON.stringify([
        {
          body: {
            effectiveDirective: 'style-src-elem',
            documentURL: 'http://x/reset-password/secret',
          },
        },
      ]),
    });
    expect(status).toBe(204);
    expect(server.logged.join('')).toContain('style-src-elem');
    expect(server.logged.join('')).not.toContain('secret');
  });
});

describe('malformed path', () => {
  let port: number;
  beforeAll(async () => {
    const app = await server.anotherProcess({ portalDirectory });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  /** Sends a path as it is, which a client with a URL parser cannot. */
  const statusOf = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${mainHost}\r\nConnection: close\r\n\r\n`);
      });
      socket.setEncoding('utf8');
      socket.on('data', (part: string) => {
        text += part;
      });
      socket.on('error', reject);
      socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])));
    });

  it.each([
    ['//', 404],
    ['///', 404],
    ['//[', 404],
    ['//[::1', 404],
    ['///[', 404],
    ['//a:b@c:99999/', 404],
    ['//other.test/login', 404],
    ['/\\', 404],
    ['/\\[', 404],
    ['/\\/[', 404],
    ['//?x=1', 404],
    ['//%5B', 404],
    ['http://[/', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c0%af', 400],
    ['/app/%E0%A4%A', 400],
    ['/api/v1//', 404],
    ['/api//v1/[', 404],
    ['/assets/..//[', 404],
    ['/[', 200],
    ['/?x=//[', 200],
    ['/app//[', 200],
  ])('%s answers %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });
});
