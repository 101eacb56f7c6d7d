import type { Turnaround, Window } from '@alms/lis-domain/analytics';
import type { OrderItemState } from '@alms/lis-domain/orders';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';

const pendingStates: readonly OrderItemState[] = ['ordered', 'collected', 'received', 'in_process', 'resulted'];

export interface KeyFigures {
  total_patients: number;
  total_orders: number;
  pending_tests: number;
  completed_tests: number;
}

/** Patients and orders of the window's orders, its tests that are still open, and the results released in it. */
export async function keyFigures(tx: TenantTransaction, tenantId: string, { start, end }: Window): Promise<KeyFigures> {
  const orders = await tx
    .selectFrom('test_order')
    .select(({ fn }) => [fn.countAll<number>().as('total_orders'), fn.count<number>('patient_id').distinct().as('total_patients')])
    .where('tenant_id', '=', tenantId)
    .where('requested_at', '>=', start)
    .where('requested_at', '<', end)
    .executeTakeFirstOrThrow();
  const pending = await tx
    .selectFrom('order_item')
    .select(({ fn }) => fn.countAll<number>().as('pending_tests'))
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .where('status', 'in', pendingStates)
    .executeTakeFirstOrThrow();
  const completed = await tx
    .selectFrom('current_result')
    .select(({ fn }) => fn.countAll<number>().as('completed_tests'))
    .where('tenant_id', '=', tenantId)
    .where('released_at', '>=', start)
    .where('released_at', '<', end)
    .executeTakeFirstOrThrow();
  return { ...orders, ...pending, ...completed };
}

export function countItemsByState(tx: TenantTransaction, tenantId: string, { start, end }: Window): Promise<{ status: OrderItemState; count: number }[]> {
  return tx
    .selectFrom('order_item')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('status')
    .orderBy('status')
    .execute();
}

/** Control runs that were judged; void ones and those that could not be evaluated count for neither side. */
export async function countControlRuns(tx: TenantTransaction, tenantId: string, { start, end }: Window): Promise<{ passed: number; rejected: number }> {
  return tx
    .selectFrom('qc_run')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', 'in', ['accepted', 'warning']).as('passed'),
      fn.countAll<number>().filterWhere('status', '=', 'rejected').as('rejected'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('at', '>=', start)
    .where('at', '<', end)
    .executeTakeFirstOrThrow();
}

/** Specimens that were received or rejected, however often, and how many of them were rejected. */
export function countJudgedSamples(tx: TenantTransaction, tenantId: string, { start, end }: Window): Promise<{ samples_judged: number; samples_rejected: number }> {
  return tx
    .selectFrom('sample_event')
    .select(({ fn }) => [
      fn.count<number>('sample_id').distinct().as('samples_judged'),
      fn.count<number>('sample_id').distinct().filterWhere('type', '=', 'rejected').as('samples_rejected'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('type', 'in', ['received', 'rejected'])
    .where('at', '>=', start)
    .where('at', '<', end)
    .executeTakeFirstOrThrow();
}

export type MeasuredTurnaround = Pick<Turnaround, 'released' | 'excluded' | 'median' | 'p90' | 'with_target' | 'on_time'>;

/**
 * How long the results released in the window took from the receipt of their specimen; on time is measured between the events the target of their test names.
 * A correction, which is released again, is no new result.
 */
export async function measureTurnaround(tx: TenantTransaction, tenantId: string, { start, end }: Window): Promise<MeasuredTurnaround> {
  const minutes = sql<number>`extract(epoch from r.released_at - s.received_at) / 60`;
  const tat = sql`t.definition -> 'tat'`;
  const target = sql`(${tat} ->> case o.priority when 'routine' then 'routine_min' when 'stat' then 'stat_min' else 'urgent_min' end)::integer`;
  const from = sql`case ${tat} ->> 'start' when 'collected' then s.collected_at else s.received_at end`;
  const to = sql`case ${tat} ->> 'end' when 'verified' then r.verified_at else r.released_at end`;
  const isOnTime = sql`extract(epoch from ${to} - ${from}) / 60 <= ${target}`;
  return tx
    .selectFrom('result as r')
    .innerJoin('sample as s', (on) => on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'))
    .innerJoin('test_order as o', (on) => on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'))
    .innerJoin('test_parameter as t', (on) => on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.test_parameter_id'))
    .select(({ fn }) => [
      fn.countAll<number>().as('released'),
      fn.countAll<number>().filterWhere('s.received_at', 'is', null).as('excluded'),
      sql<number | null>`percentile_cont(0.5) within group (order by ${minutes})`.as('median'),
      sql<number | null>`percentile_cont(0.9) within group (order by ${minutes})`.as('p90'),
      sql<number>`count(${isOnTime})`.as('with_target'),
      sql<number>`count(*) filter (where ${isOnTime})`.as('on_time'),
    ])
    .where('r.tenant_id', '=', tenantId)
    .where('r.status', '=', 'released')
    .where('r.released_at', '>=', start)
    .where('r.released_at', '<', end)
    .executeTakeFirstOrThrow();
}
