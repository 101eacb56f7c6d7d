import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a specimen. */
export type SampleId = Id<'Sample'>;
export const sampleIdField = idField as IdField<SampleId>;
export const bySampleId = v.object({ id: sampleIdField });
