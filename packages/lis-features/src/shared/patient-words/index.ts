export { usePatientWords } from './use-patient-words.ts';
export { useToday } from './use-today.ts';
