import { capabilities, mayOpen, type Route } from '@alms/lis-domain/access';
import { searchPatients, type PatientId } from '@alms/lis-domain/patients';
import { FrontDeskCard } from '@alms/lis-features/dashboard/front-desk-card';
import { useNavigate } from 'react-router-dom';
import { hrefOf, paths } from '../../app/paths.ts';
import { patientsNamed } from '../../app/task-links.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';
import { useSignedIn } from '../../session/session-provider.tsx';

/** Patient search, and the newest patients. `leads`: no work precedes the search. */
export default function FrontDesk({ refreshes, leads }: { refreshes: number; leads: boolean }) {
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  const { resource, reload } = usePages(searchPatients, { query: { limit: '6' } });
  useRefreshed(refreshes, reload);
  return (
    <FrontDeskCard
      leads={leads}
      onFindPatient={(query) => void navigate(patientsNamed(query))}
      recentPatients={resource}
      onRetry={reload}
      hrefs={{
        ...(opens('/app/patient-portal/{patientId}') && {
          patient: (patientId: PatientId) => hrefOf(paths.patient, { patientId }),
        }),
        ...(opens('/app/front-desk') &&
          capabilities(user).receivePatients && { frontDesk: paths.frontDesk }),
        // Users with the full payments page have it in the navigation.
        ...(opens('/app/payments/desk') &&
          !opens('/app/payments') && { deskPayments: paths.paymentsDesk }),
        ...(opens('/app/patient-portal/new') && { registerPatient: paths.registerPatient }),
      }}
    />
  );
}
