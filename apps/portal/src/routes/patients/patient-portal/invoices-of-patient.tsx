import { downloadPatientInvoice, listPatientInvoices } from '@alms/lis-domain/billing';
import type { PatientId } from '@alms/lis-domain/patients';
import { PatientInvoicesCard } from '@alms/lis-features/billing/patient-invoices';
import { itemsOf } from '../../../data/lists.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/save-file.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';

export interface InvoicesOfPatientProps {
  patientId: PatientId;
  viewer: 'patient' | 'staff';
}

/** Issued invoices of one patient, as the patient sees them. */
export function InvoicesOfPatient({ patientId, viewer }: InvoicesOfPatientProps) {
  const { call } = useApi();
  const { resource, more, reload } = usePages(
    listPatientInvoices,
    { params: { id: patientId } },
    { emptiness: 'none-yet' },
  );
  const { state, submit } = useSubmission();
  return (
    <PatientInvoicesCard
      invoices={itemsOf(resource)}
      viewer={viewer}
      onDownload={({ id }) =>
        void submit(async () =>
          saveFile(
            await call(downloadPatientInvoice, { params: { id: patientId, invoiceId: id } }),
          ),
        )
      }
      download={state}
      onMore={more}
      onRetry={reload}
    />
  );
}
