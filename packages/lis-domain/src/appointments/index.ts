export * from './appointment.schema.ts';
export * from './appointment.endpoints.ts';
export { appointmentMoves, appointmentStateAt, canMoveAppointment } from './appointment-state.ts';
export type { AppointmentMove } from './appointment-state.ts';
export { bookingRefusal, holdingStates } from './booking-rules.ts';
export type { Booking, BookingRefusal, Interval } from './booking-rules.ts';
