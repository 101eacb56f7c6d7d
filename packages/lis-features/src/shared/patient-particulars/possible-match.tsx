import { Alert } from '@alms/ui/alert';
import { LinkButton } from '@alms/ui/button';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { TextField } from '@alms/ui/text-field';
import type { FieldBinding } from '../lis-form/index.js';
import type { ParticularsFields } from './patient-particulars.form.js';
import { patientParticularsMessages } from './patient-particulars.messages.js';

export interface PossibleMatchProps {
  patient: ParticularsFields;
  /** The search for a name, to look at who exists. */
  searchFor: (name: string) => string;
  reason: FieldBinding;
}

/** Somebody of this name and birth date exists: leads there, and asks why it is somebody else. */
export function PossibleMatch({ patient, searchFor, reason }: PossibleMatchProps) {
  const words = useMessages(patientParticularsMessages);
  const format = useFormat();
  const name = [patient.family_name, patient.given_name].filter(Boolean).join(', ');
  return (
    <>
      <Alert
        tone="caution"
        size="large"
        title={words.matchTitle}
        actions={<LinkButton size="small" href={searchFor(name)} target="_blank" rel="noopener">{words.openMatches}</LinkButton>}
      >
        {words.matchBody({ name, birthDate: format.longDate(patient.birth_date) })}
      </Alert>
      <TextField label={words.different} hint={words.differentHint} {...reason} />
    </>
  );
}
