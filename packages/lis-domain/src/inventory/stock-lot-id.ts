import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a lot of a stock item. */
export type StockLotId = Id<'StockLot'>;
export const stockLotIdField = idField as IdField<StockLotId>;
export const byStockLotId = v.object({ id: stockLotIdField });
