import { daysOfWindow, monthIn, turnaroundSegments, type Moments, type Window } from '@alms/lis-domain/analytics';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { countFromRecords, timeFromRecords, type Figure, type Series } from './counting.ts';

/** A window of a facility, in its zone. */
export interface FacilityWindow {
  tenantId: string;
  window: Window;
  zone: string;
}

/** Windows of instants as two arrays, one beside the other. */
export const spansOf = (windows: readonly Window[]) => sql`unnest(${windows.map(({ start }) => start)}::timestamptz[], ${windows.map(({ end }) => end)}::timestamptz[])`;

/**
 * The window in parts that together are all of it, each once: `rolled` holds whole months and days whose figures have been counted and not changed
 * since, and `span` the rest, which has to be counted from the records. One statement sees both at one moment, so that nothing is missed in between.
 */
function coverOf({ tenantId, window, zone }: FacilityWindow, byDay: boolean): RawBuilder<unknown> {
  const days = daysOfWindow(window, zone);
  const months = new Map([...new Set(days.map(({ wholeMonth }) => wholeMonth))].flatMap((month) => (month === null || byDay ? [] : [[month, monthIn(zone, month)] as const])));
  const monthOf = days.map(({ wholeMonth }) => (wholeMonth === null ? undefined : months.get(wholeMonth)));
  return sql`
    part as (
      select * from unnest(
        ${days.map(({ start }) => start)}::timestamptz[], ${days.map(({ end }) => end)}::timestamptz[],
        ${monthOf.map((month) => month?.start ?? null)}::timestamptz[], ${monthOf.map((month) => month?.end ?? null)}::timestamptz[]
      ) as part (starts_at, ends_at, month_starts_at, month_ends_at)
    ),
    counted as (
      select s.starts_at, s.ends_at from figure_span s
      where s.tenant_id = ${tenantId} and s.starts_at >= ${window.start} and s.ends_at <= ${window.end}
        and not exists (select from figure_change c where c.tenant_id = ${tenantId} and c.at >= s.starts_at and c.at < s.ends_at)
    ),
    rolled_month as (select distinct s.starts_at, s.ends_at from part join counted s on s.starts_at = month_starts_at and s.ends_at = month_ends_at),
    rest as (select starts_at, ends_at from part where not exists (select from rolled_month m where m.starts_at = month_starts_at)),
    rolled_day as (select starts_at, ends_at from rest join counted s using (starts_at, ends_at)),
    rolled as (select * from rolled_month union all select * from rolled_day),
    span as (select starts_at, ends_at from rest where not exists (select from rolled_day d where d.starts_at = rest.starts_at))`;
}

/** Days that nobody has counted yet are counted from the records, which may take longer than a statement usually may. */
const patiently = (tx: TenantTransaction) => sql`set local statement_timeout = '25s'`.execute(tx);

export interface CountedFigure {
  figure: Figure;
  subject: string;
  detail: string;
  n: number;
}

function countsIn(of: FacilityWindow, figures: readonly Figure[], byDay = false): RawBuilder<unknown> {
  return sql`
    with ${coverOf(of, byDay)},
    counted_figure as (
      select f.starts_at, f.figure, f.subject, f.detail, f.n
      from rolled r join figure_count f on f.tenant_id = ${of.tenantId} and f.starts_at = r.starts_at and f.ends_at = r.ends_at
      where f.figure = any(${figures})
      union all
      select starts_at, figure, subject, detail, n from (${countFromRecords(of.tenantId, figures)}) recent where figure = any(${figures})
    )`;
}

/** How many of each there were in the window. */
export async function countFigures(tx: TenantTransaction, of: FacilityWindow, figures: readonly Figure[]): Promise<CountedFigure[]> {
  await patiently(tx);
  const { rows } = await sql<CountedFigure>`${countsIn(of, figures)} select figure, subject, detail, sum(n)::bigint as n from counted_figure group by 1, 2, 3`.execute(tx);
  return rows;
}

/** How many tests were ordered on each day of the window, oldest first; a day without any is there with 0. */
export async function countByDay(tx: TenantTransaction, of: FacilityWindow): Promise<{ date: string; count: number }[]> {
  await patiently(tx);
  const { rows } = await sql<{ starts_at: string; n: number }>`${countsIn(of, ['ordered'], true)} select starts_at, sum(n)::bigint as n from counted_figure group by 1`.execute(tx);
  const counts = new Map(rows.map(({ starts_at, n }) => [starts_at, n]));
  return daysOfWindow(of.window, of.zone).map(({ date, start }) => ({ date, count: counts.get(start) ?? 0 }));
}

/** Times of one series and subject, in one bucket. */
export interface MeasuredTimes extends Moments {
  series: Series;
  subject: string;
  upto: number;
  least: number;
  most: number;
}

/** How long what was released in the window took. */
export async function measureTimes(tx: TenantTransaction, of: FacilityWindow, series: readonly Series[]): Promise<MeasuredTimes[]> {
  await patiently(tx);
  const { rows } = await sql<MeasuredTimes>`
    with ${coverOf(of, false)}
    select series, subject, upto, sum(n)::bigint as n, sum(total) as total, sum(squares) as squares, min(least) as least, max(most) as most
    from (
      select f.series, f.subject, f.upto, f.n, f.total, f.squares, f.least, f.most
      from rolled r join figure_time f on f.tenant_id = ${of.tenantId} and f.starts_at = r.starts_at and f.ends_at = r.ends_at
      where f.series = any(${series})
      union all
      select series, subject, upto, n, total, squares, least, most from (${timeFromRecords(of.tenantId, series)}) recent
    ) measured
    group by 1, 2, 3`.execute(tx);
  return rows;
}

export const everySeries: readonly Series[] = [...turnaroundSegments.map(({ from, to }): Series => `${from}-${to}`), 'test', 'person'];

/** Patients of the window's orders, each once: the one figure that does not add up from day to day. An index holds all it needs. */
export async function countPatients(tx: TenantTransaction, { tenantId, window: { start, end } }: FacilityWindow): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select patient_id from test_order where tenant_id = ${tenantId} and requested_at >= ${start} and requested_at < ${end} group by patient_id
    ) patient`.execute(tx);
  return rows[0]?.n ?? 0;
}
