/**
 * `npm run bench:api`: latency of API requests at a facility with 100,000 results compared with
 * 1,000, and at other facilities while one overloads the service. Uses two API processes on a
 * PostgreSQL server, behind nginx where installed, and ten facilities. `npm run bench:api --
 * 1000000` measures a larger one. Times are of local network requests; the clients run on the same
 * machine.
 */
import { listAuditLogs } from '@alms/lis-domain/audit';
import { listOrders, placeOrder } from '@alms/lis-domain/orders';
import { listPatientResults, listResults } from '@alms/lis-domain/results';
import { readPatient, searchPatients, type PatientId } from '@alms/lis-domain/patients';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, ownerOf } from '../../apps/api/src/platform/db/database.ts';
import { connect } from '../../apps/api/src/platform/db/pool.ts';
import { bulkHistory } from '../../apps/api/src/testing/bulk-history.ts';
import { seededRandom, type SeededRandom } from '../../apps/api/src/seed/seeded-random.ts';
import {
  call,
  openFacility,
  type Person,
  type WorkingFacility,
} from '../../tools/deployment/facility.ts';
import {
  startApi,
  startNginx,
  type Entrance,
  type Received,
} from '../../tools/deployment/processes.ts';
import { startPostgresServer } from '../../tools/postgres-server.mjs';
import { say } from '../../tools/workspace.mjs';
import { bulkAuditLines } from './bulk-audit-lines.ts';

const ROUNDS = 40;
/** Pending orders at every facility, so that the work list is not empty. */
const WAITING = 20;
const NOISE_SECONDS = 20;
const PEOPLE = 12;

const sizes = { small: 1_000, large: Number(process.argv[2] ?? 100_000) };
const now = new Date();
const from = new Date(now.getTime() - 365 * 24 * 60 * 60_000).toISOString();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const atShare = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN;
const milliseconds = (values: readonly number[], share: number) =>
  `${atShare(values, share).toFixed(1)} ms`;

/** A facility, and the patients used in requests. */
interface Measured extends WorkingFacility {
  size: number;
  patients: readonly PatientId[];
}

const server = await startPostgresServer({ settings: [] });
const database = await openDatabase({ dataDirectory: '', url: server.url });
const superuser = await connect(ownerOf(server.superuserUrl));

async function facilityOf(subdomain: string, size: number): Promise<Measured> {
  const since = performance.now();
  const facility = await openFacility(database, subdomain, PEOPLE);
  const { tenantId, people } = facility;
  await bulkHistory(superuser, {
    tenantId,
    from,
    to: now.toISOString(),
    tests: size,
    by: people.map(({ id }) => id),
    patients: Math.ceil(size / 8),
  });
  // One of a few hundred family names, and a unique given name.
  await superuser.query(
    "update patient set family_name = 'Family' || substr(md5(mrn), 1, 2), search_text = ' family' || substr(md5(mrn), 1, 2) || ' given' || md5(mrn) || ' ' || lower(mrn) || ' 1980-01-01 ' where tenant_id = $1",
    [tenantId],
  );
  await bulkAuditLines(superuser, { tenantId, from, to: now.toISOString(), lines: size });
  const { rows } = await superuser.query<{ id: PatientId }>(
    'select id from patient where tenant_id = $1 order by id limit 100',
    [tenantId],
  );
  say(
    `${subdomain}: ${size.toLocaleString('en')} tests and as many audit events written in ${seconds(since)}`,
  );
  return { ...facility, size, patients: rows.map(({ id }) => id) };
}

const large = await facilityOf('large', sizes.large);
const small = await facilityOf('small', sizes.small);
const others: Measured[] = [];
for (let number = 1; number <= 8; number += 1)
  others.push(await facilityOf(`other${number}`, sizes.small));
await superuser.query('vacuum analyze');

const processes = [await startApi(server.url), await startApi(server.url)];
const nginx = await startNginx(processes);
if (!nginx) say('nginx is not installed: requests go to the API processes in turn.');
let turn = 0;
const entrance = (): Entrance =>
  nginx?.entrance ?? (processes[(turn += 1) % processes.length] ?? processes[0]!).entrance;

type Ask = (facility: Measured, as: Person, random: SeededRandom) => Promise<Received>;
const order: Ask = (facility, as, random) =>
  call(entrance(), as, placeOrder, {
    key: crypto.randomUUID(),
    body: {
      patient_id: random.pick(facility.patients),
      test_parameter_ids: ['K', 'HGB'].flatMap((code) => facility.tests.get(code) ?? []),
      priority: 'routine',
      ordered_by: 'Dr. Dara Roundsworth',
      clinical_info: '',
    },
  });
