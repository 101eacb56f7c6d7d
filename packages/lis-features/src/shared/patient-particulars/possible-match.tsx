import { Alert } from '@alms/ui/alert';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import { fullName } from '@alms/lis-domain/patients';
import type { FieldBinding } from '../lis-form/index.ts';
import { usePatientWords } from '../patient-words/index.ts';
import type { ParticularsFields } from './patient-particulars.form.ts';
import { patientParticularsMessages } from './words/index.ts';

export interface PossibleMatchProps {
  patient: ParticularsFields;
  /** The search for a name, to look at who exists. */
  searchFor: (name: string) => string;
  /** What the search finds them by. When omitted, the name does. */
  knownAs?: string | undefined;
  reason: FieldBinding;
}

/** Somebody of this name and birth date exists: leads there, and asks why it is somebody else. */
export function PossibleMatch({ patient, searchFor, knownAs, reason }: PossibleMatchProps) {
  const words = useMessages(patientParticularsMessages);
  const { born } = usePatientWords();
  // Who is registered may be without the middle name: with it the search would not find them.
  const searched = knownAs ?? fullName({ ...patient, middle_name: '' });
  return (
    <>
      <Alert
        tone="caution"
        size="large"
        title={words.matchTitle}
        actions={
          <LinkButton size="small" href={searchFor(searched)} target="_blank" rel="noopener">
            {words.openMatches}
          </LinkButton>
        }
      >
        {words.matchBody({
          name: [fullName(patient), patient.name_local].filter(Boolean).join(' / '),
          birthDate: born(patient),
        })}
      </Alert>
      <TextField label={words.different} hint={words.differentHint} {...reason} />
    </>
  );
}
