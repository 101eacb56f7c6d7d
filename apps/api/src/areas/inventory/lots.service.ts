import type { AnswerOf, Endpoint } from '@alms/lis-domain/http';
import {
  isLotActionAllowed,
  releasedStatus,
  expiryOf,
  type adjustLot,
  type disposeOfLot,
  type recordLotQc,
  type listStockLots,
  type listStockTransactions,
  type LotAction,
  type openLot,
  type quarantineLot,
  type StockLot,
  type transferStock,
  type StockLotId,
} from '@alms/lis-domain/inventory';
import type { Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import { laboratoryNames, type NamesLaboratory } from '../facility/laboratory-names.ts';
import { laboratoryOf } from '../facility/laboratories.service.ts';
import { lockLaboratory } from '../facility/laboratories.store.ts';
import { readItem, viewOf } from './items.service.ts';
import {
  findLot,
  findLotByNumber,
  findLots,
  findTransactions,
  insertLot,
  updateLot,
  type LotPlace,
  type LotRow,
} from './lots.store.ts';
import { lotOf, moveStock, transactionOf, type Move } from './stock-movements.ts';
import { lockItems, type LockedItem } from './stock.store.ts';

const defaultLimit = 20;

export async function listLots(
  call: SignedInCall<typeof listStockLots>,
): Promise<AnswerOf<typeof listStockLots>> {
  const { tx, tenantId, params, query } = call;
  const item = await readItem(call, params.id);
  const { today } = await viewOf(call);
  const nameOf = await laboratoryNames(call);
  const { cursor, laboratory_id: laboratoryId, limit = defaultLimit } = query;
  const rows = await findLots(tx, tenantId, item.id, {
    laboratoryId,
    after: keysOf(cursor, 4) as LotPlace | undefined,
    max: limit + 1,
  });
  return pageOfRows(
    rows,
    limit,
    ({ on_hand, use_by, received_at, id }) => [
      String(on_hand === 0),
      use_by ?? '9999-12-31',
      received_at,
      id,
    ],
    (row) => lotOf(row, item, today, nameOf),
  );
}

export async function listTransactions(
  call: SignedInCall<typeof listStockTransactions>,
): Promise<AnswerOf<typeof listStockTransactions>> {
  const { tx, tenantId, params, query } = call;
  await readItem(call, params.id);
  const { cursor, limit = defaultLimit, lot_id: lotId } = query;
  const rows = await findTransactions(tx, tenantId, params.id, {
    lotId,
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(
    rows,
    limit,
    ({ at, id }) => [at, id],
    (row) => transactionOf(row, row.lot_number),
  );
}

/** Common start of all lot operations: locks the item and checks the lot's version. */
type LotCall = Pick<
  SignedInCall<Endpoint>,
  'tx' | 'tenantId' | 'user' | 'now' | 'version' | 'audit'
> & { params: { id: StockLotId } };

interface LockedLot {
  lot: LotRow;
  item: LockedItem;
  today: string;
  nameOf: NamesLaboratory;
}

async function lockLot(call: LotCall, context: LotAction): Promise<LockedLot> {
  const { tx, tenantId, params, version } = call;
  const named = await findLot(tx, tenantId, params.id);
  if (!named) throw new Refusal('not_found');
  const [item] = await lockItems(tx, tenantId, [named.item_id]);
  // Read again: the lot is locked only from here on.
  const lot = await findLot(tx, tenantId, params.id);
  if (!item || !lot) throw new Refusal('not_found');
  checkVersion(version, lot.version);
  const { today } = await viewOf(call);
  if (!isLotActionAllowed(lot, context, today)) throw new Refusal('lot_not_usable');
  return { lot, item, today, nameOf: await laboratoryNames(call) };
}

/** Identifies a lot in the audit trail. */
export const namedLot = (
  { code, name }: LockedItem,
  { id, lot_number }: Pick<LotRow, 'id' | 'lot_number'>,
) =>
  ({
    category: 'inventory',
    entity_type: 'stock_lot',
    entity_id: id,
    entity_label: `${code} ${name} ${lot_number}`,
  }) as const;

async function move(
  call: LotCall,
  { lot, item, today, nameOf }: LockedLot,
  change: Move,
): Promise<StockLot> {
  const { lot: moved } = await moveStock(call, lot, change);
  const { reason } = change;
  call.audit({
    action: 'update',
    ...namedLot(item, lot),
    before: { on_hand: lot.on_hand, status: lot.status },
    after: { type: change.type, on_hand: moved.on_hand, status: moved.status },
    ...(reason !== undefined && { reason }),
  });
  return lotOf(moved, item, today, nameOf);
}

async function change(
  call: LotCall,
  { lot, item, today, nameOf }: LockedLot,
  to: Updateable<Schema['stock_lot']>,
  reason?: string,
): Promise<StockLot> {
  const changed = await updateLot(call.tx, lot, to, call.now);
  const before = Object.fromEntries(
    Object.keys(to).map((name) => [name, lot[name as keyof LotRow]]),
  );
  call.audit({
    action: 'update',
    ...namedLot(item, lot),
    before,
    after: { ...to },
    ...(reason !== undefined && { reason }),
  });
  return lotOf(changed, item, today, nameOf);
}

/** Opens a lot. Open-vial stability starts on this day and may end before the expiry date. */
export async function open(call: SignedInCall<typeof openLot>): Promise<StockLot> {
  const locked = await lockLot(call, 'open');
  const { lot, item, today } = locked;
  return change(call, locked, {
    status: releasedStatus(true),
    opened_on: today,
    use_by: expiryOf({ ...lot, opened_on: today, open_stability_days: item.open_stability_days }),
  });
}

/** Adjusts the quantity of a lot. A count equal to the recorded quantity changes nothing. */
export async function adjust(call: SignedInCall<typeof adjustLot>): Promise<StockLot> {
  const { counted, reason } = call.body;
  const locked = await lockLot(call, 'count');
  const { lot, item, today, nameOf } = locked;
  if (counted === lot.on_hand) return lotOf(lot, item, today, nameOf);
  return move(call, locked, { type: 'adjustment', quantity: counted - lot.on_hand, reason });
}

export async function dispose(call: SignedInCall<typeof disposeOfLot>): Promise<StockLot> {
  const { quantity, type, reason } = call.body;
  const locked = await lockLot(call, 'dispose');
  if (quantity > locked.lot.on_hand)
    throw new Refusal('stock_short', {
      fields: { quantity: `must be at most ${locked.lot.on_hand}` },
    });
  return move(call, locked, { type, quantity: -quantity, reason });
}

/**
 * Transfers stock to a different laboratory: removed from the lot here, added to the same lot
 * there. A lot new to that laboratory starts in quarantine when QC is required, as on receipt.
 */
export async function transfer(call: SignedInCall<typeof transferStock>): Promise<StockLot> {
  const { tx, tenantId, body, now } = call;
  const { laboratory_id, quantity, location } = body;
  const locked = await lockLot(call, 'consume');
  const { lot, item, today, nameOf } = locked;
  if (laboratory_id === lot.laboratory_id)
    throw invalid({ laboratory_id: 'must be a different laboratory' });
  await lockLaboratory(tx, tenantId, laboratory_id);
  const destination = await laboratoryOf(tx, tenantId, laboratory_id);
  if (!destination.active) throw invalid({ laboratory_id: 'must be an active laboratory' });
  if (quantity > lot.on_hand)
    throw new Refusal('stock_short', { fields: { quantity: `must be at most ${lot.on_hand}` } });
  const known = await findLotByNumber(tx, tenantId, {
    itemId: lot.item_id,
    laboratoryId: laboratory_id,
    lotNumber: lot.lot_number,
  });
  // An opened package and an unopened one are not one lot: their last days of use differ.
  if (known && (known.expiry_date !== lot.expiry_date || known.use_by !== lot.use_by))
    throw new Refusal('lot_differs', {
      fields: { laboratory_id: 'has this lot with other dates' },
    });
  const there =
    known ??
    (await insertLot(tx, {
      tenant_id: tenantId,
      item_id: lot.item_id,
      laboratory_id,
      lot_number: lot.lot_number,
      expiry_date: lot.expiry_date,
      use_by: lot.use_by,
      opened_on: lot.opened_on,
      location,
      received_at: now,
      status: item.needs_lot_qc ? 'quarantined' : lot.status,
      qc_status: item.needs_lot_qc ? 'pending' : lot.qc_status,
      created_at: now,
      updated_at: now,
    }));
  const { lot: left } = await moveStock(call, lot, {
    type: 'transfer',
    quantity: -quantity,
    reference: destination.code,
  });
  const { code: origin } = await laboratoryOf(tx, tenantId, lot.laboratory_id);
  await moveStock(call, there, { type: 'transfer', quantity, reference: origin });
  call.audit({
    action: 'update',
    ...namedLot(item, lot),
    before: { on_hand: lot.on_hand },
    after: {
      type: 'transfer',
      quantity,
      on_hand: left.on_hand,
      from: origin,
      to: destination.code,
      lot_id: there.id,
    },
  });
  return lotOf(left, item, today, nameOf);
}

export async function quarantine(call: SignedInCall<typeof quarantineLot>): Promise<StockLot> {
  const { reason } = call.body;
  return change(
    call,
    await lockLot(call, 'quarantine'),
    { status: 'quarantined', qc_status: 'pending', qc_note: reason },
    reason,
  );
}

/**
 * Records the QC outcome of a lot. If passed, the lot may be used; if failed, it stays in
 * quarantine until discarded, returned or retested.
 */
export async function recordQc(call: SignedInCall<typeof recordLotQc>): Promise<StockLot> {
  const { outcome, note } = call.body;
  const locked = await lockLot(call, 'record_qc');
  return change(
    call,
    locked,
    {
      qc_status: outcome,
      qc_note: note,
      ...(outcome === 'passed' && { status: releasedStatus(locked.lot.opened_on !== null) }),
    },
    note,
  );
}
