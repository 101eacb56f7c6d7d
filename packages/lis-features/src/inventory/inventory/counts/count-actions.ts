import type { StockCount, StorageCondition, StockLotId } from '@alms/lis-domain/inventory';

/** Actions on stock counts, based on the loaded version. */
export type CountAction =
  | { kind: 'start'; storage: StorageCondition | null }
  | { kind: 'enter'; count: StockCount; lines: { lot_id: StockLotId; counted: number | null }[] }
  | { kind: 'submit' | 'approve'; count: StockCount }
  | { kind: 'cancel'; count: StockCount; reason: string };
