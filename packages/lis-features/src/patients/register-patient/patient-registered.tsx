import type { Patient } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button, LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { PageHeader } from '@alms/ui/page-header';
import { PatientBanner } from '../../shared/patient-banner/index.ts';
import { registerPatientMessages } from './words/index.ts';
import * as S from './register-patient.styles.ts';

/** A newly registered patient. */
export interface RegisteredPatient {
  patient: Patient;
  hrefs: {
    /** Link to the patient’s record. When omitted, the user may not open it. */
    patient?: string;
    /** Link to order tests for the patient. When omitted, the user may not. */
    placeOrder?: string;
  };
}

type PatientRegisteredProps = RegisteredPatient & { onRegisterAnother: () => void };

/** Confirms the registration with the patient’s number and the usual next steps. */
export function PatientRegistered({ patient, hrefs, onRegisterAnother }: PatientRegisteredProps) {
  const words = useMessages(registerPatientMessages);
  const next = hrefs.placeOrder === undefined ? words.doneBodyPlain : words.doneBody;
  return (
    <S.Root data-component="patient-registered">
      <PageHeader title={words.title} />
      <Alert
        tone="positive"
        live="polite"
        size="large"
        title={words.doneTitle({ name: patient.full_name })}
      >
        {next({ mrn: patient.mrn })}
      </Alert>
      <PatientBanner patient={patient} frame="card" />
      <Inline>
        {hrefs.placeOrder !== undefined && (
          <LinkButton variant="primary" href={hrefs.placeOrder}>
            {words.placeOrder}
          </LinkButton>
        )}
        {hrefs.patient !== undefined && (
          <LinkButton href={hrefs.patient}>{words.openRecord}</LinkButton>
        )}
        <Button onClick={onRegisterAnother}>{words.registerAnother}</Button>
      </Inline>
    </S.Root>
  );
}
