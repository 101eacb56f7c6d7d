import * as v from 'valibot';
import { departments } from '../catalogue/departments.ts';
import { lineField, recordFields, textField } from '../http/fields.ts';
import type { Named } from '../http/named.ts';
import { laboratoryIdField } from './laboratory-id.ts';
import { timeZoneField } from './time-zone.schema.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

/** Maximum number of laboratories per facility: lists of them are complete and unpaged. */
export const maxLaboratories = 100;

/** Short form of a site or ward, in upper case. */
export const codeField: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z0-9-]{1,12}$/, 'must be 1 to 12 letters, digits or hyphens'),
);

const laboratoryEntries = {
  /** Unique within the facility, ignoring case. */
  name: lineField(80),
  /** Short form for lists and labels; unique within the facility. */
  code: codeField,
  address: textField(300),
  phone: lineField(40, 0),
  /** For labels and reports of this laboratory (decision 28); null: the facility’s. */
  time_zone: v.nullable(timeZoneField),
  /** Departments whose tests are performed here; none for a collection site. */
  departments: v.array(v.picklist(departments)),
  /** Ids of tests performed here whatever their department; a test has at most one laboratory. */
  tests: v.pipe(v.array(testParameterIdField), v.maxLength(1_000, 'must be at most 1000 tests')),
  /** Laboratory director, as printed on reports. */
  director: lineField(120, 0),
  /** Accreditation, as printed on reports. */
  accreditation: lineField(120, 0),
};

/** A complete laboratory, as it is saved. */
export const laboratoryBody = v.strictObject({
  ...laboratoryEntries,
  phone: v.optional(laboratoryEntries.phone, ''),
  address: v.optional(laboratoryEntries.address, ''),
  time_zone: v.optional(laboratoryEntries.time_zone, null),
  departments: v.optional(laboratoryEntries.departments, []),
  tests: v.optional(laboratoryEntries.tests, []),
  director: v.optional(laboratoryEntries.director, ''),
  accreditation: v.optional(laboratoryEntries.accreditation, ''),
  /** False: retired. The main laboratory is always active. */
  active: v.optional(v.boolean(), true),
});
export interface LaboratoryBody extends v.InferOutput<typeof laboratoryBody> {}

const laboratoryObject = v.object({
  ...recordFields,
  id: laboratoryIdField,
  ...laboratoryEntries,
  active: v.boolean(),
  /** The laboratory that exists from registration on and takes what no other performs. */
  main: v.boolean(),
});
export interface LaboratorySchema extends Named<typeof laboratoryObject> {}
/** One site of a facility, where tests are performed or specimens collected. */
export const laboratorySchema: LaboratorySchema = laboratoryObject;
export interface Laboratory extends v.InferOutput<LaboratorySchema> {}
