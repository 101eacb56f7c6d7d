import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a stock item. */
export type StockItemId = Id<'StockItem'>;
export const stockItemIdField = idField as IdField<StockItemId>;
export const byStockItemId = v.object({ id: stockItemIdField });
