import { Alert } from '@alms/ui/alert';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { patientParticularsMessages } from './words/index.ts';

interface IdentifierHolderProps {
  submission: Submission;
  /** The search for a number, to open who has it. */
  searchFor: (mrn: string) => string;
}

/** Leads to the patient who has an identifier that was refused; nothing while none was. */
export function IdentifierHolder({ submission, searchFor }: IdentifierHolderProps) {
  const words = useMessages(patientParticularsMessages);
  const mrn =
    submission.status === 'rejected' && submission.formError === 'identifier_taken'
      ? submission.fieldErrors['held_by']
      : undefined;
  if (mrn === undefined) return null;
  return (
    <Alert
      tone="caution"
      size="large"
      title={words.holderTitle}
      actions={
        <LinkButton size="small" href={searchFor(mrn)} target="_blank" rel="noopener">
          {words.openHolder}
        </LinkButton>
      }
    >
      {words.holderBody({ mrn })}
    </Alert>
  );
}
