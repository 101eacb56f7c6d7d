import * as v from 'valibot';
import {
  byId,
  endpoint,
  enteredDateField,
  idField,
  lineField,
  pageOf,
  pageQuery,
} from '../http/index.ts';
import {
  appointmentSchema,
  bookAppointmentBody,
  patientAppointmentsSchema,
} from './appointment.schema.ts';
import { byPatientId, patientIdField } from '../patients/patient-id.ts';

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
    'List a patient’s appointments, latest first. Includes preparation instructions and opening hours.',
  access: { anyOf: readers, ownPatient: true },
  params: byPatientId,
  query: v.object(pageQuery),
  answer: patientAppointmentsSchema,
  problems: ['not_found'],
});

export const bookAppointment = endpoint({
  id: 'appointments.book',
  method: 'POST',
  path: '/patients/{id}/appointments',
  summary: 'Book or reschedule an appointment. Rescheduling cancels the previous appointment.',
  access: { anyOf: ['manage_appointments'], ownPatient: true },
  visitors: 'open',
  params: byPatientId,
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
  summary: 'Cancel an appointment. The record is kept. Staff must give a reason.',
  access: { anyOf: ['manage_appointments'], ownPatient: true },
  visitors: 'open',
  afterTrial: 'open',
  params: v.object({ id: patientIdField, appointmentId: idField }),
  query: v.object({ reason: v.optional(lineField(200, 0)) }),
  answer: appointmentSchema,
  problems: ['not_found', 'appointment_state'],
});

export const listAppointments = endpoint({
  id: 'appointments.list',
  method: 'GET',
  path: '/appointments',
  summary: 'List the appointments of a facility day, earliest first. Defaults to today.',
  access: { anyOf: readers },
  query: v.object({ ...pageQuery, date: v.optional(enteredDateField) }),
  answer: pageOf(appointmentSchema),
});

export const listAppointmentsOutsideHours = endpoint({
  id: 'appointments.list-outside-hours',
  method: 'GET',
  path: '/appointments/outside-hours',
  summary:
    'List future appointments outside the working hours, earliest first. They were booked before the hours changed and remain booked.',
  access: { anyOf: ['manage_appointments'] },
  query: v.object(pageQuery),
  answer: pageOf(appointmentSchema),
});

export const markArrived = endpoint({
  id: 'appointments.mark-arrived',
  method: 'POST',
  path: '/appointments/{id}/arrive',
  summary: 'Record the arrival of a patient, including late arrivals.',
  access: { anyOf: ['manage_appointments'] },
  visitors: 'open',
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
  summary: 'Complete an appointment and free its slot.',
  access: { anyOf: ['manage_appointments'] },
  visitors: 'open',
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
