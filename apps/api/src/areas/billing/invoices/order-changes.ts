import { billOrder, invoiceAmounts } from '@alms/lis-domain/billing';
import { isOutstanding, type OrderItemState, type OrderId } from '@alms/lis-domain/orders';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findSettings } from '../../facility/facility.store.ts';
import { credit } from './credit.service.ts';
import { auditInvoice, draft, invoiceRow, type BilledOrder } from './invoices.service.ts';
import {
  findInvoicesOfOrders,
  findPricedItems,
  insertLines,
  linesOf,
  updateInvoiceRow,
  updateLine,
  type InvoiceRow,
  type LineRow,
} from './invoices.store.ts';
import { findPayerPrices } from '../prices/price-lists.store.ts';

/** The fields of an ordered test that identify its invoice line. */
export interface BilledItem {
  id: string;
  status: OrderItemState;
  panel_code: string | null;
  /** The test whose specimen was rejected and which this test replaces. */
  recollect_of: string | null;
}

export interface Withdrawal {
  /** All tests of the order after the cancellation. */
  items: readonly BilledItem[];
  /** The tests cancelled by this operation. */
  cancelled: ReadonlySet<string>;
  reason: string;
  /** Also credits charges for collected specimens; requires an administrator. */
  collectedToo: boolean;
}

/**
 * Removes the charges of cancelled tests: a draft line is not charged, and an issued line is
 * credited (domain model 2.14, link 2). A panel stays charged while one of its tests is performed.
 * Collected specimens stay charged unless an administrator decides otherwise (2.10).
 */
export async function withdrawFromInvoices(
  context: OperationContext,
  orderId: OrderId,
  { items, cancelled, reason, collectedToo }: Withdrawal,
): Promise<void> {
  if (collectedToo && context.user.role !== 'admin') throw new Refusal('specimen_collected');
  for (const { id } of await findInvoicesOfOrders(context.tx, context.tenantId, [orderId])) {
    const invoice = await invoiceRow(context, id, { lock: true });
    const lines = await linesOf(context.tx, context.tenantId, id);
    const isGone = (line: LineRow) => {
      const own = items.filter((item) => standsOn(line, item, items));
      return (
        own.some((item) => cancelled.has(item.id)) &&
        own.every(({ status }) => !isOutstanding(status) && status !== 'released')
      );
    };
    const gone = lines.filter(
      (line) =>
        line.status === 'active' &&
        line.credit_note_id === null &&
        (collectedToo || !line.collected) &&
        isGone(line),
    );
    if (gone.length === 0) continue;
    if (invoice.status === 'draft') await takeOffDraft(context, invoice, lines, gone, reason);
    else await credit(context, id, { line_ids: gone.map((line) => line.id), reason });
  }
}

/**
 * Whether a test is charged by a line. A recollected test is charged by the line of the original
 * test.
 */
function standsOn(line: LineRow, item: BilledItem, items: readonly BilledItem[]): boolean {
  if (line.panel_code !== null) return item.panel_code === line.panel_code;
  let first: BilledItem | undefined = item;
  while (first && first.id !== line.order_item_id)
    first = items.find(({ id }) => id === first?.recollect_of);
  return first !== undefined;
}

async function takeOffDraft(
  context: OperationContext,
  invoice: InvoiceRow,
  lines: readonly LineRow[],
  gone: readonly LineRow[],
  reason: string,
): Promise<void> {
  const { tx, tenantId, now } = context;
  for (const { id } of gone) await updateLine(tx, tenantId, id, { status: 'cancelled' });
  const amounts = invoiceAmounts(
    lines.filter((line) => line.status === 'active' && !gone.includes(line)),
  );
  await updateInvoiceRow(tx, tenantId, invoice.id, amounts, now);
  auditInvoice(context, invoice, {
    action: 'update',
    before: { total_minor: invoice.total_minor },
    after: { total_minor: amounts.total_minor, cancelled_lines: gone.map(({ code }) => code) },
    reason,
  });
}

/**
 * Charges tests added to an order on its draft, or on a new draft once the invoice is issued and
 * therefore immutable.
 */
export async function billAddition(
  context: OperationContext,
  order: BilledOrder,
  added: ReadonlySet<string>,
): Promise<void> {
  const { tx, tenantId, now } = context;
  const invoices = await findInvoicesOfOrders(tx, tenantId, [order.id]);
  const { currency, invoice_on_order } = await findSettings(tx, tenantId);
  if (invoices.length === 0 && !invoice_on_order) return;
  const items = (await findPricedItems(tx, tenantId, order.id)).filter(({ id }) => added.has(id));
  const open = invoices.find(({ status }) => status === 'draft');
  if (!open) return void (await draft(context, order, items));
  const invoice = await invoiceRow(context, open.id, { lock: true });
  if (invoice.status !== 'draft') return void (await draft(context, order, items));
  const { lines: more } = billOrder(
    items,
    currency,
    await findPayerPrices(tx, tenantId, invoice.payer_id, order.id),
  );
  if (more.length === 0) return;
  const lines = await linesOf(tx, tenantId, invoice.id);
  await insertLines(tx, tenantId, invoice.id, more, (lines.at(-1)?.position ?? -1) + 1);
  const amounts = invoiceAmounts([...lines.filter(({ status }) => status === 'active'), ...more]);
  await updateInvoiceRow(tx, tenantId, invoice.id, amounts, now);
  auditInvoice(context, invoice, {
    action: 'update',
    before: { total_minor: invoice.total_minor },
    after: { total_minor: amounts.total_minor, added_lines: more.map(({ code }) => code) },
  });
}
