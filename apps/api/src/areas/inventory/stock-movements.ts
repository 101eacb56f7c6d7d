import {
  lotAlert,
  lotStatus,
  statusAfterMove,
  type StockLot,
  type StockTransaction,
  type TransactionType,
} from '@alms/lis-domain/inventory';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { NamesLaboratory } from '../facility/laboratory-names.ts';
import { addTransaction, updateLot, type LotRow, type TransactionRow } from './lots.store.ts';

/** User and time of a stock movement. `user` is null for automatic deductions. */
export interface StockActor {
  tx: TenantTransaction;
  tenantId: TenantId;
  user: { id: UserId; full_name: string } | null;
  now: Date;
}

export interface Move {
  type: TransactionType;
  /** Positive to add, negative to remove. */
  quantity: number;
  reason?: string;
  reference?: string;
}

/**
 * Changes the stock of a lot whose item is locked: inserts the transaction and updates the lot's
 * status.
 */
export async function moveStock(
  { tx, user, now }: StockActor,
  lot: LotRow,
  { type, quantity, reason = '', reference = '' }: Move,
): Promise<{ lot: LotRow; transaction: Selectable<Schema['stock_transaction']> }> {
  const transaction = await addTransaction(tx, {
    item_id: lot.item_id,
    lot_id: lot.id,
    type,
    quantity,
    reason,
    reference,
    at: now,
    by_id: user?.id ?? null,
    by_name: user?.full_name ?? null,
  });
  const status = statusAfterMove(
    lot,
    transaction.balance,
    type === 'disposal' || type === 'return' ? 'dispose' : 'use',
  );
  return { lot: await updateLot(tx, lot, { status }, now), transaction };
}

/** Maps a lot to the contract, on a facility day. */
export function lotOf(
  row: LotRow,
  { expiry_alert_days }: { expiry_alert_days: number },
  today: string,
  nameOf: NamesLaboratory,
): StockLot {
  return {
    ...row,
    ...nameOf(row),
    status: lotStatus(row, today),
    alert: lotAlert(row, expiry_alert_days, today),
  };
}

export function transactionOf(
  { by_id, by_name, ...row }: Omit<TransactionRow, 'lot_number'>,
  lotNumber: string,
): StockTransaction {
  return {
    ...row,
    lot_number: lotNumber,
    by: by_id === null ? null : { user_id: by_id, name: by_name ?? '' },
  };
}
