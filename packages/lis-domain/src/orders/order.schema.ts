import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import { reevaluationSchema } from '../patients/reevaluation.schema.ts';
import { clinicalEntries, diagnosisSchema, fastingStates } from './clinical-information.ts';
import type { Named } from '../http/named.ts';
import { namedWardSchema, wardIdField } from '../facility/ward-id.ts';
import { patientIdField } from '../patients/patient-id.ts';
import { orderIdField } from './order-id.ts';
import { priorities } from './priority.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { resultIdField } from '../results/result-id.ts';
import { userIdField } from '../identity/user-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

/** Domain model 2.14. */
export const orderItemStates = [
  'ordered',
  'collected',
  'received',
  'in_process',
  'resulted',
  'verified',
  'released',
  'cancelled',
  'rejected',
  'entered_in_error',
] as const;
export type OrderItemState = (typeof orderItemStates)[number];

/** Derived from the items, never stored. */
export const orderStates = [
  'placed',
  'in_progress',
  'partially_released',
  'completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Reason for cancelling a test. */
export const cancellationReasons = [
  'ordered_in_error',
  'duplicate_order',
  'patient_declined',
  'no_longer_needed',
  'other',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** Who cancelled an ordered test, and why. */
export const cancellationSchema = v.object({
  code: v.picklist(cancellationReasons),
  note: v.string(),
  by: v.object({ id: userIdField, name: v.string() }),
  at: instantField,
});

const orderItemObject = v.object({
  id: idField,
  test_parameter_id: testParameterIdField,
  /** The panel it was ordered through, if any. */
  panel_code: v.nullable(v.string()),
  code: v.string(),
  name: v.string(),
  status: v.picklist(orderItemStates),
  sample_id: v.nullable(sampleIdField),
  result_id: v.nullable(resultIdField),
  cancellation: v.nullable(cancellationSchema),
  /** The ordered test whose value triggered this reflex test. */
  reflex_of_item_id: v.nullable(idField),
});
export interface OrderItemSchema extends Named<typeof orderItemObject> {}
export const orderItemSchema: OrderItemSchema = orderItemObject;

const orderObject = v.object({
  ...recordFields,
  id: orderIdField,
  order_number: v.string(),
  patient: patientSummarySchema,
  ordered_by: v.string(),
  /** Where the patient was when the order was placed; null: not stated. */
  ward: v.nullable(namedWardSchema),
  priority: v.picklist(priorities),
  status: v.picklist(orderStates),
  clinical_info: v.string(),
  conditions: v.array(v.string()),
  fasting: v.picklist(fastingStates),
  diagnosis_codes: v.array(diagnosisSchema),
  requested_at: instantField,
  items: v.array(orderItemSchema),
});
export interface OrderSchema extends Named<typeof orderObject> {}
export const orderSchema: OrderSchema = orderObject;

export interface Order extends v.InferOutput<OrderSchema> {}
export interface OrderItem extends v.InferOutput<OrderItemSchema> {}

/** Reason for repeating a test after the warning about a recent result. */
const repeatReason = v.optional(lineField(200));

/** Reason for ordering a test for a patient outside its limits of sex and age. */
const limitReason = v.optional(lineField(200));

/** Tests and panels; duplicates are ordered once. */
const chosenTests = v.pipe(
  v.array(testParameterIdField),
  v.minLength(1, 'must contain at least one test'),
  v.maxLength(50, 'must contain at most 50 tests'),
);

export const placeOrderBody = v.strictObject({
  patient_id: patientIdField,
  test_parameter_ids: chosenTests,
  priority: v.picklist(priorities),
  /** Ordering provider; can be external. */
  ordered_by: lineField(120),
  /** Active ward of the patient. Null or omitted: none. */
  ward_id: v.optional(v.nullable(wardIdField)),
  clinical_info: lineField(500, 0),
  /** Omitted: nothing is known. */
  conditions: v.optional(clinicalEntries.conditions, []),
  fasting: v.optional(clinicalEntries.fasting, 'unknown'),
  diagnosis_codes: v.optional(clinicalEntries.diagnosis_codes, []),
  /** Adds new conditions to the patient’s record, from today on. */
  keep_conditions: v.optional(v.boolean()),
  repeat_reason: repeatReason,
  limit_reason: limitReason,
});

/** The ward to which the patient was transferred. */
export const changeWardBody = v.strictObject({
  /** Active ward; null: none. */
  ward_id: v.nullable(wardIdField),
});

/** The complete clinical information of an order, replacing the current one. */
export const clinicalInformationBody = v.strictObject({
  clinical_info: lineField(500, 0),
  ...clinicalEntries,
  /** Reason for the change; required once a specimen is collected. */
  reason: lineField(300, 0),
});

/** An order with changed clinical information. */
const updatedOrderObject = v.object({
  order: orderSchema,
  /** Effect on its results; null if nothing relevant to their evaluation changed. */
  reread: v.nullable(reevaluationSchema),
});
export interface UpdatedOrderSchema extends Named<typeof updatedOrderObject> {}
export const updatedOrderSchema: UpdatedOrderSchema = updatedOrderObject;
export interface UpdatedOrder extends v.InferOutput<UpdatedOrderSchema> {}

export const cancelTestsBody = v.pipe(
  v.strictObject({
    /** Omitted: every test of the order that can still be cancelled. */
    item_ids: v.optional(
      v.pipe(
        v.array(idField),
        v.minLength(1, 'must contain at least one test'),
        v.maxLength(200, 'must contain at most 200 tests'),
      ),
    ),
    code: v.picklist(cancellationReasons),
    /** Required for the reason other, and once a specimen is collected. */
    note: lineField(300, 0),
    /**
     * Credits the charge although the specimen is collected; administrators only. Omitted: it stays
     * charged.
     */
    credit_collected: v.optional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['code'], ['note']],
      ({ code, note }) => code !== 'other' || note !== '',
      'must contain a reason',
    ),
    ['note'],
  ),
);

export const addTestsBody = v.strictObject({
  test_parameter_ids: chosenTests,
  /**
   * The user checked that the collected specimens have enough volume, where it is not calculated,
   * and are within stability. Otherwise added tests need a new collection.
   */
  specimens_confirmed: v.boolean(),
  repeat_reason: repeatReason,
  limit_reason: limitReason,
});
