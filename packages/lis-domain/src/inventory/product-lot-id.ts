import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a lot of a product, in any laboratory of the facility. */
export type ProductLotId = Id<'ProductLot'>;
export const productLotIdField = idField as IdField<ProductLotId>;
export const byProductLotId = v.object({ id: productLotIdField });
