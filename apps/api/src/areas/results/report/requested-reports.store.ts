import { isOutstanding, orderItemStates } from '@alms/lis-domain/orders';
import { quietFlags, type ResultId } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { reportedStates } from './reported-states.ts';

const outstandingStates = orderItemStates.filter(isOutstanding);

/** A user at a facility. */
export interface Reader {
  tenantId: TenantId;
  accountId: UserId;
}

/** Reported results of a user's orders. */
function requestedResults(tx: TenantTransaction, { tenantId, accountId }: Reader) {
  return tx
    .selectFrom('test_order as o')
    .innerJoin('current_result as r', (on) =>
      on.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.order_id', '=', 'o.id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.created_by', '=', accountId)
    .where('r.status', 'in', reportedStates)
    .where('r.released_at', 'is not', null);
}

/**
 * Attention level of an order's results: 3 unseen critical, 2 unseen abnormal or unflagged, 1
 * unseen, 0 all seen.
 */
const attention = sql<number>`max(case when seen.seen_at is not null then 0 when r.critical then 3 when r.flag in (${sql.join(quietFlags)}) then 1 else 2 end)`;

export interface RequestedPage {
  /** Attention level, newest release and id of the last order on the previous page. */
  after: [number, string, string] | undefined;
  max: number;
}

/** The user's orders with reported results, by attention level, then newest first. */
export function findRequestedOrders(
  tx: TenantTransaction,
  reader: Reader,
  { after, max }: RequestedPage,
) {
  let page = requestedResults(tx, reader)
    .leftJoin('seen_result as seen', (on) =>
      on
        .onRef('seen.tenant_id', '=', 'r.tenant_id')
        .onRef('seen.result_id', '=', 'r.id')
        .onRef('seen.version', '=', 'r.version')
        .on('seen.account_id', '=', reader.accountId),
    )
    .groupBy(['o.tenant_id', 'o.id'])
    .select((of) => [
      'o.id',
      'o.order_number',
      'o.priority',
      attention.as('attention'),
      of.fn.max<string>('r.released_at').as('released_at'),
      of
        .selectFrom('order_item as i')
        .whereRef('i.tenant_id', '=', 'o.tenant_id')
        .whereRef('i.order_id', '=', 'o.id')
        .where('i.status', 'in', outstandingStates)
        .select((items) => items.fn.countAll<number>().as('outstanding'))
        .$asScalar()
        .$notNull()
        .as('outstanding'),
    ]);
  if (after !== undefined)
    page = page.having(
      sql<boolean>`(${attention}, max(r.released_at), o.id) < (${after[0]}::integer, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
    );
  return page
    .orderBy('attention', 'desc')
    .orderBy('released_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(max)
    .execute();
}

/** Times at which the user marked versions of these results as seen, by `versionKey`. */
export async function findSeen(
  tx: TenantTransaction,
  { tenantId, accountId }: Reader,
  resultIds: readonly ResultId[],
): Promise<Map<string, string>> {
  if (resultIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('seen_result')
    .select(['result_id', 'version', 'seen_at'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('result_id', 'in', resultIds)
    .execute();
  return new Map(
    rows.map(({ result_id, version, seen_at }) => [
      versionKey({ id: result_id, version }),
      seen_at,
    ]),
  );
}

/** Key of one version of a result. */
export const versionKey = ({ id, version }: { id: string; version: number }) => `${id} ${version}`;

/** The given results that belong to the user's own orders. */
export function findRequestedResults(
  tx: TenantTransaction,
  reader: Reader,
  ids: readonly ResultId[],
) {
  return requestedResults(tx, reader)
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .where('r.id', 'in', ids)
    .select(['r.id', 'r.version', 'r.order_id', 'r.patient_id', 'o.order_number', 'i.code'])
    .execute();
}

/** Records these versions as seen and returns those newly recorded. */
export async function addSeen(
  tx: TenantTransaction,
  { accountId }: Reader,
  versions: readonly { id: ResultId; version: number }[],
  seenAt: Date,
): Promise<Set<string>> {
  if (versions.length === 0) return new Set();
  const added = await tx
    .insertInto('seen_result')
    .values(
      versions.map(({ id, version }) => ({
        account_id: accountId,
        result_id: id,
        version,
        seen_at: seenAt,
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning('result_id')
    .execute();
  return new Set(added.map(({ result_id }) => result_id));
}
