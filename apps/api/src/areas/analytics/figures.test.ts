import type { PatientId } from '@alms/lis-domain/patients';
import { aUser, idOf } from '@alms/lis-domain/fixtures';
import {
  daysOfWindow,
  deleteView,
  exportFigures,
  listSavedViews,
  longerSpansIn,
  MAX_SAVED_VIEWS,
  readComparison,
  readPerformance,
  readQualityMetrics,
  readTestStats,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  saveView,
  type Comparison,
  type Performance,
  type QualityMetrics,
  type TestStats,
  type TestStatus,
  type TestVolume,
  type Turnaround,
} from '@alms/lis-domain/analytics';
import type { Endpoint } from '@alms/lis-domain/http';
import {
  enterResults,
  markResultAsError,
  verifyResults,
  type Result,
} from '@alms/lis-domain/results';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { bulkHistory } from '../../testing/bulk-history.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';
import {
  keyFigures,
  qualityByTest,
  qualityOf,
  statesOfTests,
  statsOfTests,
  turnaroundOf,
  workloadOf,
} from './figures.service.ts';
import { countByDay, countPatients } from './figures.store.ts';
import { rollUp } from './roll-up.ts';
import { resultsOfOrder } from '../../testing/answers.ts';

let manager: Person;
let viewer: Person;

const SPRING = { start_date: '2026-02-15', end_date: '2026-05-11' };

const { server, lab } = await testLaboratory('figured');
beforeAll(async () => {
  await setZone('America/New_York');
  manager = await lab.staff('lab_manager');
  viewer = await lab.person('report_viewer');
  await bulkHistory(server.database.owner, {
    tenantId: lab.tenantId,
    from: '2026-02-10T00:00:00Z',
    to: '2026-05-12T00:00:00Z',
    tests: 1500,
    by: [manager.id, (await lab.staff('technician')).id],
  });
});

const setZone = (timezone: string) =>
  lab.transaction((tx) =>
    tx
      .updateTable('facility_profile')
      .set({ timezone })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );

async function read<T>(
  endpoint: Endpoint,
  query: object = SPRING,
  as: Person = manager,
): Promise<T> {
  const { status, body, text } = await server.call(endpoint, { query } as object, { as });
  expect([status, text]).toEqual([200, text]);
  await server.settled();
  return body as T;
}

/** Runs a reference query directly against the facility's tables. */
async function ask<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = server.database;
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [lab.tenantId]);
  const { rows } = await owner.query(question, values);
  await owner.query('rollback');
  return rows as Row[];
}

const LOCAL = "at time zone 'America/New_York'";
const inSpring = (column: string) =>
  `(${column} ${LOCAL})::date between '2026-02-15' and '2026-05-11'`;
/** Results by first release, without those entered in error. */
const RELEASES = `
  from result f join result c on c.id = f.id and c.is_current and c.status in ('released', 'amended')
    join sample s on s.id = f.sample_id join test_order o on o.id = f.order_id
  where f.status = 'released' and ${inSpring('f.released_at')}`;

/** All figures of a window. */
async function everything(tx: TenantTransaction): Promise<object[]> {
  const window = { start: '2026-02-15T05:00:00.000Z', end: '2026-05-12T04:00:00.000Z' };
  const { tenantId } = lab;
  const of = { tenantId, window, zone: 'America/New_York' };
  const reader = { tx, tenantId, user: aUser('admin') };
  return [
    await countByDay(tx, of),
    await statesOfTests(reader, of),
    await statsOfTests(reader, of, new Set(), undefined),
    await turnaroundOf(tx, of, new Set()),
    await qualityOf(tx, of, server.clock.now()),
    await qualityByTest(tx, of),
    await keyFigures(reader, of),
    await workloadOf(tx, of, 'technician', true),
    await workloadOf(tx, of, 'department', true),
  ];
}

/** Floating-point sums differ in their last bits with the order of addition. */
const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'number' ? Number(each.toFixed(6)) : each,
    ),
  );

