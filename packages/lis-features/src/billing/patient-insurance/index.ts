export { PatientInsuranceCard } from './patient-insurance-card.tsx';
export type { PatientInsuranceCardProps } from './patient-insurance-card.tsx';
export type { InsuranceEditing } from './edit-insurance.tsx';
