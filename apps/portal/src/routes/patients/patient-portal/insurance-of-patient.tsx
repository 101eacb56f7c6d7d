import { mayCall } from '@alms/lis-domain/access';
import { readInsurance, replaceInsurance } from '@alms/lis-domain/billing';
import type { BodyOf } from '@alms/lis-domain/http';
import { PatientInsuranceCard } from '@alms/lis-features/billing/patient-insurance';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useListSave } from '../../../data/use-list-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

export interface InsuranceOfPatientProps {
  patientId: string;
  merged: boolean;
  /** These changes also increment the patient’s version. */
  onSaved: () => Promise<void>;
}

/** Insurance of one patient. For a merged record it is read and changed on the surviving record. */
export function InsuranceOfPatient({ patientId, merged, onSaved }: InsuranceOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: patientId };
  const { resource, reload } = useEndpoint(readInsurance, { params });
  const editing = useListSave({
    allowed: !merged && mayCall(user, replaceInsurance.access).allowed,
    read: () => call(readInsurance, { params }),
    replace: (version, body: BodyOf<typeof replaceInsurance>) =>
      call(replaceInsurance, { params, version, body }),
    onSaved: () => Promise.all([reload(), onSaved()]),
  });
  return <PatientInsuranceCard insurance={resource} editing={editing} onRetry={reload} />;
}
