import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type {
  listRequestedReports,
  markResultsSeen,
  RequestedResult,
} from '@alms/lis-domain/results';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import { reportedResultOf } from '../result-answers.ts';
import {
  addSeen,
  findRequestedOrders,
  findRequestedResults,
  findSeen,
  versionKey,
  type Reader,
} from './requested-reports.store.ts';
import { findReported, type DetailedResult } from '../results.store.ts';

const defaultLimit = 20;

const readerOf = ({ tenantId, user }: OperationContext): Reader => ({
  tenantId,
  accountId: user.id,
});

/** Reports of the orders placed by the user. */
export async function listRequested(
  context: OperationContext,
  { cursor, limit = defaultLimit }: QueryOf<typeof listRequestedReports>,
): Promise<AnswerOf<typeof listRequestedReports>> {
  const { tx, tenantId } = context;
  const after = keysOf(cursor, 3) as [number, string, string] | undefined;
  const orders = await findRequestedOrders(tx, readerOf(context), { after, max: limit + 1 });
  const results =
    orders.length === 0
      ? []
      : await findReported(
          tx,
          tenantId,
          orders.map(({ id }) => id),
        );
  const seen = await findSeen(
    tx,
    readerOf(context),
    results.map(({ id }) => id),
  );
  return pageOfRows(
    orders,
    limit,
    ({ attention, released_at, id }) => [attention, released_at, id],
    ({ id, order_number, priority, released_at, outstanding }) => {
      const own = results.filter(({ order_id }) => order_id === id);
      const [first] = own;
      if (!first) throw new Error(`Reported results of order ${order_number} were not found.`);
      return {
        order_id: id,
        order_number,
        priority,
        patient: summaryOf(first),
        released_at,
        outstanding,
        results: own.map((row) => requestedResultOf(row, seen.get(versionKey(row)) ?? null)),
      };
    },
  );
}

function requestedResultOf(row: DetailedResult, seen_at: string | null): RequestedResult {
  return { ...reportedResultOf(row), seen_at };
}

/** Records the results seen by the user, atomically. Superseded versions are rejected. */
export async function markSeen(
  context: OperationContext,
  items: BodyOf<typeof markResultsSeen>['items'],
): Promise<void> {
  const rows = new Map(
    (
      await findRequestedResults(
        context.tx,
        readerOf(context),
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
  const added = await addSeen(context.tx, readerOf(context), [...rows.values()], context.now);
  const newlySeen = [...rows.values()].filter(({ id }) => added.has(id));
  for (const { order_id, order_number, patient_id } of new Map(
    newlySeen.map((row) => [row.order_id, row]),
  ).values()) {
    context.audit({
      action: 'read',
      category: 'result',
      entity_type: 'order',
      entity_id: order_id,
      entity_label: order_number,
      patient_id,
      after: { seen: newlySeen.filter((row) => row.order_id === order_id).map(({ code }) => code) },
    });
  }
}
