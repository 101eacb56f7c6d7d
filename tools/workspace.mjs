/**
 * Basis of the two README commands: install when needed, build what changed, run a step and report
 * its outcome. Plain JavaScript for the machine's own Node (20 or newer), because it runs before
 * any dependency is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const cache = join(root, '.cache');

/** The pinned Node and the installed tools take precedence over those of the shell. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };

export const say = (line) => process.stdout.write(`${line}\n`);

/**
 * Runs a command to completion. `quiet` captures and returns its output, which is printed when the
 * command fails. With `name` every output line is prefixed with it, so that two parallel commands
 * can be distinguished. Aborting `signal` terminates the command, which then counts as failed.
 */
export function run(command, args, { quiet = false, name, cwd = root, env = {}, signal } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      signal,
      env: { ...environment, ...env },
      stdio: ['ignore', quiet || name ? 'pipe' : 'inherit', quiet || name ? 'pipe' : 'inherit'],
    });
    let output = '';
    const keep = (stream) => stream?.on('data', (chunk) => (output += chunk));
    const label = (stream) =>
      createInterface({ input: stream }).on('line', (line) => say(`${name} │ ${line}`));
    const take = name ? label : keep;
    for (const stream of [child.stdout, child.stderr]) take(stream);
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** All files below the given files and folders, without build output. */
function filesOf(inputs) {
  return inputs
    .map((input) => join(root, input))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      statSync(path).isFile()
        ? [path]
        : readdirSync(path, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    )
    .filter((path) => !/[\\/](dist|node_modules)[\\/]/.test(path))
    .sort();
}

/** Hash of the content of the given files and folders, without build output. */
export function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const path of filesOf(inputs)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Runs `work` unless its inputs are unchanged since its last success and its outputs still exist.
 */
export async function whenChanged(name, inputs, outputs, work) {
  const stamp = join(cache, `${name}.stamp`);
  const print = fingerprint(inputs);
  const made = outputs.every((output) => existsSync(join(root, output)));
  if (made && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  await work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, print);
}

/**
 * Runs a named set-up step: prints its purpose and duration; on failure, prints its output and
 * exits.
 */
export async function step(label, command, args, options = {}) {
  const start = performance.now();
  process.stdout.write(`  ${label} … `);
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) {
    say('failed');
    process.stderr.write(`${output}\n`);
    process.exit(1);
  }
  say(`${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Installs the packages when the lock file is newer than the installation. */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    say(
      `Node ${process.versions.node} is too old. Install Node 20 or later; the project then installs its own Node 24.`,
    );
    process.exit(1);
  }
  // npm writes this file last, so an incomplete installation lacks it.
  await whenChanged('install', ['package-lock.json'], ['node_modules/.package-lock.json'], () =>
    step('Installing packages (about half a minute the first time)', 'npm', ['ci']),
  );
}

/**
 * Compiles the messages and builds what a running server needs: the domain's JavaScript and the
 * portal's files.
 */
export async function buildForServing() {
  await step('Compiling messages', 'node', ['tools/messages.mjs']);
  await whenChanged(
    'lis-domain',
    ['package-lock.json', 'packages/lis-domain'],
    ['packages/lis-domain/dist'],
    () =>
      // Types are checked by `npm test`; a start only needs the JavaScript.
      step('Building the laboratory rules', 'tsc', [
        '-p',
        'packages/lis-domain/tsconfig.build.json',
        '--noCheck',
        '--declaration',
        'false',
      ]),
  );
  await whenChanged(
    'portal',
    ['package-lock.json', 'packages', 'apps/portal'],
    ['apps/portal/dist'],
    () =>
      step('Building the portal', 'vite', ['build', '--logLevel', 'warn'], {
        cwd: join(root, 'apps/portal'),
      }),
  );
}
