import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import type { RecheckedResults } from '../../result-updates.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { findResultsOfOrders, lockSamplesOfResults } from '../results.store.ts';
import { unverifiedStates } from './recheck.service.ts';

/**
 * Orders with results of all tests of one of the groups, at least one of them with a value that is
 * not verified.
 */
async function findOrdersComparing(
  tx: TenantTransaction,
  tenantId: TenantId,
  compared: readonly (readonly string[])[],
): Promise<OrderId[]> {
  const found = new Set<OrderId>();
  for (const codes of compared) {
    const { rows } = await sql<{ order_id: OrderId }>`
      select r.order_id
      from current_result r
      join order_item i on i.tenant_id = r.tenant_id and i.id = r.order_item_id
      where r.tenant_id = ${tenantId}::uuid and i.code = any(${[...codes]})
        and r.order_id in (
          select open.order_id
          from current_result open
          where open.tenant_id = ${tenantId}::uuid and open.status = any(${[...unverifiedStates]})
            and open.value_text is not null
        )
      group by r.order_id
      having count(distinct i.code) = ${new Set(codes).size}
        and bool_or(r.status = any(${[...unverifiedStates]}))
      order by r.order_id
    `.execute(tx);
    for (const { order_id } of rows) found.add(order_id);
  }
  return [...found];
}

/**
 * Evaluates the unverified results of orders again after a consistency rule was added, changed,
 * activated or deactivated: results that no longer agree are put on hold, and holds that only the
 * rule had placed end. Verified and reported results are unchanged.
 *
 * @param compared Codes of the tests that the rule compared before, and compares now.
 */
export async function recheckRules(
  context: OperationContext,
  compared: readonly (readonly string[])[],
): Promise<RecheckedResults> {
  const { tx, tenantId } = context;
  const orderIds = await findOrdersComparing(tx, tenantId, compared);
  if (orderIds.length === 0) return { rechecked: 0, held: 0, resumed: 0 };
  const ids = (await findResultsOfOrders(tx, tenantId, orderIds)).map(({ id }) => id);
  // Specimens before calculations, as at entry: values entered now are not missed.
  await lockSamplesOfResults(tx, tenantId, ids);
  const before = new Map(
    (await findResultsOfOrders(tx, tenantId, orderIds)).map(({ id, status }) => [id, status]),
  );
  const changed = await recalculate(
    context,
    orderIds.map((order_id) => ({ order_id })),
    { ruleChanged: true },
  );
  return {
    rechecked: changed.length,
    held: changed.filter(({ id, status }) => status === 'held' && before.get(id) !== status).length,
    resumed: changed.filter(({ id, status }) => status !== 'held' && before.get(id) === 'held')
      .length,
  };
}
