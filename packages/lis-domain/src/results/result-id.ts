import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a result. */
export type ResultId = Id<'Result'>;
export const resultIdField = idField as IdField<ResultId>;
export const byResultId = v.object({ id: resultIdField });
