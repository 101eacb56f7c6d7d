import { minuteSteps } from '@alms/lis-domain/analytics';
import type { OpenClock } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import { instantText } from '../../platform/db/instant-text.ts';
import { OPEN_DAYS } from './open-hours.ts';

/**
 * Counted figures. `subject` and `detail` hold a test, a state, a person or a day (as its starting
 * instant), or are empty.
 */
export type Figure =
  | 'orders'
  | 'returned'
  | 'ordered'
  | 'tests'
  | 'released'
  | 'amended'
  | 'evaluated'
  | 'abnormal'
  | 'critical'
  | 'unmeasured'
  | 'with_target'
  | 'on_time'
  | 'samples_assessed'
  | 'samples_rejected'
  | 'collected'
  | 'entered'
  | 'verified'
  | 'corrected';

/**
 * Measured times: a phase such as `received-released`, or receipt to release per test or per
 * verifier; `open_test` counts only opening hours.
 */
export type Series = `${string}-${string}` | 'test' | 'person' | 'open_test';

/**
 * Sources of figures. Each is one select of `starts_at, ends_at, figure, subject, detail,
 * laboratory_id, n` over the spans of a relation `span`. Orders belong to the laboratory where they
 * were placed, tests and results to the one that performs them, specimen events to the one where
 * they happened.
 */
type Source = 'orders' | 'returns' | 'items' | 'releases' | 'samples' | 'work';

const sourceOf: Record<Figure, Source> = {
  orders: 'orders',
  returned: 'returns',
  ordered: 'items',
  tests: 'items',
  released: 'releases',
  amended: 'releases',
  evaluated: 'releases',
  abnormal: 'releases',
  critical: 'releases',
  unmeasured: 'releases',
  with_target: 'releases',
  on_time: 'releases',
  samples_assessed: 'samples',
  samples_rejected: 'samples',
  collected: 'work',
  entered: 'work',
  verified: 'work',
  corrected: 'work',
};

export const everyFigure = Object.keys(sourceOf) as Figure[];

/**
 * Rows of a table whose time lies in a span, for each span of the relation `span`. The optimisation
 * fence forces an index lookup per span, even before the tables have been analysed.
 */
const rowsIn = (table: string, at: string, tenantId: TenantId, condition = 'true') =>
  sql`span cross join lateral (select * from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(at)} >= span.starts_at and ${sql.ref(at)} < span.ends_at and ${sql.raw(condition)} offset 0)`;

const minutesBetween = (from: string, to: string) =>
  sql.raw(`extract(epoch from ${to} - ${from})::double precision / 60`);

/**
 * Results by first release time, with specimen, order and current status. Corrections are not new
 * results, and results entered in error are excluded. The target is the one in force when the test
 * was ordered, so later targets do not apply retrospectively.
 */
const releases = (tenantId: TenantId) => sql`
  ${rowsIn('result', 'released_at', tenantId, "status = 'released'")} f
  join result c on c.tenant_id = f.tenant_id and c.id = f.id and c.is_current and c.status in ('released', 'amended')
  join sample s on s.tenant_id = f.tenant_id and s.id = f.sample_id
  join test_order o on o.tenant_id = f.tenant_id and o.id = f.order_id
  left join test_parameter_version v on v.tenant_id = f.tenant_id and v.test_parameter_id = f.test_parameter_id and v.version = f.test_version`;

const tat = "v.definition -> 'tat'";
const target = `(${tat} ->> case o.priority when 'routine' then 'routine_min' when 'stat' then 'stat_min' else 'urgent_min' end)::integer`;
const targetFrom = `case ${tat} ->> 'start' when 'collected' then s.collected_at else s.received_at end`;
const targetTo = `case ${tat} ->> 'end' when 'verified' then f.verified_at else f.released_at end`;
/** Null without a target, or when one of its events is missing or out of order. */
const onTime = sql.raw(
  `case when ${targetTo} >= ${targetFrom} then extract(epoch from ${targetTo} - ${targetFrom}) / 60 <= ${target} end`,
);

const selects: Record<
  Source,
  (tenantId: TenantId, days: readonly string[]) => RawBuilder<unknown>
