import type { Submission } from '@alms/ui/resource';
import { useCallback, useState } from 'react';
import { toSubmission } from './to-fetched.ts';

/**
 * Manages one write and its state. `submit` runs the operation, updates the state and also returns
 * it; it never rejects. `read` derives the state from the response if it can report partial
 * success.
 */
export function useSubmission() {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const submit = useCallback(
    async <T>(
      work: () => Promise<T>,
      read: (answer: T) => Submission = () => ({ status: 'done' }),
    ): Promise<Submission> => {
      setSubmission({ status: 'submitting' });
      const outcome = await work().then(read, toSubmission);
      setSubmission(outcome);
      return outcome;
    },
    [],
  );
  const reset = useCallback(() => setSubmission({ status: 'idle' }), []);
  return { submission, submit, reset };
}
