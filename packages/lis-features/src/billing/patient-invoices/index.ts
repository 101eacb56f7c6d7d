export { PatientInvoicesCard } from './patient-invoices-card.js';
export type { PatientInvoicesCardProps } from './patient-invoices-card.js';
