import * as v from 'valibot';
import { idField, type Id, type IdField } from '../http/fields.ts';
import type { Named } from '../http/named.ts';

/** The id of a ward: a location where patients of the facility are cared for. */
export type WardId = Id<'Ward'>;
export const wardIdField = idField as IdField<WardId>;
export const byWardId = v.object({ id: wardIdField });

const namedWardObject = v.object({ id: wardIdField, name: v.string() });
export interface NamedWardSchema extends Named<typeof namedWardObject> {}
/** A ward by name, for references. */
export const namedWardSchema: NamedWardSchema = namedWardObject;
export interface NamedWard extends v.InferOutput<NamedWardSchema> {}
