import { mayCall } from '@alms/lis-domain/access';
import type { OpenWork } from '@alms/lis-domain/analytics';
import { listInvoices, listOrderBalances } from '@alms/lis-domain/billing';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { Endpoint } from '@alms/lis-domain/http';
import { listStockAlerts } from '@alms/lis-domain/inventory';
import { listControlledTests } from '@alms/lis-domain/quality-control';
import { listCriticalCalls } from '@alms/lis-domain/results';
import { countCollection, maxCounted, receiveSample } from '@alms/lis-domain/samples';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { countOpenInvoices } from '../billing/invoices/invoices.store.ts';
import { countWaiting } from '../billing/invoices/order-balances.service.ts';
import { viewOf } from '../inventory/items.service.ts';
import { countAlerts } from '../inventory/stock.store.ts';
import { currentHolds } from '../quality-control/quality-hold.ts';
import { countOpenCalls } from '../results/critical-results/critical-results.store.ts';
import { countByState } from '../samples/samples.store.ts';
import { countVisits } from '../samples/visit.service.ts';

/**
 * Open work of the user, for the badges of the menu. Each count runs the query of the screen that
 * the entry opens, and only for users who may open it.
 */
export async function openWork(
  context: OperationContext,
  { laboratoryId }: { laboratoryId?: LaboratoryId | undefined },
): Promise<OpenWork> {
  const { tx, tenantId, user, now } = context;
  const site = laboratoryId === undefined ? {} : { laboratory_id: laboratoryId };
  const countFor = async ({ access }: Endpoint, count: () => Promise<number>) =>
    mayCall(user, access).allowed ? count() : null;
  const sum = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0);
  // One after the other, because they share a transaction.
  return {
    to_collect: await countFor(
      countCollection,
      async () => (await countVisits(context, site)).waiting,
    ),
    to_receive: await countFor(receiveSample, async () => {
      const states = await countByState(
        tx,
        tenantId,
        { query: undefined, laboratoryId },
        maxCounted,
        ['collected', 'in_transit'],
      );
      return sum(states.map(({ count }) => count));
    }),
    qc_on_hold: await countFor(
      listControlledTests,
      async () => (await currentHolds(context, laboratoryId)).length,
    ),
    stock_alerts: await countFor(listStockAlerts, async () =>
      sum(Object.values(await countAlerts({ ...(await viewOf(context)), laboratoryId }))),
    ),
    critical_open: await countFor(
      listCriticalCalls,
      async () => (await countOpenCalls(tx, tenantId, laboratoryId, now)).open,
    ),
    orders_waiting: await countFor(listOrderBalances, async () =>
      countWaiting(context, laboratoryId),
    ),
    open_balances: await countFor(listInvoices, async () =>
      countOpenInvoices(tx, tenantId, maxCounted),
    ),
  };
}
