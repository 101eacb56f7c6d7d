import {
  readKeyMetrics,
  readLaboratoryFigures,
  readPerformance,
  readQualityMetrics,
  readTestStatus,
  readTestVolume,
  readTurnaround,
  type KeyMetrics,
  type LaboratoryFigures,
  type Performance,
  type QualityMetrics,
  type TestStatus,
  type TestVolume,
  type Turnaround,
} from '@alms/lis-domain/analytics';
import { createLaboratory, type Laboratory as Site } from '@alms/lis-domain/facility';
import type { Endpoint } from '@alms/lis-domain/http';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkHistory } from '../../testing/bulk-history.ts';
import { addControlRuns } from '../../testing/control-runs.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import { rollUp } from './roll-up.ts';

/*
 * Figures of long periods, before and after past days are rolled up. See also
 * `worked-day-of-sites.test.ts`.
 */

let north: string;

const WINDOW = { start_date: '2026-04-01', end_date: '2026-04-30' };
const within = (column: string) => `${column} >= '2026-04-01' and ${column} < '2026-05-01'`;

/** Runs a statement as the database owner, in the facility. */
async function run<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const { owner } = server.database;
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [lab.tenantId]);
  const { rows } = await owner.query(statement, values);
  await owner.query('commit');
  return rows as Row[];
}

const { server, lab } = await testLaboratory('twosites');
const admin = await lab.staff('admin');
beforeAll(async () => {
  const technician = await lab.staff('technician');
  await bulkHistory(server.database.owner, {
    tenantId: lab.tenantId,
    from: '2026-03-20T00:00:00Z',
    to: '2026-05-12T00:00:00Z',
    tests: 900,
    by: [admin.id, technician.id],
    patients: 60,
  });
  const { body } = await server.call(
    createLaboratory,
    { body: { name: 'North', code: 'NORTH' } },
    { as: admin },
  );
  north = (body as Site).id;
  // Orders, specimens and events are divided by different characters of their ids, so that no
  // figure of a laboratory equals another one by construction.
  const half = (id: string, place: number) => `substr(${id}::text, ${place}, 1) < '8'`;
  await run(`update test_order set laboratory_id = '${north}' where ${half('id', 30)}`);
  await run(`update sample set laboratory_id = '${north}' where ${half('id', 31)}`);
  await run(`update sample_event set laboratory_id = '${north}' where ${half('id', 32)}`);
  await run(
    'update order_item i set laboratory_id = s.laboratory_id from sample s where s.id = i.sample_id',
  );
  await run(
    'update result r set laboratory_id = s.laboratory_id from sample s where s.id = r.sample_id',
  );
  await lab.transaction((tx) =>
    addControlRuns(
      tx,
      lab.tenantId,
      ['accepted', 'rejected', 'accepted', 'warning'],
      '2026-04-10T08:00:00Z',
    ),
  );
  await run(`update qc_run set laboratory_id = '${north}' where status = 'accepted'`);
});

async function read<T>(endpoint: Endpoint, laboratory_id?: string): Promise<T> {
  const query = { ...WINDOW, ...(laboratory_id !== undefined && { laboratory_id }) };
  const { status, body, text } = await server.call(endpoint, { query } as object, { as: admin });
  expect([status, text]).toEqual([200, text]);
  await server.settled();
  return body as T;
}

interface Reference {
  total_orders: number;
  total_patients: number;
  ordered: number;
  completed_tests: number;
  samples_assessed: number;
  samples_rejected: number;
  collected: number;
  entered: number;
  verified: number;
  measured: number;
  median: number;
  runs: number;
}

/** The figures of a laboratory, counted by other statements than the product's. */
async function reference(laboratory: string): Promise<Reference> {
  const [row] = await run<Reference>(
    `with of_orders as (
       select * from test_order where laboratory_id = $1 and ${within('requested_at')}
     ), items as (
       select i.* from order_item i join sample s on s.id = i.sample_id
       where s.laboratory_id = $1 and ${within('i.created_at')}
     ), releases as (
       select f.*, s.received_at from result f
         join result c on c.id = f.id and c.is_current and c.status in ('released', 'amended')
         join sample s on s.id = f.sample_id
       where f.status = 'released' and s.laboratory_id = $1 and ${within('f.released_at')}
     ), minutes as (
       select ceil(extract(epoch from released_at - received_at) / 60)::float8 as m
       from releases where released_at >= received_at
     ), first_seen as (
       select distinct on (sample_id) *,
         bool_or(type = 'rejected') over (partition by sample_id) as was_rejected
       from sample_event where type in ('received', 'rejected') order by sample_id, at, id
     )
     select
       (select count(*) from of_orders)::int as total_orders,
       (select count(distinct patient_id) from of_orders)::int as total_patients,
       (select count(*) from items)::int as ordered,
       (select count(*) from releases)::int as completed_tests,
       (select count(*) from first_seen where laboratory_id = $1 and ${within('at')})::int as samples_assessed,
       (select count(*) from first_seen
         where laboratory_id = $1 and ${within('at')} and was_rejected)::int as samples_rejected,
       (select count(*) from sample_event
         where type = 'collected' and laboratory_id = $1 and ${within('at')})::int as collected,
       (select count(*) from result r join sample s on s.id = r.sample_id
         where s.laboratory_id = $1 and r.status in ('entered', 'held') and ${within('r.created_at')})::int as entered,
       (select count(*) from result r join sample s on s.id = r.sample_id
         where s.laboratory_id = $1 and r.status = 'released' and r.verified_by is not null
           and ${within('r.released_at')})::int as verified,
       (select count(*) from minutes)::int as measured,
       (select percentile_disc(0.5) within group (order by m) from minutes) as median,
       (select count(*) from qc_run where laboratory_id = $1 and ${within('at')})::int as runs`,
    [laboratory],
  );
  if (!row) throw new Error('The reference query returned no row.');
  return row;
}

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

