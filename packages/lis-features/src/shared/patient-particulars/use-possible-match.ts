import type { Submission } from '@alms/ui/resource';
import { useState } from 'react';
import type { ParticularsFields } from './patient-particulars.form.ts';

/**
 * Tracks whether a reason for a different person is required, after the server warned about a
 * patient with the same name and date of birth. Changing name or date clears the warning; it
 * persists while a submission with the reason is pending.
 *
 * `knownAs`: search text that finds the patient, when the server provided it.
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
