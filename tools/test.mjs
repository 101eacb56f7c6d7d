/**
 * `npm test`: runs every check from a fresh clone; ends with `N passed, N failed`.
 *
 * - `npm test -- lint types` runs only the named steps
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { startPostgresServer } from './postgres-server.mjs';
import { whyNotCompared } from './visual/browser.mjs';
import { buildForServing, ensureInstalled, root, run, say, step } from './workspace.mjs';

const reports = join(root, '.cache', 'reports');

/** A check that either passes or fails. */
const check = (name, command, args) => ({
  name,
  run: async () => {
    const { code } = await run(command, args, { name });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/**
 * Returns counts and failures from a runner's report. Skipped tests count as failed, so that no
 * test can be disabled unnoticed.
 */
function counted(file, code, read = (report) => report) {
  let counts;
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const broken = counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0);
  return broken ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** Failures for the summary, so that a truncated log still names every failed test. */
const playwrightFailures = ({ suites, errors }) => {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites
    .flatMap(specsOf)
    .filter((spec) => spec.tests.some(({ status }) => status !== 'expected'));
  return [
    ...errors.map(({ message }) => ({ test: 'e2e', message })),
    ...failed.map(({ file, title, tests }) => ({
      test: `${file} > ${title}`,
      message:
        tests
          .flatMap(({ results }) => results.flatMap((result) => result.error?.message ?? []))
          .at(0) ?? 'skipped or flaky',
    })),
  ];
};

async function vitest(name, projects, { env = {}, paths = [], workers } = {}) {
  const file = join(reports, `${name}.json`);
  const args = [
    'run',
    ...paths,
    ...projects.flatMap((project) => ['--project', project]),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    '--reporter=default',
    '--reporter=./tools/count-reporter.mjs',
  ];
  const { code } = await run('vitest', args, { name, env: { ...env, COUNTS_FILE: file } });
  return counted(file, code);
}

/** Skipped checks with their reasons, printed at the end. */
const notes = [];

/**
 * Tests that may behave differently on an older PostgreSQL server. End-to-end tests of all
 * endpoints execute every statement once. Migrations, isolation, notifications between processes,
 * backups and analytics depend on the database itself. Everything else runs on the embedded
 * database.
 */
const onServer = [
  'apps/api/src/platform/db',
  'apps/api/src/platform/http',
  'apps/api/src/testing/contract',
  'apps/api/src/operations',
  'apps/api/src/areas/analytics',
  'apps/api/src/areas/notifications',
];

/** All stories, in a browser. */
const stories = [
  {
    name: 'stories',
    run: async () => {
      const reason = await whyNotCompared();
      if (reason !== undefined)
        notes.push(`The pictures of the stories were not compared: ${reason}.`);
      return vitest('stories', ['storybook'], {
        env: reason === undefined ? { PICTURES: '1' } : {},
      });
    },
  },
];
/**
 * The end-to-end tests, whose server uses the built packages; then, in sequence, the steps that
 * rebuild them.
 */
const journeys = [
  {
    name: 'e2e',
    prepare: buildForServing,
    run: async () => {
      const file = join(reports, 'e2e.json');
      const { code } = await run('playwright', ['test', '--reporter=list,json'], {
        name: 'e2e',
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      });
      return counted(file, code, (report) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
        failures: playwrightFailures(report),
      }));
    },
  },
  check('packages', 'node', ['tools/check-packages.mjs']),
  check('branch-app', 'node', ['tools/check-branch-app.mjs']),
  { ...check('size', 'size-limit', []), prepare: buildForServing },
];
/** In any order; the longest come first, so that parallel workers finish together. */
const others = [
  // Each worker spends half of its time waiting for the database.
  {
    name: 'api-embedded',
    run: () => vitest('api-embedded', ['api', 'api-processes'], { workers: 2 }),
  },
  { name: 'unit', run: () => vitest('unit', ['unit', 'components']) },
  {
    name: 'api-server',
    run: async () => {
      const server = await startPostgresServer();
      try {
        return await vitest('api-server', ['api'], {
          env: { DATABASE_URL: server.url },
          paths: onServer,
        });
      } finally {
        await server.stop();
      }
    },
  },
  check('types', 'tsc', []),
  check('storybook-build', 'storybook', ['build', '--quiet']),
  check('format', 'oxfmt', ['--check']),
  check('lint', 'oxlint', ['--quiet']),
  check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
];
/** Benchmarks run last, alone. */
const measures = [check('bench', 'node', ['tools/bench-ui/run.mjs', '--gates'])];
const steps = [...stories, ...journeys, ...others, ...measures];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
if (unknown.length > 0) {
  say(
    `Unknown step ${unknown.join(', ')}. There are: ${steps.map((each) => each.name).join(', ')}.`,
  );
  process.exit(2);
}

say('ALMS: preparing');
await ensureInstalled();
await ensureChromium();
await step('Compiling messages', 'node', ['tools/messages.mjs']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
for (const { prepare } of steps.filter(isWanted)) await prepare?.();

const results = [];
/** Processes a queue that can be shared with other workers. */
async function inTurn(queue) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { name, run: work } = next;
    say(`── ${name} begins`);
    const start = performance.now();
    const counts = await work().catch((error) => {
      process.stderr.write(`${error.stack}\n`);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 });
    say(`── ${name}: ${counts.passed} passed, ${counts.failed} failed`);
  }
}
const queue = others.filter(isWanted);
// Two at a time, because each spends half of its time waiting.
await Promise.all(
  [stories, journeys].map(async (first) => {
    await inTurn(first.filter(isWanted));
    await inTurn(queue);
  }),
);
await inTurn(measures.filter(isWanted));

say('');
const order = steps.map(({ name }) => name);
for (const { name, passed, failed, seconds } of results.toSorted(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
)) {
  say(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds.toFixed(0)} s`,
  );
}
for (const { name, failures = [] } of results) {
  for (const { test, message } of failures)
    say(
      `\n${name}: ${test}\n  ${stripVTControlCharacters(message).trim().slice(0, 500).replaceAll('\n', '\n  ')}`,
    );
}
for (const note of notes) say(`\nNOTE   ${note}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
say(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
