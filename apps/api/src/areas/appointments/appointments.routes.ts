import {
  bookAppointment,
  cancelAppointment,
  listAppointments,
  listAppointmentsOutsideHours,
  listPatientAppointments,
  markArrived,
  markFulfilled,
} from '@alms/lis-domain/appointments';
import { handle, type Route } from '../../platform/http/requests/call.ts';
import {
  book,
  cancel,
  listOf,
  listOn,
  listOutsideHours,
  progress,
} from './appointments.service.ts';

export function appointmentRoutes(): readonly Route[] {
  return [
    handle(listPatientAppointments, (call) => listOf(call, call.params.id, call.query)),
    handle(bookAppointment, (call) => book(call, call.params.id, call.body)),
    handle(cancelAppointment, (call) => cancel(call, call.params, call.query)),
    handle(listAppointments, (call) => listOn(call, call.query)),
    handle(listAppointmentsOutsideHours, (call) => listOutsideHours(call, call.query)),
    handle(markArrived, (call) =>
      progress(call, { ...call.params, version: call.version }, 'arrive'),
    ),
    handle(markFulfilled, (call) =>
      progress(call, { ...call.params, version: call.version }, 'fulfil'),
    ),
  ];
}
