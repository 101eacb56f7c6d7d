import {
  daysOfWindow,
  longerSpansIn,
  turnaroundSegments,
  type Moments,
  type Window,
  type WindowDay,
} from '@alms/lis-domain/analytics';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OpenHours } from './open-hours.ts';
import { countFromRecords, timeFromRecords, type Figure, type Series } from './counting.ts';

/** A window of a facility, in its time zone. */
export interface FacilityWindow {
  tenantId: TenantId;
  window: Window;
  zone: string;
  /** Limits the figures to one laboratory of the facility. */
  laboratoryId?: LaboratoryId | undefined;
  /** Opening hours, for `open_test`: figures stored with other hours are counted again. */
  hours?: OpenHours | undefined;
}

/** Windows of instants as two parallel arrays. */
export const spansOf = (windows: readonly Window[]) =>
  sql`unnest(${windows.map(({ start }) => start)}::timestamptz[], ${windows.map(({ end }) => end)}::timestamptz[])`;

/**
 * Whether no change has been recorded for a span `s` since it was counted. The optimisation fence
 * forces a lookup by change time per span: today's changes are numerous and lie in no span.
 */
export const unchanged = (tenantId: TenantId) =>
  sql`not exists (select from figure_change c where c.tenant_id = ${tenantId} and c.at >= s.starts_at and c.at < s.ends_at offset 0)`;

