import * as v from 'valibot';
import { openingSchema } from '../facility/working-hours.schema.ts';
import { idField, instantField, lineField, pageOf, recordFields } from '../http/index.ts';
import { patientSummarySchema } from '../patients/patient.schema.ts';

/** What somebody comes for, or is visited for. */
export const appointmentTypes = [
  'sample_collection',
  'home_collection',
  'consultation',
  'result_review',
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/** What is on record, in the codes of FHIR's Appointment. */
export const recordedAppointmentStates = ['booked', 'arrived', 'fulfilled', 'cancelled'] as const;
export type RecordedAppointmentState = (typeof recordedAppointmentStates)[number];

/** What is shown: `no_show` follows from the clock and is never on record. */
export const appointmentStates = [...recordedAppointmentStates, 'no_show'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** How long an appointment takes unless staff say otherwise, in minutes. */
export const DEFAULT_APPOINTMENT_MINUTES = 15;

const durationField = v.pipe(
  v.number(),
  v.integer('must be whole minutes'),
  v.minValue(5, 'must be at least 5 minutes'),
  v.maxValue(240, 'must be at most 240 minutes'),
);

export const bookAppointmentBody = v.strictObject({
  type: v.picklist(appointmentTypes),
  start: instantField,
  /** Left out: as long as the appointment it replaces, else the default. Only staff say it. */
  duration_minutes: v.optional(durationField),
  /** What to know beforehand. */
  reason: lineField(200, 0),
  /** The appointment that this one replaces: it is cancelled in the same moment. */
  rescheduled_from_id: v.optional(idField),
});

export const appointmentSchema = v.object({
  ...recordFields,
  patient: patientSummarySchema,
  type: v.picklist(appointmentTypes),
  status: v.picklist(appointmentStates),
  start: instantField,
  end: instantField,
  reason: v.string(),
  /** Who booked it: staff, or the patient in the portal. */
  source: v.picklist(['staff', 'portal']),
  cancelled_at: v.nullable(instantField),
  cancellation_reason: v.nullable(v.string()),
  rescheduled_from_id: v.nullable(idField),
});

export type Appointment = v.InferOutput<typeof appointmentSchema>;

/** How a patient prepares for a test, or for the tests of a panel, that is ordered and still to be collected. */
export const preparationSchema = v.object({ test: v.string(), text: v.string() });
export type Preparation = v.InferOutput<typeof preparationSchema>;

export const patientAppointmentsSchema = v.object({
  ...pageOf(appointmentSchema).entries,
  /** With the first page: of everything that is to be collected. */
  preparation: v.array(preparationSchema),
  /** When the facility is open: an appointment that is booked lies within it. */
  opening: openingSchema,
});
