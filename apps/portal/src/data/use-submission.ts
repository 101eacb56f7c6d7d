import type { Submission } from '@alms/ui/resource';
import { useCallback, useState } from 'react';
import { toSubmission } from './to-fetched.ts';

/**
 * One write and how it went. `submit` runs the work, keeps its state for the screen and answers it too; it never rejects.
 */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const submit = useCallback(async (work: () => Promise<unknown>): Promise<Submission> => {
    setSubmission({ status: 'submitting' });
    const outcome = await work().then((): Submission => ({ status: 'done' }), toSubmission);
    setSubmission(outcome);
    return outcome;
  }, []);
  const reset = useCallback(() => setSubmission({ status: 'idle' }), []);
  return { submission, submit, reset };
}
