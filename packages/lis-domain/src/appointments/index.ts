export * from './appointment.schema.js';
export * from './appointment.endpoints.js';
export { appointmentMoves, appointmentStateAt, canMoveAppointment } from './appointment-state.js';
export type { AppointmentMove } from './appointment-state.js';
export { bookingRefusal, holdingStates } from './booking-rules.js';
export type { Booking, BookingRefusal, Interval } from './booking-rules.js';
