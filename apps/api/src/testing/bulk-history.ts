import type { TenantId } from '@alms/lis-domain/tenancy';
import type pg from 'pg';

export interface BulkHistory {
  tenantId: TenantId;
  /** Time of the first order, and end of the period after the last one. */
  from: string;
  to: string;
  /**
   * Number of tests, three per order. Results are slightly fewer because some specimens are
   * rejected and some tests cancelled.
   */
  tests: number;
  /** Staff accounts, used in rotation. */
  by: readonly string[];
  /** @default 200 */
  patients?: number;
}

/**
 * A deterministic share from 0 to 1 for a row and purpose: `x` is the row's name in every facility,
 * never its id.
 */
const share = (purpose: number) =>
  `((hashtextextended(x::text, ${purpose}) & 9223372036854775807) / 9223372036854775807.0)`;
const minutes = (purpose: number, min: number, max: number) =>
  `(${min} + ${max - min} * ${share(purpose)}) * interval '1 minute'`;
const pickFrom = (list: string, purpose: number) =>
  `(${list})[1 + floor(${share(purpose)} * array_length(${list}, 1))::integer]`;
const id = (kind: string, of: string) => `md5($1::text || '${kind}' || ${of})::uuid`;

/**
 * Fills a facility with simple history of any length in a few statements, for tests and
 * measurements of figures, which read no values. All data is invented and deterministic. The owner
 * connection is bound to the facility for one transaction.
 */
export async function bulkHistory(
  owner: pg.Client,
  { tenantId, from, to, tests, by, patients = 200 }: BulkHistory,
): Promise<void> {
  const orders = Math.ceil(tests / 3);
  const run = (text: string, ...values: unknown[]) => owner.query(text, [tenantId, ...values]);
  /** Updates planner statistics for the next statement, which reads the rows just written. */
  const known = (table: string) => owner.query(`analyze ${table}`);
  await owner.query('begin');
  await run("select set_config('app.tenant_id', $1, true)");
  await run(
    `insert into patient (id, mrn, family_name, given_name, name_norm, search_text, gender, sex_for_ranges, birth_date, created_at, updated_at)
     select ${id('patient', 'n')}, 'BULK-' || n, 'Testperson', n::text, 'testperson ' || n, 'testperson ' || n, 'unknown', 'unknown', '1980-01-01', $2, $2 from generate_series(1, $3::integer) n where $1::uuid is not null`,
    from,
    patients,
  );
  await run(
    `insert into test_order (id, order_number, patient_id, ordered_by, priority, requested_at, created_at, updated_at, created_by)
     select ${id('order', 'x')}, 'BULK-' || x, ${id('patient', `(1 + floor(${share(1)} * $5))::integer`)}, 'Dr. Bulk', ${pickFrom("array['routine','routine','routine','routine','urgent','asap','stat']", 2)}, at, at, at, null
     from (select x, $2::timestamptz + ($3::timestamptz - $2::timestamptz) * ((x - 1)::float8 / $4::float8) as at from generate_series(1, $4::integer) x) t where $1::uuid is not null`,
    from,
    to,
    orders,
    patients,
  );
  await known('test_order');
  await run(
    `insert into sample (id, accession_number, order_id, patient_id, priority, type, container, status, collected_at, received_at, created_at, updated_at)
     select ${id('sample', 'x')}, order_number, id, patient_id, priority, 'SER', 'sst', case when ${share(3)} < 0.03 then 'rejected' else 'received' end,
       requested_at + ${minutes(4, 3, 40)}, case when ${share(5)} > 0.01 then requested_at + ${minutes(4, 3, 40)} + ${minutes(6, 2, 60)} end, requested_at, requested_at
     from (select *, order_number as x from test_order where tenant_id = $1 and order_number like 'BULK-%') o`,
  );
  await known('sample');
  await run(
    `insert into sample_event (id, sample_id, at, type, by_id, by_name)
     select ${id('event', 'x || type')}, id, at, type, ${pickFrom('$2::uuid[]', 7)}, 'Bulk'
     from (select s.id, s.accession_number as x, s.status, e.type, e.at from sample s cross join lateral (values
       ('collected', s.collected_at), (case s.status when 'rejected' then 'rejected' else 'received' end, coalesce(s.received_at, s.collected_at))) e (type, at)
       where s.tenant_id = $1 and s.accession_number like 'BULK-%') event`,
    by,
  );
  await run(
    `insert into order_item (id, order_id, position, test_parameter_id, test_version, code, name, status, sample_id, created_at, updated_at)
     select ${id('item', 'x')}, order_id, position, t.id, t.version, t.code, t.name,
       case when sample_status = 'rejected' then 'rejected' when ${share(8)} < 0.02 then 'cancelled' else 'released' end, sample_id, requested_at, requested_at
     from (
       select o.id as order_id, o.requested_at, s.id as sample_id, s.status as sample_status, position, o.order_number || '-' || position as x
       from test_order o join sample s on s.tenant_id = o.tenant_id and s.order_id = o.id cross join generate_series(0, 2) position where o.tenant_id = $1 and o.order_number like 'BULK-%'
     ) wanted
     cross join (select array_agg(id order by code) as ids from test_parameter where tenant_id = $1 and kind = 'single') offered
     join test_parameter t on t.tenant_id = $1 and t.id = ${pickFrom('offered.ids', 9)}`,
  );
  await known('order_item');
  // Entered, then released; one in fifty is amended a day later.
  await run(
    `insert into result (id, version, is_current, order_item_id, order_id, sample_id, patient_id, test_parameter_id, test_version, urgency, department, status, flag, critical,
       entered_by, entered_by_name, entered_at, verified_by, verified_by_name, verified_at, released_at, portal_from, portal_notified_at, first_created_at, created_at, created_by)
     select result_id, v.version, v.version = last, id, order_id, sample_id, patient_id, test_parameter_id, test_version, 4, department, v.status, flag, coalesce(flag = 'HH', false),
       entered_by, 'Bulk', entered_at, case when v.version > 1 then verified_by end, 'Bulk', case when v.version > 1 then v.at end, case when v.version > 1 then v.at end, case when v.version > 1 then released_at end, case when v.version > 1 then released_at end, created_at, v.at, v.by
     from (
       select *, ${id('result', 'x')} as result_id, entered_at + ${minutes(12, 1, 90)} as released_at,
         ${pickFrom("array['N','N','N','N','N','N','N','H','L','HH',null,'IND']", 13)} as flag, ${pickFrom('$2::uuid[]', 14)} as entered_by, ${pickFrom('$2::uuid[]', 15)} as verified_by,
         case when ${share(16)} < 0.02 then 3 else 2 end as last
       from (
         select i.*, o.patient_id, t.department, item.x, coalesce(s.received_at, s.collected_at) + (5 + 55 * power(${share(10)}, 3) * 5) * interval '1 minute' as entered_at
         from order_item i join sample s on s.tenant_id = i.tenant_id and s.id = i.sample_id join test_order o on o.tenant_id = i.tenant_id and o.id = i.order_id
           join test_parameter t on t.tenant_id = i.tenant_id and t.id = i.test_parameter_id
           cross join lateral (select o.order_number || '-' || i.position as x) item
         where i.tenant_id = $1 and i.status = 'released' and o.order_number like 'BULK-%'
       ) item
     ) r
     cross join lateral (values (1, 'entered', entered_at, entered_by), (2, 'released', released_at, verified_by), (3, 'amended', released_at + interval '1 day', verified_by)) v (version, status, at, by)
     where v.version <= last`,
    by,
  );
  await owner.query('commit');
  for (const table of ['result', 'sample_event']) await known(table);
}
