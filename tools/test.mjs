/**
 * The checks, in three lanes; every run ends with the line `N passed, N failed`.
 *   npm run test:quick      types, lint, layers and unit tests: about a minute
 *   npm test                the checks of a change, as CI runs them
 *   npm run test:release    everything: all languages, both databases, static Storybook, benchmarks
 *   npm test -- lint types  only the named steps, of any lane
 * A step whose inputs are unchanged since it last passed here is skipped, and its last count
 * counts; `--force` runs it.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { startPostgresServer } from './postgres-server.mjs';
import { unlessUnchanged } from './stamps.mjs';
import { whyNotCompared } from './visual/browser.mjs';
import {
  buildForServing,
  ensureInstalled,
  environment,
  fingerprint,
  root,
  run,
  say,
  step,
} from './workspace.mjs';

const reports = join(root, '.cache', 'reports');

/**
 * Ends a run that hangs, so that its summary is still printed: CI stops a run later, without one.
 */
const maxMinutes = process.argv.includes('--release') ? 150 : 80;
const deadline = AbortSignal.timeout(maxMinutes * 60_000);
const runStep = (command, args, options) => run(command, args, { ...options, signal: deadline });

/**
 * Creates the directory of all temporary files of a run, databases included: in memory if there is
 * room, because a disk shared by several databases delays each commit and each new database.
 */
function temporaryDirectory() {
  const memory = '/dev/shm';
  const needed = 4 * 2 ** 30;
  const room = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const isRoomy = room.bavail * room.bsize > needed && freemem() > 2 * needed;
  const directory = mkdtempSync(join(isRoomy ? memory : tmpdir(), 'alms-'));
  // The embedded database does not run as root.
  chmodSync(directory, 0o711);
  process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  return directory;
}

/** A check that either passes or fails. */
const check = (name, command, args) => ({
  name,
  run: async () => {
    const { code } = await runStep(command, args, { name });
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
  const { code } = await runStep('vitest', args, { name, env: { ...env, COUNTS_FILE: file } });
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

const testStories = () =>
  vitest('stories', ['storybook'], { env: notCompared === undefined ? { PICTURES: '1' } : {} });

const testEndToEnd = async () => {
  const file = join(reports, 'e2e.json');
  const { code } = await runStep('playwright', ['test', '--reporter=list,json'], {
    name: 'e2e',
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(lane === 'release' && { EVERY_LANGUAGE: '1' }),
    },
  });
  return counted(file, code, (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
    failures: playwrightFailures(report),
  }));
};

const testApiOnServer = async () => {
  const server = await startPostgresServer();
  try {
    return await vitest('api-server', ['api'], {
      env: { DATABASE_URL: server.url },
      paths: onServer,
    });
  } finally {
    await server.stop();
  }
};

/**
 * Files and folders that a step reads, for the steps that a change elsewhere does not affect; every
 * other step reads the whole repository. The files of the root and `tools/` are read by all.
 */
const inputs = {
  stories: ['.storybook', 'visual', 'packages', 'apps/portal/src/i18n'],
  components: ['packages', 'apps'],
  api: ['packages/lis-domain', 'apps/api'],
  'api-server': ['packages/lis-domain', 'apps/api'],
  e2e: ['packages', 'apps'],
  packages: ['packages'],
  'branch-app': ['packages', 'examples/branch-app'],
  'next-app': ['packages', 'examples/next-app'],
  size: ['packages', 'apps/portal'],
};
/** Steps that read more than files: the history of git, the speed of the machine. */
const alwaysRun = ['commits', 'bench'];
const outputs = [
  '.git',
  '.cache',
  '.data',
  '.vitest',
  'coverage',
  'node_modules',
  'storybook-static',
];
const topLevel = readdirSync(root, { withFileTypes: true }).filter(
  ({ name }) => !outputs.includes(name),
);
const rootFiles = topLevel.filter((entry) => entry.isFile()).map(({ name }) => name);

/** Identifies everything that a step depends on; undefined when that is more than files. */
const printOf = (name) =>
  alwaysRun.includes(name)
    ? undefined
    : [
        process.version,
        name === 'stories' && notCompared ? notCompared : '',
        ...['CHROMIUM_PATH', 'DATABASE_URL'].map((each) => process.env[each] ?? ''),
        fingerprint(
          name in inputs
            ? [...rootFiles, 'tools', ...inputs[name]]
            : topLevel.map((entry) => entry.name),
        ),
      ].join(' ');

/** Steps of the quick lane. */
const quick = [
  // The build information makes a later run check only what a change affects. Each checker repeats
  // work of the others, and another step uses the second core.
  check('types', 'tsc', [
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '--checkers',
    '1',
  ]),
  check('lint', 'oxlint', ['--quiet']),
  { name: 'unit', run: () => vitest('unit', ['unit']) },
  check('layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']),
  check('format', 'oxfmt', ['--check']),
  check('words', 'node', ['tools/check-words.mjs']),
  check('knip', 'knip', ['--no-progress']),
  check('commits', 'node', ['tools/check-commits.mjs']),
];
/** Steps that share the built packages: these run one after another. */
const built = [
  { name: 'e2e', prepare: buildForServing, run: testEndToEnd },
  check('packages', 'node', ['tools/check-packages.mjs']),
  check('branch-app', 'node', ['tools/check-branch-app.mjs']),
  check('next-app', 'node', ['tools/check-next-app.mjs']),
  { ...check('size', 'size-limit', []), prepare: buildForServing },
];
/** Independent steps of a change, the longest first. */
const change = [
  { name: 'stories', run: testStories },
  // Each worker spends half of its time waiting for the database.
  { name: 'api', run: () => vitest('api', ['api', 'api-processes'], { workers: 2 }) },
  { name: 'components', run: () => vitest('components', ['components', 'unit-processes']) },
];
const release = [
  { name: 'api-server', run: testApiOnServer },
  check('storybook-build', 'storybook', ['build', '--quiet']),
];
/** Benchmarks run last, alone. */
const benchmarks = [check('bench', 'node', ['bench/ui/run.mjs', '--gates'])];