const requests: Record<string, Ask> = {
  'work list, first page': (_, as) =>
    call(entrance(), as, listResults, { query: { status: 'pending' } }),
  'released results, first page': (_, as) =>
    call(entrance(), as, listResults, { query: { status: 'released' } }),
  "a patient's history": ({ patients }, as, random) =>
    call(entrance(), as, listPatientResults, { params: { id: random.pick(patients) }, query: {} }),
  'one patient': ({ patients }, as, random) =>
    call(entrance(), as, readPatient, { params: { id: random.pick(patients) } }),
  'patients, first page': (_, as) => call(entrance(), as, searchPatients, { query: {} }),
  // A complete number of one patient: at the end of the range, it is no prefix of another number.
  'search, a number': ({ size }, as, random) =>
    call(entrance(), as, searchPatients, {
      query: { q: `bulk-${random.between(Math.ceil(size / 9), Math.ceil(size / 8) - 1)}` },
    }),
  'search, a family name': (_, as, random) =>
    call(entrance(), as, searchPatients, { query: { q: `family${random.between(10, 99)}` } }),
  'search, nobody': (_, as, random) =>
    call(entrance(), as, searchPatients, { query: { q: `nobody${random.between(10, 99)}` } }),
  'orders, first page': (_, as) => call(entrance(), as, listOrders, { query: {} }),
  "a patient's orders": ({ patients }, as, random) =>
    call(entrance(), as, listOrders, { query: { patient_id: random.pick(patients) } }),
  'audit log, first page': (_, as) => call(entrance(), as, listAuditLogs, { query: {} }),
  'place an order': order,
};
const allRequests = Object.values(requests);

/** Sends a request and returns its duration; an error status ends the measurement. */
async function timed(
  ask: Ask,
  facility: Measured,
  as: Person,
  random: SeededRandom,
): Promise<number> {
  const since = performance.now();
  const { status, text } = await ask(facility, as, random);
  if (status >= 300) throw new Error(`A request was rejected: ${status} ${text}`);
  return performance.now() - since;
}
const load = () => loadavg()[0]?.toFixed(1) ?? '';

const random = seededRandom(20_261_121);
for (const facility of [large, small, ...others])
  for (let number = 0; number < WAITING; number += 1)
    await timed(order, facility, random.pick(facility.people), random);
for (const ask of allRequests)
  for (const facility of [large, small])
    await timed(ask, facility, random.pick(facility.people), random);

say(`\nSystem load at the start: ${load()}`);
say(
  `\n| request (${ROUNDS} interleaved runs each) | p50, ${sizes.small.toLocaleString('en')} | p50, ${sizes.large.toLocaleString('en')} | ratio | p95, ${sizes.small.toLocaleString('en')} | p95, ${sizes.large.toLocaleString('en')} | ratio |`,
);
say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [what, ask] of Object.entries(requests)) {
  const taken = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // nginx distributes requests round-robin: in a fixed order, each facility would always reach
    // the same process, with its background load.
    const inTurn = [
      ['small', small],
      ['large', large],
    ] as const;
    for (const [size, facility] of round % 2 === 0 ? inTurn : inTurn.toReversed())
      taken[size].push(await timed(ask, facility, random.pick(facility.people), random));
  }
  const columns = [0.5, 0.95].map(
    (share) =>
      `${milliseconds(taken.small, share)} | ${milliseconds(taken.large, share)} | ${(atShare(taken.large, share) / atShare(taken.small, share)).toFixed(2)}`,
  );
  say(`| ${what} | ${columns.join(' | ')} |`);
}

/**
 * Simulates ordinary work at a facility until a deadline: a user sends a request, pauses, and sends
 * the next.
 */
async function work(
  facility: Measured,
  as: Person,
  until: number,
  seed: number,
): Promise<number[]> {
  const own = seededRandom(seed);
  const taken: number[] = [];
  while (performance.now() < until) {
    taken.push(await timed(own.pick(allRequests), facility, as, own));
    await delay(own.between(100, 500));
  }
  return taken;
}

/**
 * Sends requests without pause until a deadline; returns the numbers of successful and rate-limited
 * requests.
 */
async function hammer(
  as: Person,
  until: number,
  seed: number,
): Promise<{ answered: number; refused: number }> {
  const own = seededRandom(seed);
  const count = { answered: 0, refused: 0 };
  while (performance.now() < until) {
    const { status } = await own.pick(allRequests)(large, as, own);
    if (status === 429) count.refused += 1;
    else count.answered += 1;
  }
  return count;
}

const hammerings: [what: string, by: readonly Person[]][] = [
  ['nobody', []],
  [
    'a program with one account, eight calls at a time',
    Array.from({ length: 8 }, () => large.people[0]!),
  ],
  [`${PEOPLE} accounts, two calls of each at a time`, [...large.people, ...large.people]],
];
say(
  `\n| load source at the large facility (${NOISE_SECONDS} s) | its requests per second | of them rejected (429) | requests of the nine others | p50 | p95 | p99 |`,
);
say('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const [what, by] of hammerings) {
  const until = performance.now() + NOISE_SECONDS * 1000;
  const noise = by.map((as, number) => hammer(as, until, 7_000 + number));
  const worked = await Promise.all(
    [small, ...others].flatMap((facility, index) =>
      facility.people
        .slice(0, 2)
        .map((as, number) => work(facility, as, until, 1 + index * 10 + number)),
    ),
  );
  const counts = await Promise.all(noise);
  const [answered, refused] = [
    counts.reduce((sum, { answered: each }) => sum + each, 0),
    counts.reduce((sum, { refused: each }) => sum + each, 0),
  ];
  const taken = worked.flat();
  say(
    `| ${what} | ${((answered + refused) / NOISE_SECONDS).toFixed(0)} | ${refused.toLocaleString('en')} | ${taken.length.toLocaleString('en')} | ${milliseconds(taken, 0.5)} | ${milliseconds(taken, 0.95)} | ${milliseconds(taken, 0.99)} |`,
  );
}
say(`\nSystem load at the end: ${load()}`);

await nginx?.stop();
for (const { child, ended } of processes) {
  child.kill('SIGTERM');
  await ended;
}
await superuser.end();
await database.close();
await server.stop();
