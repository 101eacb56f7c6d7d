import type { AnswerOf, BodyOf } from '@alms/lis-domain/http';
import { isExpired, expiryOf, type receiveStock } from '@alms/lis-domain/inventory';
import type { SignedInCall } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { laboratoryNames } from '../facility/laboratory-names.ts';
import { viewOf } from './items.service.ts';
import { namedLot } from './lots.service.ts';
import { findLotByNumber, insertLot, type LotRow } from './lots.store.ts';
import { findProductLotByNumber } from './product-lots.store.ts';
import { lotOf, moveStock } from './stock-movements.ts';
import { lockItems, type LockedItem } from './stock.store.ts';
import { bookDelivery } from './supplier-orders.service.ts';

type Call = SignedInCall<typeof receiveStock>;
type Line = BodyOf<typeof receiveStock>['lines'][number];

/**
 * Records a delivery atomically. An existing lot is increased; a new lot starts in quarantine when
 * QC is required.
 */
export async function receive(call: Call): Promise<AnswerOf<typeof receiveStock>> {
  const { tx, tenantId, user, body } = call;
  const { supplier_order_id, reference, lines } = body;
  // Consistent lock order: purchase order before items.
  const number =
    supplier_order_id === null ? undefined : await bookDelivery(call, supplier_order_id, lines);
  const items = await lockItems(tx, tenantId, [...new Set(lines.map(({ item_id }) => item_id))]);
  const { today } = await viewOf(call);
  const lots: LotRow[] = [];
  for (const [index, line] of lines.entries()) {
    const item = items.find(({ id }) => id === line.item_id);
    if (!item) throw invalid({ [`lines.${index}.item_id`]: 'is not an item of this facility' });
    if (!item.active)
      throw new Refusal('item_inactive', {
        fields: { [`lines.${index}.item_id`]: 'is inactive' },
      });
    if (isExpired(line.expiry_date, today))
      throw invalid({ [`lines.${index}.expiry_date`]: 'has passed' });
    const known = await findLotByNumber(tx, tenantId, {
      itemId: item.id,
      laboratoryId: user.laboratory_id,
      lotNumber: line.lot_number,
    });
    if (known && known.expiry_date !== line.expiry_date)
      throw new Refusal('lot_differs', { fields: { [`lines.${index}.expiry_date`]: 'differs' } });
    const traced = await findProductLotByNumber(tx, tenantId, {
      itemId: item.id,
      lotNumber: line.lot_number,
    });
    if (traced && traced.recalled_at !== null)
      throw new Refusal('lot_recalled', {
        fields: { [`lines.${index}.lot_number`]: 'is recalled' },
      });
    const { lot, transaction } = await moveStock(call, known ?? (await newLot(call, item, line)), {
      type: 'receipt',
      quantity: line.quantity,
      reference: reference || (number ?? ''),
    });
    call.audit({
      action: known ? 'update' : 'create',
      ...namedLot(item, lot),
      after: {
        type: 'receipt',
        quantity: line.quantity,
        on_hand: transaction.balance,
        expiry_date: line.expiry_date,
      },
    });
    lots.push(lot);
  }
  const nameOf = await laboratoryNames(call);
  const written = new Map(lots.map((lot) => [lot.id, lot]));
  return {
    lots: [...written.values()].flatMap((lot) => {
      const item = items.find(({ id }) => id === lot.item_id);
      return item ? [lotOf(lot, item, today, nameOf)] : [];
    }),
  };
}

function newLot(
  { tx, tenantId, user, now }: Call,
  { id, needs_lot_qc, open_stability_days }: LockedItem,
  { lot_number, expiry_date, location }: Line,
): Promise<LotRow> {
  return insertLot(tx, {
    tenant_id: tenantId,
    item_id: id,
    laboratory_id: user.laboratory_id,
    lot_number,
    expiry_date,
    location,
    use_by: expiryOf({ expiry_date, opened_on: null, open_stability_days }),
    received_at: now,
    status: needs_lot_qc ? 'quarantined' : 'active',
    qc_status: needs_lot_qc ? 'pending' : 'not_required',
    created_at: now,
    updated_at: now,
  });
}
