import { aPatientSummary } from '@alms/lis-domain/fixtures';
import type { PatientBannerProps } from './patient-banner.tsx';

export const patientBannerArgs = {
  patient: aPatientSummary({ number: 6 }),
  context: 'Emergency, bay 4 · Dr Dara Roundsworth',
} satisfies PatientBannerProps;