/** The product's figures, under the names of the reference. */
async function figures(laboratory?: string): Promise<Reference> {
  const key = await read<KeyMetrics>(readKeyMetrics, laboratory);
  const quality = await read<QualityMetrics>(readQualityMetrics, laboratory);
  const turnaround = await read<Turnaround>(readTurnaround, laboratory);
  const { items: persons } = await read<Performance>(readPerformance, laboratory);
  const { total } = await read<TestVolume>(readTestVolume, laboratory);
  const { items: states } = await read<TestStatus>(readTestStatus, laboratory);
  expect(sum(states.map(({ count }) => count))).toBe(total);
  const segment = turnaround.segments.find(
    ({ from, to }) => from === 'received' && to === 'released',
  );
  return {
    total_orders: key.total_orders,
    total_patients: key.total_patients,
    ordered: total,
    completed_tests: key.completed_tests,
    samples_assessed: quality.samples_assessed,
    samples_rejected: quality.samples_rejected,
    collected: sum(persons.map(({ collected }) => collected)),
    entered: sum(persons.map(({ entered }) => entered)),
    verified: sum(persons.map(({ verified }) => verified)),
    measured: segment?.n ?? 0,
    median: turnaround.median ?? 0,
    runs: quality.runs_evaluated,
  };
}

/** Figures of which the laboratories' add up to the facility's. */
const additive = [
  'total_orders',
  'ordered',
  'completed_tests',
  'samples_assessed',
  'samples_rejected',
  'collected',
  'entered',
  'verified',
  'measured',
  'runs',
] as const;

describe.each(['before', 'after'])(
  'figures of a laboratory, %s past days are rolled up',
  (when) => {
    beforeAll(async () => {
      if (when === 'after') await rollUp(server.database.db, lab.tenantId, server.clock.now());
      else await run('delete from figure_span');
    });

    it.each([
      ['the main laboratory', () => String(lab.tenantId)],
      ['the second laboratory', () => north],
    ])('of %s equal those of independent statements', async (_, laboratory) => {
      const expected = await reference(laboratory());
      expect(expected.total_orders).toBeGreaterThan(20);
      expect(await figures(laboratory())).toEqual(expected);
    });

    it('add up to the figures of the facility', async () => {
      const [whole, main, other] = [
        await figures(),
        await figures(lab.tenantId),
        await figures(north),
      ];
      for (const figure of additive)
        expect([figure, main[figure] + other[figure]]).toEqual([figure, whole[figure]]);
      expect(main.total_patients + other.total_patients).toBeGreaterThan(whole.total_patients);
    });
  },
);

describe('a laboratory in another time zone', () => {
  const ZONE = 'Pacific/Auckland';
  beforeAll(() => run(`update laboratory set time_zone = '${ZONE}' where id = $1`, [north]));

  it('has the figures of its own days', async () => {
    const volume = await read<TestVolume>(readTestVolume, north);
    expect(volume.window).toEqual({
      start: '2026-03-31T11:00:00.000Z',
      end: '2026-04-30T12:00:00.000Z',
      timezone: ZONE,
    });
    const days = await run<{ date: string; count: number }>(
      `select to_char((i.created_at at time zone '${ZONE}')::date, 'YYYY-MM-DD') as date, count(*)::int as count
       from order_item i join sample s on s.id = i.sample_id
       where s.laboratory_id = $1
         and (i.created_at at time zone '${ZONE}')::date between '2026-04-01' and '2026-04-30'
       group by 1 order by 1`,
      [north],
    );
    expect(days.length).toBeGreaterThan(5);
    expect(volume.items.filter(({ count }) => count > 0)).toEqual(days);
  });

  it('has the same figures in the comparison of laboratories', async () => {
    const { items } = await read<LaboratoryFigures>(readLaboratoryFigures);
    const own = await read<KeyMetrics>(readKeyMetrics, north);
    const compared = items.find(({ laboratory }) => laboratory.id === north);
    expect(compared?.total_orders).toBe(own.total_orders);
  });

  it('does not change the days of the facility', async () => {
    const { window } = await read<TestVolume>(readTestVolume);
    expect(window).toMatchObject({ start: '2026-04-01T00:00:00.000Z', timezone: 'UTC' });
  });
});
