import * as v from 'valibot';
import {
  dateField,
  enteredInstantField,
  instantField,
  lineField,
  recordFields,
} from '../http/index.ts';
import { laboratoryIdField, namedLaboratorySchema } from '../facility/laboratory-id.ts';
import { fastingStates } from '../orders/clinical-information.ts';
import { orderItemStates } from '../orders/order.schema.ts';
import { priorities } from '../orders/priority.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { arrivalConditionField, arrivalConditionSchema } from './arrival-condition.ts';
import { collectionNeedsSchema } from './collection-needs.schema.ts';
import {
  disposalCodes,
  storagePeriodSchema,
  storedAtSchema,
  volumeField,
} from './storage.schema.ts';
import { namedWardSchema } from '../facility/ward-id.ts';
import type { Named } from '../http/named.ts';
import { orderIdField } from '../orders/order-id.ts';
import { sampleIdField } from './sample-id.ts';
import { identityMethods } from './identity-check.ts';

/** Domain model 2.14; `cancelled`: never collected because all of its tests were cancelled. */
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

/** Reason a collection was not possible; the specimen stays expected. */
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
  /**
   * Code, if the event has one: the reason of a rejection, failed collection or early discard; how
   * the identity was confirmed at collection.
   */
  code: v.optional(
    v.picklist([...rejectionCodes, ...notCollectedCodes, ...disposalCodes, ...identityMethods]),
  ),
  /** Name of the laboratory where it happened. Omitted in a facility with one laboratory. */
  laboratory: v.optional(v.string()),
  /** Recorded specimen condition, if the event changes it; null clears the earlier one. */
  condition: v.optional(v.nullable(arrivalConditionSchema)),
});

const sampleObject = v.object({
  ...recordFields,
  id: sampleIdField,
  /** `YYMMDD-####`; also the content of the label’s Code 128. */
  accession_number: v.string(),
  order_id: orderIdField,
  order_number: v.string(),
  /** The ward of the order; null: not stated. */
  ward: v.nullable(namedWardSchema),
  priority: v.picklist(priorities),
  patient: patientSummarySchema,
  /** HL7 v2-0487. */
  type: v.string(),
  container: v.string(),
  status: v.picklist(sampleStates),
  tests: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      /** Omitted for a confidential test that the user may not read. */
      status: v.optional(v.picklist(orderItemStates)),
    }),
  ),
  /** Where its tests are performed. Omitted in a facility with one laboratory. */
  laboratory: v.optional(namedLaboratorySchema),
  collected_at: v.nullable(instantField),
  collected_by: v.nullable(v.string()),
  /**
   * Fasting status recorded by the collector; null if not recorded, and the order’s status applies
   * then.
   */
  fasting: v.nullable(v.picklist(fastingStates)),
  /** Fasting status on the order. */
  ordered_fasting: v.picklist(fastingStates),
  /** Patient consent confirmed at collection; null if none is required, or before collection. */
  consent_confirmed: v.nullable(v.boolean()),
  /**
   * Collection and transport requirements of its active tests at the time of the order. For an
   * aliquot: those that continue from the original specimen.
   */
  needs: collectionNeedsSchema,
  received_at: v.nullable(instantField),
  received_by: v.nullable(v.string()),
  /** Condition on receipt; null: none recorded. For an aliquot, that of the original specimen. */
  condition: v.nullable(arrivalConditionSchema),
  rejection: v.nullable(
    v.object({
      code: v.picklist(rejectionCodes),
      note: v.string(),
      at: instantField,
      by: v.string(),
    }),
  ),
  /**
   * The specimen an aliquot was split from; null for an original specimen. Results are recorded
   * under the original.
   */
  parent: v.nullable(v.object({ id: sampleIdField, accession_number: v.string() })),
  /** Aliquots in numeric order. */
  aliquots: v.array(
    v.object({
      id: sampleIdField,
      accession_number: v.string(),
      status: v.picklist(sampleStates),
      volume_ml: v.nullable(v.number()),
    }),
  ),
  /** Initial volume in mL; null: not measured. */
  volume_ml: v.nullable(v.number()),
  /** Set only while stored. */
  storage: v.nullable(storedAtSchema),
  /** Periods in boxes with a stated storage condition; the last is open while it is stored. */
  storage_periods: v.array(storagePeriodSchema),
  stored_at: v.nullable(instantField),
  /**
   * Last day of the retention period, calculated at storage; null if the laboratory has not set
   * one.
   */
  retain_until: v.nullable(dateField),
  disposed_at: v.nullable(instantField),
  disposed_by: v.nullable(v.string()),
  events: v.array(sampleEventSchema),
  /**
   * The order is unpaid, and the facility warns or blocks before collection. Omitted: nothing is
   * due, or the facility does not check.
   */
  payment_due: v.optional(v.literal(true)),
});
export interface SampleSchema extends Named<typeof sampleObject> {}
export const sampleSchema: SampleSchema = sampleObject;

