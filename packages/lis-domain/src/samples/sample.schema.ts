import * as v from 'valibot';
import { dateField, idField, instantField, lineField, recordFields } from '../http/index.ts';
import { fastingStates } from '../orders/clinical-information.ts';
import { priorities } from '../orders/order.schema.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { arrivalConditionField, arrivalConditionSchema } from './arrival-condition.ts';
import { collectionNeedsSchema } from './collection-needs.schema.ts';
import { disposalCodes, storedAtSchema, volumeField } from './storage.schema.ts';

/** Domain model 2.14; `cancelled`: it was never collected, because none of its tests is wanted any more. */
export const sampleStates = [
  'expected',
  'collected',
  'in_transit',
  'received',
  'in_testing',
  'stored',
  'disposed',
  'rejected',
  'lost',
  'referred',
  'cancelled',
] as const;
export type SampleState = (typeof sampleStates)[number];

/** HL7 v2-0490 specimen reject reasons. */
export const rejectionCodes = [
  'EX',
  'QS',
  'RB',
  'RC',
  'RE',
  'RH',
  'RI',
  'RM',
  'RN',
  'RR',
  'RS',
] as const;

/** Why nobody could collect; the specimen stays expected. */
export const notCollectedCodes = [
  'absent',
  'refused',
  'not_prepared',
  'no_access',
  'identity',
  'other',
] as const;

export const sampleEventSchema = v.object({
  at: instantField,
  type: v.string(),
  by: v.string(),
  note: v.string(),
  /** Why, where the event has a coded reason: it was rejected, could not be collected, or was not kept to the end of its time. */
  code: v.optional(v.picklist([...rejectionCodes, ...notCollectedCodes, ...disposalCodes])),
  /** What it was found to be like, where the event says that; null: what was noted before does not hold. */
  condition: v.optional(v.nullable(arrivalConditionSchema)),
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
  /** Whether the patient was fasting, as who collected has told; null where nobody did, and what the order says stands. */
  fasting: v.nullable(v.picklist(fastingStates)),
  /** What the order says of it. */
  ordered_fasting: v.picklist(fastingStates),
  /** That the patient agrees to what has to be agreed to, as was confirmed at the chair; null where nothing had to be, or it was not collected yet. */
  consent_confirmed: v.nullable(v.boolean()),
  /** What its tests ask of the collection and of the way, as they were when they were ordered; of cancelled ones nothing. Of an aliquot: what goes on from the specimen it was taken from. */
  needs: collectionNeedsSchema,
  received_at: v.nullable(instantField),
  received_by: v.nullable(v.string()),
  /** What it was like on arrival; null: nothing was noted. Of an aliquot, what is noted of the specimen it was taken from. */
  condition: v.nullable(arrivalConditionSchema),
  rejection: v.nullable(
    v.object({
      code: v.picklist(rejectionCodes),
      note: v.string(),
      at: instantField,
      by: v.string(),
    }),
  ),
  /** What it is a part of; null for what was drawn. What was ordered is measured under the number that was drawn. */
  parent: v.nullable(v.object({ id: idField, accession_number: v.string() })),
  /** The parts it was divided into, as they are numbered. */
  aliquots: v.array(
    v.object({
      id: idField,
      accession_number: v.string(),
      status: v.picklist(sampleStates),
      volume_ml: v.nullable(v.number()),
    }),
  ),
  /** How much there was before anything was taken out, in mL; null: not measured. */
  volume_ml: v.nullable(v.number()),
  /** Only while it is stored. */
  storage: v.nullable(storedAtSchema),
  stored_at: v.nullable(instantField),
  /** The last day on which it is kept, reckoned when it was stored; null where the laboratory has set no time. */
  retain_until: v.nullable(dateField),
  disposed_at: v.nullable(instantField),
  disposed_by: v.nullable(v.string()),
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

/** Two identifiers, confirmed with the person at the chair (CLSI GP33); of who is unidentified, the wristband with the temporary number and the order under it. */
export const collectSampleBody = v.strictObject({
  identity_check: v.union([
    v.strictObject({ name: v.boolean(), birth_date: v.boolean() }),
    v.strictObject({ wristband: v.boolean(), order_number: v.boolean() }),
  ]),
  /** Left out: now. */
  collected_at: v.optional(instantField),
  /** Whether the patient says to have come fasting; it wins over what the order says. Left out: nobody asked. */
  fasting: v.optional(v.picklist(fastingStates)),
  /** The patient agrees to the tests that ask for it; without this they are not collected. */
  consent: v.optional(v.boolean()),
  /** How much was taken, in mL. Left out: not measured. */
  volume_ml: v.optional(volumeField),
  note: v.optional(lineField(300, 0)),
});

export const notCollectedBody = v.strictObject({
  code: v.picklist(notCollectedCodes),
  note: v.optional(lineField(300, 0)),
});

/** What may be noted when a specimen goes from hand to hand. */
export const handOverBody = v.strictObject({ note: v.optional(lineField(300, 0)) });

/** The arrival; what the specimen was like is told where there is something to tell. */
export const receiveSampleBody = v.strictObject({
  ...handOverBody.entries,
  condition: v.optional(arrivalConditionField),
});

/** What a specimen was like on arrival, as it is to be on record from now on. */
export const noteConditionBody = v.strictObject({
  /** Null: nothing is to be noted. */
  condition: v.nullable(arrivalConditionField),
  /** Why, as soon as something else was on record. */
  reason: lineField(300, 0),
});

/** Why a label is printed once more: the first one is printed at the chair, and another one beside it can end on another tube. */
export const reprintLabelBody = v.strictObject({ reason: lineField(300) });

/** A specimen that ends is explained. */
export const endSampleBody = v.strictObject({ note: lineField(300) });

export const rejectSampleBody = v.strictObject({
  code: v.picklist(rejectionCodes),
  note: lineField(300, 0),
});
