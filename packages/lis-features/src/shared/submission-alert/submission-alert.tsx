import { Alert } from '@alms/ui/alert';
import type { Submission } from '@alms/ui/resource';
import { useFormWords } from '../lis-form/index.ts';

export interface SubmissionAlertProps {
  /** The act whose refusal or failure is told; nothing is drawn in its other states. */
  submission: Submission;
  /** The feature's words, from `useMessages`: a refusal's code is looked up here before the plain words. */
  words: object;
}

/** Says why an act without a form did not succeed, where it was tried and as soon as it is known. For forms, `LisForm` does. */
export function SubmissionAlert({ submission, words }: SubmissionAlertProps) {
  const { refusalText, failureText } = useFormWords(words, undefined);
  const text = () => {
    if (submission.status === 'failed') return failureText(submission.error);
    if (submission.status === 'rejected') return refusalText(submission);
    return undefined;
  };
  const told = text();
  if (told === undefined) return null;
  return (
    <Alert tone="critical" live="assertive">
      {told}
    </Alert>
  );
}
