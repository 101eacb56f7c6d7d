import * as v from 'valibot';
import { emailField, lineField, recordFields } from '../http/fields.ts';
import type { Named } from '../http/named.ts';
import { laboratoryIdField } from './laboratory-id.ts';
import { codeField } from './laboratory.schema.ts';
import { wardIdField } from './ward-id.ts';

/** Maximum number of wards per facility: lists of them are complete and unpaged. */
export const maxWards = 300;

const wardEntries = {
  /** Unique within the facility, ignoring case. */
  name: lineField(80),
  /** Short form for lists; unique within the facility. */
  code: codeField,
  /** The site where the ward is. */
  laboratory_id: laboratoryIdField,
  phone: lineField(40, 0),
  /**
   * Address that receives notifications of critical results of the ward’s orders, without patient
   * data. Empty: none.
   */
  email: v.union([v.literal(''), emailField]),
};

/** A complete ward, as it is saved. */
export const wardBody = v.strictObject({
  ...wardEntries,
  phone: v.optional(wardEntries.phone, ''),
  email: v.optional(wardEntries.email, ''),
  /** False: no new orders. */
  active: v.optional(v.boolean(), true),
});
export interface WardBody extends v.InferOutput<typeof wardBody> {}

const wardObject = v.object({
  ...recordFields,
  id: wardIdField,
  ...wardEntries,
  active: v.boolean(),
});
export interface WardSchema extends Named<typeof wardObject> {}
/** A ward or other location of patients (FHIR Location), where orders come from. */
export const wardSchema: WardSchema = wardObject;
export interface Ward extends v.InferOutput<WardSchema> {}
