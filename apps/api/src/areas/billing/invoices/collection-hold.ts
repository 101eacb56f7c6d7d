import { billOrder, collectionHold, isPaymentDue } from '@alms/lis-domain/billing';
import type { Priority, OrderId } from '@alms/lis-domain/orders';
import type { SampleState } from '@alms/lis-domain/samples';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { findBillableOrders, findInvoicesOfOrders, findPricedItems } from './invoices.store.ts';

/** Rejects collection while the facility's policy requires the order to be paid first. */
export async function refuseUnpaidCollection(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  { order_id, priority }: { order_id: OrderId; priority: Priority },
): Promise<void> {
  const { collect_before_payment: policy, currency } = await findSettings(tx, tenantId);
  if (policy !== 'block') return;
  const invoices = await findInvoicesOfOrders(tx, tenantId, [order_id]);
  const { lines } = billOrder(await findPricedItems(tx, tenantId, order_id), currency);
  if (collectionHold(policy, priority, { invoices, billable: lines.length > 0 }) === 'block')
    throw new Refusal('payment_due');
}

/**
 * Unpaid orders among those awaiting collection; empty when the facility does not require payment
 * first.
 */
export async function findUnpaidOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  samples: readonly { order_id: OrderId; status: SampleState }[],
): Promise<ReadonlySet<string>> {
  const waiting = [
    ...new Set(
      samples.filter(({ status }) => status === 'expected').map(({ order_id }) => order_id),
    ),
  ];
  if (waiting.length === 0) return new Set();
  const { collect_before_payment: policy, currency } = await findSettings(tx, tenantId);
  if (policy === 'allow') return new Set();
  const billOf = await findBills(tx, tenantId, waiting, currency);
  return new Set(waiting.filter((id) => isPaymentDue(billOf(id))));
}

/** Orders that the facility's policy requires to be paid first, by their priority. */
export async function findBlockedOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orders: readonly { order_id: OrderId; priority: Priority }[],
): Promise<ReadonlySet<string>> {
  const { collect_before_payment: policy, currency } = await findSettings(tx, tenantId);
  if (policy !== 'block' || orders.length === 0) return new Set();
  const ids = [...new Set(orders.map(({ order_id }) => order_id))];
  const billOf = await findBills(tx, tenantId, ids, currency);
  return new Set(
    orders
      .filter(
        ({ order_id, priority }) => collectionHold(policy, priority, billOf(order_id)) === 'block',
      )
      .map(({ order_id }) => order_id),
  );
}

/** Returns a lookup of the invoices of each order, and of whether it can be billed. */
async function findBills(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
  currency: string,
): Promise<(id: OrderId) => Parameters<typeof isPaymentDue>[0]> {
  const invoices = await findInvoicesOfOrders(tx, tenantId, orderIds);
  const billable = await findBillableOrders(tx, tenantId, orderIds, currency);
  return (id) => ({
    invoices: invoices.filter(({ order_id }) => order_id === id),
    billable: billable.has(id),
  });
}