/** Condition: a row with `laboratory_id` belongs to the laboratory of a window. */
export const ofLaboratory = (
  { laboratoryId }: Pick<FacilityWindow, 'laboratoryId'>,
  column: string,
) =>
  laboratoryId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = ${laboratoryId}::uuid`;

interface Pieces {
  days: readonly WindowDay[];
  longer: readonly Window[];
}

const reckoned = new WeakMap<FacilityWindow, Pieces>();

/**
 * The days of a window and the longer spans it contains. Memoised because several statements use
 * them.
 */
function piecesOf(of: FacilityWindow): Pieces {
  const pieces = reckoned.get(of) ?? {
    days: daysOfWindow(of.window, of.zone),
    longer: longerSpansIn(of.window, of.zone),
  };
  reckoned.set(of, pieces);
  return pieces;
}

/**
 * Partitions the window. `rolled` holds the longest spans whose stored figures are current; `span`
 * holds the remaining days, which are counted from the records. A single statement reads both, so
 * the parts are consistent.
 */
function coverOf(of: FacilityWindow): RawBuilder<unknown> {
  const { days, longer } = piecesOf(of);
  return sql`
    counted as (
      select s.starts_at, s.ends_at from figure_span s
      where s.tenant_id = ${of.tenantId} and s.zone = ${of.zone} and s.starts_at >= ${of.window.start} and s.ends_at <= ${of.window.end}
        and ${unchanged(of.tenantId)} and ${of.hours === undefined ? sql`true` : sql`s.hours = ${of.hours.fingerprint}`}
    ),
    part as (
      select starts_at, ends_at, c.starts_at is not null as counted,
        max(ends_at) over (order by starts_at, ends_at desc rows between unbounded preceding and 1 preceding) as reached
      from (select *, true as is_day from ${spansOf(days)} as day (starts_at, ends_at) union all select *, false from ${spansOf(longer)} as longer (starts_at, ends_at)) piece
        left join counted c using (starts_at, ends_at)
      where is_day or c.starts_at is not null
    ),
    outermost as (select starts_at, ends_at, counted from part where reached is null or reached <= starts_at),
    rolled as (select starts_at, ends_at from outermost where counted),
    span as (select starts_at, ends_at from outermost where not counted)`;
}

/** Raises the statement timeout: counting days from the records may exceed the usual limit. */
const patiently = (tx: TenantTransaction) => sql`set local statement_timeout = '25s'`.execute(tx);

export interface CountedFigure {
  figure: Figure;
  subject: string;
  detail: string;
  n: number;
}

/** `counted_figure`: the counts of each part of the window, not yet summed. */
function countsIn(of: FacilityWindow, figures: readonly Figure[]): RawBuilder<unknown> {
  return sql`
    with ${coverOf(of)},
    counted_figure as (
      select f.figure, f.subject, f.detail, f.n
      from rolled r join figure_count f on f.tenant_id = ${of.tenantId} and f.starts_at = r.starts_at and f.ends_at = r.ends_at
      where f.figure = any(${figures}) and ${ofLaboratory(of, 'f.laboratory_id')}
      union all
      select figure, subject, detail, n from (${countFromRecords(
        of.tenantId,
        figures,
        piecesOf(of).days.map(({ start }) => start),
      )}) recent where figure = any(${figures}) and ${ofLaboratory(of, 'laboratory_id')}
    )`;
}

/** Sums each figure over the window. */
export async function countFigures(
  tx: TenantTransaction,
  of: FacilityWindow,
  figures: readonly Figure[],
): Promise<CountedFigure[]> {
  await patiently(tx);
  const { rows } =
    await sql<CountedFigure>`${countsIn(of, figures)} select figure, subject, detail, sum(n)::bigint as n from counted_figure group by 1, 2, 3`.execute(
      tx,
    );
  return rows;
}

/** Tests ordered per day of the window, oldest first; days without orders have 0. */
export async function countByDay(
  tx: TenantTransaction,
  of: FacilityWindow,
): Promise<{ date: string; count: number }[]> {
  const counts = new Map(
    (await countFigures(tx, of, ['ordered'])).map(({ subject, n }) => [subject, n]),
  );
  return piecesOf(of).days.map(({ date, start }) => ({ date, count: counts.get(start) ?? 0 }));
}

/**
 * Distinct patients of the window's orders: the orders minus those that follow another order of the
 * same patient in the window.
 */
export async function countPatients(tx: TenantTransaction, of: FacilityWindow): Promise<number> {
  const {
    tenantId,
    window: { start, end },
    zone,
  } = of;
  await patiently(tx);
  // Stored figures show earlier orders of a patient by day and in the whole facility, so a partial
  // day and a single laboratory are counted from the records.
  const { rows } =
    of.laboratoryId === undefined && dayIn(zone, dateIn(zone, start)).start === start
      ? await sql<{ n: number }>`
      ${countsIn(of, ['orders', 'returned'])}
      select coalesce(sum(case figure when 'orders' then n else -n end), 0)::bigint as n from counted_figure where figure = 'orders' or subject >= ${start}`.execute(
          tx,
        )
      : await sql<{ n: number }>`
      select count(*) as n from (
        select patient_id from test_order where tenant_id = ${tenantId} and requested_at >= ${start} and requested_at < ${end} and ${ofLaboratory(of, 'laboratory_id')} group by patient_id
      ) patient`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** `measured_time`: the times of each part of the window, not yet summed. */
function timesIn(of: FacilityWindow, series: readonly Series[]): RawBuilder<unknown> {
  const columns = sql.raw('series, subject, n, total, squares, least, most, uptos, counts');
  return sql`
    with ${coverOf(of)},
    measured_time as (
      select ${columns} from rolled r join figure_time f on f.tenant_id = ${of.tenantId} and f.starts_at = r.starts_at and f.ends_at = r.ends_at where f.series = any(${series}) and ${ofLaboratory(of, 'f.laboratory_id')}
      union all
      select ${columns} from (${timeFromRecords(of.tenantId, series, of.hours?.clockOf(of.window))}) recent where ${ofLaboratory(of, 'laboratory_id')}
    )`;
}

/** Count, sum and sum of squares of the times of each series and subject released in the window. */
export async function sumTimes(
  tx: TenantTransaction,
  of: FacilityWindow,
  series: readonly Series[],
): Promise<(Moments & { series: Series; subject: string })[]> {
  await patiently(tx);
  const { rows } = await sql<Moments & { series: Series; subject: string }>`
    ${timesIn(of, series)} select series, subject, sum(n)::bigint as n, sum(total) as total, sum(squares) as squares from measured_time group by 1, 2`.execute(
    tx,
  );
  return rows;
}

/** Measured times of one series and subject. */
export interface MeasuredTimes extends Moments {
  series: Series;
  subject: string;
  least: number;
  most: number;
  /** Histogram counts, keyed by the upper bound of each bucket. */
  buckets: ReadonlyMap<number, number>;
}

const numbersIn = (list: string) => JSON.parse(`[${list}]`) as number[];

/** Measures the times of everything released in the window. */
export async function measureTimes(
  tx: TenantTransaction,
  of: FacilityWindow,
  series: readonly Series[],
): Promise<MeasuredTimes[]> {
  await patiently(tx);
  type Row = Omit<MeasuredTimes, 'buckets'> & { uptos: string; counts: string };
  // Buckets are summed in the database and returned as plain text: returning 100,000 of them as
  // rows or arrays is several times slower.
  const { rows } = await sql<Row>`
    ${timesIn(of, series)} select series, subject, n, total, squares, least, most, array_to_string(uptos, ',') as uptos, array_to_string(counts, ',') as counts from measured_time`.execute(
    tx,
  );
  const measured = new Map<string, MeasuredTimes & { buckets: Map<number, number> }>();
  for (const { uptos, counts, ...part } of rows) {
    const name = `${part.series} ${part.subject}`;
    const sum = measured.get(name) ?? {
      ...part,
      n: 0,
      total: 0,
      squares: 0,
      buckets: new Map<number, number>(),
    };
    measured.set(name, sum);
    sum.n += part.n;
    sum.total += part.total;
    sum.squares += part.squares;
    sum.least = Math.min(sum.least, part.least);
    sum.most = Math.max(sum.most, part.most);
    const held = numbersIn(counts);
    numbersIn(uptos).forEach((upto, index) =>
      sum.buckets.set(upto, (sum.buckets.get(upto) ?? 0) + (held[index] ?? 0)),
    );
  }
  return [...measured.values()];
}

export const everySeries: readonly Series[] = [
  ...turnaroundSegments.map(({ from, to }): Series => `${from}-${to}`),
  'test',
  'person',
  'open_test',
];
