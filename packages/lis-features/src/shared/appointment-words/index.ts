export { AppointmentChip } from './appointment-chip.tsx';
export { useAppointmentWords } from './use-appointment-words.ts';
export type { AppointmentChipProps } from './appointment-chip.tsx';