async function forget(): Promise<void> {
  await lab.transaction((tx) =>
    tx.deleteFrom('figure_span').where('tenant_id', '=', lab.tenantId).execute(),
  );
}

const countedSpans = () =>
  lab.transaction(
    async (tx) =>
      await tx
        .selectFrom('figure_span')
        .select(['starts_at', 'ends_at'])
        .orderBy('starts_at')
        .execute(),
  );

describe('analytics figures', () => {
  it('match a direct query of the records: tests by day and by state', async () => {
    const volume = await read<TestVolume>(readTestVolume);
    const days = await ask<{ date: string; n: number }>(
      `select (created_at ${LOCAL})::date as date, count(*)::int as n from order_item where ${inSpring('created_at')} group by 1 order by 1`,
    );
    expect(volume.items.filter(({ count }) => count > 0)).toEqual(
      days.map(({ date, n }) => ({ date, count: n })),
    );
    expect(volume.items).toHaveLength(86);
    expect(volume.total).toBe(days.reduce((sum, { n }) => sum + n, 0));
    expect(volume.total).toBeGreaterThan(1000);

    const { items } = await read<TestStatus>(readTestStatus);
    expect(items).toEqual(
      await ask(
        `select status, count(*)::int as count from order_item where ${inSpring('created_at')} group by 1 order by 1`,
      ),
    );
  });

  it('match a direct query for each test', async () => {
    const { items } = await read<TestStats>(readTestStats);
    const completed = await ask<{ id: string; n: number; critical: number; mean: number }>(`
      select f.test_parameter_id as id, count(*)::int as n, count(*) filter (where c.critical)::int as critical,
        avg(extract(epoch from f.released_at - s.received_at) / 60) filter (where f.released_at >= s.received_at)::float as mean ${RELEASES} group by 1`);
    expect(completed.length).toBeGreaterThan(3);
    for (const { id, n, critical, mean } of completed) {
      const item = items.find(({ test_id }) => test_id === id);
      expect(item).toMatchObject({ completed: n, critical_count: critical });
      expect(item?.mean_tat_minutes).toBeCloseTo(mean, 6);
    }
    const { items: found } = await read<TestStats>(readTestStats, {
      ...SPRING,
      test_name: ' gLuc',
    });
    expect(found.map(({ code }) => code).toSorted()).toEqual(['GLU', 'UGLU']);
    expect(found).toEqual(items.filter(({ code }) => ['GLU', 'UGLU'].includes(code)));
  });

  it('match a direct query for result turnaround: count, mean, spread and percentiles', async () => {
    const turnaround = await read<Turnaround>(readTurnaround);
    const minutes = await ask<{ minutes: number }>(
      `select (extract(epoch from f.released_at - s.received_at) / 60)::float as minutes ${RELEASES} and f.released_at >= s.received_at order by 1`,
    );
    const [row] = await ask<{ n: number; mean: number; sd: number; least: number; most: number }>(`
      select count(*)::int as n, avg(m)::float as mean, stddev_samp(m)::float as sd, min(m)::float as least, max(m)::float as most
      from (select extract(epoch from f.released_at - o.requested_at) / 60 as m ${RELEASES}) x where m >= 0`);
    const whole = turnaround.segments.find(
      ({ from, to }) => from === 'ordered' && to === 'released',
    );
    expect(whole).toMatchObject({ n: row?.n });
    for (const [found, expected] of [
      [whole?.mean, row?.mean],
      [whole?.sd, row?.sd],
      [whole?.min, row?.least],
      [whole?.max, row?.most],
    ])
      expect(found).toBeCloseTo(expected ?? NaN, 6);
    const nearestRank = (share: number) =>
      minutes[Math.ceil(share * minutes.length) - 1]?.minutes ?? NaN;
    for (const [found, exact] of [
      [turnaround.median, nearestRank(0.5)],
      [turnaround.p90, nearestRank(0.9)],
    ] as const) {
      expect(found).toBeGreaterThanOrEqual(exact);
      expect(found).toBeLessThan(exact + (exact <= 120 ? 1 : 5));
    }
    expect(turnaround.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(minutes.length);
    expect(turnaround.excluded).toBe(turnaround.released - minutes.length);
    expect(turnaround.excluded).toBeGreaterThan(0);
    expect(turnaround.by_test.reduce((sum, { n }) => sum + n, 0)).toBe(minutes.length);
  });

  it('are the same from stored counts and from a fresh count', async () => {
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    expect(await countedSpans()).not.toHaveLength(0);
    const before = await lab.transaction(everything);
    const now = await lab.transaction(async (tx) => {
      await tx.deleteFrom('figure_span').execute();
      return everything(tx);
    });
    expect(rounded(now)).toEqual(rounded(before));
  });

  it('are additive: two halves of a window sum to the whole', async () => {
    const total = async (start_date: string, end_date: string) =>
      (await read<TestVolume>(readTestVolume, { start_date, end_date })).total;
    expect(
      (await total('2026-02-15', '2026-03-08T16:30:00Z')) +
        (await total('2026-03-08T16:30:00Z', '2026-05-11')),
    ).toBe(await total('2026-02-15', '2026-05-11'));
  });

  it('exclude data of other facilities', async () => {
    const other = await server.facility('unfigured');
    const { items, total } = await read<TestVolume>(
      readTestVolume,
      SPRING,
      await other.person('report_viewer'),
    );
    expect([items.length, total]).toEqual([86, 0]);
    expect(
      (await read<TestStats>(readTestStats, SPRING, await other.person('admin'))).items,
    ).toEqual([]);
  });
});

describe('stored counts', () => {
  /** A result released today for an order from an earlier day. */
  async function released(): Promise<Result> {
    const { order } = await lab.arrived(['K']);
    const as = await lab.staff('technician');
    const [pending] = (await resultsOfOrder(server, order.id, as)) as [Result];
    const [entered] = (
      await server.call(
        enterResults,
        { body: { items: [{ id: pending.id, version: pending.version, value_text: '4.1' }] } },
        { as },
      )
    ).body['items'] as [Result];
    return (
      (
        await server.call(
          verifyResults,
          { body: { items: [{ id: entered.id, version: entered.version }] } },
          { as: manager },
        )
      ).body['items'] as [Result]
    )[0];
  }
  const DAY_MS = 24 * 60 * 60_000;

  it('are recounted when a result is amended or entered in error days after release', async () => {
    const [amended, wrong] = [await released(), await released()];
    const day = { start_date: '2026-05-12', end_date: '2026-05-12' };
    const later = new Date(server.clock.now().getTime() + 3 * DAY_MS);
    const before = await read<QualityMetrics>(readQualityMetrics, day);
    await rollUp(server.database.db, lab.tenantId, later);
    expect(await countedSpans()).toContainEqual({
      starts_at: '2026-05-12T04:00:00.000Z',
      ends_at: '2026-05-13T04:00:00.000Z',
    });
    expect(await read(readQualityMetrics, day)).toEqual(before);

    await lab.amend(
      {
        params: { id: amended.id },
        version: amended.version,
        body: {
          value_text: '4.2',
          comment: '',
          code: 'clerical',
          reason: 'Two digits were swapped',
        },
      },
      { as: manager },
    );
    await server.call(
      markResultAsError,
      {
        params: { id: wrong.id },
        version: wrong.version,
        body: { code: 'wrong_patient', reason: 'The tube was another one' },
      },
      { as: manager },
    );
    const after = { released: before.released - 1, amended: before.amended + 1 };
    expect(await read(readQualityMetrics, day)).toMatchObject(after);
    await rollUp(server.database.db, lab.tenantId, later);
    expect(
      await lab.transaction((tx) => tx.selectFrom('figure_change').selectAll().execute()),
    ).toEqual([]);
    expect(await read(readQualityMetrics, day)).toMatchObject(after);
  });

  it('are recounted when a test of an old order is cancelled', async () => {
    const day = { start_date: '2026-03-10', end_date: '2026-03-10' };
    const { status_distribution: before } = await read<TestStatus>(readTestStatus, day);
    expect(before.released).toBeGreaterThan(0);
    await lab.transaction((tx) =>
      tx
        .updateTable('order_item')
        .set({ status: 'cancelled' })
        .where('id', 'in', (some) =>
          some
            .selectFrom('order_item')
            .select('id')
            .where('status', '=', 'released')
            .where('created_at', '>=', '2026-03-10T12:00:00Z')
            .where('created_at', '<', '2026-03-11T00:00:00Z')
            .limit(1),
        )
        .execute(),
    );
    expect((await read<TestStatus>(readTestStatus, day)).status_distribution).toEqual({
      ...before,
      released: before.released - 1,
      cancelled: before.cancelled + 1,
    });
  });

  it('sum a quarter from its months, and again when one of its days changes', async () => {
    const quarter = { start_date: '2026-01-01', end_date: '2026-03-31' };
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const { total } = await read<TestVolume>(readTestVolume, quarter);
    const { owner } = server.database;
    await owner.query('alter table figure_count no force row level security');
    const { rowCount } = await owner.query(
      "update figure_count set n = n + 1000 where tenant_id = $1 and figure = 'ordered' and subject = '2026-03-20T04:00:00.000Z' and ends_at - starts_at > interval '80 days'",
      [lab.tenantId],
    );
    await owner.query('alter table figure_count force row level security');
    expect([rowCount, (await read<TestVolume>(readTestVolume, quarter)).total]).toEqual([
      1,
      total + 1000,
    ]);
    await lab.transaction((tx) =>
      tx.insertInto('figure_change').values({ at: '2026-02-03T12:00:00Z' }).execute(),
    );
    expect((await read<TestVolume>(readTestVolume, quarter)).total).toBe(total);
    expect(await countedSpans()).toContainEqual({
      starts_at: '2026-01-01T05:00:00.000Z',
      ends_at: '2026-04-01T04:00:00.000Z',
    });
    expect((await read<TestVolume>(readTestVolume, quarter)).total).toBe(total);
  });

  it('differ between time zones for the same calendar days', async () => {
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const { owner } = server.database;
    await owner.query('alter table figure_count no force row level security');
    await owner.query(
      "update figure_count set n = n + 1000 where tenant_id = $1 and figure = 'ordered' and starts_at = '2026-04-01T04:00:00Z' and subject = '2026-04-01T04:00:00.000Z'",
      [lab.tenantId],
    );
    await owner.query('alter table figure_count force row level security');
    await setZone('America/Toronto');
    const april = { start_date: '2026-04-01', end_date: '2026-04-30' };
    const [{ n } = { n: 0 }] = await ask<{ n: number }>(
      `select count(*)::int as n from order_item where (created_at ${LOCAL})::date between '2026-04-01' and '2026-04-30'`,
    );
    expect((await read<TestVolume>(readTestVolume, april)).total).toBe(n);
    expect((await read<TestVolume>(readTestVolume, april)).total).toBe(n);
    await setZone('America/New_York');
  });

  it('are recalculated when the facility changes its time zone', async () => {
    await setZone('Asia/Kathmandu');
    const volume = await read<TestVolume>(readTestVolume);
    const days = await ask<{ date: string; n: number }>(
      "select (created_at at time zone 'Asia/Kathmandu')::date as date, count(*)::int as n from order_item where (created_at at time zone 'Asia/Kathmandu')::date between '2026-02-15' and '2026-05-11' group by 1 order by 1",
    );
    expect(volume.items.filter(({ count }) => count > 0)).toEqual(
      days.map(({ date, n }) => ({ date, count: n })),
    );
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    expect(
      (await countedSpans()).every(({ starts_at }) => starts_at.endsWith('T18:15:00.000Z')),
    ).toBe(true);
    expect((await read<TestVolume>(readTestVolume)).items).toEqual(volume.items);
    await setZone('America/New_York');
  });

  it('use the actual hours of a day when clocks change', async () => {
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const spans = await countedSpans();
    const hours = (start: string) =>
      spans
        .filter(({ starts_at }) => starts_at === start)
        .map(({ starts_at, ends_at }) => (Date.parse(ends_at) - Date.parse(starts_at)) / 3_600_000);
    expect(hours('2026-03-08T05:00:00.000Z')).toEqual([23]);
    expect(hours('2026-03-01T05:00:00.000Z').toSorted((a, b) => a - b)).toEqual([
      24,
      10 * 24 - 1,
      31 * 24 - 1,
    ]);
  });

  it('are rolled up one month per transaction, never twice by concurrent processes', async () => {
    await forget();
    await Promise.all(
      [1, 2, 3].map(() => rollUp(server.database.db, lab.tenantId, server.clock.now())),
    );
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const spans = await countedSpans();
    expect(spans).toHaveLength(
      new Set(spans.map(({ starts_at, ends_at }) => `${starts_at}/${ends_at}`)).size,
    );
    const window = { start: '2026-01-01T05:00:00.000Z', end: '2026-05-12T04:00:00.000Z' };
    const longer = longerSpansIn(window, 'America/New_York');
    expect(new Set(longer.map(({ span }) => span))).toEqual(new Set(['third', 'month', 'quarter']));
    expect(spans).toHaveLength(daysOfWindow(window, 'America/New_York').length + longer.length);
  });

  it.each([
    ['days', "ends_at - starts_at < interval '2 days' and starts_at > '2026-04-20'"],
    ['ten-day, month and quarter periods', "ends_at - starts_at > interval '2 days'"],
    ['the quarter', "ends_at - starts_at > interval '80 days'"],
  ])('resume after an interruption before %s was counted', async (_, missing) => {
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const [spans, figures] = [await countedSpans(), await lab.transaction(everything)];
    await lab.transaction((tx) =>
      sql`delete from figure_span where ${sql.raw(missing)}`.execute(tx),
    );
    expect((await countedSpans()).length).toBeLessThan(spans.length);
    expect(rounded(await lab.transaction(everything))).toEqual(rounded(figures));
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    expect(
      (await countedSpans()).map(({ starts_at, ends_at }) => `${starts_at} ${ends_at}`).toSorted(),
    ).toEqual(spans.map(({ starts_at, ends_at }) => `${starts_at} ${ends_at}`).toSorted());
    expect(rounded(await lab.transaction(everything))).toEqual(rounded(figures));
  });

  it('are not used after a later change, and a recount clears all change records', async () => {
    const april = { start_date: '2026-04-01', end_date: '2026-04-30' };
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    const { total } = await read<TestVolume>(readTestVolume, april);
    // Simulates a figure counted before its last write.
    const at = '2026-04-01T12:00:00Z';
    await server.database.owner.query('alter table figure_count no force row level security');
    const aDay = "figure = 'ordered' and subject = '2026-04-01T04:00:00.000Z'";
    await server.database.owner.query(
      `update figure_count set n = n + 1000 where tenant_id = $1 and ${aDay} and starts_at = '2026-04-01T04:00:00Z' and ends_at = '2026-05-01T04:00:00Z'`,
      [lab.tenantId],
    );
    await server.database.owner.query('alter table figure_count force row level security');
    expect((await read<TestVolume>(readTestVolume, april)).total).toBe(total + 1000);
    await lab.transaction((tx) => tx.insertInto('figure_change').values({ at }).execute());
    expect((await read<TestVolume>(readTestVolume, april)).total).toBe(total);
    expect(
      await lab.transaction((tx) =>
        tx.selectFrom('figure_change').selectAll().where('at', '=', at).execute(),
      ),
    ).toEqual([]);
    expect((await read<TestVolume>(readTestVolume, april)).total).toBe(total);
  });
});

describe('distinct patients in a window', () => {
  const windows = [
    ['of spring', '2026-02-15T05:00:00.000Z', '2026-05-12T04:00:00.000Z'],
    ['of a quarter and a bit', '2026-01-01T05:00:00.000Z', '2026-04-02T04:00:00.000Z'],
    ['of a day', '2026-03-10T04:00:00.000Z', '2026-03-11T04:00:00.000Z'],
    ['of a day that is not over', '2026-03-10T04:00:00.000Z', '2026-03-10T15:17:00.000Z'],
    ['of days the first of which is cut', '2026-03-10T15:17:00.000Z', '2026-03-21T04:00:00.000Z'],
    ['of a week without any', '2025-03-10T04:00:00.000Z', '2025-03-17T04:00:00.000Z'],
  ] as const;
  /** Patient numbers from the stored figures and from a direct query. */
  const bothWays = async () => {
    const found: { name: string; stored: number; plain: number | undefined }[] = [];
    for (const [name, start, end] of windows) {
      const stored = await lab.transaction((tx) =>
        countPatients(tx, {
          tenantId: lab.tenantId,
          zone: 'America/New_York',
          window: { start, end },
        }),
      );
      const [plain] = await ask<{ n: number }>(
        'select count(distinct patient_id)::int as n from test_order where requested_at >= $1 and requested_at < $2',
        [start, end],
      );
      found.push({ name, stored, plain: plain?.n });
    }
    return found;
  };
  const areRight = (found: Awaited<ReturnType<typeof bothWays>>) => {
    for (const { name, stored, plain } of found) expect([name, stored]).toEqual([name, plain]);
    return found.map(({ stored }) => stored);
  };
  const patientNamed = async (mrn: string) =>
    (await ask<{ id: string }>('select id from patient where mrn = $1', [mrn]))[0]?.id ?? '';
  const counted = () => rollUp(server.database.db, lab.tenantId, server.clock.now());

  it('match a direct query, from stored or fresh counts', async () => {
    await counted();
    const stored = areRight(await bothWays());
    expect(stored.at(0)).toBeGreaterThan(150);
    expect(stored.at(-1)).toBe(0);
    await forget();
    expect(areRight(await bothWays())).toEqual(stored);
  });

  it('decrease when two are merged and are restored when they are unmerged', async () => {
    await counted();
    const before = areRight(await bothWays());
    const [one, other] = [await patientNamed('BULK-1'), await patientNamed('BULK-2')];
    const moved = await lab.transaction(async (tx) =>
      tx
        .updateTable('test_order')
        .set({ patient_id: idOf<PatientId>(one) })
        .where('patient_id', '=', idOf<PatientId>(other))
        .returning('id')
        .execute(),
    );
    expect(moved.length).toBeGreaterThan(1);
    const merged = areRight(await bothWays());
    expect(merged[0]).toBe((before[0] ?? NaN) - 1);
    await counted();
    expect(areRight(await bothWays())).toEqual(merged);
    await lab.transaction((tx) =>
      tx
        .updateTable('test_order')
        .set({ patient_id: idOf<PatientId>(other) })
        .where(
          'id',
          'in',
          moved.map(({ id }) => id),
        )
        .execute(),
    );
    expect(areRight(await bothWays())).toEqual(before);
    await counted();
    expect(areRight(await bothWays())).toEqual(before);
  });

  it('are correct when an order is backdated before other orders of the patient', async () => {
    await counted();
    const patient_id = await patientNamed('BULK-3');
    await lab.transaction((tx) =>
      tx
        .insertInto('test_order')
        .columns([
          'id',
          'order_number',
          'patient_id',
          'ordered_by',
          'priority',
          'requested_at',
          'created_at',
          'updated_at',
        ])
        .expression((each) =>
          each
            .selectFrom('test_order')
            .where('order_number', '=', 'BULK-1')
            .select([
              each.fn<string>('gen_random_uuid', []).as('id'),
              each.val('BACKDATED').as('order_number'),
              each.val(patient_id).as('patient_id'),
              'ordered_by',
              'priority',
              each.cast<string>(each.val('2026-03-10T15:00:00Z'), 'timestamptz').as('requested_at'),
              'created_at',
              'updated_at',
            ]),
        )
        .execute(),
    );
    const noted = await lab.transaction((tx) =>
      tx.selectFrom('figure_change').select('at').execute(),
    );
    const [next] = await ask<{ at: string }>(
      "select requested_at as at from test_order where patient_id = $1 and requested_at > '2026-03-10T15:00:00Z' order by 1 limit 1",
      [patient_id],
    );
    expect(noted.map(({ at }) => new Date(at).toISOString())).toEqual(
      expect.arrayContaining(['2026-03-10T15:00:00.000Z', new Date(next?.at ?? '').toISOString()]),
    );
    const after = areRight(await bothWays());
    await counted();
    expect(areRight(await bothWays())).toEqual(after);
  });
});

describe('workload by person', () => {
  it('lists names for administrators and laboratory managers and a single row for others', async () => {
    const named = await read<Performance>(readPerformance);
    const one = await read<Performance>(readPerformance, SPRING, viewer);
    expect(named.items.length).toBeGreaterThan(1);
    expect(named.items.every(({ name }) => name !== null)).toBe(true);
    expect(one.items).toHaveLength(1);
    expect(one.items[0]).toMatchObject({
      user_id: null,
      name: null,
      verified: named.items.reduce((sum, { verified }) => sum + verified, 0),
    });
    expect(JSON.stringify(one)).not.toContain(manager.id);
    const [{ n } = { n: 0 }] = await ask<{ n: number }>(
      `select count(*)::int as n from result where status = 'released' and verified_by = $1 and ${inSpring('released_at')}`,
      [manager.id],
    );
    expect(named.items.find(({ user_id }) => user_id === manager.id)).toMatchObject({
      verified: n,
    });
  });

  it('is also reported by department', async () => {
    const { items } = await read<Performance>(readPerformance, {
      ...SPRING,
      group_by: 'department',
    });
    const found = await ask(
      `select t.department, count(*)::int as verified from result r join test_parameter t on t.id = r.test_parameter_id where r.status = 'released' and ${inSpring('r.released_at')} group by 1 order by 1`,
    );
    expect(
      items
        .filter(({ verified }) => verified > 0)
        .map(({ department, verified }) => ({ department, verified })),
    ).toEqual(found);
    expect(items.every(({ collected, user_id }) => collected === null && user_id === null)).toBe(
      true,
    );
  });
});

describe('period comparison', () => {
  it('matches the single-period endpoints and defaults to the preceding period of equal length', async () => {
    const period = { current_start: '2026-04-01', current_end: '2026-04-30' };
    const { current, previous, change } = await read<Comparison>(readComparison, period);
    expect([previous.window.start, previous.window.end]).toEqual([
      '2026-03-02T05:00:00.000Z',
      '2026-04-01T04:00:00.000Z',
    ]);
    const turnaround = await read<Turnaround>(readTurnaround, {
      start_date: period.current_start,
      end_date: period.current_end,
    });
    expect(current).toMatchObject({
      median_tat: turnaround.median,
      on_time_rate: turnaround.on_time_rate,
      completed_tests: turnaround.released,
    });
    expect(change.total_orders).toMatchObject({
      absolute: (current.total_orders ?? NaN) - (previous.total_orders ?? NaN),
    });
    expect(change.pass_rate).toEqual({
      absolute: null,
      percent: null,
      direction: 'unknown',
      better: null,
    });
    const [{ n } = { n: 0 }] = await ask<{ n: number }>(
      `select count(distinct patient_id)::int as n from test_order where (requested_at ${LOCAL})::date between '2026-04-01' and '2026-04-30'`,
    );
    expect(current.total_patients).toBe(n);
  });
});

describe('analytics window', () => {
  it.each([
    [readTestVolume, { start_date: '2026-05-12', end_date: '2026-05-11' }],
    [readTestStats, { start_date: 'spring' }],
    [readTurnaround, { start_date: '2010-01-01', end_date: '2026-01-01' }],
    [readComparison, { previous_start: '2026-02-30' }],
    [readPerformance, { group_by: 'instrument' }],
    [exportFigures, { table: 'patients' }],
  ] as const)('rejects an invalid window: %#', async (endpoint: Endpoint, query) => {
    expect((await server.call(endpoint, { query } as object, { as: manager })).status).toBe(422);
  });

  it('defaults to the last seven days', async () => {
    expect((await read<TestVolume>(readTestVolume, {})).items.map(({ date }) => date)).toHaveLength(
      7,
    );
  });
});

describe('spreadsheet export', () => {
  it.each([
    'test-volume',
    'test-status',
    'test-stats',
    'turnaround-time',
    'turnaround-by-test',
    'quality-metrics',
    'performance',
    'comparative-metrics',
  ] as const)('has one line for each row of %s', async (table) => {
    const { status, text, headers } = await server.call(
      exportFigures,
      { query: { ...SPRING, table } },
      { as: manager },
    );
    const lines = text.trim().split('\r\n');
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`${table}-figured-2026-02-15-2026-05-11.csv`),
    ]);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map((line) => line.split('","').length)).size).toBe(1);
    expect(text).not.toContain('undefined');
  });

  it('uses the reader’s language and omits names the reader may not see', async () => {
    await lab.transaction((tx) =>
      tx.updateTable('app_user').set({ language: 'fr' }).where('id', '=', viewer.id).execute(),
    );
    const { text } = await server.call(
      exportFigures,
      { query: { ...SPRING, table: 'performance' } },
      { as: viewer },
    );
    expect(text).toContain('"Personne"');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('saved views', () => {
  const save = (name: string, period: object, as = viewer) =>
    server.call(saveView, { body: { name, period } as never }, { as });
  const names = async (as = viewer) =>
    ((await server.call(listSavedViews, {}, { as })).body['items'] as { name: string }[]).map(
      ({ name }) => name,
    );

  it('belong to the user who saved them, with unique names', async () => {
    expect(
      (await save('Spring', { preset: 'custom', from: '2026-02-15', to: '2026-05-11' })).status,
    ).toBe(200);
    const { body } = await save('Spring', { preset: '30-days' });
    expect(body).toMatchObject({ name: 'Spring', period: { preset: '30-days' } });
    expect(await names()).toEqual(['Spring']);
    expect(await names(manager)).toEqual([]);
    const other = { params: { id: String(body['id']) } };
    expect((await server.call(deleteView, other, { as: manager })).status).toBe(404);
    expect((await server.call(deleteView, other, { as: viewer })).status).toBe(204);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['', { preset: 'year' }],
    ['Backwards', { preset: 'custom', from: '2026-05-11', to: '2026-02-15' }],
    ['Half', { preset: 'custom', from: '2026-05-11' }],
    ['Unknown', { preset: 'decade' }],
  ])('rejects %j with %o', async (name, period) => {
    expect((await save(name, period)).status).toBe(422);
  });

  it('are limited in number', async () => {
    for (let number = 1; number <= MAX_SAVED_VIEWS; number += 1)
      expect((await save(`View ${number}`, { preset: 'today' }, manager)).status).toBe(200);
    expect((await save('One more', { preset: 'today' }, manager)).status).toBe(422);
    expect((await save('View 1', { preset: 'year' }, manager)).status).toBe(200);
  });
});
