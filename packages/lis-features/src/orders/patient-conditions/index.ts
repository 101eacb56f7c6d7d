export { PatientConditionsCard } from './patient-conditions-card.tsx';
export type { PatientConditionsCardProps } from './patient-conditions-card.tsx';
export type { ConditionsEditing } from './edit-conditions.tsx';
