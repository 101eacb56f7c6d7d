/**
 * `npm run bench:audit`: cost of an audit log with 1,000,000 lines compared with 1,000, in the
 * embedded database. Both cover the same year, have valid hashes, and are queried by the API's own
 * code. Times are medians of interleaved runs, given as ratios; the PostgreSQL blocks accessed are
 * the same on every machine.
 */
import type { PatientId } from '@alms/lis-domain/patients';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { listAuditLogs } from '@alms/lis-domain/audit';
import type { QueryOf } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type pg from 'pg';
import { pino } from 'pino';
import { createFacility } from '../../apps/api/src/areas/onboarding/registration/create-facility.ts';
import {
  chained,
  genesis,
  type AuditContext,
  type AuditEntry,
  type ChainPoint,
} from '../../apps/api/src/platform/audit/audit-trail.ts';
import { listEvents } from '../../apps/api/src/areas/audit/audit.service.ts';
import { eventsQuery, type EventFilter } from '../../apps/api/src/areas/audit/audit.store.ts';
import { verifyChain } from '../../apps/api/src/areas/audit/chain.service.ts';
import { checkAuditTrail } from '../../apps/api/src/areas/audit/audit.jobs.ts';
import { auditTrailCheck } from '../../apps/api/src/areas/audit/scheduled-check.ts';
import { serve } from '../../apps/api/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded-postgres.ts';
import { connect } from '../../apps/api/src/platform/db/pool.ts';
import { tenantTransaction } from '../../apps/api/src/platform/db/tenant-transaction.ts';
import { enqueue } from '../../apps/api/src/platform/jobs/enqueue.ts';
import { openJobs } from '../../apps/api/src/platform/jobs/jobs.ts';
import { cursorAfter } from '../../apps/api/src/platform/http/requests/cursor.ts';

const ROUNDS = 15;
/** Lines added after the full verification, which are verified when the screen opens. */
const LATER = 500;
const YEAR = 365 * 24 * 60 * 60_000;
const PAGE = 21;

