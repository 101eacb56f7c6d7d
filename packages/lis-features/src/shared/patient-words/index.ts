export { usePatientWords, useToday } from './use-patient-words.ts';
