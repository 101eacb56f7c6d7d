import {
  correctPatient,
  establishIdentity,
  readPatient,
  type PatientId,
} from '@alms/lis-domain/patients';
import type {
  PatientCorrection,
  PatientOverviewScreenProps,
} from '@alms/lis-features/patients/patient-overview';
import { patientsNamed } from '../../../app/task-links.ts';
import { saveAndReread, useVersionedSave } from '../../../data/use-versioned-save.ts';
import { useApi, useOffer } from '../../../session/session-provider.tsx';

/**
 * Edit and identification of one patient. Both can change the evaluation of results.
 * @param onSaved Reloads the data that depends on the patient’s details.
 */
export function usePatientDetails(
  patientId: PatientId,
  onSaved: () => Promise<unknown>,
): Pick<PatientOverviewScreenProps, 'correction' | 'identification'> {
  const offer = useOffer();
  const correction = useEdit(correctPatient, patientId, onSaved);
  const identification = useEdit(establishIdentity, patientId, onSaved);
  return {
    correction: offer(correctPatient, correction),
    identification: offer(establishIdentity, identification),
  };
}

function useEdit(
  endpoint: typeof correctPatient | typeof establishIdentity,
  patientId: PatientId,
  onSaved: () => Promise<unknown>,
): PatientCorrection {
  const { call } = useApi();
  const params = { id: patientId };
  const { state, save } = useVersionedSave({
    after: ({ status }) => status === 'done' && onSaved(),
  });
  return {
    submission: state,
    onCorrect: ({ values: body, base: { version } }) =>
      saveAndReread(
        save,
        async () => {
          const { patient, reread } = await call(endpoint, { params, version, body });
          return { record: patient, reread };
        },
        () => call(readPatient, { params }),
      ),
    searchFor: patientsNamed,
  };
}
