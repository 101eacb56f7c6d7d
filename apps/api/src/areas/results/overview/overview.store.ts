import type { Department } from '@alms/lis-domain/catalogue';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { urgencyOf } from '@alms/lis-domain/orders';
import {
  MAX_DUE_NEXT,
  type DueSpecimen,
  type ResultId,
  type ResultToVerify,
} from '@alms/lis-domain/results';
import { sampleStates, takesResults, type SampleId } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { awaitsReview } from './waiting-values.ts';

const statesThatTakeResults = sampleStates.filter(takesResults);

/** Unreleased results of one or all laboratories that the reader may list. */
export interface WorkScope {
  tx: TenantTransaction;
  tenantId: TenantId;
  laboratoryId: LaboratoryId | undefined;
  /** Condition on result `r` and its order `o`. */
  shown: RawBuilder<boolean>;
}

const inLaboratory = ({ laboratoryId }: Pick<WorkScope, 'laboratoryId'>, column: string) =>
  laboratoryId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`${sql.ref(column)} = ${laboratoryId}::uuid`;

/** A rejected QC run, or one that is overdue, holds the result. */
const onQcHold = sql<boolean>`r.status = 'held' and r.checks @> '[{"kind":"qc","outcome":"held"}]'`;

export interface EnteredRow extends ResultToVerify {
  id: ResultId;
  sample_id: SampleId;
  due_at: string | null;
  received_at: string | null;
  department: Department;
}

/** The entered results with the data that decides on verification, in work list order. */
export async function findEntered({
  tx,
  tenantId,
  shown,
  ...of
}: WorkScope): Promise<EnteredRow[]> {
  const { rows } = await sql<
    Omit<EnteredRow, 'status' | 'test' | 'entered_by' | 'verified_by'> & {
      code: string;
      inputs: { code: string }[] | null;
      entered_by: string | null;
    }
  >`
    select r.id, r.sample_id, r.critical, r.flag, r.checks, r.comment, r.coded_comments, r.entered_by, r.due_at, s.received_at, i.code,
      t.definition ->> 'department' as department,
      t.definition -> 'calculation' -> 'inputs' as inputs
    from current_result r
    join order_item i on i.tenant_id = r.tenant_id and i.id = r.order_item_id
    join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
    join sample s on s.tenant_id = r.tenant_id and s.id = r.sample_id
    join test_parameter_version t on t.tenant_id = r.tenant_id and t.test_parameter_id = r.test_parameter_id and t.version = r.test_version
    where r.tenant_id = ${tenantId} and r.status = 'entered' and ${shown} and ${inLaboratory(of, 'r.laboratory_id')}
    order by r.urgency, r.due_at, r.first_created_at, r.id`.execute(tx);
  return rows.map(({ code, inputs, entered_by, ...row }) => ({
    ...row,
    status: 'entered',
    entered_by: entered_by === null ? null : { id: entered_by },
    verified_by: null,
    test: { code, calculation: inputs && { inputs } },
  }));
}

