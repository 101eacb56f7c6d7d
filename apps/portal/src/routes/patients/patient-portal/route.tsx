import { portalSubject } from '@alms/lis-domain/access';
import type { PatientId } from '@alms/lis-domain/patients';
import { Skeleton } from '@alms/ui/skeleton';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { usePathIds } from '../../../app/use-path-ids.ts';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { useSignedIn } from '../../../session/session-provider.tsx';
import PatientSearchRoute from '../patient-search/route.tsx';

// A patient’s own page and the chart of staff have little in common.
const OwnRecord = loaded(async () => ({
  default: (await import('./own-record.tsx')).OwnRecord,
}));
const PatientOverview = loaded(async () => ({
  default: (await import('./patient-overview.tsx')).PatientOverview,
}));

/**
 * `/app/patient-portal`, with or without an id or a section: patients see their own record, staff
 * the chart of the named patient or the search. `/app/patients/{patientId}`: the chart, for users
 * whose role does not open the portal.
 */
export default function PatientPortalRoute() {
  const { user } = useSignedIn();
  const { patientId }: { patientId?: PatientId } = usePathIds<'patient'>();
  const subject = portalSubject(user, patientId);
  if (subject.show === 'search') return <PatientSearchRoute />;
  if (subject.show === 'none') return <Navigate replace to={paths.unauthorized} />;
  return onceLoaded(
    subject.as === 'self' ? (
      <OwnRecord patientId={subject.patientId} />
    ) : (
      <PatientOverview patientId={subject.patientId} />
    ),
    <Skeleton count={6} />,
  );
}
