import * as v from 'valibot';
import { idField, instantField, lineField, recordFields } from '../http/index.js';
import { patientSummarySchema } from '../patients/patient.schema.js';

/** FHIR request-priority. */
export const priorities = ['routine', 'urgent', 'asap', 'stat'] as const;
export type Priority = (typeof priorities)[number];

/** A priority as a number to sort by: 1 is the most urgent. */
export function urgencyOf(priority: Priority): number {
  return priorities.length - priorities.indexOf(priority);
}

/** Domain model 2.14. */
export const orderItemStates = [
  'ordered', 'collected', 'received', 'in_process', 'resulted', 'verified', 'released', 'cancelled', 'rejected', 'entered_in_error',
] as const;
export type OrderItemState = (typeof orderItemStates)[number];

/** Derived from the items, never stored. */
export const orderStates = ['placed', 'in_progress', 'partially_released', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const orderItemSchema = v.object({
  id: idField,
  test_parameter_id: idField,
  /** The panel through which it was ordered, if any. */
  panel_code: v.nullable(v.string()),
  code: v.string(),
  name: v.string(),
  status: v.picklist(orderItemStates),
  sample_id: v.nullable(idField),
  result_id: v.nullable(idField),
});

export const orderSchema = v.object({
  ...recordFields,
  order_number: v.string(),
  patient: patientSummarySchema,
  ordered_by: v.string(),
  priority: v.picklist(priorities),
  status: v.picklist(orderStates),
  clinical_info: v.string(),
  requested_at: instantField,
  items: v.array(orderItemSchema),
});

export type Order = v.InferOutput<typeof orderSchema>;
export type OrderItem = v.InferOutput<typeof orderItemSchema>;

export const placeOrderBody = v.strictObject({
  patient_id: idField,
  /** Tests and panels; a test that comes in twice is ordered once. */
  test_parameter_ids: v.pipe(v.array(idField), v.minLength(1, 'must name at least one test'), v.maxLength(50, 'must name at most 50 tests')),
  priority: v.picklist(priorities),
  /** Who asked for it; may be an outside doctor. */
  ordered_by: lineField(120),
  clinical_info: lineField(500, 0),
});
