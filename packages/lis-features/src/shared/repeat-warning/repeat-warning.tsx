import type { TestParameter } from '@alms/lis-domain/catalogue';
import { Alert } from '@alms/ui/alert';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { repeatWarningMessages } from './words/index.ts';

/**
 * Returns the last collection time of each test that the server warned about, by code. A warning
 * persists while the form is open.
 */
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
  /** Selected tests within their minimum repeat interval. */
  tests: readonly TestParameter[];
  repeats: Readonly<Record<string, string>>;
  reason: FieldBinding;
}

/** Lists tests within their minimum repeat interval, and asks why they are needed again. */
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
