import type { BodyOf } from '@alms/lis-domain/http';
import {
  canMoveOrderItem,
  isOutstanding,
  type cancelTests,
  type Order,
  type OrderId,
} from '@alms/lis-domain/orders';
import { canMoveSample, sampleMoves } from '@alms/lis-domain/samples';
import type { Selectable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { withdrawFromInvoices } from '../billing/invoices/order-changes.ts';
import { notifyOfCancelledTests } from '../notifications/order-notifications.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { addSampleEvent, findSamplesOfOrder, updateSample } from '../samples/samples.store.ts';
import { lockOrderVersion, type VersionedOrder } from './lock-order.ts';
import { auditedOrder } from './audited-order.ts';
import { readFor } from './orders.service.ts';
import { moveItems } from '../samples/ordered-tests.ts';
import { touchOrder } from './orders.store.ts';

type Item = Selectable<Schema['order_item']>;

/**
 * Cancels tests without a value, with a reason (domain model 2.14, link 2). Specimens no longer
 * needed are not collected. Charges are removed, and the ordering user is notified.
 */
export async function cancel(
  context: OperationContext,
  which: VersionedOrder,
  { item_ids, code, note, credit_collected = false }: BodyOf<typeof cancelTests>,
  { cancelResults, recalculate }: ResultUpdates,
): Promise<Order> {
  const { tx, tenantId, user, now } = context;
  const { order, items } = await lockOrderVersion(context, which);
  const chosen = chosenItems(items, item_ids);
  if (note === '' && chosen.some(({ status }) => status !== 'ordered'))
    throw invalid({ note: 'is required because a specimen is already collected' });

  const ids = chosen.map(({ id }) => id);
  const cancelled = new Set(ids);
  await moveItems(context, { ids }, 'cancel');
  const cancellation = {
    code,
    note,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
  };
  await tx
    .updateTable('order_item')
    .set({ cancellation: json(cancellation) })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  const waiting = await tx
    .selectFrom('current_result')
    .select(['id', 'version', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', order.id)
    .where('order_item_id', 'in', ids)
    .execute();
  await cancelResults(context, waiting);

  const left = items.map((item) =>
    cancelled.has(item.id) ? { ...item, status: 'cancelled' as const } : item,
  );
  const specimens = await cancelSpecimens(context, order.id, left, chosen);
  const reason = [code, note].filter(Boolean).join(': ');
  await recalculate(context, [{ order_id: order.id }]);
  await withdrawFromInvoices(context, order.id, {
    items: left,
    cancelled,
    reason,
    collectedToo: credit_collected,
  });
  await touchOrder(context, order);
  const tests = chosen.map((item) => item.code);
  context.audit({
    action: 'update',
    ...auditedOrder(order),
    after: { cancelled: tests, ...(specimens.length > 0 && { cancelled_specimens: specimens }) },
    reason,
  });
  await notifyOfCancelledTests(context, order, { tests, code, note });
  return readFor(context, order.id);
}

/** The named items, all of which must be cancellable, or all cancellable items. */
function chosenItems(items: readonly Item[], named: readonly string[] | undefined): Item[] {
  const possible = items.filter(({ status }) => canMoveOrderItem(status, 'cancel'));
  const chosen = named === undefined ? possible : possible.filter(({ id }) => named.includes(id));
  if (named?.some((id) => !items.some((item) => item.id === id))) throw new Refusal('not_found');
  const missed = items.filter(
    ({ id }) => named?.includes(id) && !chosen.some((item) => item.id === id),
  );
  if (chosen.length === 0 || missed.length > 0)
    throw new Refusal(
      'order_item_state',
      missed.length > 0
        ? {
            fields: Object.fromEntries(
              missed.map(({ id, code }) => [id, `${code} can no longer be cancelled`]),
            ),
          }
        : {},
    );
  return chosen;
}

/**
 * Cancels uncollected specimens used only by the cancelled tests. Returns their accession numbers.
 */
async function cancelSpecimens(
  context: OperationContext,
  orderId: OrderId,
  items: readonly Item[],
  cancelled: readonly Item[],
): Promise<string[]> {
  const samples = await findSamplesOfOrder(context.tx, context.tenantId, orderId);
  const idle = samples.filter(
    ({ id, status }) =>
      canMoveSample(status, 'cancel') &&
      cancelled.some(({ sample_id }) => sample_id === id) &&
      !items.some((item) => item.sample_id === id && isOutstanding(item.status)),
  );
  for (const sample of idle) {
    await updateSample(context, sample, { status: sampleMoves.cancel.to });
    await addSampleEvent(context, sample.id, 'cancelled');
  }
  return idle.map(({ accession_number }) => accession_number);
}
