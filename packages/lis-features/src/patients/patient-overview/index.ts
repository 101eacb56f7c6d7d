export { PatientOverviewScreen } from './patient-overview-screen.js';
export type { OrderPage, PatientOverviewScreenProps } from './patient-overview-screen.js';
export type { PortalAccountActs } from './portal-account-card.js';
export type { InvitePatientValues } from './invite-patient.form.js';
export type { CorrectionOutcome, PatientCorrection } from './correct-patient.js';
export type { CorrectPatientBody } from './correct-patient.form.js';
