import { listPatientResults } from '@alms/lis-domain/results';
import type { Patient } from '@alms/lis-domain/patients';
import { PatientResultsScreen } from '@alms/lis-features/results/patient-results';
import { itemsOf } from '../../../data/lists.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useAttachment } from '../../../data/use-attachment.ts';
import { useReport } from '../../../data/use-report.ts';

/** Released results of one patient as the patient sees them, for staff. */
export function ResultsOfPatient({ patient }: { patient: Patient }) {
  const { resource, first, more, reload } = usePages(listPatientResults, {
    params: { id: patient.id },
    query: { limit: '50' },
  });
  const { download, state } = useReport('facility');
  const openFile = useAttachment();
  return (
    <PatientResultsScreen
      patient={patient}
      results={itemsOf(resource)}
      toCome={first?.to_come}
      viewer="staff"
      onRetry={reload}
      onMore={more}
      onDownload={(resultId) => void download(resultId)}
      onOpenFile={({ id }) => void openFile({ id })}
      download={state}
    />
  );
}
