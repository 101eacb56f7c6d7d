import type { Submission } from '@alms/ui/resource';
import { useCallback, useState } from 'react';
import { toSubmission } from './to-fetched.ts';

/**
 * One write and how it went. `submit` runs the work, keeps its state for the screen and answers it too; it never rejects. Where an answer can say that
 * only a part was done, `read` tells what became of it.
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
