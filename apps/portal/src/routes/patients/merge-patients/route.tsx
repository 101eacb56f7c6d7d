import { MergePatientsScreen } from '@alms/lis-features/patients/merge-patients';
import { useParams } from 'react-router-dom';
import { useMergePatients } from './use-merge-patients.ts';

/**
 * `/app/patient-portal/{patientId}/merge?with=`: the surviving patient, and the other one once
 * selected.
 */
export default function MergePatientsRoute() {
  const { patientId = '' } = useParams();
  return <MergePatientsScreen {...useMergePatients(patientId)} />;
}
