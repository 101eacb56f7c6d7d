import { Alert } from '@alms/ui/alert';
import { LinkButton } from '@alms/ui/button';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { patientParticularsMessages } from './words/index.ts';

interface IdentifierHolderProps {
  submission: Submission;
  /** Returns the link to a search by number, to open the patient with the identifier. */
  searchFor: (mrn: string) => string;
}

/**
 * Link to the patient who already has a rejected identifier. Renders nothing without a rejection.
 */
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
