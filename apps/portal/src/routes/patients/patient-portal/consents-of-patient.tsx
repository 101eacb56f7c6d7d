import { readConsents, recordConsent, type PatientId } from '@alms/lis-domain/patients';
import { ConsentsCard } from '@alms/lis-features/patients/consents';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';

export interface ConsentsOfPatientProps {
  patientId: PatientId;
  viewer: 'patient' | 'staff';
}

export function ConsentsOfPatient({ patientId, viewer }: ConsentsOfPatientProps) {
  const params = { id: patientId };
  const { resource, reload } = useEndpoint(readConsents, { params });
  const record = useAction(recordConsent, { patientId, after: reload });
  return (
    <ConsentsCard
      consents={itemsOf(resource)}
      viewer={viewer}
      onRecord={record.handler((body) => ({ params, body }))}
      recording={record.state}
      onRetry={reload}
    />
  );
}
