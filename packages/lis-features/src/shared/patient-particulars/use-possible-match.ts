import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import type { ParticularsFields } from './patient-particulars.form.ts';

/**
 * Whether somebody has to say why this is a different person: the server has warned of one of this name and birth date. With another name or date the
 * warning says nothing any more; while the answer with the reason is on its way it still does. `knownAs`: what the search finds them by, where the server has
 * named it.
 */
export function usePossibleMatch(submission: Submission) {
  const [warnedAbout, setWarnedAbout] = useState<string>();
  const [needsReason, setNeedsReason] = useState(false);
  const [warning, setWarning] = useState<Submission>();
  const [knownAs, setKnownAs] = useState<string>();
  const watch = ({
    family_name,
    given_name,
    middle_name,
    name_local,
    birth_date,
  }: ParticularsFields) => {
    const identity = [family_name, given_name, middle_name, name_local, birth_date].join('|');
    const isWarning =
      submission.status === 'rejected' && submission.formError === 'possible_duplicate_patient';
    const about = isWarning && warning !== submission ? identity : warnedAbout;
    if (isWarning && warning !== submission) {
      setWarning(submission);
      setWarnedAbout(identity);
      setKnownAs(submission.fieldErrors['known_as']);
    }
    if (needsReason !== (about === identity)) setNeedsReason(about === identity);
  };
  return { needsReason, knownAs, watch };
}
