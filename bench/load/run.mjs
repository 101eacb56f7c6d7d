/**
 * `npm run bench:load`: time until a visitor can read and type, on a slow phone with a slow
 * connection. Compared with a static page (the floor) and a plain React page built the same way.
 * The real server responds, with its database. Chromium has an empty cache, a quarter of this
 * machine's speed and "Slow 4G" (562.5 ms, 180 kB/s each way). Medians of interleaved runs.
 *
 * - `npm run bench:load` uses a quarter of this machine's speed
 * - `npm run bench:load -- 2` uses half of it, and so on; the targets were set on a machine twice
 *   as fast as some others
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { spawn } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { chromium as playwright } from 'playwright';
import { build } from 'vite';
import { chromium } from '../../tools/chromium.ts';
import { buildForServing, root, say } from '../../tools/workspace.mjs';

const ROUNDS = 7;
const PORT = 4573;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const CPU_SLOWDOWN = Number(process.argv[2] ?? 4);

const folder = join(root, 'bench/load');
const outDir = join(root, '.cache/bench-load');
await buildForServing();
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** Serves the floor and the plain page with maximum compression. */
const plain = createServer((request, response) => {
  const path =
    request.url === '/floor'
      ? join(folder, 'floor.html')
      : join(outDir, request.url === '/plain' ? 'index.html' : String(request.url));
  try {
    const content = brotliCompressSync(readFileSync(path));
    response
      .writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'text/plain',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      })
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => plain.listen(PORT + 1, ready));

const data = mkdtempSync(join(tmpdir(), 'alms-bench-'));
const service = spawn('node', [join(root, 'apps/api/src/main.ts')], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, DEMO: '1', LOG_LEVEL: 'silent' },
  stdio: 'ignore',
});
for (;;) {
  const ready = await fetch(`http://127.0.0.1:${PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (ready) break;
  await new Promise((later) => setTimeout(later, 200));
}
const browser = await playwright.launch({ ...chromium });
const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Records in the page the time of its first field, blocking time of long tasks, and layout shift.
 */
function watch() {
  const metrics = (globalThis.metrics = { field: 0, blocked: 0, moved: 0, largest: 0 });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input')) return;
    metrics.field = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) => {
    const painted =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    if (startTime >= painted) metrics.blocked += Math.max(0, duration - 50);
  });
  observe('layout-shift', ({ value }) => (metrics.moved += value));
  observe('largest-contentful-paint', ({ startTime }) => (metrics.largest = startTime));
}

/** Measures a first visit: milliseconds, and bytes transferred until the form is usable. */
async function visit(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const finished = [];
  session.on('Network.loadingFinished', ({ encodedDataLength, timestamp }) =>
    finished.push({ bytes: encodedDataLength, at: timestamp * 1000 }),
  );
  let begin = 0;
  session.on('Network.requestWillBeSent', ({ timestamp }) => (begin ||= timestamp * 1000));
  await page.goto(url, { waitUntil: 'networkidle' });
  // On a busy machine the network can be idle before the first paint.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const { metrics, painted, blocking } = await page.evaluate(() => ({
    metrics: globalThis.metrics,
    painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    blocking: performance
      .getEntriesByType('resource')
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length,
  }));
  await context.close();
  const usable = Math.max(painted, metrics.field);
  return {
    largest: metrics.largest,
    usable,
    blocked: metrics.blocked,
    moved: metrics.moved,
    blocking,
    bytes: finished
      .filter(({ at }) => at - begin <= usable)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Time from clicking "Sign In" to the first row of the dashboard, and the part of it after the last
 * response.
 */
async function signInAndWait() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(`http://demo.alms.localhost:${PORT}/login`);
  // Hydration is complete, and the subsequent chunks are loaded.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/assets/dashboard-')),
  );
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('technician@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-Pass-2026!');
  const pressed = await page.evaluate(() => {
    globalThis.row = new Promise((shown) => {
      new MutationObserver((_, observer) => {
        // Skeleton rows do not count.
        if (
          ![...document.querySelectorAll('tbody tr, [role=row] [role=gridcell]')].some(
            (found) => !found.closest('[data-part=skeleton]'),
          )
        )
          return;
        observer.disconnect();
        requestAnimationFrame(() => shown(performance.now()));
      }).observe(document, { childList: true, subtree: true });
    });
    const now = performance.now();
    document.querySelector('button[type=submit]').click();
    return now;
  });
  const row = await page.evaluate(() => globalThis.row);
  const answered = await page.evaluate(
    (until) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd <= until)
          .map(({ responseEnd }) => responseEnd),
      ),
    row,
  );
  await context.close();
  return { whole: row - pressed, after: row - answered };
}

const pages = [
  ['static page (floor)', `http://alms.localhost:${PORT + 1}/floor`],
  ['plain React, drawn in the browser', `http://alms.localhost:${PORT + 1}/plain`],
  ['landing', `http://alms.localhost:${PORT}/landing`],
  ['login of a facility', `http://demo.alms.localhost:${PORT}/login`],
];
const taken = pages.map(() => []);
const signIns = [];
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, [, url]] of pages.entries()) taken[index].push(await visit(url));
  signIns.push(await signInAndWait());
}
const of = (visits, key) => median(visits.map((each) => each[key]));
const floor = taken[0];
say(
  '\n| first visit | LCP | × floor | usable | × floor | blocked | layout shift (CLS) | bytes before usable | render-blocking besides the HTML |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
);
for (const [index, [name]] of pages.entries()) {
  const visits = taken[index];
  const ratio = (key) => (of(visits, key) / of(floor, key)).toFixed(2);
  say(
    `| ${name} | ${Math.round(of(visits, 'largest'))} ms | ${ratio('largest')} | ${Math.round(of(visits, 'usable'))} ms | ${ratio('usable')} | ${Math.round(of(visits, 'blocked'))} ms | ${of(visits, 'moved').toFixed(4)} | ${(of(visits, 'bytes') / 1000).toFixed(1)} kB | ${of(visits, 'blocking')} |`,
  );
}
say(
  `\nFrom "Sign In" to the first row: ${Math.round(of(signIns, 'whole'))} ms, of which ${Math.round(of(signIns, 'after'))} ms after the last response it waits for.`,
);

await browser.close();
plain.close();
service.kill('SIGINT');
await new Promise((gone) => service.once('exit', gone));
rmSync(data, { recursive: true, force: true });
process.exit(0);
