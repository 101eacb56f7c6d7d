import type { QualityMetrics } from '@alms/lis-domain/analytics';
import type { TestDefinition, TestParameterId } from '@alms/lis-domain/catalogue';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import { ofLaboratory, type FacilityWindow } from './figures.store.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Evaluated control runs. Void and non-evaluable runs are excluded. */
export async function countControlRuns(
  tx: TenantTransaction,
  of: FacilityWindow,
): Promise<{ passed: number; rejected: number }> {
  const {
    tenantId,
    window: { start, end },
  } = of;
  return tx
    .selectFrom('qc_run')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', 'in', ['accepted', 'warning']).as('passed'),
      fn.countAll<number>().filterWhere('status', '=', 'rejected').as('rejected'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start)
    .where('at', '<', end)
    .where(ofLaboratory(of, 'laboratory_id'))
    .executeTakeFirstOrThrow();
}

/** Control run results of a test across all its instruments. */
export interface ControlledTestRuns {
  test_id: TestParameterId;
  name: string;
  passed: number;
  rejected: number;
  last_run_at: string | null;
}

/**
 * Every test with control runs before the end of the window. Its last run is the last one not
 * voided, evaluated or not.
 */
export async function countRunsByTest(
  tx: TenantTransaction,
  of: FacilityWindow,
): Promise<ControlledTestRuns[]> {
  const {
    tenantId,
    window: { start, end },
  } = of;
  const { rows } = await sql<ControlledTestRuns>`
    with counted as (
      select test_parameter_id, count(*) filter (where status in ('accepted', 'warning')) as passed, count(*) filter (where status = 'rejected') as rejected
      from qc_run where tenant_id = ${tenantId} and at >= ${start} and at < ${end} and ${ofLaboratory(of, 'laboratory_id')} group by 1
    ),
    watched as (
      select q.test_parameter_id, max(last.at) as last_run_at
      from qc_test q
      join instrument i on i.tenant_id = q.tenant_id and i.id = q.instrument_id
      left join lateral (
        select r.at from qc_run r where r.tenant_id = q.tenant_id and r.qc_test_id = q.id and r.voided_at is null and r.at < ${end} order by r.number desc limit 1
      ) last on true
      where q.tenant_id = ${tenantId} and q.created_at < ${end} and ${ofLaboratory(of, 'i.laboratory_id')} group by 1
    )
    select t.id as test_id, t.name, coalesce(c.passed, 0) as passed, coalesce(c.rejected, 0) as rejected, w.last_run_at
    from watched w
    join test_parameter t on t.tenant_id = ${tenantId} and t.id = w.test_parameter_id
    left join counted c on c.test_parameter_id = w.test_parameter_id`.execute(tx);
  return rows;
}

/** Values with a score from EQA rounds scored in the window and not withdrawn. */
export function countEqaScores(
  tx: TenantTransaction,
  of: FacilityWindow,
): Promise<{ eqa_scored: number; eqa_acceptable: number }> {
  const {
    tenantId,
    window: { start, end },
  } = of;
  return tx
    .selectFrom('eqa_round as r')
    .innerJoin('eqa_value as v', (on) =>
      on.onRef('v.tenant_id', '=', 'r.tenant_id').onRef('v.round_id', '=', 'r.id'),
    )
    .select(({ fn }) => [
      fn.count<number>('v.score').as('eqa_scored'),
      fn.countAll<number>().filterWhere('v.score', '=', 'acceptable').as('eqa_acceptable'),
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('r.state', '<>', 'withdrawn')
    .where('r.scored_at', '>=', start)
    .where('r.scored_at', '<', end)
    .where(ofLaboratory(of, 'r.laboratory_id'))
    .executeTakeFirstOrThrow();
}

/** Minutes from opening to read-back, for the median of notified critical results. */
const notificationMinutes = sql`extract(epoch from c.closed_at - c.opened_at) / 60`;

/**
 * Critical results by the time their notification task was opened, and the number with a timely
 * read-back. Withdrawn tasks and open tasks that are not yet due are excluded.
 */
export function countCriticalCalls(
  tx: TenantTransaction,
  of: FacilityWindow,
  now: Date,
): Promise<
  Pick<
    QualityMetrics,
    | 'critical_calls'
    | 'critical_within_target'
    | 'critical_notified'
    | 'median_notification_minutes'
  >
> {
  const {
    tenantId,
    window: { start, end },
  } = of;
  return tx
    .selectFrom('critical_call as c')
    .innerJoin('result as r', (on) =>
      on
        .onRef('r.tenant_id', '=', 'c.tenant_id')
        .onRef('r.id', '=', 'c.result_id')
        .onRef('r.version', '=', 'c.result_version'),
    )
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('critical_calls'),
      fn
        .countAll<number>()
        .filterWhere((each) =>
          each.and([each('c.state', '=', 'completed'), each('c.closed_at', '<=', ref('c.due_at'))]),
        )
        .as('critical_within_target'),
      fn.countAll<number>().filterWhere('c.state', '=', 'completed').as('critical_notified'),
      sql<
        number | null
      >`percentile_disc(0.5) within group (order by ${notificationMinutes}) filter (where c.state = 'completed')::double precision`.as(
        'median_notification_minutes',
      ),
    ])
    .where('c.tenant_id', '=', tenantId)
    .where('c.opened_at', '>=', start)
    .where('c.opened_at', '<', end)
    .where(ofLaboratory(of, 'r.laboratory_id'))
    .where((each) =>
      each.or([
        each('c.state', '=', 'completed'),
        each.and([each('c.state', '<>', 'withdrawn'), each('c.due_at', '<', now.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow();
}

export interface NamedTest {
  id: TestParameterId;
  code: string;
  name: string;
  department: TestDefinition['department'];
  /** In minutes, for routine orders; null without a target. */
  target: number | null;
}

/** The tests of the catalogue with their current names, by id. */
export async function findNamedTests(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<Map<string, NamedTest>> {
  const rows = await tx
    .selectFrom('test_parameter')
    .select([
      'id',
      'code',
      'name',
      'department',
      sql<number | null>`(definition -> 'tat' ->> 'routine_min')::integer`.as('target'),
    ])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Display names of the accounts that did the work. */
export async function findNames(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly UserId[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('app_user')
    .select(['id', 'full_name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}
