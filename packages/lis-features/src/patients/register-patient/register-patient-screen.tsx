import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { Icon, SearchGlyph } from '@alms/ui/icon';
import { PageHeader } from '@alms/ui/page-header';
import { RegisterPatientForm, type RegisterPatientFormProps } from './register-patient-form.tsx';
import { registerPatientMessages } from './words/index.ts';
import { RegisterUnidentified, type RegisterUnidentifiedProps } from './register-unidentified.tsx';
import { PatientRegistered, type RegisteredPatient } from './patient-registered.tsx';
import * as S from './register-patient.styles.ts';

export interface RegisterPatientScreenProps extends RegisterPatientFormProps {
  /** The patient just registered, shown instead of the form. */
  registered?: RegisteredPatient | undefined;
  /** Registration of an unidentified patient. When omitted, it is not offered. */
  unidentified?: RegisterUnidentifiedProps | undefined;
  /** Starts over with an empty form. */
  onRegisterAnother: () => void;
}

/**
 * Registers a patient. Warns about an existing patient with the same name and date of birth, and
 * asks why this is a different person.
 */
export function RegisterPatientScreen({
  registered,
  unidentified,
  onRegisterAnother,
  hrefs,
  ...form
}: RegisterPatientScreenProps) {
  const words = useMessages(registerPatientMessages);
  if (registered)
    return <PatientRegistered {...registered} onRegisterAnother={onRegisterAnother} />;
  const searchFirst = (
    <LinkButton href={hrefs.search} leading={<Icon glyph={SearchGlyph} size="small" />}>
      {words.searchFirst}
    </LinkButton>
  );
  return (
    <S.Root data-component="register-patient-screen">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <>
            {unidentified && <RegisterUnidentified {...unidentified} />}
            {searchFirst}
          </>
        }
      />
      <RegisterPatientForm {...form} hrefs={hrefs} />
    </S.Root>
  );
}
