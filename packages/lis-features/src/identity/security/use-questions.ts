import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** Which question is open, and how its act went; how an earlier act went says nothing about the next one. */
export function useQuestions<Question>(submission: Submission) {
  const [asked, setAsked] = useState<Question>();
  const [answered, setAnswered] = useState<Submission>();
  const ask = (question: Question | undefined) => {
    setAnswered(submission);
    setAsked(() => question);
  };
  return {
    asked,
    ask,
    close: () => ask(undefined),
    current: submission === answered ? idle : submission,
  };
}
