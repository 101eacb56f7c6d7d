import type { PatientId } from '@alms/lis-domain/patients';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { pageTitlesMessages } from '../../../app/words/page-titles/index.ts';
import { OwnResults } from './own-results.tsx';

// Loaded with their section: the record opens with the results.
const AppointmentsOfPatient = loaded(async () => ({
  default: (await import('./appointments-of-patient.tsx')).AppointmentsOfPatient,
}));
const InvoicesOfPatient = loaded(async () => ({
  default: (await import('./invoices-of-patient.tsx')).InvoicesOfPatient,
}));
const OwnDetails = loaded(async () => ({
  default: (await import('./own-details.tsx')).OwnDetails,
}));

/** The section of a patient’s own record that the address names; by default the results. */
export function OwnRecord({ patientId }: { patientId: PatientId }) {
  const words = useMessages(pageTitlesMessages);
  const { pathname } = useLocation();
  const section = (title: string, content: ReactNode) => (
    <Stack>
      <PageHeader title={title} />
      {onceLoaded(content, <Skeleton count={6} />)}
    </Stack>
  );
  switch (pathname) {
    case paths.ownAppointments:
      return section(
        words.ownAppointments,
        <AppointmentsOfPatient patientId={patientId} viewer="patient" />,
      );
    case paths.ownBills:
      return section(words.ownBills, <InvoicesOfPatient patientId={patientId} viewer="patient" />);
    case paths.ownDetails:
      return section(words.ownDetails, <OwnDetails patientId={patientId} />);
    default:
      return <OwnResults patientId={patientId} />;
  }
}