> = {
  orders: (tenantId) => sql`
    select span.starts_at, span.ends_at, 'orders' as figure, '' as subject, '' as detail, o.laboratory_id, count(*) as n
    from ${rowsIn('test_order', 'requested_at', tenantId)} o
    group by 1, 2, 6`,
  // Orders of returning patients, by the day of the previous order. A patient is new in a window
  // that starts after that day.
  returns: (tenantId, days) => sql`
    select span.starts_at, span.ends_at, 'returned' as figure, (${days}::text[])[width_bucket(before.requested_at, ${days}::timestamptz[])] as subject, '' as detail, o.laboratory_id, count(*) as n
    from ${rowsIn('test_order', 'requested_at', tenantId)} o
    cross join lateral (
      select p.requested_at from test_order p
      where p.tenant_id = o.tenant_id and p.patient_id = o.patient_id and (p.requested_at, p.id) < (o.requested_at, o.id) order by p.requested_at desc, p.id desc limit 1
    ) before
    where before.requested_at >= ${days[0]}
    group by 1, 2, 4, 6`,
  items: (tenantId) => sql`
    select span.starts_at, span.ends_at, case when grouping(i.status) = 1 then 'ordered' else 'tests' end as figure,
      coalesce(i.test_parameter_id::text, ${instantText('span.starts_at')}) as subject, coalesce(i.status, '') as detail, i.laboratory_id, count(*) as n
    from ${rowsIn('order_item', 'created_at', tenantId)} i
    group by grouping sets ((span.starts_at, span.ends_at, i.laboratory_id), (span.starts_at, span.ends_at, i.laboratory_id, i.test_parameter_id, i.status))`,
  releases: (tenantId) => sql`
    select counted.starts_at, counted.ends_at, each.figure, counted.test as subject, '' as detail, counted.laboratory_id, each.n
    from (
      select span.starts_at, span.ends_at, f.test_parameter_id::text as test, f.laboratory_id,
        count(*) as released,
        count(*) filter (where c.status = 'amended') as amended,
        count(*) filter (where c.flag <> 'IND') as evaluated,
        count(*) filter (where c.flag not in ('IND', 'N', 'NEG')) as abnormal,
        count(*) filter (where c.critical) as critical,
        count(*) filter (where s.received_at is null or s.received_at > f.released_at) as unmeasured,
        count(${onTime}) as with_target,
        count(*) filter (where ${onTime}) as on_time
      from ${releases(tenantId)}
      group by 1, 2, 3, 4
    ) counted
    cross join lateral (values
      ('released', released), ('amended', amended), ('evaluated', evaluated), ('abnormal', abnormal), ('critical', critical),
      ('unmeasured', unmeasured), ('with_target', with_target), ('on_time', on_time)
    ) each (figure, n)
    where each.n > 0`,
  // A specimen is counted at its first receipt or rejection, whatever its later status. An undone
  // receipt does not count.
  samples: (tenantId) => sql`
    select starts_at, ends_at, figure, '' as subject, '' as detail, laboratory_id, sum(n)::bigint as n
    from (
      select span.starts_at, span.ends_at, e.laboratory_id, assessed.rejected
      from ${rowsIn('sample_event', 'at', tenantId, "type in ('received', 'rejected')")} e
      cross join lateral (
        select (array_agg(j.id order by j.at, j.id))[1] as first_id, bool_or(j.type = 'rejected') as rejected
        from sample_event j where j.tenant_id = e.tenant_id and j.sample_id = e.sample_id and j.type in ('received', 'rejected')
          and not exists (select from sample_event u where u.tenant_id = j.tenant_id and u.sample_id = j.sample_id and u.type = 'receipt_undone' and (u.at, u.id) > (j.at, j.id))
      ) assessed
      where e.id = assessed.first_id
    ) specimen
    cross join lateral (values ('samples_assessed', 1), ('samples_rejected', rejected::integer)) each (figure, n)
    group by 1, 2, 3, 6`,
  // Counted once per person and once per test; no query requests both.
  work: (tenantId) => sql`
    select span.starts_at, span.ends_at, 'collected' as figure, e.by_id::text as subject, '' as detail, e.laboratory_id, count(*) as n
    from ${rowsIn('sample_event', 'at', tenantId, "type = 'collected'")} e where e.by_id is not null
    group by 1, 2, 4, 6
    union all
    select span.starts_at, span.ends_at, case r.status when 'amended' then 'corrected' else 'entered' end, coalesce(r.created_by::text, ''), coalesce(r.test_parameter_id::text, ''), r.laboratory_id, count(*)
    from ${rowsIn('result', 'created_at', tenantId, "status in ('entered', 'held', 'amended')")} r where r.created_by is not null
    group by 1, 2, 3, 6, grouping sets (r.created_by, r.test_parameter_id)
    union all
    select span.starts_at, span.ends_at, 'verified', coalesce(r.verified_by::text, ''), coalesce(r.test_parameter_id::text, ''), r.laboratory_id, count(*)
    from ${rowsIn('result', 'released_at', tenantId, "status = 'released'")} r where r.verified_by is not null
    group by 1, 2, 6, grouping sets (r.verified_by, r.test_parameter_id)`,
};

