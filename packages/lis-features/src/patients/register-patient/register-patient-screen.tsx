import type { Patient } from '@alms/lis-domain/patients';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, SearchGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import type { Submission } from '@alms/ui/resource';
import type { RegisterPatientBody, RegisterPatientValues } from './register-patient.form.js';
import { RegisterPatientForm } from './register-patient-form.js';
import { registerPatientMessages } from './register-patient.messages.js';
import { PatientRegistered } from './patient-registered.js';
import * as S from './register-patient.styles.js';

export interface RegisterPatientScreenProps {
  /** What is known beforehand, such as the name that was searched for. When omitted, the form is empty. */
  draft?: Partial<RegisterPatientValues> | undefined;
  /**
   * How sending goes. A rejection with the code `possible_duplicate_patient` makes the form ask why this is a different
   * person; `duplicate` blocks.
   */
  submission: Submission;
  /** Sends the body; it carries `different_person_reason` only after the warning. */
  onRegister: (body: RegisterPatientBody) => void | Promise<void>;
  /** The patient that was registered just now; takes the place of the form. */
  registered?: RegisteredPatient | undefined;
  /** Starts over with an empty form. */
  onRegisterAnother: () => void;
  hrefs: {
    /** The patient search. */
    search: string;
    /** The search for a name, to look at a possible match. */
    searchFor: (name: string) => string;
  };
}

export interface RegisteredPatient {
  patient: Patient;
  hrefs: {
    /** The patient's record. When omitted, this person may not open it. */
    patient?: string;
    /** Ordering tests for the patient. When omitted, this person may not. */
    placeOrder?: string;
  };
}

/** Registers a person once: warns of somebody of the same name and birth date, and asks why this is another one. */
export function RegisterPatientScreen({ registered, onRegisterAnother, hrefs, ...form }: RegisterPatientScreenProps) {
  const words = useMessages(registerPatientMessages);
  if (registered) return <PatientRegistered {...registered} onRegisterAnother={onRegisterAnother} />;
  const searchFirst = (
    <LinkButton href={hrefs.search} leading={<Icon glyph={SearchGlyph} size="small" />}>
      {words.searchFirst}
    </LinkButton>
  );
  return (
    <S.Root data-component="register-patient-screen">
      <PageHeader title={words.title} context={words.context} actions={searchFirst} />
      <RegisterPatientForm {...form} hrefs={hrefs} />
    </S.Root>
  );
}
