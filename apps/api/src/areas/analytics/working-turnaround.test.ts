import {
  exportFigures,
  minuteSteps,
  percentileOf,
  readTurnaround,
  type Turnaround,
} from '@alms/lis-domain/analytics';
import { openClock, openMinutes, type Opening } from '@alms/lis-domain/facility';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../platform/db/json.ts';
import { bulkHistory } from '../../testing/bulk-history.ts';
import { testLaboratory } from '../../testing/test-laboratory.ts';
import type { Person } from '../../testing/test-server.ts';
import { rollUp } from './roll-up.ts';

const ZONE = 'America/New_York';
const SPRING = { start_date: '2026-02-15', end_date: '2026-05-11' };
let manager: Person;

const { server, lab } = await testLaboratory('working-hours');
beforeAll(async () => {
  manager = await lab.staff('lab_manager');
  await bulkHistory(server.database.owner, {
    tenantId: lab.tenantId,
    from: '2026-02-10T00:00:00Z',
    to: '2026-05-12T00:00:00Z',
    tests: 900,
    by: [manager.id, (await lab.staff('technician')).id],
  });
});

const day = [{ from: '08:00', to: '17:30' }];
const office: Opening = {
  working_hours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
  holidays: [{ date: '2026-04-03', name: 'Good Friday', yearly: false }],
};
const always = [{ from: '00:00', to: '24:00' }];
const round: Opening = {
  working_hours: {
    mon: always,
    tue: always,
    wed: always,
    thu: always,
    fri: always,
    sat: always,
    sun: always,
  },
  holidays: [],
};
const open = ({ working_hours, holidays }: Opening) =>
  lab.transaction((tx) =>
    tx
      .updateTable('facility_profile')
      .set({ timezone: ZONE, working_hours, holidays: json(holidays) })
      .where('tenant_id', '=', lab.tenantId)
      .execute(),
  );

async function read(): Promise<Turnaround> {
  const { status, body, text } = await server.call(
    readTurnaround,
    { query: SPRING },
    { as: manager },
  );
  expect([status, text]).toEqual([200, text]);
  await server.settled();
  return body as unknown as Turnaround;
}

interface Release {
  test: string;
  start: string;
  end: string;
}

/** Measured results of the window, directly from the records. */
async function releases(): Promise<Release[]> {
  const { owner } = server.database;
  await owner.query('begin');
  await owner.query("select set_config('app.tenant_id', $1, true)", [lab.tenantId]);
  const { rows } = await owner.query(`
    select f.test_parameter_id as test, s.received_at as start, f.released_at as end
    from result f join result c on c.id = f.id and c.is_current and c.status in ('released', 'amended')
      join sample s on s.id = f.sample_id
    where f.status = 'released' and f.released_at >= s.received_at
      and (f.released_at at time zone '${ZONE}')::date between '2026-02-15' and '2026-05-11'`);
  await owner.query('rollback');
  const instant = (at: unknown) => new Date(at as string).toISOString();
  return (rows as Release[]).map((row) => ({
    test: row.test,
    start: instant(row.start),
    end: instant(row.end),
  }));
}

/** Stored resolution of a time, rounded up. */
const bucketOf = (minutes: number) => {
  const { step } = minuteSteps.find(({ to }) => minutes <= to) ?? { step: 60 };
  return Math.ceil(minutes / step) * step;
};

/** Expected figures by the pure function. */
function expected(times: readonly Release[], opening: Opening) {
  const clock = openClock(ZONE, opening, {
    start: '2025-11-01T00:00:00Z',
    end: '2026-05-12T04:00:00Z',
  })!;
  const buckets = times.map((time) => ({ upto: bucketOf(openMinutes(clock, time)), n: 1 }));
  return { n: times.length, median: percentileOf(buckets, 50), p90: percentileOf(buckets, 90) };
}

describe('turnaround in working hours', () => {
  it('is that of the opening hours, for all results and for each test', async () => {
    await open(office);
    const times = await releases();
    expect(times.length).toBeGreaterThan(300);
    const { working, median, by_test } = await read();
    expect(working).toEqual(expected(times, office));
    expect(working!.median).toBeLessThan(median!);
    for (const { test_id, working_median, working_p90 } of by_test) {
      const own = expected(
        times.filter(({ test }) => test === test_id),
        office,
      );
      expect([working_median, working_p90]).toEqual([own.median, own.p90]);
    }
  });

  it('is the same from stored figures, which a change of the hours replaces', async () => {
    await open(office);
    const before = await read();
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    expect(await read()).toMatchObject({ working: before.working, by_test: before.by_test });
    await open(round);
    const after = await read();
    expect(after.working).toEqual(expected(await releases(), round));
    expect(after.working).toMatchObject({ median: after.median, p90: after.p90 });
    await rollUp(server.database.db, lab.tenantId, server.clock.now());
    expect((await read()).working).toEqual(after.working);
  });

  it('is exported beside the calendar figures', async () => {
    await open(office);
    const { working } = await read();
    const { text } = await server.call(
      exportFigures,
      { query: { ...SPRING, table: 'turnaround-time' } },
      { as: manager },
    );
    const lines = text.trim().split(/\r?\n/);
    expect(lines[0]).toMatch(/Median, working hours \(min\).*90th percentile, working hours/);
    expect(lines.map((line) => line.replaceAll('"', '').split(',').slice(-2).join())).toContain(
      `${working!.median},${working!.p90}`,
    );
  });

  it('is unknown without opening hours', async () => {
    await open({ working_hours: null, holidays: [] });
    const { working, by_test, median } = await read();
    expect(working).toBeNull();
    expect(median).not.toBeNull();
    expect(by_test.every(({ working_median }) => working_median === null)).toBe(true);
  });
});
