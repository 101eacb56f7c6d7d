import { readConditions, replaceConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { PatientConditionsCard } from '@alms/lis-features/orders/patient-conditions';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';

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
  const offer = useOffer();
  const { call } = useApi();
  const params = { id: patient.id };
  const { resource, reload } = useEndpoint(readConditions, { params });
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && Promise.all([reload(), onSaved()]),
  });
  return (
    <PatientConditionsCard
      conditions={resource}
      sex={patient.sex_for_ranges}
      editing={
        patient.merged_into === null
          ? offer(replaceConditions, {
              submission: state,
              onSave: ({ values: body, base: { version } }) =>
                save(
                  () => call(replaceConditions, { params, version, body }),
                  () => call(readConditions, { params }),
                ),
            })
          : undefined
      }
      onRetry={reload}
    />
  );
}
