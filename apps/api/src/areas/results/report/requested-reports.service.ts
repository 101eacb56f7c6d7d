import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import {
  attentionLevels,
  mayAcknowledge,
  type countRequestedReports,
  type listRequestedReports,
  type markNormalSeen,
  type markResultsSeen,
  type RequestedReport,
  type RequestedResult,
} from '@alms/lis-domain/results';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import { visiblePrevious } from '../portal-visibility/concealed-results.ts';
import { previousValueOf } from '../entry/previous-values.ts';
import { reportedResultOf } from '../result-answers.ts';
import {
  addSeen,
  countInbox,
  findNormalResults,
  findOpenNotifications,
  findOrdersOfReports,
  findPendingOrders,
  findRequestedOrders,
  findRequestedResults,
  findSeen,
  hasOpenNotification,
  versionKey,
  type MarkedResult,
  type Reader,
} from './requested-reports.store.ts';
import { isWithdrawn } from './reported-states.ts';
import { findReported, type DetailedResult } from '../results.store.ts';

const defaultLimit = 20;

/** The user as a reader of own orders. A ward's confidential tests are concealed. */
export const readerOf = async (context: OperationContext): Promise<Reader> => ({
  tenantId: context.tenantId,
  accountId: context.user.id,
  shown: (await concealedFrom(context)).shows,
});

/** Orders placed by the user or of the user's wards, with their reported results. */
export async function listRequested(
  context: OperationContext,
  { cursor, limit = defaultLimit, tab }: QueryOf<typeof listRequestedReports>,
): Promise<AnswerOf<typeof listRequestedReports>> {
  const { tx } = context;
  const reader = await readerOf(context);
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const max = limit + 1;
  const { items, next_cursor } =
    tab === 'pending'
      ? pageOfRows(
          await findPendingOrders(tx, reader, { after, max }),
          limit,
          ({ urgency, requested_at, id }) => [urgency, requested_at, id],
          ({ id }) => id,
        )
      : pageOfRows(
          await findRequestedOrders(tx, reader, { tab, after, max }),
          limit,
          ({ attention, released_at, id }) => [attention, released_at, id],
          ({ id }) => id,
        );
  return { items: await reportsOf(context, items), next_cursor };
}

/** Reports of these own orders, in the given order. */
async function reportsOf(
  context: OperationContext,
  ids: readonly OrderId[],
): Promise<RequestedReport[]> {
  if (ids.length === 0) return [];
  const { tx, tenantId } = context;
  const reader = await readerOf(context);
  const orders = await findOrdersOfReports(tx, reader, ids);
  const results = await findReported(tx, tenantId, ids);
  const open = await findOpenNotifications(tx, tenantId, ids);
  const canAcknowledge = mayAcknowledge(context.user);
  const seen = await findSeen(
    tx,
    reader,
    results.map(({ id }) => id),
  );
  const concealed = await concealedFrom(context);
  const resultOf = (row: DetailedResult): RequestedResult => {
    const previous = visiblePrevious(row, concealed);
    const own = open.filter(({ result_id }) => result_id === row.id);
    const current = own.find(({ value_text }) => value_text === row.value_text);
    return {
      ...reportedResultOf(row),
      result_type: row.definition.result_type,
      awaiting_notification: own.length > 0,
      notification: canAcknowledge && current ? current : null,
      entered_in_error: isWithdrawn(row),
      previous: previous && previousValueOf(previous),
      seen_at: seen.get(versionKey(row)) ?? null,
    };
  };
  return ids.map((order_id) => {
    const order = orders.find(({ id }) => id === order_id);
    if (!order) throw new Error(`Order ${order_id} of a report was not found.`);
    const isHidden = (test: string, at_work: boolean) =>
      concealed.hides(test, {
        patient_id: order.patient_id,
        requested_by: order.created_by,
        at_work,
      });
    return {
      ...order,
      order_id,
      patient: summaryOf(order),
      attention: attentionLevels[order.attention] ?? 'none',
      outstanding: order.outstanding.map(({ test_parameter_id, ...test }) =>
        isHidden(test_parameter_id, true) ? { ...test, test_name: concealed.unnamed.name } : test,
      ),
      results: results
        .filter((row) => row.order_id === order_id && !isHidden(row.test_parameter_id, false))
        .map(resultOf),
    };
  });
}

/** Counts the orders of `listRequested` in each tab of the inbox. */
export async function countRequested(
  context: OperationContext,
): Promise<AnswerOf<typeof countRequestedReports>> {
  return countInbox(context.tx, await readerOf(context));
}

/**
 * Records the results seen by the user, atomically. Superseded versions are rejected, as are
 * reports with a critical result that awaits notification: reading it is not enough (see
 * `acknowledge`).
 */
export async function markSeen(
  context: OperationContext,
  items: BodyOf<typeof markResultsSeen>['items'],
): Promise<void> {
  const rows = new Map(
    (
      await findRequestedResults(
        context.tx,
        await readerOf(context),
        items.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  for (const { id, version } of items) {
    const row = rows.get(id);
    if (!row) throw new Refusal('not_found');
    if (row.version !== version)
      throw new Refusal('version_stale', {
        current_version: row.version,
        fields: { [id]: 'has been changed' },
      });
  }
  const orderIds = new Set([...rows.values()].map(({ order_id }) => order_id));
  if (await hasOpenNotification(context.tx, context.tenantId, [...orderIds]))
    throw new Refusal('notification_open');
  await recordSeen(context, [...rows.values()]);
}

/** Records all normal reports of `listRequested` as seen, up to a release time. */
export async function markNormal(
  context: OperationContext,
  { released_until }: BodyOf<typeof markNormalSeen>,
): Promise<AnswerOf<typeof markNormalSeen>> {
  const results = await findNormalResults(context.tx, await readerOf(context), released_until);
  return { reports: await recordSeen(context, results) };
}

/** Records these versions as seen, audited by order. Returns the number of orders. */
export async function recordSeen(
  context: OperationContext,
  results: readonly MarkedResult[],
): Promise<number> {
  const added = await addSeen(context.tx, { accountId: context.user.id }, results, context.now);
  const newlySeen = new Map<OrderId, MarkedResult[]>();
  for (const result of results.filter(({ id }) => added.has(id)))
    newlySeen.set(result.order_id, [...(newlySeen.get(result.order_id) ?? []), result]);
  for (const [order_id, rows] of newlySeen) {
    const [first] = rows;
    if (!first) continue;
    context.audit({
      action: 'read',
      category: 'result',
      entity_type: 'order',
      entity_id: order_id,
      entity_label: first.order_number,
      patient_id: first.patient_id,
      after: { seen: rows.map(({ code }) => code) },
    });
  }
  return newlySeen.size;
}
