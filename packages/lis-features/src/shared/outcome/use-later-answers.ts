import { idle, type Submission } from '@alms/ui/resource';
import { useState } from 'react';

/**
 * Returns the submission states since the first render. States from before a dialog opened are
 * ignored.
 */
export function useLaterAnswers(submission: Submission): Submission {
  const [earlier] = useState(submission);
  return submission === earlier ? idle : submission;
}
