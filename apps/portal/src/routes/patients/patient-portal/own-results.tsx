import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { readPatient, type PatientId } from '@alms/lis-domain/patients';
import { listPatientResults } from '@alms/lis-domain/results';
import { PatientResultsScreen } from '@alms/lis-features/results/patient-results';
import { useNow } from '@alms/ui/clock';
import { paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAttachment } from '../../../data/use-attachment.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useReport } from '../../../data/use-report.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { nextAppointment } from './next-appointment.ts';
import { useSeenReports } from './use-seen-reports.ts';

export interface OwnResultsProps {
  patientId: PatientId;
  /** Page with the older reports. When omitted, they are below the newest one. */
  allHref?: string;
}

/** A patient’s newest report, what comes next, and older reports. */
export function OwnResults({ patientId, allHref }: OwnResultsProps) {
  const params = { id: patientId };
  const { resource, first, more, reload } = usePages(listPatientResults, {
    params,
    query: { limit: '50' },
  });
  const patient = useEndpoint(readPatient, { params });
  const appointments = usePages(listPatientAppointments, { params, query: { limit: '50' } });
  usePageReading(patient.resource);
  const results = itemsOf(resource);
  useSeenReports(results, reload);
  const { download, state } = useReport('reader');
  const openFile = useAttachment();
  return (
    <PatientResultsScreen
      patient={patient.resource.status === 'ready' ? patient.resource.data : undefined}
      results={results}
      toCome={first?.to_come}
      viewer="patient"
      nextStep={{
        appointment: nextAppointment(itemsOf(appointments.resource), useNow()),
        appointmentsHref: paths.ownAppointments,
      }}
      allHref={allHref}
      onRetry={reload}
      onMore={more}
      onDownload={(resultId) => void download(resultId)}
      onOpenFile={({ id }) => void openFile({ id })}
      download={state}
    />
  );
}
