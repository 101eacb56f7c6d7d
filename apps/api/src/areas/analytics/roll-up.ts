import { daysOfWindow, monthIn, type Window } from '@alms/lis-domain/analytics';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../db/tenant-transaction.ts';
import { timeZoneOf } from '../facility/facility.store.ts';
import { countFromRecords, everyFigure, timeFromRecords } from './counting.ts';
import { everySeries, spansOf } from './figures.store.ts';

/**
 * Counts the figures of every day before today that has none or has changed since, and of every month that is over, a month in a transaction: whatever
 * ends it, the next time goes on where it stopped. While somebody else does it for the facility, nothing is done.
 */
export async function rollUp(db: Database, tenantId: string, now: Date): Promise<void> {
  while (await tenantTransaction(db, tenantId, (tx) => rollUpOneMonth(tx, tenantId, now)));
}

interface Month {
  whole: Window;
  /** Those before today. */
  days: Window[];
}

/** Answers whether there was one to do. */
async function rollUpOneMonth(tx: TenantTransaction, tenantId: string, now: Date): Promise<boolean> {
  const { rows: lock } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('figures:' || ${tenantId}, 0)) as mine`.execute(tx);
  if (!lock[0]?.mine) return false;
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const zone = await timeZoneOf(tx, tenantId);
  const months = await pastMonths(tx, tenantId, zone, now);
  const current = await currentSpans(tx, tenantId);
  const due = ({ whole, days }: Month) => days.some((day) => !current.has(nameOf(day))) || (isOver(whole, now) && !current.has(nameOf(whole)));
  const month = months.find(due);
  if (!month) return false;
  await rollUpMonth(tx, tenantId, month, current, now);
  return true;
}

const nameOf = ({ start, end }: Window) => `${start}/${end}`;
const isOver = ({ end }: Window, now: Date) => Date.parse(end) <= now.getTime();

/** The months of the facility from that of its first order on, with the days that are over. */
async function pastMonths(tx: TenantTransaction, tenantId: string, zone: string, now: Date): Promise<Month[]> {
  const first = await tx.selectFrom('test_order').select('requested_at').where('tenant_id', '=', tenantId).orderBy('requested_at').limit(1).executeTakeFirst();
  const { start: today } = dayIn(zone, dateIn(zone, now.toISOString()));
  if (!first || first.requested_at >= today) return [];
  const { start } = monthIn(zone, `${dateIn(zone, first.requested_at).slice(0, 7)}-01`);
  const months = new Map<string, Month>();
  for (const day of daysOfWindow({ start, end: today }, zone)) {
    const name = day.date.slice(0, 7);
    const month = months.get(name) ?? { whole: monthIn(zone, `${name}-01`), days: [] };
    month.days.push(day);
    months.set(name, month);
  }
  return [...months.values()];
}

/** The spans whose figures are as they were counted. */
async function currentSpans(tx: TenantTransaction, tenantId: string): Promise<Set<string>> {
  const { rows } = await sql<Window>`
    select s.starts_at as start, s.ends_at as end from figure_span s
    where s.tenant_id = ${tenantId} and not exists (select from figure_change c where c.tenant_id = ${tenantId} and c.at >= s.starts_at and c.at < s.ends_at)`.execute(tx);
  return new Set(rows.map(nameOf));
}

async function rollUpMonth(tx: TenantTransaction, tenantId: string, { whole, days }: Month, current: ReadonlySet<string>, now: Date): Promise<void> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return;
  // Notes are taken away before the records are read: what is written in between stays noted, and is counted once more the next time.
  const changed = await tx.deleteFrom('figure_change').where('tenant_id', '=', tenantId).where('at', '>=', first.start).where('at', '<', last.end).returning('at').execute();
  const touched = new Set(days.filter((day) => changed.some(({ at }) => at >= day.start && at < day.end)));
  const due = days.filter((day) => touched.has(day) || !current.has(nameOf(day)));
  const overlapping = [...due, whole];
  // Whatever overlaps goes: the same days, and days of another zone that the facility was in before.
  await sql`
    delete from figure_span s using ${spansOf(overlapping)} as again (starts_at, ends_at)
    where s.tenant_id = ${tenantId} and s.starts_at < again.ends_at and s.ends_at > again.starts_at
      and not exists (select from ${spansOf(days.filter((day) => !due.includes(day)))} as kept (starts_at, ends_at) where kept.starts_at = s.starts_at and kept.ends_at = s.ends_at)`.execute(tx);
  if (due.length > 0) await countSpans(tx, tenantId, due);
  if (isOver(whole, now)) await addUpMonth(tx, tenantId, whole, days);
}

async function countSpans(tx: TenantTransaction, tenantId: string, spans: readonly Window[]): Promise<void> {
  const span = sql`with span as (select * from ${spansOf(spans)} as span (starts_at, ends_at))`;
  await sql`insert into figure_span (starts_at, ends_at) select * from ${spansOf(spans)}`.execute(tx);
  await sql`insert into figure_count (starts_at, ends_at, figure, subject, detail, n) ${span} ${countFromRecords(tenantId, everyFigure)}`.execute(tx);
  await sql`insert into figure_time (starts_at, ends_at, series, subject, upto, n, total, squares, least, most) ${span} ${timeFromRecords(tenantId, everySeries)}`.execute(tx);
}

async function addUpMonth(tx: TenantTransaction, tenantId: string, { start, end }: Window, days: readonly Window[]): Promise<void> {
  const ofDays = sql`join ${spansOf(days)} as day (starts_at, ends_at) on f.tenant_id = ${tenantId} and f.starts_at = day.starts_at and f.ends_at = day.ends_at`;
  await sql`insert into figure_span (starts_at, ends_at) values (${start}, ${end})`.execute(tx);
  await sql`
    insert into figure_count (starts_at, ends_at, figure, subject, detail, n)
    select ${start}::timestamptz, ${end}::timestamptz, figure, subject, detail, sum(n) from figure_count f ${ofDays} group by 3, 4, 5`.execute(tx);
  await sql`
    insert into figure_time (starts_at, ends_at, series, subject, upto, n, total, squares, least, most)
    select ${start}::timestamptz, ${end}::timestamptz, series, subject, upto, sum(n), sum(total), sum(squares), min(least), max(most)
    from figure_time f ${ofDays} group by 3, 4, 5`.execute(tx);
}
