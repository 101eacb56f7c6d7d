export { AppointmentChip } from './appointment-chip.js';
export { useAppointmentWords } from './use-appointment-words.js';
export type { AppointmentChipProps } from './appointment-chip.js';
