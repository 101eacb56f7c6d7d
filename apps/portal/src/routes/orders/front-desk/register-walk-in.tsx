import { RegisterWalkInScreen } from '@alms/lis-features/orders/walk-in';
import { RegisterPatientForm } from '@alms/lis-features/patients/register-patient';
import { paths } from '../../../app/paths.ts';
import { useView } from '../../../app/use-view.ts';
import { useRegisterPatient } from '../../patients/register-patient/use-register-patient.ts';

/** Registers the patient of a walk-in, which continues with the tests. */
export default function RegisterWalkIn() {
  const [, change] = useView();
  const { draft, onDraftChange, submission, onRegister } = useRegisterPatient({
    onRegistered: ({ id }) => change({ register: null, name: null, q: null, patient: id }),
  });
  return (
    <RegisterWalkInScreen backHref={paths.frontDesk}>
      <RegisterPatientForm
        draft={draft}
        onDraftChange={onDraftChange}
        submission={submission}
        onRegister={onRegister}
        hrefs={{
          search: paths.frontDesk,
          searchFor: (name) => `${paths.frontDesk}?${new URLSearchParams({ q: name }).toString()}`,
        }}
      />
    </RegisterWalkInScreen>
  );
}
