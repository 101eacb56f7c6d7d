import { mayOpen } from '@alms/lis-domain/access';
import { RegisterPatientScreen } from '@alms/lis-features/patients/register-patient';
import { paths } from '../../../app/paths.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useRegisterPatient } from './use-register-patient.ts';

/** `/app/patient-portal/new` */
export default function RegisterPatientRoute() {
  const { user } = useSignedIn();
  // Users who do not edit patient records search for patients where orders start.
  const search = mayOpen(user, '/app/patient-portal').allowed
    ? paths.patientPortal
    : paths.newOrder;
  return (
    <RegisterPatientScreen
      {...useRegisterPatient()}
      hrefs={{
        search,
        searchFor: (name) => `${search}?${new URLSearchParams({ q: name }).toString()}`,
      }}
    />
  );
}
