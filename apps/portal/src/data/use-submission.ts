import type { Submission } from '@alms/ui/resource';
import { useCallback, useState } from 'react';
import { toSubmission } from './to-fetched.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

export interface SubmissionOptions {
  /**
   * Runs after each attempt and before its outcome is displayed, usually to reload data. Also after
   * an error, to display concurrent changes.
   */
  after?: ((outcome: Submission) => unknown) | undefined;
}

export interface SubmitOptions<T> {
  /** Derives the state from the response if it can report partial success. */
  read?: ((answer: T) => Submission) | undefined;
  /** Idempotency key of the attempt. @default the key of this form */
  key?: ReturnType<typeof useIdempotencyKey>;
}

/**
 * Manages the writes of one form and their state. `submit` runs an operation with an idempotency
 * key, updates the state and also returns it; it never rejects. Every attempt with a response is
 * followed by a new key. For a write to one endpoint, see `useAction`.
 */
export function useSubmission({ after }: SubmissionOptions = {}) {
  const [state, setState] = useState<Submission>({ status: 'idle' });
  const ownKey = useIdempotencyKey();
  const submit = useCallback(
    async <T>(
      work: (key: string) => Promise<T>,
      { read = () => ({ status: 'done' }), key = ownKey }: SubmitOptions<T> = {},
    ): Promise<Submission> => {
      setState({ status: 'submitting' });
      const outcome = await work(key.read()).then(read, toSubmission);
      if (outcome.status !== 'failed') key.renew();
      await after?.(outcome);
      setState(outcome);
      return outcome;
    },
    [ownKey, after],
  );
  const reset = useCallback(() => setState({ status: 'idle' }), []);
  return { state, submit, reset };
}
