/**
 * `npm run bench:analytics`: cost of a year's analytics with 100,000 tests compared with 1,000, in
 * the embedded database, using the API's own code. Reports medians of interleaved runs as ratios.
 * `npm run bench:analytics -- 1000000` measures a larger year, and takes ten times as long to write
 * it.
 */
import { aUser } from '@alms/lis-domain/fixtures';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFacility } from '../../apps/api/src/areas/onboarding/registration/create-facility.ts';
import {
  keyFigures,
  qualityOf,
  statesOfTests,
  statsOfTests,
  turnaroundOf,
  workloadOf,
} from '../../apps/api/src/areas/analytics/figures.service.ts';
import {
  countByDay,
  type FacilityWindow,
} from '../../apps/api/src/areas/analytics/figures.store.ts';
import { rollUp } from '../../apps/api/src/areas/analytics/roll-up.ts';
import type { Reading } from '../../apps/api/src/areas/catalogue/confidential.ts';
import { loadPacks } from '../../apps/api/src/areas/catalogue/starter-packs.service.ts';
import { serve } from '../../apps/api/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { connect } from '../../apps/api/src/platform/db/pool.ts';
import { tenantTransaction } from '../../apps/api/src/platform/db/tenant-transaction.ts';
import { bulkHistory } from '../../apps/api/src/testing/bulk-history.ts';

const ROUNDS = 11;
const now = new Date('2026-05-12T12:00:00Z');
const year = { start: '2025-05-12T00:00:00.000Z', end: '2026-05-12T00:00:00.000Z' };
const day = { start: '2026-05-04T00:00:00.000Z', end: '2026-05-05T00:00:00.000Z' };
const id = (kind: string, n: number) =>
  `${kind}0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const directory = mkdtempSync(join(tmpdir(), 'alms-bench-'));
const server = await startEmbeddedPostgres(directory);
const connection = { host: server.socketDirectory, user: 'postgres', database: 'postgres' };
const database = await serve(connection);
const owner = await connect(connection);
const { db } = database;

const small = { tenantId: id('c', 1) as TenantId, tests: 1_000 };
const large = { tenantId: id('c', 2) as TenantId, tests: Number(process.argv[2] ?? 100_000) };
const by = Array.from({ length: 12 }, (_, n) => id('a', n + 1));

for (const { tenantId, tests } of [small, large]) {
  await tenantTransaction(db, tenantId, async (tx) => {
    await createFacility(tx, {
      tenantId,
      subdomains: [`tests-${tests}`],
      settings: { facility_name: `${tests} tests` },
      booking: { planName: 'Enterprise', billingCycle: 'monthly', due: false },
      now,
    });
    await loadPacks(tx, tenantId, { packs: ['basic'], system: 'conventional' }, { by: null, now });
  });
  let since = performance.now();
  await bulkHistory(owner, {
    tenantId,
    from: year.start,
    to: year.end,
    tests,
    by,
    patients: Math.ceil(tests / 8),
  });
  await owner.query('vacuum analyze');
  say(`${tests.toLocaleString('en')} tests written in ${seconds(since)}`);
  since = performance.now();
  await rollUp(db, tenantId, now);
  say(`  all days and months counted in ${seconds(since)}`);
}
await owner.query('vacuum analyze');

const queries: Record<string, (reader: Reading, of: FacilityWindow) => Promise<unknown>> = {
  'tests by day': ({ tx }, of) => countByDay(tx, of),
  'tests by state': statesOfTests,
  'status of each test': (reader, of) => statsOfTests(reader, of, new Set(), undefined),
  'turnaround by phase and by test': ({ tx }, of) => turnaroundOf(tx, of, new Set()),
  'workload by person': ({ tx }, of) => workloadOf(tx, of, 'technician', true),
  quality: ({ tx }, of) => qualityOf(tx, of, now),
  'key figures, with each patient once': keyFigures,
};

say(
  `\n| query (medians of ${ROUNDS} interleaved runs) | one day, large facility | one year, ${small.tests.toLocaleString('en')} tests | one year, ${large.tests.toLocaleString('en')} tests | ratio of years | ratio of year to day, large facility |`,
);
say('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [what, ask] of Object.entries(queries)) {
  const cases = [
    { ...large, window: day },
    { ...small, window: year },
    { ...large, window: year },
  ].map((each) => ({ ...each, taken: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { tenantId, window, taken } of cases) {
      const start = performance.now();
      await tenantTransaction(db, tenantId, (tx) =>
        ask({ tx, tenantId, user: aUser('admin') }, { tenantId, window, zone: 'UTC' }),
      );
      taken.push(performance.now() - start);
    }
  }
  const [ofDay = NaN, ofSmall = NaN, ofLarge = NaN] = cases.map(({ taken }) => median(taken));
  say(
    `| ${what} | ${ofDay.toFixed(1)} ms | ${ofSmall.toFixed(1)} ms | ${ofLarge.toFixed(1)} ms | ${(ofLarge / ofSmall).toFixed(2)} | ${(ofLarge / ofDay).toFixed(2)} |`,
  );
}
say(`\nSystem load at the end: ${loadavg()[0]?.toFixed(1)}`);

await owner.end();
await database.close();
await server.stop();
rmSync(directory, { recursive: true, force: true });
