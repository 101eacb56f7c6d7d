export { PatientConditionsCard } from './patient-conditions-card.js';
export type { PatientConditionsCardProps } from './patient-conditions-card.js';
export type { ConditionsEditing } from './edit-conditions.js';
