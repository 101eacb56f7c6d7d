import type { StockCount, StorageCondition } from '@alms/lis-domain/inventory';

/** Actions on stock counts, based on the loaded version. */
export type CountAction =
  | { act: 'start'; storage: StorageCondition | null }
  | { act: 'enter'; count: StockCount; lines: { lot_id: string; counted: number | null }[] }
  | { act: 'submit' | 'approve'; count: StockCount }
  | { act: 'cancel'; count: StockCount; reason: string };
