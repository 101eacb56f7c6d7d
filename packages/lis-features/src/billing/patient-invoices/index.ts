export { PatientInvoicesCard } from './patient-invoices-card.tsx';
export type { PatientInvoicesCardProps } from './patient-invoices-card.tsx';
