import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/** The answers since this was drawn first: what was answered before a dialog was opened is none of its business. */
export function useLaterAnswers(submission: Submission): Submission {
  const [earlier] = useState(submission);
  return submission === earlier ? idle : submission;
}
