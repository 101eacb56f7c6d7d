import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/**
 * Returns the submission states since a dialog opened. Each is a new object; earlier ones may
 * belong to another dialog and are ignored.
 */
export function useAnswersTo(question: object | undefined, submission: Submission): Submission {
  const [opened, setOpened] = useState({ question, submission });
  if (opened.question !== question) setOpened({ question, submission });
  return submission === opened.submission ? idle : submission;
}
