import { mayCall } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import { readConditions, replaceConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { PatientConditionsCard } from '@alms/lis-features/orders/patient-conditions';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useListSave } from '../../../data/use-list-save.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

export interface ConditionsOfPatientProps {
  patient: Pick<Patient, 'id' | 'sex_for_ranges' | 'merged_into'>;
  /** These changes also increment the patient’s version. */
  onSaved: () => Promise<void>;
}

/**
 * Recorded conditions of one patient. For a merged record they are read and changed on the
 * surviving record.
 */
export function ConditionsOfPatient({ patient, onSaved }: ConditionsOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: patient.id };
  const { resource, reload } = useEndpoint(readConditions, { params });
  const editing = useListSave({
    allowed: patient.merged_into === null && mayCall(user, replaceConditions.access).allowed,
    read: () => call(readConditions, { params }),
    replace: (version, body: BodyOf<typeof replaceConditions>) =>
      call(replaceConditions, { params, version, body }),
    onSaved: () => Promise.all([reload(), onSaved()]),
  });
  return (
    <PatientConditionsCard
      conditions={resource}
      sex={patient.sex_for_ranges}
      editing={editing}
      onRetry={reload}
    />
  );
}
