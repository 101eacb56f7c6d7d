import {
  daysOfWindow,
  longerSpansIn,
  spanAround,
  type LongerSpan,
  type Window,
  type WindowDay,
} from '@alms/lis-domain/analytics';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { countFromRecords, everyFigure, timeFromRecords } from './counting.ts';
import { openHours, type OpenHours } from './open-hours.ts';
import { everySeries, spansOf, unchanged } from './figures.store.ts';

/**
 * Counts the figures of every past day that is uncounted or changed, and sums them into every
 * completed longer span. Each month is one transaction, so an interrupted run resumes where it
 * stopped. Does nothing while another process rolls up the facility.
 */
export async function rollUp(db: Database, tenantId: TenantId, now: Date): Promise<void> {
  while (await tenantTransaction(db, tenantId, (tx) => rollUpOneMonth(tx, tenantId, now)));
}

/** A facility's past days and spans to count, each oldest first. */
interface Past {
  zone: string;
  /** Opening hours; undefined if unknown. */
  hours: OpenHours | undefined;
  /** Days from the start of the first order's quarter up to today. */
  days: readonly WindowDay[];
  /** Completed longer spans, shortest first. */
  longer: readonly (Window & { span: LongerSpan })[];
}

const nameOf = ({ start, end }: Window) => `${start}/${end}`;
const within = <Each extends Window>(spans: readonly Each[], { start, end }: Window) =>
  spans.filter((each) => each.start >= start && each.end <= end);

