import type { Window } from '@alms/lis-domain/analytics';
import type { OrderItemState } from '@alms/lis-domain/orders';
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
