import { portalSubject } from '@alms/lis-domain/access';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import PatientSearchRoute from '../patient-search/route.tsx';
import { OwnResults } from './own-results.tsx';
import { PatientOverview } from './patient-overview.tsx';

/**
 * `/app/patient-portal`, with or without an id: patients see their own results, staff the chart of
 * the named patient or the search. `/app/patients/{patientId}`: the chart, for users whose role does
 * not open the portal.
 */
export default function PatientPortalRoute() {
  const { user } = useSignedIn();
  const { patientId } = useParams();
  const subject = portalSubject(user, patientId);
  if (subject.show === 'search') return <PatientSearchRoute />;
  if (subject.show === 'none') return <Navigate replace to={paths.unauthorized} />;
  return subject.as === 'self' ? (
    <OwnResults patientId={subject.patientId} />
  ) : (
    <PatientOverview patientId={subject.patientId} />
  );
}
