import { billOrder, collectionHold } from '@alms/lis-domain/billing';
import type { Priority } from '@alms/lis-domain/orders';
import { Refusal } from '../../http/problems.ts';
import type { Act } from '../act.ts';
import { findSettings } from '../facility/facility.store.ts';
import { findInvoiceOfOrder, findPricedItems } from './invoices.store.ts';

/** Refuses a collection that the facility's policy keeps back until the order is paid for. */
export async function refuseUnpaidCollection({ tx, tenantId }: Pick<Act, 'tx' | 'tenantId'>, { order_id, priority }: { order_id: string; priority: Priority }): Promise<void> {
  const { collect_before_payment: policy, currency } = await findSettings(tx, tenantId);
  if (policy !== 'block') return;
  const invoice = await findInvoiceOfOrder(tx, tenantId, order_id);
  const { lines } = billOrder(await findPricedItems(tx, tenantId, order_id), currency);
  if (collectionHold(policy, priority, { invoice, billable: lines.length > 0 }) === 'block') throw new Refusal('payment_due');
}
