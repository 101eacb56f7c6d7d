export { PatientInsuranceCard } from './patient-insurance-card.js';
export type { PatientInsuranceCardProps } from './patient-insurance-card.js';
export type { InsuranceEditing } from './edit-insurance.js';