/** Specimens in the laboratory with unreleased results: their number, and the first by due time. */
export async function findDueNext({ tx, tenantId, shown, ...of }: WorkScope): Promise<{
  specimens: number;
  stat: number;
  items: DueSpecimen[];
}> {
  const { rows } = await sql<DueSpecimen & { specimens: number; stat_specimens: number }>`
    select s.id as sample_id, s.accession_number, s.priority, s.received_at, w.due_at, w.tests, w.task,
      (count(*) over ())::integer as specimens,
      (count(*) filter (where s.urgency = ${urgencyOf('stat')}) over ())::integer as stat_specimens
    from (
      select r.sample_id, min(r.due_at) as due_at, array_agg(i.name order by i.position) as tests,
        case when bool_or(${onQcHold}) then 'qc_hold' when bool_or(r.status = 'held') then 'held'
          when bool_or(r.status = 'pending') then 'enter' when bool_or(r.status = 'entered') then 'verify' else 'release' end as task
      from current_result r
      join order_item i on i.tenant_id = r.tenant_id and i.id = r.order_item_id
      join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
      join sample a on a.tenant_id = r.tenant_id and a.id = r.sample_id
      where r.tenant_id = ${tenantId} and r.status in ('pending', 'entered', 'held', 'verified')
        and (r.status <> 'pending' or a.status = any(${statesThatTakeResults})) and ${shown} and ${inLaboratory(of, 'r.laboratory_id')}
      group by r.sample_id
    ) w
    join sample s on s.tenant_id = ${tenantId} and s.id = w.sample_id
    order by w.due_at nulls last, s.urgency, s.received_at nulls last, s.id
    limit ${MAX_DUE_NEXT}`.execute(tx);
  return {
    specimens: rows[0]?.specimens ?? 0,
    stat: rows[0]?.stat_specimens ?? 0,
    items: rows.map(({ specimens: _all, stat_specimens: _stat, ...item }) => item),
  };
}

/** Counts of the day since `since`, and whether any autoverification rule is enabled. */
export async function countDay(
  { tx, tenantId, shown, ...of }: WorkScope,
  since: string,
): Promise<{ completed: number; by_rule: number; has_rules: boolean }> {
  const { rows } = await sql<{ completed: number; by_rule: number; has_rules: boolean }>`
    select
      (select count(*)::integer from sample s
        where s.tenant_id = ${tenantId} and s.received_at >= ${since} and ${inLaboratory(of, 's.laboratory_id')}
          and exists (select from current_result r where r.tenant_id = s.tenant_id and r.sample_id = s.id and r.status in ('released', 'amended'))
          and not exists (select from current_result r where r.tenant_id = s.tenant_id and r.sample_id = s.id and r.status in ('pending', 'entered', 'held', 'verified'))
      ) as completed,
      (select count(distinct r.sample_id)::integer from current_result r
        join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
        where r.tenant_id = ${tenantId} and r.verified_at >= ${since} and r.verified_by is null and r.rule_reference is not null
          and ${shown} and ${inLaboratory(of, 'r.laboratory_id')}
      ) as by_rule,
      exists (select from test_parameter t where t.tenant_id = ${tenantId} and (t.definition -> 'autoverify' ->> 'enabled')::boolean) as has_rules`.execute(
    tx,
  );
  return rows[0] ?? { completed: 0, by_rule: 0, has_rules: false };
}

/** Results of a test on QC hold, on this instrument or on none that is recorded. */
export async function countOnQcHold(
  { tx, tenantId, shown, ...of }: WorkScope,
  test: { test_parameter_id: string; instrument_id: string },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from current_result r
    join test_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.tenant_id = ${tenantId} and r.test_parameter_id = ${test.test_parameter_id}::uuid
      and coalesce(r.instrument_id, ${test.instrument_id}::uuid) = ${test.instrument_id}::uuid
      and ${onQcHold} and ${shown} and ${inLaboratory(of, 'r.laboratory_id')}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Incoming messages of access tokens that were refused and need a decision. */
export async function countRefusedMessages({
  tx,
  tenantId,
}: Pick<WorkScope, 'tx' | 'tenantId'>): Promise<number> {
  const { n } = await tx
    .selectFrom('incoming_message')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow();
  return n;
}

/** Rows of staged files and messages that are not accepted, of batches that are not discarded. */
export async function countWaitingValues({
  tx,
  tenantId,
}: Pick<WorkScope, 'tx' | 'tenantId'>): Promise<number> {
  const { n } = await tx
    .selectFrom('import_row as r')
    .innerJoin('import_batch as b', (on) =>
      on.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.batch_id'),
    )
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('r.tenant_id', '=', tenantId)
    .where(awaitsReview)
    .executeTakeFirstOrThrow();
  return n;
}
