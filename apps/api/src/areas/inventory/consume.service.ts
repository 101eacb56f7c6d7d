import type { AnswerOf } from '@alms/lis-domain/http';
import {
  isLotActionAllowed,
  isUsable,
  pickLots,
  usableLots,
  type consumeStock,
  type StockPick,
  type StockLotId,
} from '@alms/lis-domain/inventory';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { namedItem, viewOf } from './items.service.ts';
import { findLotsLeft, type LotRow } from './lots.store.ts';
import { moveStock, transactionOf } from './stock-movements.ts';
import { lockItems } from './stock.store.ts';

type Consumption = SignedInCall<typeof consumeStock>['body'];

const short = (max: number) =>
  new Refusal('stock_short', { fields: { quantity: `must be at most ${max}` } });

/** Selects lots in order of expiry, as many as needed. */
function pickFirstOnes(
  lots: readonly LotRow[],
  { quantity }: Consumption,
  today: string,
): StockPick[] {
  const picks = pickLots(lots, quantity, today);
  if (!picks) throw short(usableLots(lots, today).reduce((sum, { on_hand }) => sum + on_hand, 0));
  return picks;
}

/**
 * Uses the chosen lot. Deviating from the first-expiring lot requires a reason. A lot in quarantine
 * may be used only for its controls.
 */
function pickChosen(
  lots: readonly LotRow[],
  lotId: StockLotId,
  { quantity, type, reason }: Consumption,
  today: string,
): StockPick[] {
  const lot = lots.find(({ id }) => id === lotId);
  const mayBeUsed =
    lot && (type === 'qc_test' ? isLotActionAllowed(lot, 'test', today) : isUsable(lot, today));
  if (!mayBeUsed) throw new Refusal('lot_not_usable', { fields: { lot_id: 'is not usable' } });
  const [first] = usableLots(lots, today);
  if (type === 'consumption' && first?.id !== lotId && reason === null)
    throw new Refusal('lot_order_reason', { fields: { reason: 'is required' } });
  if (quantity > lot.on_hand) throw short(lot.on_hand);
  return [{ lotId, quantity }];
}

/** Consumes a quantity of an item atomically, from the lots of the user's laboratory. */
export async function consume(
  call: SignedInCall<typeof consumeStock>,
): Promise<AnswerOf<typeof consumeStock>> {
  const { tx, tenantId, user, params, body } = call;
  const [item] = await lockItems(tx, tenantId, [params.id]);
  if (!item) throw new Refusal('not_found');
  const { today } = await viewOf(call);
  const lots = await findLotsLeft(tx, tenantId, item.id, user.laboratory_id);
  const picks =
    body.lot_id === null
      ? pickFirstOnes(lots, body, today)
      : pickChosen(lots, body.lot_id, body, today);

  const transactions = [];
  for (const { lotId, quantity } of picks) {
    const lot = lots.find(({ id }) => id === lotId);
    if (!lot) throw new Error(`@alms/api: selected lot ${lotId} was not found.`);
    const { transaction } = await moveStock(call, lot, {
      type: body.type,
      quantity: -quantity,
      reference: body.reference,
      ...(body.reason !== null && { reason: body.reason }),
    });
    transactions.push(transactionOf(transaction, lot.lot_number));
  }
  call.audit({
    action: body.reason === null ? 'update' : 'override',
    ...namedItem(item),
    after: {
      type: body.type,
      quantity: body.quantity,
      lots: transactions.map(({ lot_number }) => lot_number),
      reference: body.reference,
    },
    ...(body.reason !== null && { reason: body.reason }),
  });
  return { transactions };
}
