/**
 * `npm run test:faults`: checks that no acknowledged data is lost when the service fails. Two API
 * processes run on a PostgreSQL server that writes to disk as in production. Eight users repeatedly
 * register patients with idempotency keys while a component is killed, restarted, delayed or
 * filled. Afterwards all acknowledged data is read back and counted. Takes about two minutes; ends
 * with `N passed, N failed`. A word (`-- disk`) selects the faults that contain it in their name.
 */
import { listResults } from '@alms/lis-domain/results';
import { registerPatient } from '@alms/lis-domain/patients';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, ownerOf } from '../../apps/api/src/platform/db/database.ts';
import { connect } from '../../apps/api/src/platform/db/pool.ts';
import { call, openFacility, type WorkingFacility } from '../deployment/facility.ts';
import {
  send,
  startApi,
  startNginx,
  type ApiProcess,
  type Entrance,
  type Nginx,
} from '../deployment/processes.ts';
import { startPostgresServer } from '../postgres-server.mjs';
import { say } from '../workspace.mjs';
import { startWriters, problemsOf, type Written, type Writers } from './writers.ts';

const WRITERS = 8;
/** The account limit is 600 requests a minute, which eight users without pauses would reach. */
const ACCOUNTS = 24;

type Server = Awaited<ReturnType<typeof startPostgresServer>>;

/** A running service, and the means to disturb it. */
interface Scene {
  server: Server;
  processes: ApiProcess[];
  facility: WorkingFacility;
  writers: Writers;
}

/**
 * A fault, with observations to report beside the count of retained data. `entrances` are the API
 * processes themselves unless nginx is under test.
 */
interface Fault {
  name: string;
  cause(scene: Scene): Promise<string>;
  throughNginx?: true;
  /** Size in megabytes of the disk with the database files. */
  diskOf?: number;
}

const isReady = ({ entrance }: ApiProcess) =>
  send(entrance, { method: 'GET', path: '/health/ready', host: 'x' }).then(
    ({ status }) => status === 200,
    () => false,
  );