/**
 * Counts figures directly from the records, for the spans of the relation `span`.
 * @param days Start instants of the days used as `detail`, oldest first; earlier days are omitted
 * from such figures
 */
export function countFromRecords(
  tenantId: TenantId,
  figures: readonly Figure[],
  days: readonly string[],
): RawBuilder<unknown> {
  const sources = [...new Set(figures.map((figure) => sourceOf[figure]))];
  return sql.join(
    sources.map(
      (source) => sql`select * from (${selects[source](tenantId, days)}) ${sql.id(source)}`,
    ),
    sql` union all `,
  );
}

const events: Record<string, string> = {
  ordered: 'o.requested_at',
  collected: 's.collected_at',
  received: 's.received_at',
  resulted: 'f.entered_at',
  verified: 'f.verified_at',
  released: 'f.released_at',
};

/** Same buckets as `bucketOf`. */
const bucket = sql.raw(
  `case ${minuteSteps.map(({ to, step }) => `${to === Infinity ? 'else' : `when minutes <= ${to} then`} ceil(minutes / ${step}) * ${step}`).join(' ')} end`,
);

const subjects: Record<string, string> = {
  test: 'f.test_parameter_id::text',
  open_test: 'f.test_parameter_id::text',
  person: 'f.verified_by::text',
};

/** Open minutes from the start of the clock up to an instant; see `openMinutes`. */
const openUpTo = (instant: string) => {
  const index = `width_bucket(${instant}, clock.starts)`;
  return `coalesce(clock.before[${index}] + least(extract(epoch from ${instant} - clock.starts[${index}])::double precision / 60, clock.lengths[${index}]), 0)`;
};

/** Null for a time longer than `OPEN_DAYS`, or of which the events are out of order. */
const openMinutesBetween = (from: string, to: string) =>
  sql.raw(
    `case when ${to} >= ${from} and ${from} >= ${to} - interval '${OPEN_DAYS} days' then ${openUpTo(to)} - (${openUpTo(from)}) end`,
  );

/** The open periods as one row; without any, nothing is open. */
const clockRow = ({ starts, before, lengths }: OpenClock) =>
  sql`(select ${starts}::timestamptz[] as starts, ${before}::double precision[] as before, ${lengths}::double precision[] as lengths) clock`;

const closed: OpenClock = { starts: [], before: [], lengths: [] };

/**
 * Measures times directly from the records, for the spans of the relation `span`: one row per
 * series, subject and laboratory, with its buckets as two arrays. Missing or out-of-order events
 * produce no time.
 * @param clock Open periods for `open_test`
 */
export function timeFromRecords(
  tenantId: TenantId,
  series: readonly Series[],
  clock: OpenClock = closed,
): RawBuilder<unknown> {
  const rows = series.map((name) => {
    const [from = '', to = ''] = name in subjects ? ['received', 'released'] : name.split('-');
    const between = name === 'open_test' ? openMinutesBetween : minutesBetween;
    return sql`(${sql.lit(name)}, ${sql.raw(subjects[name] ?? "''")}, ${between(events[from] ?? '', events[to] ?? '')})`;
  });
  return sql`
    select starts_at, ends_at, series, subject, laboratory_id, sum(n)::bigint as n, sum(total) as total, sum(squares) as squares, min(least) as least, max(most) as most,
      array_agg(upto order by upto) as uptos, array_agg(n order by upto) as counts
    from (
      select span.starts_at, span.ends_at, each.series, each.subject, f.laboratory_id, (${bucket})::integer as upto,
        count(*) as n, sum(minutes) as total, sum(minutes * minutes) as squares, min(minutes) as least, max(minutes) as most
      from ${releases(tenantId)}
      cross join ${clockRow(clock)}
      cross join lateral (values ${sql.join(rows)}) each (series, subject, minutes)
      where minutes >= 0 and each.subject is not null
      group by 1, 2, 3, 4, 5, 6
    ) held
    group by 1, 2, 3, 4, 5`;
}
