import * as v from 'valibot';
import { openingSchema } from '../facility/working-hours.schema.ts';
import {
  enteredInstantField,
  idField,
  instantField,
  lineField,
  pageOf,
  recordFields,
} from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';
import type { Named } from '../http/named.ts';

/** Purpose of an appointment or home visit. */
export const appointmentTypes = [
  'sample_collection',
  'home_collection',
  'consultation',
  'result_review',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/** Stored states, in the codes of FHIR Appointment. */
export const recordedAppointmentStates = ['booked', 'arrived', 'fulfilled', 'cancelled'] as const;
export type RecordedAppointmentState = (typeof recordedAppointmentStates)[number];

/** Displayed states: `no_show` is derived from the clock and never stored. */
export const appointmentStates = [...recordedAppointmentStates, 'no_show'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Default appointment duration in minutes. */
export const DEFAULT_APPOINTMENT_MINUTES = 15;

const durationField = v.pipe(
  v.number(),
  v.integer('must be a whole number of minutes'),
  v.minValue(5, 'must be at least 5 minutes'),
  v.maxValue(240, 'must be at most 240 minutes'),
);

export const bookAppointmentBody = v.strictObject({
  type: v.picklist(appointmentTypes),
  start: enteredInstantField,
  /**
   * Default: the duration of the appointment it replaces, otherwise the standard duration. Only
   * staff can set it.
   */
  duration_minutes: v.optional(durationField),
  /** Information for staff before the appointment. */
  reason: lineField(200, 0),
  /** The appointment that this one replaces, which is cancelled in the same transaction. */
  rescheduled_from_id: v.optional(idField),
});

const appointmentObject = v.object({
  ...recordFields,
  patient: patientSummarySchema,
  type: v.picklist(appointmentTypes),
  status: v.picklist(appointmentStates),
  start: instantField,
  end: instantField,
  reason: v.string(),
  /** Booked by staff, or by the patient in the portal. */
  source: v.picklist(['staff', 'portal']),
  cancelled_at: v.nullable(instantField),
  cancellation_reason: v.nullable(v.string()),
  rescheduled_from_id: v.nullable(idField),
});
export interface AppointmentSchema extends Named<typeof appointmentObject> {}
export const appointmentSchema: AppointmentSchema = appointmentObject;

export interface Appointment extends v.InferOutput<AppointmentSchema> {}

/** Patient preparation for an ordered test or panel that is still to be collected. */
const preparationObject = v.object({ test: v.string(), text: v.string() });
export interface PreparationSchema extends Named<typeof preparationObject> {}
export const preparationSchema: PreparationSchema = preparationObject;
export interface Preparation extends v.InferOutput<PreparationSchema> {}

export const patientAppointmentsSchema = v.object({
  ...pageOf(appointmentSchema).entries,
  /** Only on the first page: preparation for all tests to be collected. */
  preparation: v.array(preparationSchema),
  /** Opening hours of the facility; appointments must lie within them. */
  opening: openingSchema,
});
