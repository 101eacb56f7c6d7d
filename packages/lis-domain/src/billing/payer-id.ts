import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a payer. */
export type PayerId = Id<'Payer'>;
export const payerIdField = idField as IdField<PayerId>;
export const byPayerId = v.object({ id: payerIdField });
