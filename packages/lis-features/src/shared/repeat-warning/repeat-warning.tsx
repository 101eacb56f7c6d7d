import type { TestParameter } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { repeatWarningMessages } from './words/index.ts';

/** Of each test that the server has warned of, by its code, when its last specimen was collected. What was warned of once stays so while the form is open. */
export function useRepeats(submission: Submission): Readonly<Record<string, string>> {
  const [read, setRead] = useState<Submission>();
  const [repeats, setRepeats] = useState<Readonly<Record<string, string>>>({});
  if (read !== submission) {
    setRead(submission);
    if (submission.status === 'rejected' && submission.formError === 'repeated_too_soon')
      setRepeats(submission.fieldErrors);
  }
  return repeats;
}

export interface RepeatWarningProps {
  /** The chosen tests that were made a short while ago. */
  tests: readonly TestParameter[];
  repeats: Readonly<Record<string, string>>;
  reason: FieldBinding;
}

/** What was made a short while ago, and the question why it is needed again. */
export function RepeatWarning({ tests, repeats, reason }: RepeatWarningProps) {
  const words = useMessages(repeatWarningMessages);
  const format = useFormat();
  return (
    <>
      <Alert tone="caution" size="large" title={words.repeatTitle}>
        {tests.map(({ id, code, name, min_repeat_hours }) => (
          <p key={id}>
            {words.repeatLine({
              test: name,
              time: format.dateTime(repeats[code] ?? ''),
              hours: min_repeat_hours ?? 0,
            })}
          </p>
        ))}
      </Alert>
      <TextField
        label={words.repeatReason}
        hint={words.repeatReasonHint}
        autoComplete="off"
        {...reason}
      />
    </>
  );
}
