import * as v from 'valibot';
import { byId, dateField, endpoint, idField, pageOf, pageQuery, textField } from '../http/index.ts';
import {
  appointmentSchema,
  bookAppointmentBody,
  patientAppointmentsSchema,
} from './appointment.schema.ts';

const readers = [
  'manage_appointments',
  'register_patients',
  'create_orders',
  'collect_samples',
  'view_results',
  'enter_results',
] as const;

export const listPatientAppointments = endpoint({
  id: 'appointments.of-patient',
  method: 'GET',
  path: '/patients/{id}/appointments',
  summary:
    'The appointments of one patient, the latest first, how to prepare for what is to be collected, and when the facility is open.',
  access: { anyOf: readers, ownPatient: true },
  params: byId,
  query: v.object(pageQuery),
  answer: patientAppointmentsSchema,
  problems: ['not_found'],
});

export const bookAppointment = endpoint({
  id: 'appointments.book',
  method: 'POST',
  path: '/patients/{id}/appointments',
  summary: 'Book an appointment, or move one: the one it replaces is cancelled with it.',
  access: { anyOf: ['manage_appointments'], ownPatient: true },
  params: byId,
  body: bookAppointmentBody,
  status: 201,
  answer: appointmentSchema,
  creates: true,
  problems: [
    'not_found',
    'conflict',
    'patient_deceased',
    'online_booking_off',
    'appointment_past',
    'appointment_outside_hours',
    'appointment_overlaps',
    'appointments_full',
    'appointment_state',
  ],
});

export const cancelAppointment = endpoint({
  id: 'appointments.cancel',
  method: 'DELETE',
  path: '/patients/{id}/appointments/{appointmentId}',
  summary: 'Cancel an appointment. It stays on record; staff say why.',
  access: { anyOf: ['manage_appointments'], ownPatient: true },
  afterTrial: 'open',
  params: v.object({ id: idField, appointmentId: idField }),
  query: v.object({ reason: v.optional(textField(200)) }),
  answer: appointmentSchema,
  problems: ['not_found', 'appointment_state'],
});

export const listAppointments = endpoint({
  id: 'appointments.list',
  method: 'GET',
  path: '/appointments',
  summary:
    "The appointments of one of the facility's days, the earliest first; of today when no date is given.",
  access: { anyOf: readers },
  query: v.object({ ...pageQuery, date: v.optional(dateField) }),
  answer: pageOf(appointmentSchema),
});

export const listAppointmentsOutsideHours = endpoint({
  id: 'appointments.list-outside-hours',
  method: 'GET',
  path: '/appointments/outside-hours',
  summary:
    'Booked appointments to come that do not lie within the working hours, the earliest first: they were booked before the hours were changed, and are kept.',
  access: { anyOf: ['manage_appointments'] },
  query: v.object(pageQuery),
  answer: pageOf(appointmentSchema),
});

export const markArrived = endpoint({
  id: 'appointments.mark-arrived',
  method: 'POST',
  path: '/appointments/{id}/arrive',
  summary: 'The patient is here; also somebody who comes late.',
  access: { anyOf: ['manage_appointments'] },
  afterTrial: 'open',
  params: byId,
  answer: appointmentSchema,
  versioned: true,
  problems: ['not_found', 'appointment_state'],
});

export const markFulfilled = endpoint({
  id: 'appointments.mark-fulfilled',
  method: 'POST',
  path: '/appointments/{id}/fulfil',
  summary: 'What the patient came for is done; the place is free again.',
  access: { anyOf: ['manage_appointments'] },
  afterTrial: 'open',
  params: byId,
  answer: appointmentSchema,
  versioned: true,
  problems: ['not_found', 'appointment_state'],
});

export const appointmentEndpoints = [
  listPatientAppointments,
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listAppointmentsOutsideHours,
  markArrived,
  markFulfilled,
] as const;
