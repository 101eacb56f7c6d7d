import * as v from 'valibot';
import type { Named } from '../http/named.ts';
import { idField, type Id, type IdField } from '../http/fields.ts';

/** The id of a laboratory: one site of a facility. The main laboratory has the facility’s id. */
export type LaboratoryId = Id<'Laboratory'>;
export const laboratoryIdField = idField as IdField<LaboratoryId>;
export const byLaboratoryId = v.object({ id: laboratoryIdField });

/** Query of a list that can be limited to one laboratory. */
export const laboratoryQuery = {
  /** Default: all laboratories of the facility. */
  laboratory_id: v.optional(laboratoryIdField),
};

const namedLaboratoryObject = v.object({ id: laboratoryIdField, name: v.string() });
export interface NamedLaboratorySchema extends Named<typeof namedLaboratoryObject> {}
/** A laboratory by name, for choices and references. */
export const namedLaboratorySchema: NamedLaboratorySchema = namedLaboratoryObject;
export interface NamedLaboratory extends v.InferOutput<NamedLaboratorySchema> {}

const workplaceObject = v.object({
  ...namedLaboratoryObject.entries,
  /** IANA name: the laboratory’s own time zone, otherwise the facility’s. */
  time_zone: v.string(),
});
export interface WorkplaceSchema extends Named<typeof workplaceObject> {}
/** A laboratory where a user works. */
export const workplaceSchema: WorkplaceSchema = workplaceObject;
export interface Workplace extends v.InferOutput<WorkplaceSchema> {}
