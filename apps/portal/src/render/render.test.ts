import { describe, expect, it, vi } from 'vitest';
import { aPublicInfo, somePlans } from '@alms/lis-domain/fixtures';
import { drawnFirst } from '../app/router.tsx';
import { createRenderer, type PageRequest } from './render.tsx';
import { renderedPages } from './rendered-pages.ts';

const template = `<!doctype html><html lang="en" dir="ltr"><head><!--alms:styles--><title>Laboratory Information System</title><meta property="csp-nonce" nonce="%CSP_NONCE%">
    <script type="module" crossorigin src="/assets/index.js" nonce="%CSP_NONCE%"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js" nonce="%CSP_NONCE%">
    <link rel="stylesheet" crossorigin href="/assets/index.css" nonce="%CSP_NONCE%">
</head><body><script type="application/json" id="alms-page">%ALMS_PAGE%</script>
<div id="root"></div><noscript>This application needs JavaScript.</noscript></body></html>`;
const config = { baseDomain: 'alms.localhost', demo: 'off' as const, beta: true, operator: {} };

const facility = aPublicInfo('northside', { facility_name: 'North <b>side</b> & Co' });
const atFacility = {
  path: '/login',
  search: '',
  host: 'northside.alms.localhost:4173',
  config,
  preferences: {},
  ask: async () => facility,
};
const draw = async (request: PageRequest) =>
  (await createRenderer({ template }).draw(request)) ?? '';

describe('rendered page', () => {
  it('contains the sign-in form, its facility and its colours without any script', async () => {
    const html = await draw(atFacility);
    expect(html).toContain('North &lt;b&gt;side&lt;/b&gt; &amp; Co</h1>');
    expect(html).toMatch(
      /<form[^>]* action="\/login"[^>]* method="post"|<form[^>]* method="post"[^>]* action="\/login"/,
    );
    expect(html).toMatch(/<input[^>]* name="username"/);
    expect(html).toMatch(/<style nonce="%CSP_NONCE%">[^<]*--alms-tenant-primary:#2e7d32/);
    expect(html).not.toMatch(/<style(?! nonce="%CSP_NONCE%")/);
  });

  it('has no style attributes and only its own two scripts, as the content security policy requires', async () => {
    const html = await draw(atFacility);
    expect(html).not.toMatch(/<[^>]* style=/);
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="application/json" id="alms-page">',
      '<script type="module" crossorigin src="/assets/index.js" nonce="%CSP_NONCE%">',
    ]);
  });

  it('loads scripts and fonts after everything visible', async () => {
    const html = await draw(atFacility);
    const [visible = '', end = ''] = html.split('<script type="application/json"');
    expect(visible).toContain('</main>');
    expect(visible).not.toMatch(/<script[^>]* src=|<link rel="(modulepreload|stylesheet)"/);
    expect([...end.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/index.js',
      '/assets/react.js',
      '/assets/index.css',
    ]);
  });

  it('embeds the responses it was rendered from as text that cannot end its element', async () => {
    const html = await draw(atFacility);
    const data = /id="alms-page">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(Object.values(JSON.parse(data).answers)).toEqual([
      { answer: facility, at: expect.any(String) },
    ]);
  });

  it('is titled with the facility and not indexable', async () => {
    const html = await draw(atFacility);
    expect(html).toContain('<title>Sign in · North &#60;b&#62;side&#60;/b&#62; &#38; Co</title>');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain('canonical');
  });

  it('of the main site has a description, a canonical address and a preview picture', async () => {
    const html = await draw({ ...atFacility, path: '/pricing', host: 'alms.localhost:4173' });
    expect(html).toContain('<link rel="canonical" href="http://alms.localhost:4173/landing" />');
    expect(html).toContain(
      '<meta property="og:image" content="http://alms.localhost:4173/pictures/sharing.jpg" />',
    );
    expect(html).toMatch(/<meta name="description" content="Orders, specimens/);
    expect(html).not.toContain('noindex');
  });

  it('shows why the server rejected a form submitted without script, and keeps the typed address', async () => {
    const html = await draw({
      ...atFacility,
      refusedSignIn: { code: 'invalid_credentials', username: 'x"y@demo.test' },
    });
    expect(html).toContain('Invalid email or password for this facility.');
    expect(html).toContain('value="x&quot;y@demo.test"');
  });

  it.each(['/terms', '/privacy'])('%s names the operator of the deployment', async (path) => {
    const operator = { name: 'Sampleton Laboratories Ltd', email: 'office@lab.example' };
    const request = { ...atFacility, path, host: 'alms.localhost:4173' };
    const html = await draw({ ...request, config: { ...config, operator } });
    expect(html).toContain('Sampleton Laboratories Ltd</dd>');
    expect(html).toContain('href="mailto:office@lab.example"');
    expect(await draw(request)).toContain('The operator is the organization that provides');
  });

  it('is rendered once while its content is unchanged', async () => {
    const renderer = createRenderer({ template });
    const ask = vi.fn(async () => facility);
    const [first, second] = [
      await renderer.draw({ ...atFacility, ask }),
      await renderer.draw({ ...atFacility, ask }),
    ];
    expect(second).toBe(first);
    expect(ask).toHaveBeenCalledTimes(2);
    const renamed = await renderer.draw({
      ...atFacility,
      ask: async () => aPublicInfo('northside', { facility_name: 'Renamed' }),
    });
    expect(renamed).toContain('Renamed</h1>');
  });
});

it('maps each page to its address and its screen', () => {
  expect(Object.keys(renderedPages)).toEqual(Object.keys(drawnFirst));
});

it('offers the roles of the live demo without script, at its facility only', async () => {
  const demo = { ...config, demo: 'public' as const };
  const request = { ...atFacility, path: '/live-demo', config: demo };
  const html = await draw({ ...request, host: 'demo.alms.localhost:4173' });
  expect(html.match(/<button[^>]* name="role"/g)).toHaveLength(10);
  expect(html).toContain('03:00 UTC');
  expect(await draw(request)).not.toContain('name="role"');
});

it.each(Object.keys(renderedPages).filter((path) => path !== '/live-demo'))(
  '%s is complete, has one heading and is readable without script',
  async (path) => {
    const html = await draw({
      ...atFacility,
      path,
      host: 'alms.localhost:4173',
      ask: async () => somePlans(),
    });
    expect([...html.matchAll(/<h1[ >]/g)]).toHaveLength(1);
    expect(html).not.toContain('<!--$!-->');
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
    // Elements that the first paint waits for must exist.
    const awaited = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
    expect(awaited).toContain('alms-page');
    for (const id of awaited) expect(html.split(` id="${id}"`)).toHaveLength(2);
  },
);

it.each([
  ['an address rendered only by the application', { path: '/app/dashboard' }],
  ['an unknown facility', { ask: async () => undefined }],
])('leaves %s to the application', async (_, change) => {
  expect(await draw({ ...atFacility, ...change })).toBe('');
});

it('draws the frame of the signed-in area without text, and hides it once a screen is shown', () => {
  const { frame } = createRenderer({ template });
  expect(frame.html).toMatch(/^<div id="frame">.*data-component="frame-skeleton"/);
  expect(frame.html.replace(/<[^>]*>/g, '')).toBe('');
  expect(frame.html).not.toMatch(/ style=/);
  expect(frame.styles).toContain('#root:has(main) ~ #frame { display: none; }');
  expect(frame.styles).not.toMatch(/<style(?! nonce="%CSP_NONCE%")/);
});
