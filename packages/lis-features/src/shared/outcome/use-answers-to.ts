import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** The answers since a question was asked, each time as a new object: what was answered before, maybe to another one, is none of its business. */
export function useAnswersTo(question: object | undefined, submission: Submission): Submission {
  const [asked, setAsked] = useState({ question, submission });
  if (asked.question !== question) setAsked({ question, submission });
  return submission === asked.submission ? idle : submission;
}
