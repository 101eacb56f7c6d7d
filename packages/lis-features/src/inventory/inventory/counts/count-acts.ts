import type { StockCount, StorageCondition } from '@alms/lis-domain/inventory';

/** What is done with counts, over one as it was read. */
export type CountAct =
  | { act: 'start'; storage: StorageCondition | null }
  | { act: 'enter'; count: StockCount; lines: { lot_id: string; counted: number | null }[] }
  | { act: 'submit' | 'approve'; count: StockCount }
  | { act: 'cancel'; count: StockCount; reason: string };
