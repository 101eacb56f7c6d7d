import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/**
 * Tracks the open dialog and the state of its action. The outcome of an earlier action does not
 * apply to the next one.
 */
export function useQuestions<Question>(submission: Submission) {
  const [opened, setOpened] = useState<Question>();
  const [answered, setAnswered] = useState<Submission>();
  const ask = (question: Question | undefined) => {
    setAnswered(submission);
    setOpened(() => question);
  };
  return {
    opened,
    ask,
    close: () => ask(undefined),
    current: submission === answered ? idle : submission,
  };
}
