/**
 * `npm run bench:ui`: cost of the components compared with plain React that renders the same, in
 * Chromium.
 *
 * - `npm run bench:ui` measures everything, as a table for docs/measurements.md
 * - `npm run bench:ui -- --gates` measures only machine-independent values (function calls, nodes,
 *   renders, blank frames) and fails over a limit
 *
 * Times are medians of interleaved runs, given as ratios to cancel out the machine's speed.
 */
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { build, preview } from 'vite';
import { chromium } from '../../tools/chromium.ts';
import { root, say } from '../../tools/workspace.mjs';

const ROUNDS = 9;
const folder = join(root, 'bench/ui');
const outDir = join(root, '.cache/bench-ui');

/** Production build with preserved function names, so that calls can be attributed. */
const config = {
  configFile: false,
  root: folder,
  logLevel: 'error',
  resolve: { conditions: ['@alms/source', 'module', 'browser', 'production'] },
  build: { outDir, emptyOutDir: true, minify: false, target: 'es2022' },
  preview: { port: 0, host: '127.0.0.1' },
};
await build(config);
const server = await preview(config);
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await playwright.launch({
  ...chromium,
  args: [...chromium.args, '--enable-precise-memory-info', '--js-flags=--expose-gc'],
});

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Runs a measurement in a new page, without warm state of another. */
async function withPage(measure) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.waitForFunction('window.bench');
  const result = await measure(page, session);
  await page.close();
  return result;
}

/** Function calls while `run` executes: the total, and those of functions named `name`. */
const callsDuring = (run, name, before) =>
  withPage(async (page, session) => {
    await before?.(page);
    await settled(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await run(page);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const functions = result
      .filter(({ url }) => url.startsWith(address))
      .flatMap((script) => script.functions);
    const count = (wanted) =>
      functions
        .filter(({ functionName }) => wanted === undefined || functionName === wanted)
        .reduce((sum, each) => sum + (each.ranges[0]?.count ?? 0), 0);
    return { all: count(), named: count(name) };
  });

const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

const mount = (name, count) => (page) =>
  page.evaluate(([scenario, n]) => window.bench.mount(scenario, n), [name, count]);

/** Calls per additional instance, when there are many. */
async function callsForOne(name) {
  const [few, many] = [await callsDuring(mount(name, 100)), await callsDuring(mount(name, 200))];
  return Math.round((many.all - few.all) / 100);
}

const nodesOf = (name, count) =>
  withPage(async (page) => {
    await mount(name, count)(page);
    return page.evaluate(() => window.bench.nodes());
  });

const taskSeconds = async (session) =>
  (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
    ?.value ?? 0;

/**
 * CPU time of the page's main thread in milliseconds, while `run` executes and its frame is
 * rendered.
 */
const cpuOf = (run, before) =>
  withPage(async (page, session) => {
    await before?.(page);
    await settled(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const start = await taskSeconds(session);
    await run(page);
    await settled(page);
    return ((await taskSeconds(session)) - start) * 1000;
  });

/** Medians of several measurements, interleaved so that load peaks affect all of them. */
async function interleaved(measurements) {
  const taken = measurements.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, measure] of measurements.entries()) taken[index].push(await measure());
  }
  return taken.map(median);
}

/**
 * Scrolls the table by viewport heights; returns the number of frames in which part of the viewport
 * showed no row.
 */
const scrollThrough = (page, frames) =>
  page.evaluate(async (count) => {
    const scroller = [...document.querySelectorAll('main *')].find(
      (element) => element.scrollHeight > element.clientHeight + 1000,
    );
    if (!scroller) throw new Error('The table does not scroll.');
    const box = scroller.getBoundingClientRect();
    const heights = [0.2, 0.5, 0.9].map((share) => box.top + box.height * share);
    let blank = 0;
    for (let frame = 0; frame < count; frame += 1) {
      scroller.scrollTop += 400;
      await new Promise((drawn) => requestAnimationFrame(drawn));
      if (
        heights.some(
          (y) =>
            !document.elementFromPoint(box.left + box.width / 2, y)?.closest('tr, [role=row]')
              ?.textContent,
        )
      )
        blank += 1;
    }
    return blank;
  }, frames);

const TABLE = 10_000;
const POINTS = 5_000;
const FRAMES = 100;

const buttonCalls = await callsForOne('button-ours');
const fieldCalls = await callsForOne('field-ours');
const retheme = await callsDuring(
  (page) => page.evaluate(() => window.bench.retheme('#7b1fa2')),
  'Button',
  mount('button-ours', 1000),
);
const blank = await withPage(async (page) => {
  await mount('table-ours', 20_000)(page);
  return scrollThrough(page, FRAMES);
});

