import { mayCall } from '@alms/lis-domain/access';
import { readConsents, recordConsent } from '@alms/lis-domain/patients';
import { ConsentsCard } from '@alms/lis-features/patients/consents';
import { itemsOf } from '../../../data/lists.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

export interface ConsentsOfPatientProps {
  patientId: string;
  viewer: 'patient' | 'staff';
}

export function ConsentsOfPatient({ patientId, viewer }: ConsentsOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: patientId };
  const { resource, reload } = useEndpoint(readConsents, { params });
  const { submission, submit } = useSubmission();
  return (
    <ConsentsCard
      consents={itemsOf(resource)}
      viewer={viewer}
      onRecord={
        mayCall(user, recordConsent.access, { patientId }).allowed
          ? (body) => void submit(() => call(recordConsent, { params, body }).finally(reload))
          : undefined
      }
      recording={submission}
      onRetry={reload}
    />
  );
}
