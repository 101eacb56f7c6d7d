import { mayCall } from '@alms/lis-domain/access';
import { readInsurance, replaceInsurance } from '@alms/lis-domain/billing';
import { PatientInsuranceCard } from '@alms/lis-features/billing/patient-insurance';
import { useAnswer } from '../../data/use-answer.ts';
import { useVersionedSave } from '../../data/use-versioned-save.ts';
import { useApi, useSignedIn } from '../../session/session-provider.tsx';

export interface InsuranceOfPatientProps {
  patientId: string;
  merged: boolean;
  /** The version of the patient counts these changes, too. */
  onSaved: () => Promise<void>;
}

/** Who pays for one patient besides the patient. What covers a record that was merged is read, and changed where it went. */
export function InsuranceOfPatient({ patientId, merged, onSaved }: InsuranceOfPatientProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: patientId };
  const { resource, reload } = useAnswer(readInsurance, { params });
  const { submission, save } = useVersionedSave();
  return (
    <PatientInsuranceCard
      insurance={resource}
      editing={
        !merged && mayCall(user, replaceInsurance.access).allowed
          ? {
              submission,
              onSave: async ({ values, base: { version } }) => {
                const outcome = await save(() => call(replaceInsurance, { params, version, body: values }), () => call(readInsurance, { params }));
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