/** Returns whether a month was due. */
async function rollUpOneMonth(
  tx: TenantTransaction,
  tenantId: TenantId,
  now: Date,
): Promise<boolean> {
  const { rows: lock } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('figures:' || ${tenantId}, 0)) as mine`.execute(
    tx,
  );
  if (!lock[0]?.mine) return false;
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const past = await pastOf(tx, tenantId, await timeZoneOf(tx, tenantId), now);
  const current = await currentSpans(tx, tenantId, past);
  const isDue = (span: Window) => !current.has(nameOf(span));
  const day = past.days.find(isDue);
  const month = day && spanAround('month', day.date, past.zone);
  if (month) await countMonth(tx, tenantId, past, month, isDue);
  const longer = month ? within(past.longer, month) : past.longer.filter(isDue);
  for (const each of longer) await addUp(tx, tenantId, past, each);
  return longer.length > 0 || month !== undefined;
}

async function pastOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  zone: string,
  now: Date,
): Promise<Past> {
  const first = await tx
    .selectFrom('test_order')
    .select('requested_at')
    .where('tenant_id', '=', tenantId)
    .orderBy('requested_at')
    .limit(1)
    .executeTakeFirst();
  const { start: end } = dayIn(zone, dateIn(zone, now.toISOString()));
  const hours = await openHours(tx, tenantId, zone);
  if (!first || first.requested_at >= end) return { zone, hours, days: [], longer: [] };
  const { start } = spanAround('quarter', dateIn(zone, first.requested_at), zone);
  return {
    zone,
    hours,
    days: daysOfWindow({ start, end }, zone),
    longer: longerSpansIn({ start, end }, zone),
  };
}

/** Spans whose stored figures are current. */
async function currentSpans(
  tx: TenantTransaction,
  tenantId: TenantId,
  { zone, hours }: Past,
): Promise<Set<string>> {
  const { rows } = await sql<Window>`
    select s.starts_at as start, s.ends_at as end from figure_span s
    where s.tenant_id = ${tenantId} and s.zone = ${zone} and s.hours = ${hours?.fingerprint ?? ''} and ${unchanged(tenantId)}`.execute(
    tx,
  );
  return new Set(rows.map(nameOf));
}

/** Counts the due days of a month. Longer spans that overlap it must be summed again. */
async function countMonth(
  tx: TenantTransaction,
  tenantId: TenantId,
  past: Past,
  month: Window,
  isDue: (span: Window) => boolean,
): Promise<void> {
  const days = within(past.days, month);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  // Change records are deleted before the records are read. A write in between keeps its change
  // record and is counted again in the next run.
  const changed = await tx
    .deleteFrom('figure_change')
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', first.start)
    .where('at', '<', last.end)
    .returning('at')
    .execute();
  const touched = new Set(
    days.filter((day) => changed.some(({ at }) => at >= day.start && at < day.end)),
  );
  const due = days.filter((day) => touched.has(day) || isDue(day));
  // Deletes all overlapping spans: the same days, and days of the facility's previous time zones.
  await sql`
    delete from figure_span s using ${spansOf([...due, month])} as again (starts_at, ends_at)
    where s.tenant_id = ${tenantId} and s.starts_at < again.ends_at and s.ends_at > again.starts_at
      and not exists (select from ${spansOf(days.filter((day) => !due.includes(day)))} as unchanged (starts_at, ends_at) where unchanged.starts_at = s.starts_at and unchanged.ends_at = s.ends_at)`.execute(
    tx,
  );
  await keepSpans(tx, past, due);
  const span = sql`with span as (select * from ${spansOf(due)} as span (starts_at, ends_at))`;
  await sql`insert into figure_count (starts_at, ends_at, figure, subject, detail, laboratory_id, n) ${span} ${countFromRecords(
    tenantId,
    everyFigure,
    past.days.map(({ start }) => start),
  )}`.execute(tx);
  await sql`insert into figure_time (starts_at, ends_at, series, subject, laboratory_id, n, total, squares, least, most, uptos, counts) ${span} ${timeFromRecords(tenantId, past.hours ? everySeries : everySeries.filter((series) => series !== 'open_test'), past.hours?.clockOf(month))}`.execute(
    tx,
  );
}

const keepSpans = (
  tx: TenantTransaction,
  { zone, hours }: Pick<Past, 'zone' | 'hours'>,
  spans: readonly Window[],
) =>
  sql`insert into figure_span (starts_at, ends_at, zone, hours) select *, ${zone}, ${hours?.fingerprint ?? ''} from ${spansOf(spans)}`.execute(
    tx,
  );

/** Sums a longer span from the next shorter ones, which have been counted. */
async function addUp(
  tx: TenantTransaction,
  tenantId: TenantId,
  { days, longer, ...kept }: Past,
  whole: Window & { span: LongerSpan },
): Promise<void> {
  const parts: readonly Window[] = {
    third: days,
    month: longer.filter(({ span }) => span === 'third'),
    quarter: longer.filter(({ span }) => span === 'month'),
  }[whole.span];
  const ofParts = sql`join ${spansOf(within(parts, whole))} as part (starts_at, ends_at) on f.tenant_id = ${tenantId} and f.starts_at = part.starts_at and f.ends_at = part.ends_at`;
  const span = sql`${whole.start}::timestamptz, ${whole.end}::timestamptz`;
  await keepSpans(tx, kept, [whole]);
  await sql`
    insert into figure_count (starts_at, ends_at, figure, subject, detail, laboratory_id, n)
    select ${span}, figure, subject, detail, laboratory_id, sum(n) from figure_count f ${ofParts} group by 3, 4, 5, 6`.execute(
    tx,
  );
  await sql`
    insert into figure_time (starts_at, ends_at, series, subject, laboratory_id, n, total, squares, least, most, uptos, counts)
    select ${span}, series, subject, laboratory_id, n, total, squares, least, most, uptos, counts
    from (
      select series, subject, laboratory_id, sum(n) as n, sum(total) as total, sum(squares) as squares, min(least) as least, max(most) as most from figure_time f ${ofParts} group by 1, 2, 3
    ) added
    join (
      select series, subject, laboratory_id, array_agg(upto order by upto) as uptos, array_agg(n order by upto) as counts
      from (select series, subject, laboratory_id, upto, sum(held)::bigint as n from figure_time f ${ofParts} cross join unnest(uptos, counts) as bucket (upto, held) group by 1, 2, 3, 4) bucket
      group by 1, 2, 3
    ) held using (series, subject, laboratory_id)`.execute(tx);
}
