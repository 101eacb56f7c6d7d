import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import type {
  approveStockCount,
  cancelStockCount,
  enterCounted,
  listStockCounts,
  startStockCount,
  StockCount,
  StockCountLine,
  StockCountState,
  StockCountSummary,
  submitStockCount,
} from '@alms/lis-domain/inventory';
import type { UserId } from '@alms/lis-domain/identity';
import { uuidv7 } from 'uuidv7';
import { nextNumber } from '../../platform/db/counter.ts';
import type { OperationContext, SignedInCall } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { laboratoryNames, type NamesLaboratory } from '../facility/laboratory-names.ts';
import {
  findCount,
  findCounts,
  findLines,
  insertCount,
  lockCount,
  updateCount,
  writeCounted,
  type CountRow,
} from './counts.store.ts';
import { findLot } from './lots.store.ts';
import { moveStock } from './stock-movements.ts';
import { lockItems } from './stock.store.ts';

const defaultLimit = 20;

const personOf = (id: UserId | null, name: string | null) =>
  id === null ? null : { user_id: id, name: name ?? '' };

function summaryOf(
  {
    started_by,
    started_by_name,
    submitted_by,
    submitted_by_name,
    decided_by,
    decided_by_name,
    ...row
  }: CountRow,
  nameOf: NamesLaboratory,
): StockCountSummary {
  return {
    ...row,
    ...nameOf(row),
    started_by: { user_id: started_by, name: started_by_name },
    submitted_by: personOf(submitted_by, submitted_by_name),
    decided_by: personOf(decided_by, decided_by_name),
  };
}

