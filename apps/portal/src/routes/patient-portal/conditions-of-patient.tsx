import { mayCall } from '@alms/lis-domain/access';
import { readConditions, replaceConditions } from '@alms/lis-domain/orders';
import type { Patient } from '@alms/lis-domain/patients';
import { PatientConditionsCard } from '@alms/lis-features/orders/patient-conditions';
import { useAnswer } from '../../data/use-answer.ts';
import { useVersionedSave } from '../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../session/session-provider.tsx';

export interface ConditionsOfPatientProps {
  patient: Pick<Patient, 'id' | 'sex_for_ranges' | 'merged_into'>;
  /** The version of the patient counts these changes, too. */
  onSaved: () => Promise<void>;
}

/** What the record of one patient keeps of conditions. Of a record that was merged it is read, and changed where it went. */
export function ConditionsOfPatient({ patient, onSaved }: ConditionsOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: patient.id };
  const { resource, reload } = useAnswer(readConditions, { params });
  const { submission, save } = useVersionedSave();
  return (
    <PatientConditionsCard
      conditions={resource}
      sex={patient.sex_for_ranges}
      editing={
        patient.merged_into === null && mayCall(user, replaceConditions.access).allowed
          ? {
              submission,
              onSave: async ({ values, base: { version } }) => {
                const outcome = await save(() => call(replaceConditions, { params, version, body: values }), () => call(readConditions, { params }));
                if (outcome.status === 'saved') await Promise.all([reload(), onSaved()]);
                return outcome;
              },
            }
          : undefined
      }
      onRetry={reload}
    />
  );
}
