export { chartTabs, PatientOverviewScreen } from './patient-overview-screen.tsx';
export type {
  ChartTab,
  OrderPage,
  PatientCards,
  PatientOverviewScreenProps,
} from './patient-overview-screen.tsx';
export type { PortalAccountActions } from './portal-account-card.tsx';
export type { InvitePatientValues } from './invite-patient.form.ts';
export type { CorrectionOutcome, PatientCorrection } from './correct-patient.tsx';
export type { CorrectPatientBody } from './correct-patient.form.ts';
