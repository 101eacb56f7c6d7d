import { Alert } from '@alms/ui/alert';
import type { Submission } from '@alms/ui/resource';
import { useFormWords } from '../lis-form/index.ts';

export interface SubmissionAlertProps {
  /** State of the action. Only a refusal or failure is shown. */
  submission: Submission;
  /**
   * The feature’s messages, from `useMessages`. Refusal codes are looked up here before the shared
   * messages.
   */
  words: object;
}

/**
 * Explains why an action without a form failed, where it was attempted. In forms, `LisForm` does
 * this.
 */
export function SubmissionAlert({ submission, words }: SubmissionAlertProps) {
  const shown = useFormWords(words, undefined).submissionText(submission);
  if (shown === undefined) return null;
  return (
    <Alert tone="critical" live="assertive">
      {shown}
    </Alert>
  );
}
