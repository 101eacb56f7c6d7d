import { readInsurance, replaceInsurance } from '@alms/lis-domain/billing';
import type { PatientId } from '@alms/lis-domain/patients';
import { PatientInsuranceCard } from '@alms/lis-features/billing/patient-insurance';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';

export interface InsuranceOfPatientProps {
  patientId: PatientId;
  merged: boolean;
  /** These changes also increment the patient’s version. */
  onSaved: () => Promise<void>;
}

/** Insurance of one patient. For a merged record it is read and changed on the surviving record. */
export function InsuranceOfPatient({ patientId, merged, onSaved }: InsuranceOfPatientProps) {
  const offer = useOffer();
  const { call } = useApi();
  const params = { id: patientId };
  const { resource, reload } = useEndpoint(readInsurance, { params });
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && Promise.all([reload(), onSaved()]),
  });
  return (
    <PatientInsuranceCard
      insurance={resource}
      editing={
        !merged
          ? offer(replaceInsurance, {
              submission: state,
              onSave: ({ values: body, base: { version } }) =>
                save(
                  () => call(replaceInsurance, { params, version, body }),
                  () => call(readInsurance, { params }),
                ),
            })
          : undefined
      }
      onRetry={reload}
    />
  );
}
