import {
  expectedCash,
  needsReason,
  type CashSession,
  type closeCashSession,
  type listCashSessions,
  type openCashSession,
} from '@alms/lis-domain/billing';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import { uuidv7 } from 'uuidv7';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import type { AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { findSettings } from '../../facility/facility.store.ts';
import {
  cashIn,
  findDrawer,
  findDrawers,
  findOwnOpenDrawer,
  type Drawer,
} from './cash-sessions.store.ts';

const defaultLimit = 20;

/** One page of cash drawers, last opened first. */
export async function listDrawers(
  context: OperationContext,
  { state, cursor, limit = defaultLimit }: QueryOf<typeof listCashSessions>,
): Promise<AnswerOf<typeof listCashSessions>> {
  const rows = await findDrawers(context.tx, context.tenantId, {
    state,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const { items, next_cursor } = pageOfRows(
    rows,
    limit,
    ({ opened_at, id }) => [opened_at, id],
    (row) => row,
  );
  return { items: await drawersOf(context, items), next_cursor };
}

async function drawersOf(
  { tx, tenantId }: OperationContext,
  rows: readonly Drawer[],
): Promise<CashSession[]> {
  const open = rows.filter(({ closed_at }) => closed_at === null).map(({ id }) => id);
  const cash = await cashIn(tx, tenantId, open);
  return rows.map((row) => ({
    ...row,
    opened_by: { user_id: row.opened_by, name: row.opened_by_name },
    expected_minor:
      row.expected_minor ??
      expectedCash(
        row.float_minor,
        cash.filter(({ cash_session_id }) => cash_session_id === row.id),
      ),
  }));
}

/** Opens a cash drawer for the user. */
export async function open(
  context: OperationContext,
  { float_minor }: BodyOf<typeof openCashSession>,
): Promise<CashSession> {
  const { tx, tenantId, user, now } = context;
  if (await findOwnOpenDrawer(tx, tenantId, user.id)) throw new Refusal('cash_session_open');
  const { currency } = await findSettings(tx, tenantId);
  const id = uuidv7();
  await tx
    .insertInto('cash_session')
    .values({
      tenant_id: tenantId,
      id,
      currency,
      opened_by: user.id,
      opened_by_name: user.full_name,
      opened_at: now,
      float_minor,
      created_at: now,
      updated_at: now,
    })
    .execute();
  auditDrawer(context, id, { action: 'create', after: { float_minor } });
  return drawerOf(context, id);
}

/**
 * Closes a cash drawer with the counted amount. The drawer is locked against movements during
 * closing.
 */
export async function close(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  { counted_minor, difference_reason = '' }: BodyOf<typeof closeCashSession>,
): Promise<CashSession> {
  const { tx, tenantId, user, now } = context;
  const row = await findDrawer(tx, tenantId, id, { lock: true });
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  if (row.closed_at !== null) throw new Refusal('conflict');
  if (row.opened_by !== user.id && user.role !== 'admin') throw new Refusal('own_drawer');
  const expected_minor = expectedCash(row.float_minor, await cashIn(tx, tenantId, [id]));
  const differs = needsReason({ expected_minor, counted_minor });
  if (differs && difference_reason === '')
    throw invalid({ difference_reason: 'is required because the counted amount differs' });
  await tx
    .updateTable('cash_session')
    .set({
      closed_at: now,
      expected_minor,
      counted_minor,
      difference_reason: differs ? difference_reason : null,
      version: version + 1,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  auditDrawer(context, id, {
    action: 'update',
    after: { expected_minor, counted_minor },
    ...(differs && { reason: difference_reason }),
  });
  return drawerOf(context, id);
}

async function drawerOf(context: OperationContext, id: string): Promise<CashSession> {
  const row = await findDrawer(context.tx, context.tenantId, id);
  const [drawer] = row ? await drawersOf(context, [row]) : [];
  if (!drawer) throw new Refusal('not_found');
  return drawer;
}

function auditDrawer(
  context: OperationContext,
  id: string,
  entry: Pick<AuditEntry, 'action' | 'after' | 'reason'>,
): void {
  context.audit({
    category: 'billing',
    entity_type: 'cash_session',
    entity_id: id,
    entity_label: context.user.full_name,
    ...entry,
  });
}
