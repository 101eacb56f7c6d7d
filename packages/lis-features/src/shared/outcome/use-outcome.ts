import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** One act in a dialog and how it went; once it is done, the dialog closes. */
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