const say = (line: string) => process.stdout.write(`${line}\n`);
const now = new Date('2026-05-12T12:00:00Z');
const id = (kind: string, n: number) =>
  `${kind}0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const PERSON = id('a', 3);
const PATIENT = id('b', 7) as PatientId;

/** A facility with the number of lines in its audit trail. */
interface Facility {
  tenantId: TenantId;
  lines: number;
}
const small: Facility = { tenantId: id('c', 1) as TenantId, lines: 1_000 };
const large: Facility = {
  tenantId: id('c', 2) as TenantId,
  lines: Number(process.argv[2] ?? 1_000_000),
};

/**
 * Returns the n-th of a year's lines: twenty users, fifty lines per patient, one export in twenty
 * lines, one invoice in a thousand.
 */
function line(n: number, of: number): { entry: AuditEntry; context: AuditContext } {
  const person = n % 20;
  const patient = n % (of / 50);
  const rare = n % (of / 50) === 11;
  return {
    entry: {
      action: n % 20 === 19 ? 'export' : 'read',
      category: rare ? 'billing' : 'patient',
      entity_type: 'patient',
      entity_id: id('b', patient),
      entity_label: `Testwell, Ada ${patient} (MRN-${patient})`,
      patient_id: id('b', patient) as PatientId,
      after: { line: n },
    },
    context: {
      tenantId: '' as TenantId,
      at: new Date(now.getTime() - YEAR + Math.floor((n / of) * (YEAR - 60_000))),
      actor: { id: id('a', person), name: `Person ${person}`, role: 'technician' },
      requestId: 'bench',
    },
  };
}

/**
 * Writes lines directly, bypassing the service, which would write each with its change. Uses the
 * service's hash code and inserts rows in thousands. Returns the last chain point.
 */
async function write(
  owner: pg.Client,
  { tenantId, lines }: Facility,
  numbers: { from: number; to: number },
  after: ChainPoint,
): Promise<ChainPoint> {
  let last = after;
  let written = Promise.resolve<unknown>(undefined);
  for (let begin = numbers.from; begin < numbers.to; begin += 5_000) {
    const next = Array.from({ length: Math.min(5_000, numbers.to - begin) }, (_, n) =>
      line(begin + n, lines),
    ).map(({ entry, context }) => ({ entry, context: { ...context, tenantId } }));
    const rows = chained(next, last);
    last = rows.at(-1) ?? last;
    await written;
    written = owner.query(
      'insert into audit_event select * from jsonb_populate_recordset(null::audit_event, $1)',
      [JSON.stringify(rows)],
    );
  }
  await written;
  return last;
}

const directory = mkdtempSync(join(tmpdir(), 'alms-bench-'));
const server = await startEmbeddedPostgres(directory);
const connection = { host: server.socketDirectory, user: 'postgres', database: 'postgres' };
const database = await serve(connection);
const owner = await connect(connection);
const { db } = database;

const jobs = openJobs({
  db,
  pool: database.pool,
  clock: { now: () => now },
  logger: pino({ level: 'silent' }),
  handlers: [auditTrailCheck({ db, clock: { now: () => now }, logger: pino({ level: 'silent' }) })],
});

/** Verifies the whole trail of a facility; returns the duration. */
async function checkWhole({ tenantId }: Facility): Promise<number> {
  const start = performance.now();
  await tenantTransaction(db, tenantId, (tx) =>
    enqueue(tx, checkAuditTrail, { payload: { tenant_id: tenantId }, dueAt: now }),
  );
  await jobs.runDue();
  return performance.now() - start;
}

const booking = { planName: 'Enterprise', billingCycle: 'monthly', due: false } as const;
for (const facility of [small, large]) {
  const { tenantId, lines } = facility;
  await tenantTransaction(db, tenantId, (tx) =>
    createFacility(tx, {
      tenantId,
      subdomains: [`lines-${lines}`],
      settings: { facility_name: `${lines} lines` },
      booking,
      now,
    }),
  );
  const start = performance.now();
  const last = await write(owner, facility, { from: 0, to: lines }, genesis);
  const written = performance.now() - start;
  const checked = await checkWhole(facility);
  await write(owner, facility, { from: lines, to: lines + LATER }, last);
  say(
    `${lines.toLocaleString('en')} audit events: written in ${(written / 1000).toFixed(1)} s, full check in ${(checked / 1000).toFixed(1)} s`,
  );
}
await owner.query('vacuum analyze audit_event');

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface PlanNode {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Database blocks accessed by the query of one page. */
async function blocksOf({ tenantId }: Facility, filter: Partial<EventFilter>): Promise<number> {
  const eventFilter = {
    start: new Date(now.getTime() - 2 * YEAR).toISOString(),
    end: new Date(now.getTime() + YEAR).toISOString(),
    max: PAGE,
    ...filter,
  };
  const [plan] = await tenantTransaction(db, tenantId, (tx) =>
    eventsQuery(tx, tenantId, eventFilter).explain<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      'json',
      sql`analyze, buffers`,
    ),
  );
  const { Plan: node } = (plan as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0];
  return node['Shared Hit Blocks'] + node['Shared Read Blocks'];
}

/** Position of a facility's middle line. */
const middleOf = ({ lines }: Facility) => ({
  at: line(lines / 2, lines).context.at.toISOString(),
  seq: lines / 2,
});

type Filter = Pick<EventFilter, 'actor_id' | 'patient_id' | 'action' | 'category' | 'q'>;
const wholeYear = { from: '2025-05-01', to: '2026-05-13' };

/** Audit queries, each for the API and for the store. */
const pages: Record<
  string,
  { filter?: Filter; middle?: true; days?: Pick<QueryOf<typeof listAuditLogs>, 'from' | 'to'> }
> = {
  'first page, a year': {},
  'page in the middle': { middle: true },
  'one person of twenty': { filter: { actor_id: PERSON } },
  'one patient': { filter: { patient_id: PATIENT } },
  'one action in twenty': { filter: { action: 'export' } },
  'a rare area': { filter: { category: 'billing' } },
  'one patient, and an action of theirs': { filter: { patient_id: PATIENT, action: 'read' } },
  'one person, and an action that is not theirs': {
    filter: { actor_id: PERSON, action: 'export' },
  },
  'words of a person': { filter: { q: 'person 3' } },
  'words without a match, one year': { filter: { q: 'nowhere at all' } },
  'words without a match, seven days': { filter: { q: 'nowhere at all' }, days: {} },
};

const measures: [
  what: string,
  measure: (facility: Facility) => Promise<unknown>,
  blocks: (facility: Facility) => Promise<number>,
][] = Object.entries(pages).map(([what, { filter = {}, middle, days = wholeYear }]) => [
  what,
  (facility) => {
    const { at, seq } = middleOf(facility);
    const query = {
      limit: PAGE - 1,
      ...days,
      ...filter,
      ...(middle && { cursor: cursorAfter(at, seq) }),
    };
    return tenantTransaction(db, facility.tenantId, (tx) =>
      listEvents({
        tx,
        tenantId: facility.tenantId,
        query,
        isVisitor: false,
        now,
      }),
    );
  },
  (facility) =>
    blocksOf(facility, {
      ...filter,
      ...(middle && { before: middleOf(facility) }),
      ...(!('from' in days) && { start: new Date(now.getTime() - 7 * (YEAR / 365)).toISOString() }),
    }),
]);
measures.push([
  `opening the screen: ${LATER} lines since the whole check`,
  ({ tenantId }) => tenantTransaction(db, tenantId, (tx) => verifyChain(tx, tenantId, now)),
  async () => Number.NaN,
]);

say(
  `\n| query (medians of ${ROUNDS} interleaved runs) | ${small.lines.toLocaleString('en')} events | ${large.lines.toLocaleString('en')} events | ratio | blocks | blocks |`,
);
say('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [what, measure, blocks] of measures) {
  const taken = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, facility] of Object.entries({ small, large })) {
      const start = performance.now();
      await measure(facility);
      taken[name as keyof typeof taken].push(performance.now() - start);
    }
  }
  const [few, many] = [median(taken.small), median(taken.large)];
  const touched = [await blocks(small), await blocks(large)].map((count) =>
    Number.isNaN(count) ? '' : count.toLocaleString('en'),
  );
  say(
    `| ${what} | ${few.toFixed(1)} ms | ${many.toFixed(1)} ms | ${(many / few).toFixed(2)} | ${touched.join(' | ')} |`,
  );
}

await jobs.stop();
await owner.end();
await database.close();
await server.stop();
rmSync(directory, { recursive: true, force: true });
