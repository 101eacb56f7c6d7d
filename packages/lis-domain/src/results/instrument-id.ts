import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of an instrument. */
export type InstrumentId = Id<'Instrument'>;
export const instrumentIdField = idField as IdField<InstrumentId>;
export const byInstrumentId = v.object({ id: instrumentIdField });
