export { usePatientWords } from './use-patient-words.js';
