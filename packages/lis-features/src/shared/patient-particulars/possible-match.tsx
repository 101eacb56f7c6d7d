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
  /** Returns the link to a search by name, to check existing patients. */
  searchFor: (name: string) => string;
  /** Search text that finds the patient. When omitted, the name is used. */
  knownAs?: string | undefined;
  reason: FieldBinding;
}

/**
 * Warning about a patient with this name and date of birth: links to the patient, and asks why this
 * is a different person.
 */
export function PossibleMatch({ patient, searchFor, knownAs, reason }: PossibleMatchProps) {
  const words = useMessages(patientParticularsMessages);
  const { born } = usePatientWords();
  // The registered patient may lack the middle name, so the search omits it.
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
