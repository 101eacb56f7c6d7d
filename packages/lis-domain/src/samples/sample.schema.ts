import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.js';
import { priorities } from '../orders/order.schema.js';
import { patientSummarySchema } from '../patients/patient.schema.js';

/** Domain model 2.14; `cancelled`: it was never collected, because none of its tests is wanted any more. */
export const sampleStates = ['expected', 'collected', 'in_transit', 'received', 'in_testing', 'stored', 'disposed', 'rejected', 'lost', 'referred', 'cancelled'] as const;
export type SampleState = (typeof sampleStates)[number];

/** HL7 v2-0490 specimen reject reasons. */
export const rejectionCodes = ['EX', 'QS', 'RB', 'RC', 'RE', 'RH', 'RI', 'RM', 'RN', 'RR', 'RS'] as const;

/** Why nobody could collect; the specimen stays expected. */
export const notCollectedCodes = ['absent', 'refused', 'not_prepared', 'no_access', 'identity', 'other'] as const;

/** A place in a box as it is printed there: row letters and a column number, such as `A1`. */
export const storagePosition = /^[A-Z]{1,2}[1-9]\d?$/;

/** Where a kept specimen stands. A box or rack without numbered places has no position. */
export const storageSchema = v.object({
  box: lineField(40),
  /** Nobody else's while this one stands there. */
  position: v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(storagePosition, 'must be a row letter and a column number, such as A1'))]),
});

export const sampleEventSchema = v.object({
  at: instantField,
  type: v.string(),
  by: v.string(),
  note: v.string(),
  /** Why, where the event has a coded reason: it was rejected, or could not be collected. */
  code: v.optional(v.picklist([...rejectionCodes, ...notCollectedCodes])),
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
  /** Only while it is stored. */
  storage: v.nullable(v.object({ box: v.string(), position: v.string() })),
  events: v.array(sampleEventSchema),
  /** The patient still has to pay for its order, which this facility wants to be told before it is collected. Left out: nothing is due, or nobody asks. */
  payment_due: v.optional(v.literal(true)),
});

/** More specimens than this in one state are not counted to the last: nobody works through so long a list. */
export const mostCounted = 1000;

export const sampleCountsSchema = v.object({
  /** How many are in each state; null for more than `mostCounted`. */
  counts: v.object(v.entriesFromList(sampleStates, v.nullable(v.number()))),
});

export type Sample = v.InferOutput<typeof sampleSchema>;

/** Two identifiers, confirmed with the person at the chair (CLSI GP33). */
export const collectSampleBody = v.strictObject({
  identity_check: v.strictObject({ name: v.boolean(), birth_date: v.boolean() }),
  /** Left out: now. */
  collected_at: v.optional(instantField),
  note: v.optional(lineField(300, 0)),
});

export const notCollectedBody = v.strictObject({ code: v.picklist(notCollectedCodes), note: v.optional(lineField(300, 0)) });

/** What may be noted when a specimen goes from hand to hand. */
export const handOverBody = v.strictObject({ note: v.optional(lineField(300, 0)) });

export const storeSampleBody = v.strictObject(storageSchema.entries);

/** Why a label is printed once more: the first one is printed at the chair, and another one beside it can end on another tube. */
export const reprintLabelBody = v.strictObject({ reason: lineField(300) });

/** A specimen that ends is explained. */
export const endSampleBody = v.strictObject({ note: lineField(300) });

export const rejectSampleBody = v.strictObject({ code: v.picklist(rejectionCodes), note: lineField(300, 0) });
