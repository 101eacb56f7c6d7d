import { outstandingStates, priorities, urgencyOf, type OrderId } from '@alms/lis-domain/orders';
import {
  attentionLevels,
  quietFlags,
  type InboxCounts,
  type InboxTab,
  type RequestedReport,
  type ResultId,
} from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { chunksOf } from '../../../platform/db/chunks.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { isOwnOrder, wardOfOrder } from '../../facility/wards.store.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';
import { isReportedOrWithdrawn } from './reported-states.ts';

/** A user at a facility, and the results that are not concealed from the user. */
export interface Reader {
  tenantId: TenantId;
  accountId: UserId;
  /** Condition on result `r` of order `o`. */
  shown: RawBuilder<boolean>;
}

/**
 * Reported results of a user's orders, and those whose value was withdrawn: orders that the user
 * placed, and orders of the wards where the user works.
 */
function requestedResults(tx: TenantTransaction, { tenantId, accountId, shown }: Reader) {
  return tx
    .selectFrom('test_order as o')
    .innerJoin('current_result as r', (on) =>
      on.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.order_id', '=', 'o.id'),
    )
    .where('o.tenant_id', '=', tenantId)
    .where(isOwnOrder(tenantId, accountId))
    .where(shown)
    .where(isReportedOrWithdrawn);
}

/** SQL condition: result `r` is as first released and requires no attention. */
const isNormal = sql<SqlBool>`(r.status = 'released' and not r.critical and coalesce(r.flag in (${sql.join(quietFlags)}), false))`;

/** SQL column: place in `attentionLevels` of an order's unseen results. */
const attention = sql<number>`max(case
  when seen.seen_at is not null then ${attentionLevels.indexOf('none')}::integer
  when r.critical then ${attentionLevels.indexOf('critical')}::integer
  when ${isNormal} then ${attentionLevels.indexOf('normal')}::integer
  else ${attentionLevels.indexOf('review')}::integer end)`;

/** SQL condition: the notification of critical result `r` is not yet confirmed. */
const awaitsNotification = sql<SqlBool>`exists (
  select from critical_call c
  where c.tenant_id = r.tenant_id and c.order_id = r.order_id and c.result_id = r.id and c.closed_at is null)`;

const hasCritical = sql<SqlBool>`bool_or(r.critical and (seen.seen_at is null or ${awaitsNotification}))`;

/** SQL condition: a test of order `o` can still get a result. */
const hasOutstanding = sql<SqlBool>`exists (
  select from order_item i
  where i.tenant_id = o.tenant_id and i.order_id = o.id and i.status in (${sql.join(outstandingStates)}))`;

/** The user's orders with reported results: attention level and newest release of each. */
function requestedOrders(tx: TenantTransaction, reader: Reader) {
  return requestedResults(tx, reader)
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
      attention.as('attention'),
      of.fn.max<string>('r.released_at').as('released_at'),
    ]);
}

/**
 * The normal reports among them that are unseen: complete, and every result as first released and
 * within its reference interval.
 */
const unseenNormalOrders = (tx: TenantTransaction, reader: Reader) =>
  requestedOrders(tx, reader)
    .having(attention, '>', attentionLevels.indexOf('none'))
    .having(sql<SqlBool>`bool_and(${isNormal})`)
    .where(sql<SqlBool>`not ${hasOutstanding}`);

/** The user's orders with a test that can still get a result. */
const pendingOrders = (tx: TenantTransaction, { tenantId, accountId }: Reader) =>
  tx
    .selectFrom('test_order as o')
    .where('o.tenant_id', '=', tenantId)
    .where(isOwnOrder(tenantId, accountId))
    .where(hasOutstanding);

export interface RequestedPage {
  /** Attention level, newest release and id of the last order on the previous page. */
  after: [number, string, string] | undefined;
  max: number;
}