export async function listCounts(
  call: SignedInCall<typeof listStockCounts>,
): Promise<AnswerOf<typeof listStockCounts>> {
  const { cursor, limit = defaultLimit, status, laboratory_id: laboratoryId } = call.query;
  const rows = await findCounts(call.tx, call.tenantId, {
    laboratoryId,
    status,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  const nameOf = await laboratoryNames(call);
  return pageOfRows(
    rows,
    limit,
    ({ created_at, id }) => [created_at, id],
    (row) => summaryOf(row, nameOf),
  );
}

export async function readCount(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'user'>,
  id: string,
): Promise<StockCount> {
  const { tx, tenantId } = context;
  const row = await findCount(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return {
    ...summaryOf(row, await laboratoryNames(context)),
    lines: await findLines(tx, tenantId, id),
  };
}

const namedCount = ({ id, number }: Pick<StockCount, 'id' | 'number'>) =>
  ({
    category: 'inventory',
    entity_type: 'stock_count',
    entity_id: id,
    entity_label: number,
  }) as const;

export async function startCount(call: SignedInCall<typeof startStockCount>): Promise<StockCount> {
  const { tx, tenantId, user, body, now, audit } = call;
  const id = uuidv7();
  const number = `CNT-${String(await nextNumber(tx, tenantId, 'stock_count')).padStart(4, '0')}`;
  const lots = await insertCount(tx, {
    tenant_id: tenantId,
    id,
    number,
    status: 'counting',
    laboratory_id: user.laboratory_id,
    ...body,
    started_by: user.id,
    started_by_name: user.full_name,
    created_at: now,
    updated_at: now,
  });
  if (lots === 0) throw new Refusal('nothing_to_count');
  audit({ action: 'create', ...namedCount({ id, number }), after: { ...body, lots } });
  return readCount(call, id);
}

/** Locks a count after checking its version and allowed states. */
async function lockedFor(
  {
    tx,
    tenantId,
    params,
    version,
  }: Pick<SignedInCall<Endpoint>, 'tx' | 'tenantId' | 'version'> & { params: { id: string } },
  states: readonly StockCountState[],
): Promise<CountRow> {
  await lockCount(tx, tenantId, params.id);
  const row = await findCount(tx, tenantId, params.id);
  if (!row) throw new Refusal('not_found');
  checkVersion(version, row.version);
  if (!states.includes(row.status)) throw new Refusal('conflict');
  return row;
}

export async function enter(call: SignedInCall<typeof enterCounted>): Promise<StockCount> {
  const { tx, tenantId, params, body, now, audit } = call;
  const row = await lockedFor(call, ['counting']);
  const lotIds = new Set(body.lines.map(({ lot_id }) => lot_id));
  if (
    lotIds.size < body.lines.length ||
    (await writeCounted(tx, tenantId, params.id, body.lines)) < lotIds.size
  )
    throw invalid({ lines: 'must be lots of this count, without duplicates' });
  await updateCount(tx, row, {}, now);
  audit({ action: 'update', ...namedCount(row), after: { lines: body.lines } });
  return readCount(call, params.id);
}

/** Submits a stock count. Without differences it is completed. */
export async function submit(call: SignedInCall<typeof submitStockCount>): Promise<StockCount> {
  const { tx, user, params, now, audit } = call;
  const row = await lockedFor(call, ['counting']);
  if (row.counted < row.lots) throw new Refusal('count_incomplete');
  const status = row.differences === 0 ? 'approved' : 'submitted';
  const by = { submitted_by: user.id, submitted_by_name: user.full_name, submitted_at: now };
  await updateCount(tx, row, { status, ...by, ...(status === 'approved' && decidedBy(call)) }, now);
  audit({
    action: 'update',
    ...namedCount(row),
    before: { status: row.status },
    after: { status, differences: row.differences },
  });
  return readCount(call, params.id);
}

const decidedBy = ({ user, now }: Pick<SignedInCall<Endpoint>, 'user' | 'now'>) => ({
  decided_by: user.id,
  decided_by_name: user.full_name,
  decided_at: now,
});

/** Applies the counted differences to the current stock, including later movements. */
export async function approve(call: SignedInCall<typeof approveStockCount>): Promise<StockCount> {
  const { tx, tenantId, user, params, now, audit } = call;
  const row = await lockedFor(call, ['submitted']);
  if (row.submitted_by === user.id) throw new Refusal('approver_is_counter');
  const lines = (await findLines(tx, tenantId, params.id)).filter(
    ({ counted, expected }) => counted !== expected,
  );
  await lockItems(tx, tenantId, [...new Set(lines.map(({ item_id }) => item_id))]);
  for (const line of lines) await correct(call, row, line);
  await updateCount(tx, row, { status: 'approved', ...decidedBy(call) }, now);
  audit({
    action: 'verify',
    ...namedCount(row),
    before: { status: row.status },
    after: {
      status: 'approved',
      lots: lines.map(({ item_code, lot_number, expected, counted }) => ({
        lot: `${item_code} ${lot_number}`,
        expected,
        counted,
      })),
    },
  });
  return readCount(call, params.id);
}

async function correct(
  call: SignedInCall<typeof approveStockCount>,
  { number }: CountRow,
  { lot_id, counted, expected }: StockCountLine,
): Promise<void> {
  const lot = await findLot(call.tx, call.tenantId, lot_id);
  const difference = (counted ?? 0) - (expected ?? 0);
  if (!lot || lot.on_hand + difference < 0)
    throw new Refusal('stock_short', {
      fields: { [lot_id]: 'was consumed after it was counted' },
    });
  await moveStock(call, lot, { type: 'adjustment', quantity: difference, reference: number });
}

export async function cancel(call: SignedInCall<typeof cancelStockCount>): Promise<StockCount> {
  const { tx, params, body, now, audit } = call;
  const row = await lockedFor(call, ['counting', 'submitted']);
  await updateCount(tx, row, { status: 'cancelled', ...decidedBy(call) }, now);
  audit({
    action: 'update',
    ...namedCount(row),
    before: { status: row.status },
    after: { status: 'cancelled' },
    reason: body.reason,
  });
  return readCount(call, params.id);
}
