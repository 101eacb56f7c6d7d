import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.js';
import { priorities } from '../orders/order.schema.js';
import { patientSummarySchema } from '../patients/patient.schema.js';

/** Domain model 2.14. */
export const sampleStates = ['expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred'] as const;
export type SampleState = (typeof sampleStates)[number];

/** HL7 v2-0490 specimen reject reasons. */
export const rejectionCodes = ['EX', 'QS', 'RB', 'RC', 'RE', 'RH', 'RI', 'RM', 'RN', 'RR', 'RS'] as const;

export const sampleEventSchema = v.object({
  at: instantField,
  type: v.string(),
  by: v.string(),
  note: v.string(),
});

export const sampleSchema = v.object({
  ...recordFields,
  /** `YYMMDD-####`; also what the label's Code 128 says. */
  accession_number: v.string(),
  order_id: idField,
  order_number: v.string(),
  priority: v.picklist(priorities),
  patient: patientSummarySchema,
  /** HL7 v2-0487. */
  type: v.string(),
  container: v.string(),
  status: v.picklist(sampleStates),
  tests: v.array(v.object({ code: v.string(), name: v.string() })),
  collected_at: v.nullable(instantField),
  collected_by: v.nullable(v.string()),
  received_at: v.nullable(instantField),
  received_by: v.nullable(v.string()),
  rejection: v.nullable(v.object({ code: v.picklist(rejectionCodes), note: v.string(), at: instantField, by: v.string() })),
  events: v.array(sampleEventSchema),
});

export type Sample = v.InferOutput<typeof sampleSchema>;

/** Two identifiers, confirmed with the person at the chair (CLSI GP33). */
export const collectSampleBody = v.strictObject({
  identity_check: v.strictObject({ name: v.boolean(), birth_date: v.boolean() }),
  /** Left out: now. */
  collected_at: v.optional(instantField),
  note: v.optional(lineField(300, 0)),
});

export const receiveSampleBody = v.strictObject({ note: v.optional(lineField(300, 0)) });

export const rejectSampleBody = v.strictObject({ code: v.picklist(rejectionCodes), note: lineField(300, 0) });
