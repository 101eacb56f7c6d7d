import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** Tracks one action of a dialog; closes the dialog on success. */
export function useOutcome(onClose: () => void) {
  const [submission, setSubmission] = useState<Submission>(idle);
  const run = async (work: () => Promise<Submission>) => {
    setSubmission({ status: 'submitting' });
    const outcome = await work();
    setSubmission(outcome);
    if (outcome.status === 'done') onClose();
  };
  return { submission, run, reset: () => setSubmission(idle) };
}