/**
 * Counted values with their limits: the targets of the design, or less where less was reached.
 */
const gates = [
  [
    'one button, function calls',
    buttonCalls,
    115,
    `plain React ${await callsForOne('button-plain')}`,
  ],
  ['one button, elements', (await nodesOf('button-ours', 100)) / 100, 1, ''],
  [
    'one text field, function calls',
    fieldCalls,
    210,
    `plain React ${await callsForOne('field-plain')}`,
  ],
  ['one text field without hint, elements', (await nodesOf('field-ours', 100)) / 100, 3, ''],
  [
    'change of brand over 1,000 buttons, renders of Button',
    retheme.named,
    0,
    `${retheme.all} function calls in all`,
  ],
  [`control chart of ${POINTS} points, elements`, await nodesOf('chart-ours', POINTS), 80, ''],
  [`table of 20,000 rows, blank frames of ${FRAMES}`, blank, 0, ''],
];

say('\n| count | value | limit | |\n| --- | ---: | ---: | --- |');
for (const [what, figure, limit, beside] of gates)
  say(`| ${what} | ${figure} | ${limit} | ${figure <= limit ? beside : `**over** ${beside}`} |`);

if (!process.argv.includes('--gates')) {
  const cpuOfMount = (name, count) => () =>
    cpuOf(mount(name, count), (page) => page.evaluate((n) => window.bench.prepare(n), count));
  const [
    plainButtons,
    ourButtons,
    plainFields,
    ourFields,
    plainTable,
    ourTable,
    plainChart,
    chart,
  ] = await interleaved([
    cpuOfMount('button-plain', 1000),
    cpuOfMount('button-ours', 1000),
    cpuOfMount('field-plain', 500),
    cpuOfMount('field-ours', 500),
    cpuOfMount('table-plain', TABLE),
    cpuOfMount('table-ours', TABLE),
    cpuOfMount('chart-plain', POINTS),
    cpuOfMount('chart-ours', POINTS),
  ]);
  const cpuOfScroll = (name) => () =>
    cpuOf((page) => scrollThrough(page, FRAMES), mount(name, TABLE));
  const [plainScroll, scroll] = await interleaved([
    cpuOfScroll('window-plain'),
    cpuOfScroll('table-ours'),
  ]);
  const heap = await withPage(async (page) => {
    const used = () =>
      page.evaluate(() => {
        globalThis.gc?.();
        return performance.memory.usedJSHeapSize;
      });
    await page.evaluate((count) => window.bench.prepare(count), TABLE);
    const before = await used();
    await mount('table-ours', TABLE)(page);
    return ((await used()) - before) / 1_000_000;
  });
  const ratio = (ours, floor) => (ours / floor).toFixed(2);
  say(
    '\n| time (main-thread CPU, medians) | ALMS | floor | ratio | target |\n| --- | ---: | ---: | ---: | --- |',
  );
  say(
    `| 1,000 buttons, mounted and painted | ${ourButtons.toFixed(1)} ms | ${plainButtons.toFixed(1)} ms | ${ratio(ourButtons, plainButtons)} | ≤ 1.30 |`,
  );
  say(
    `| 500 text fields, mounted and painted | ${ourFields.toFixed(1)} ms | ${plainFields.toFixed(1)} ms | ${ratio(ourFields, plainFields)} | ≤ 1.25 |`,
  );
  say(
    `| table of 10,000 × 8, mounted and painted (floor: 24 plain rows) | ${ourTable.toFixed(1)} ms | ${plainTable.toFixed(1)} ms | ${ratio(ourTable, plainTable)} | ≤ 1.5, ≤ 20 ms |`,
  );
  say(
    `| … scrolled, per frame (floor: plain rows positioned by CSS and reused) | ${(scroll / FRAMES).toFixed(2)} ms | ${(plainScroll / FRAMES).toFixed(2)} ms | ${ratio(scroll, plainScroll)} | ≤ 1.25, ≤ 3 ms |`,
  );
  say(`| … memory in addition to the row data | ${heap.toFixed(1)} MB | | | ≤ 1 MB |`);
  say(
    `| control chart of 5,000 points, mounted and painted (floor: two plain paths) | ${chart.toFixed(1)} ms | ${plainChart.toFixed(1)} ms | ${ratio(chart, plainChart)} | ≤ 1.4, ≤ 24 ms |`,
  );
}

await browser.close();
await server.close();
process.exit(gates.every(([, figure, limit]) => figure <= limit) ? 0 : 1);