const lanes = {
  quick,
  change: [...built, ...change, ...quick],
  release: [...built, ...change, ...release, ...quick, ...benchmarks],
};
const isForced = process.argv.includes('--force');
const [first = 'change', ...rest] = process.argv.slice(2).filter((each) => each !== '--force');
const named = first.startsWith('--') ? rest : [first, ...rest].filter((name) => name !== 'change');
const lane = first.startsWith('--') ? first.slice(2) : 'change';
const unknown = [
  ...(lane in lanes ? [] : [`lane ${lane}`]),
  ...named.filter((name) => !lanes.release.some((each) => each.name === name)),
];
if (unknown.length > 0) {
  say(
    `Unknown: ${unknown.join(', ')}. Steps: ${lanes.release.map(({ name }) => name).join(', ')}. Lanes: --quick, --release.`,
  );
  process.exit(2);
}
const steps =
  named.length > 0 ? lanes.release.filter(({ name }) => named.includes(name)) : lanes[lane];
const isWanted = (each) => steps.includes(each);

environment.TMPDIR = temporaryDirectory();
say('ALMS: preparing');
await ensureInstalled();
if (steps.some((each) => !quick.includes(each))) await ensureChromium();
/** Why screenshots of stories cannot be compared with this browser; undefined when they can. */
const notCompared = steps.some(({ name }) => name === 'stories')
  ? await whyNotCompared()
  : undefined;
if (notCompared !== undefined)
  notes.push(`The screenshots of the stories were not compared: ${notCompared}.`);
await step('Compiling messages', 'node', ['tools/messages.mjs']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const { prepare } of steps) await prepare?.();

const results = [];
/** Processes a queue that can be shared with other workers. */
async function inTurn(queue) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { name, run: work } = next;
    say(`── ${name} begins`);
    const start = performance.now();
    const counts = await unlessUnchanged(
      {
        folder: join(root, '.cache', 'passed'),
        name,
        print: printOf(name),
        isForced,
        now: () => new Date().toISOString().slice(0, 16).replace('T', ' '),
      },
      work,
    ).catch((error) => {
      process.stderr.write(`${error.stack}\n`);
      return { passed: 0, failed: 1 };
    });
    const failures =
      deadline.aborted && counts.failed > 0
        ? [{ test: name, message: `Not finished within ${maxMinutes} minutes.` }]
        : [];
    results.push({
      name,
      ...counts,
      failures: [...failures, ...(counts.failures ?? [])],
      seconds: (performance.now() - start) / 1000,
    });
    say(`── ${name}: ${counts.passed} passed, ${counts.failed} failed`);
  }
}
const queue = [...change, ...release, ...quick].filter(isWanted);
// Two at a time; a third gains nothing on two cores. One begins with the steps that share the built
// packages.
await Promise.all([inTurn(built.filter(isWanted)).then(() => inTurn(queue)), inTurn(queue)]);
await inTurn(benchmarks.filter(isWanted));

say('');
const order = steps.map(({ name }) => name);
for (const { name, passed, failed, seconds, unchangedSince } of results.toSorted(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
)) {
  say(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${unchangedSince === undefined ? `${seconds.toFixed(0)} s` : `unchanged since ${unchangedSince} UTC`}`,
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
