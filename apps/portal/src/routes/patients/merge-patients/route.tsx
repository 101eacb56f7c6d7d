import { MergePatientsScreen } from '@alms/lis-features/patients/merge-patients';
import { usePathIds } from '../../../app/use-path-ids.ts';
import { useMergePatients } from './use-merge-patients.ts';

/**
 * `/app/patient-portal/{patientId}/merge?with=`: the surviving patient, and the other one once
 * selected.
 */
export default function MergePatientsRoute() {
  const { patientId } = usePathIds<'mergePatients'>();
  return <MergePatientsScreen {...useMergePatients(patientId)} />;
}
