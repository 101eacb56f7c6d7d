import {
  billOrder,
  invoiceAmounts,
  orderBalance,
  orderPaymentState,
  type listOrderBalances,
  type OrderBalance,
} from '@alms/lis-domain/billing';
import { dateIn, dayIn } from '@alms/lis-domain/calendar';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import { cursorAfter, keysOf } from '../../../platform/http/requests/cursor.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import { findInvoicesOfOrders, findPricedItemsOfOrders } from './invoices.store.ts';
import {
  countOrdersToPay,
  findOrdersToPay,
  latestPayments,
  type OrderToPayRow,
} from './order-balances.store.ts';

const defaultLimit = 20;

/** Maximum number of orders counted at the front desk. */
const maxWaiting = 1000;

/**
 * Orders with their payment. A page of orders without an invoice may be short although more follow,
 * because orders free of charge are removed: only `next_cursor` marks the end.
 */
export async function listBalances(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'user' | 'now'>,
  { queue, q, laboratory_id, cursor, limit = defaultLimit }: QueryOf<typeof listOrderBalances>,
): Promise<AnswerOf<typeof listOrderBalances>> {
  const { tx, tenantId } = context;
  const rows = await findOrdersToPay(tx, tenantId, {
    queue,
    query: q === '' ? undefined : q,
    laboratoryId: laboratory_id,
    ...(await dayAndCurrency(context)),
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = await balancesOf(context, shown);
  return {
    items: items.filter(({ payment }) => queue !== 'unbilled' || payment === 'due'),
    next_cursor: rows.length > limit && last ? cursorAfter(last.created_at, last.id) : null,
  };
}

/** Number of orders of today that wait for payment or collection; at most `maxWaiting`. */
export async function countWaiting(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  laboratoryId: LaboratoryId | undefined,
): Promise<number> {
  return countOrdersToPay(context.tx, context.tenantId, {
    queue: 'waiting',
    laboratoryId,
    ...(await dayAndCurrency(context)),
    max: maxWaiting,
  });
}

async function dayAndCurrency({
  tx,
  tenantId,
  now,
}: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>): Promise<{
  dayStart: string;
  currency: string;
}> {
  const { timezone, currency } = await findSettings(tx, tenantId);
  return { dayStart: dayIn(timezone, dateIn(timezone, now.toISOString())).start, currency };
}

async function balancesOf(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'user'>,
  rows: readonly OrderToPayRow[],
): Promise<OrderBalance[]> {
  if (rows.length === 0) return [];
  const { tx, tenantId } = context;
  const ids = rows.map(({ id }) => id);
  const { currency } = await findSettings(tx, tenantId);
  const items = await findPricedItemsOfOrders(tx, tenantId, ids);
  const invoices = await findInvoicesOfOrders(tx, tenantId, ids);
  const payments = await latestPayments(tx, tenantId, ids);
  const { hides, unnamed } = await concealedFrom(context);
  return rows.map((row) => {
    const ordered = items.filter(({ order_id }) => order_id === row.id);
    const own = invoices.filter(({ order_id }) => order_id === row.id);
    const { lines } = billOrder(ordered, currency);
    const account = { invoices: own, billable: lines.length > 0 };
    const next = own.find(({ status }) => status !== 'paid') ?? own.at(-1);
    const isConcealed = (code: string) =>
      hides(code, { patient_id: row.patient_id, requested_by: row.created_by, at_work: false });
    const names = ordered.map(({ code, name, panel, panel_code }) =>
      isConcealed(code) || (panel_code !== null && isConcealed(panel_code))
        ? unnamed.name
        : (panel?.name ?? name),
    );
    return {
      id: row.id,
      order_number: row.order_number,
      requested_at: row.requested_at,
      priority: row.priority,
      patient: summaryOf(row),
      tests: [...new Set(names)],
      to_collect: row.to_collect,
      payment: orderPaymentState(account),
      currency: next?.currency ?? currency,
      balance_minor: orderBalance(account, invoiceAmounts(lines).total_minor),
      invoice_id: next?.id ?? null,
      payment_id: payments.get(row.id) ?? null,
    };
  });
}
