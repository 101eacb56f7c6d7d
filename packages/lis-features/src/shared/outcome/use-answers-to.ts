import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/**
 * Returns the submission states since a dialog opened. Each is a new object; earlier ones may
 * belong to another dialog and are ignored.
 */
export function useAnswersTo(question: object | undefined, submission: Submission): Submission {
  const [asked, setAsked] = useState({ question, submission });
  if (asked.question !== question) setAsked({ question, submission });
  return submission === asked.submission ? idle : submission;
}