/** Maximum exact count per state; longer lists are not useful. */
export const maxCounted = 1000;

export const sampleCountsSchema = v.object({
  /** Number of specimens in each state; null above `maxCounted`. */
  counts: v.object(v.entriesFromList(sampleStates, v.nullable(v.number()))),
});

export interface Sample extends v.InferOutput<SampleSchema> {}

/**
 * Two identifiers stated by the patient (CLSI GP33) or the scanned wristband; for an unidentified
 * patient, the wristband with the temporary number and the order under it.
 */
export const identityCheckField = v.union([
  v.strictObject({ name: v.boolean(), birth_date: v.boolean() }),
  v.strictObject({ wristband: v.boolean(), order_number: v.boolean() }),
  v.strictObject({ wristband_number: lineField(64) }),
]);

export const collectSampleBody = v.strictObject({
  identity_check: identityCheckField,
  /** Default: now. */
  collected_at: v.optional(enteredInstantField),
  /** Fasting status stated by the patient; overrides the order. Omitted: not asked. */
  fasting: v.optional(v.picklist(fastingStates)),
  /** The patient consents to the tests that require it; otherwise they are not collected. */
  consent: v.optional(v.boolean()),
  /** Collected volume in mL. Omitted: not measured. */
  volume_ml: v.optional(volumeField),
  note: v.optional(lineField(300, 0)),
});

export const notCollectedBody = v.strictObject({
  code: v.picklist(notCollectedCodes),
  note: v.optional(lineField(300, 0)),
});

/** Optional note on a handover. */
export const handOverBody = v.strictObject({ note: v.optional(lineField(300, 0)) });

/** Handover for transport. */
export const sendSampleBody = v.strictObject({
  ...handOverBody.entries,
  /** Laboratory that performs the tests instead. Default: as planned. */
  laboratory_id: v.optional(laboratoryIdField),
});

/** Receipt of a specimen, with its condition if there is something to record. */
export const receiveSampleBody = v.strictObject({
  ...handOverBody.entries,
  condition: v.optional(arrivalConditionField),
});

/** Condition of a specimen on receipt, replacing the recorded one. */
export const noteConditionBody = v.strictObject({
  /** Null: clears the condition. */
  condition: v.nullable(arrivalConditionField),
  /** Reason; required if another condition was recorded. */
  reason: lineField(300, 0),
});

/** Reason for reprinting a label: a second label can end up on another tube. */
export const reprintLabelBody = v.strictObject({ reason: lineField(300) });

/** Ending a specimen requires an explanation. */
export const endSampleBody = v.strictObject({ note: lineField(300) });

const rejectionEntries = { code: v.picklist(rejectionCodes), note: lineField(300, 0) };

export const rejectSampleBody = v.strictObject({
  ...rejectionEntries,
  /** Codes of the tests that the specimen is not suitable for. Omitted: all of its tests. */
  tests: v.optional(
    v.pipe(
      v.array(lineField(20)),
      v.minLength(1, 'must contain at least one test'),
      v.maxLength(200, 'must contain at most 200 tests'),
    ),
  ),
});

/** Maximum number of specimens rejected per request. */
export const maxRejections = 100;

/** Rejection of several specimens for the same reason. */
export const rejectSamplesBody = v.strictObject({
  ...rejectionEntries,
  items: v.pipe(
    v.array(v.strictObject({ id: sampleIdField, version: recordFields.version })),
    v.minLength(1, 'must contain at least one specimen'),
    v.maxLength(maxRejections, `must contain at most ${maxRejections} specimens`),
    v.check(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      'must not contain duplicates',
    ),
  ),
});

/** Outcome for each specimen, in request order. */
export const rejectionsSchema = v.object({
  items: v.array(
    v.object({
      id: sampleIdField,
      accession_number: v.nullable(v.string()),
      rejected: v.boolean(),
      /** Reason it was not rejected. */
      code: v.nullable(v.string()),
    }),
  ),
});
export type Rejection = v.InferOutput<typeof rejectionsSchema>['items'][number];
