import { mayOpen, type Route } from '@alms/lis-domain/access';
import type { PatientId } from '@alms/lis-domain/patients';
import { hrefOf, paths } from '../app/paths.ts';
import { useSignedIn } from './session-provider.tsx';

/**
 * Returns the link to a patient’s chart on the route that the user may open. Undefined: the user
 * may open neither.
 */
export function usePatientHref(): ((patientId: PatientId) => string) | undefined {
  const { user } = useSignedIn();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  if (opens('/app/patient-portal/{patientId}'))
    return (patientId) => hrefOf(paths.patient, { patientId });
  if (opens('/app/patients/{patientId}'))
    return (patientId) => hrefOf(paths.patientChart, { patientId });
  return undefined;
}