/** The user's orders with reported results, by attention level, then newest first. */
export function findRequestedOrders(
  tx: TenantTransaction,
  reader: Reader,
  { tab, after, max }: RequestedPage & { tab: Exclude<InboxTab, 'pending'> | undefined },
) {
  let page = requestedOrders(tx, reader);
  if (tab === 'to_read') page = page.having(attention, '>', attentionLevels.indexOf('none'));
  if (tab === 'critical') page = page.having(hasCritical);
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

/** SQL column: urgency of order `o`; 1 is the most urgent. */
const urgency = sql<number>`case o.priority ${sql.join(
  priorities.map((priority) => sql`when ${priority} then ${urgencyOf(priority)}::integer`),
  sql` `,
)} end`;

/** The user's pending orders, most urgent first, then oldest. */
export function findPendingOrders(
  tx: TenantTransaction,
  reader: Reader,
  {
    after,
    max,
  }: { after: [urgency: number, requestedAt: string, id: string] | undefined; max: number },
) {
  let page = pendingOrders(tx, reader).select(['o.id', 'o.requested_at', urgency.as('urgency')]);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${urgency}, o.requested_at, o.id) > (${after[0]}::integer, ${after[1]}::timestamptz, ${after[2]}::uuid)`,
    );
  return page.orderBy('urgency').orderBy('o.requested_at').orderBy('o.id').limit(max).execute();
}

/** Order, patient, outstanding tests and attention level of the user's own orders. */
export async function findOrdersOfReports(
  tx: TenantTransaction,
  reader: Reader,
  ids: readonly OrderId[],
) {
  return tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .leftJoin(
      requestedOrders(tx, reader).where('o.id', 'in', ids).as('report'),
      'report.id',
      'o.id',
    )
    .where('o.tenant_id', '=', reader.tenantId)
    .where('o.id', 'in', ids)
    .select([
      'o.id',
      'o.order_number',
      'o.priority',
      'o.patient_id',
      'o.created_by',
      'o.requested_at',
      wardOfOrder.as('ward'),
      'report.released_at',
      sql<number>`coalesce(report.attention, ${attentionLevels.indexOf('none')}::integer)`.as(
        'attention',
      ),
      sql<(RequestedReport['outstanding'][number] & { test_parameter_id: string })[]>`coalesce((
        select jsonb_agg(jsonb_build_object('test_parameter_id', i.test_parameter_id, 'test_name', i.name, 'status', i.status) order by i.position)
        from order_item i
        where i.tenant_id = o.tenant_id and i.order_id = o.id and i.status in (${sql.join(outstandingStates)})), '[]')`.as(
        'outstanding',
      ),
      ...summaryColumns,
    ])
    .execute();
}

/** Open critical result notifications of these orders, with the value that they communicate. */
export function findOpenNotifications(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
) {
  return tx
    .selectFrom('critical_call')
    .select(['id', 'version', 'due_at', 'result_id', 'value_text'])
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', orderIds)
    .where('closed_at', 'is', null)
    .execute();
}

/** Whether a released result of these orders has an open critical result notification. */
export async function hasOpenNotification(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('current_result as r')
    .select('r.id')
    .where('r.tenant_id', '=', tenantId)
    .where('r.order_id', 'in', orderIds)
    .where('r.released_at', 'is not', null)
    .where(awaitsNotification)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts the user's orders in each tab of the inbox. */
export async function countInbox(tx: TenantTransaction, reader: Reader): Promise<InboxCounts> {
  const reports = await tx
    .selectFrom(requestedOrders(tx, reader).select(hasCritical.as('has_critical')).as('report'))
    .select((of) => [
      of.fn
        .countAll<number>()
        .filterWhere('attention', '>', attentionLevels.indexOf('none'))
        .as('to_read'),
      of.fn.countAll<number>().filterWhere('has_critical', '=', true).as('critical'),
    ])
    .executeTakeFirstOrThrow();
  const { normal } = await tx
    .selectFrom(unseenNormalOrders(tx, reader).as('report'))
    .select((of) => of.fn.countAll<number>().as('normal'))
    .executeTakeFirstOrThrow();
  const { pending } = await pendingOrders(tx, reader)
    .select((of) => of.fn.countAll<number>().as('pending'))
    .executeTakeFirstOrThrow();
  return { ...reports, pending, normal };
}

/** Times at which the user marked versions of these results as seen, by `versionKey`. */
export async function findSeen(
  tx: TenantTransaction,
  { tenantId, accountId }: Omit<Reader, 'shown'>,
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

const markedResults = (tx: TenantTransaction, reader: Reader) =>
  requestedResults(tx, reader)
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .select([
      'r.id',
      'r.version',
      'r.order_id',
      'r.patient_id',
      'r.value_text',
      'o.order_number',
      'i.code',
    ]);

export type MarkedResult = Awaited<ReturnType<typeof findRequestedResults>>[number];

/** The given results that belong to the user's own orders. */
export function findRequestedResults(
  tx: TenantTransaction,
  reader: Reader,
  ids: readonly ResultId[],
) {
  return markedResults(tx, reader).where('r.id', 'in', ids).execute();
}

/** Results of the user's unseen normal reports whose newest result was released by this time. */
export function findNormalResults(tx: TenantTransaction, reader: Reader, releasedUntil: string) {
  return markedResults(tx, reader)
    .where('o.id', 'in', (of) =>
      of
        .selectFrom(
          unseenNormalOrders(tx, reader)
            .having(sql<SqlBool>`max(r.released_at) <= ${releasedUntil}::timestamptz`)
            .as('report'),
        )
        .select('report.id'),
    )
    .orderBy('o.id')
    .orderBy('i.position')
    .execute();
}

/** Records these versions as seen and returns those newly recorded. */
export async function addSeen(
  tx: TenantTransaction,
  { accountId }: Pick<Reader, 'accountId'>,
  versions: readonly { id: ResultId; version: number }[],
  seenAt: Date,
): Promise<Set<string>> {
  const added = new Set<string>();
  for (const chunk of chunksOf(versions)) {
    const rows = await tx
      .insertInto('seen_result')
      .values(
        chunk.map(({ id, version }) => ({
          account_id: accountId,
          result_id: id,
          version,
          seen_at: seenAt,
        })),
      )
      .onConflict((on) => on.doNothing())
      .returning('result_id')
      .execute();
    for (const { result_id } of rows) added.add(result_id);
  }
  return added;
}