const statusesOf = ({ statuses }: Written) =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? 'no response' : status}`)
    .join(', ');
async function until(holds: () => Promise<boolean> | boolean, what: string): Promise<number> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > 60_000) throw new Error(`Timed out after one minute: ${what}.`);
    await delay(50);
  }
  return (performance.now() - since) / 1000;
}
function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
/** Duration of undisturbed writing before and after the fault, in ms. */
const UNDISTURBED_MS = 3_000;

/** Kills an API process and starts another on its port. */
async function killAndStart({ server, processes }: Scene, place: number): Promise<void> {
  const killed = processes[place];
  if (!killed) throw new Error('Process not found.');
  killed.child.kill('SIGKILL');
  await killed.ended;
  await delay(UNDISTURBED_MS);
  processes[place] = await startApi(server.url, killed.entrance.port);
}

const faults: Fault[] = [
  {
    name: 'an API process is killed (kill -9) and restarted',
    async cause(scene) {
      await killAndStart(scene, 0);
      return 'the other process continued';
    },
  },
  {
    name: 'the same, through nginx',
    throughNginx: true,
    async cause(scene) {
      await killAndStart(scene, 1);
      return 'one address for all clients';
    },
  },
  {
    name: 'both API processes are restarted under load, one after the other (SIGTERM)',
    async cause({ server, processes }) {
      for (const [index, { child, ended, entrance }] of processes.entries()) {
        child.kill('SIGTERM');
        const { code } = await ended;
        expect(code === 0, `The process exited with code ${code}.`);
        processes[index] = await startApi(server.url, entrance.port);
      }
      return 'each exited with code 0';
    },
  },
  {
    name: 'the database is killed (kill -9) and restarted',
    async cause({ server, processes, writers: { written } }) {
      await server.kill();
      await delay(1_000);
      expect(
        !(await isReady(processes[0]!)),
        'The service reports that it is ready without a database.',
      );
      const before = written.acknowledged.size;
      await server.start();
      const seconds = await until(
        () => written.acknowledged.size > before,
        'writes after the fault',
      );
      return `writes resumed ${seconds.toFixed(1)} s after the database, without intervention`;
    },
  },
  {
    name: 'the database does not respond for eight seconds (a lock on the written tables)',
    async cause({ server, facility, processes, writers: { written } }) {
      const blocker = await connect(ownerOf(server.superuserUrl));
      await blocker.query('begin');
      await blocker.query('lock table patient in access exclusive mode');
      await delay(8_000);
      const other = await call(processes[0]!.entrance, facility.people.at(-1)!, listResults, {
        query: { status: 'pending', limit: '1' },
      }).catch(() => ({ status: 0 }));
      const refused = written.statuses.get(503) ?? 0;
      await blocker.query('rollback');
      await blocker.end();
      expect(refused > 0, 'No request was rejected with 503.');
      expect(written.longest < 8_000, `A request waited ${written.longest.toFixed(0)} ms.`);
      const before = written.acknowledged.size;
      const seconds = await until(
        () => written.acknowledged.size > before,
        'writes after the fault',
      );
      return `503 after at most ${(written.longest / 1000).toFixed(1)} s; another list returned ${other.status}; writes resumed ${seconds.toFixed(1)} s after the lock`;
    },
  },
  {
    name: 'the database disk is full, then has space again',
    diskOf: 400,
    async cause({ server, facility, processes, writers: { written } }) {
      const ballast = join(server.data, '..', 'ballast');
      const before = written.statuses.get(503) ?? 0;
      const { bavail, bsize } = statfsSync(server.data);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 2 * 1024 * 1024)));
      await until(
        () => (written.statuses.get(503) ?? 0) > before + WRITERS,
        'writes to be refused',
      );
      const { status, text } = await call(
        processes[0]!.entrance,
        facility.people[0]!,
        registerPatient,
        {
          key: crypto.randomUUID(),
          body: {
            family_name: 'Fulldisk',
            given_name: 'Unsaved',
            gender: 'female',
            sex_for_ranges: 'female',
            birth_date: '1957-11-03',
            phone: '',
            email: '',
          },
        },
      ).catch(() => ({ status: 0, text: '' }));
      unlinkSync(ballast);
      // PostgreSQL itself may have stopped when it could not write its log; an operator would
      // restart it.
      const ended = await server.start().then(
        () => true,
        () => false,
      );
      expect(
        status === 503 && text.includes('"unavailable"'),
        `A write returned ${status} ${text}`,
      );
      const acknowledged = written.acknowledged.size;
      const seconds = await until(
        () => written.acknowledged.size > acknowledged,
        'writes after the fault',
      );
      return `writes returned 503${ended ? '; PostgreSQL exited and was restarted' : ''}; writes resumed ${seconds.toFixed(1)} s after the disk had space`;
    },
  },
];

/**
 * Creates a file system for the database files with a limit in megabytes; undefined where this
 * account may not create one.
 */
function smallDisk(megabytes: number): { path: string; remove(): void } | undefined {
  const path = mkdtempSync(join(tmpdir(), 'alms-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    remove() {
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Runs one fault, from a new database to the final count. Returns its row of the report. */
async function runFault(fault: Fault): Promise<string> {
  const disk = fault.diskOf === undefined ? undefined : smallDisk(fault.diskOf);
  if (fault.diskOf !== undefined && !disk)
    throw new Error('Skipped: creating a small disk (tmpfs) requires root.');
  const server = await startPostgresServer({ settings: [], ...(disk && { parent: disk.path }) });
  const processes: ApiProcess[] = [];
  let nginx: Nginx | undefined;
  try {
    const database = await openDatabase({ dataDirectory: '', url: server.url });
    const facility = await openFacility(database, 'faulty', ACCOUNTS);
    await database.close();
    for (let number = 0; number < 2; number += 1) processes.push(await startApi(server.url));
    if (fault.throughNginx) nginx = await startNginx(processes);
    if (fault.throughNginx && !nginx) throw new Error('Skipped: nginx is not installed.');
    const through = nginx?.entrance;
    const entrances = (): Entrance[] =>
      through ? [through] : processes.map(({ entrance }) => entrance);
    const writers = startWriters(facility, entrances, WRITERS);
    await delay(UNDISTURBED_MS);
    const observed = await fault.cause({ server, processes, facility, writers });
    await delay(UNDISTURBED_MS);
    const written = await writers.stop();
    const [entrance] = entrances();
    const owner = await connect(ownerOf(server.superuserUrl));
    const found = entrance ? await problemsOf(written, { owner, facility, entrance }) : [];
    await owner.end();
    expect(
      written.acknowledged.size > WRITERS,
      `Only ${written.acknowledged.size} patients were registered.`,
    );
    expect(found.length === 0, found.slice(0, 10).join('; '));
    return `${written.acknowledged.size} | 0 | 0 | ${statusesOf(written)} | ${observed}`;
  } finally {
    await nginx?.stop();
    for (const { child, ended } of processes) {
      child.kill('SIGKILL');
      await ended;
    }
    await server.stop();
    disk?.remove();
  }
}

const [word = ''] = process.argv.slice(2);
const chosen = faults.filter(({ name }) => name.includes(word));
let failed = chosen.length === 0 ? 1 : 0;
const rows: string[] = [];
for (const fault of chosen) {
  const since = performance.now();
  try {
    rows.push(`| ${fault.name} | ${await runFault(fault)} |`);
    say(`ok     ${fault.name} (${((performance.now() - since) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed += 1;
    say(`FAILED ${fault.name}\n       ${error instanceof Error ? error.message : String(error)}`);
  }
}
say('\n| fault | acknowledged | lost | duplicated | responses to writers | notes |');
say('| --- | ---: | ---: | ---: | --- | --- |');
for (const row of rows) say(row);
say(`\n${rows.length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
